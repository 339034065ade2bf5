"""What a page does is done at the table, where the game decides whether it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from formula_desktop.formula.draft import Place
from formula_desktop.formula.play import Action
from formula_desktop.hands.messages import Act, Digit, Put, Sign, Simple, Starting, Take
from formula_desktop.hands.seen import Said
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.words.table import refusal_in_words

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.refusal import Refusal
    from formula_desktop.shell.hands.saying import Say
    from formula_desktop.store.settings.settings import Settings


def not_now() -> str:
    """It was meant for another moment."""
    return QCoreApplication.translate("Hands", "This cannot be done now.")


def do(play: TablePlay, game: AnyTableGame, act: Act, settings: Settings, say: Say) -> Said | None:
    """Do it for the player to move; the answer says why not."""
    refused = _done(play, game, act, settings)
    if refused is None:
        return None
    if isinstance(refused, str):
        return say.text(not_now)
    return say.text(lambda: refusal_in_words(refused, settings.wrong_sums))


def _done(
    play: TablePlay, game: AnyTableGame, act: Act, settings: Settings
) -> Refusal | str | None:
    """Do it; the answer is the rule against it, or that it cannot be done now."""
    if game.draft is None:
        return not_now()
    match act:
        case Put():
            return _put(game, act)
        case Take(card=card) | Digit(card=card):
            if card not in {each.index for each in game.draft.puts}:
                return not_now()
            if isinstance(act, Take):
                game.take_back(card)
            else:
                game.choose(card, act.digit)
            return None
        case Starting(number=number, digit=digit):
            return _start(game, number, digit)
        case Sign(operator=operator):
            if not isinstance(game, FormulaGame):
                return not_now()
            game.choose_operator(operator)
            return None
        case _:
            return _turn(play, game, act, settings)


def _put(game: AnyTableGame, act: Put) -> Refusal | str | None:
    if act.card >= len(game.hand.hand):
        return not_now()
    refusal: Refusal | None
    if isinstance(game, FormulaGame) and isinstance(act.place, Place):
        if game.draft is None or act.place not in game.draft.places(act.card):
            refusal = game.draft.why_not_put(act.card, act.place) if game.draft else None
            return refusal or not_now()
        game.put(act.card, act.place, act.digit)
    elif isinstance(game, DigifeudGame) and isinstance(act.place, int) and game.draft:
        refusal = game.draft.why_not_put(act.card, act.place)
        if refusal is not None:
            return refusal
        game.put(act.card, act.place, act.digit)
    else:
        return not_now()
    return None


def _start(game: AnyTableGame, number: int, digit: int) -> Refusal | str | None:
    if not isinstance(game, FormulaGame) or game.draft is None or not game.draft.view.is_first:
        return not_now()
    if not any(there.joker for there in game.draft.view.rows[number]):
        return not_now()
    game.choose_starting(number, digit)
    return None


def _turn(
    play: TablePlay, game: AnyTableGame, act: Simple, settings: Settings
) -> Refusal | str | None:
    if act is Simple.CLEAR:
        game.take_back_all()
    elif act is Simple.HINT:
        if not settings.hints:  # in a lesson hints are up to the teacher
            return not_now()
        play.page.ask_hint()
    elif act is Simple.PLAY:
        refusal = game.why_not_play
        if not play.page.try_play() and not play.page.is_silent_before_play:
            return refusal
    elif isinstance(game, DigifeudGame) and act is Simple.PASS:
        game.pass_turn()
    elif isinstance(game, FormulaGame) and game.may is Action(act.value):
        game.draw_or_pass()
    else:
        return not_now()
    return None
