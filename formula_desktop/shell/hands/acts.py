"""What a page does is done at the table, where the game decides whether it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formula_desktop.hands.messages import Act, Digit, Put, Simple, Take
from formula_desktop.hands.seen import Said
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.play.hands import AnyHandsOfGame, not_now

if TYPE_CHECKING:
    from formula_desktop.refusal import Refusal
    from formula_desktop.shell.hands.saying import Say
    from formula_desktop.store.settings.settings import Settings


def do(table: AnyHandsOfGame, act: Act, settings: Settings, say: Say) -> Said | None:
    """Do it for the player to move; the answer says why not."""
    refused = _done(table, act, settings)
    if refused is None:
        return None
    if isinstance(refused, str):
        return say.text(not_now)
    return say.text(lambda: refusal_in_words(refused, settings.wrong_sums))


def _done(table: AnyHandsOfGame, act: Act, settings: Settings) -> Refusal | str | None:
    """Do it; the answer is the rule against it, or that it cannot be done now."""
    game = table.game
    if game.draft is None:
        return not_now()
    match act:
        case Put(card=card):
            return table.put(act) if card < len(game.hand.hand) else not_now()
        case Take(card=card) | Digit(card=card):
            if card not in {each.index for each in game.draft.puts}:
                return not_now()
            if isinstance(act, Take):
                game.take_back(card)
            else:
                game.choose(card, act.digit)
        case Simple.CLEAR:
            game.take_back_all()
        case Simple.HINT:
            if not settings.hints:  # in a lesson hints are up to the teacher
                return not_now()
            table.play.page.ask_hint()
        case Simple.PLAY:
            return _play(table)
        case _:
            return table.do_other(act)
    return None


def _play(table: AnyHandsOfGame) -> Refusal | None:
    refusal: Refusal | None = table.game.why_not_play
    page = table.play.page
    return None if page.try_play() or page.is_silent_before_play else refusal
