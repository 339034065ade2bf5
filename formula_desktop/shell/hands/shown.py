"""What each seat's page is shown of the game on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from formula_desktop.arguments import LANGUAGES
from formula_desktop.hands.seen import Hint, Last, Phase, Player, Screen, Table, seen
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look.languages import spoken
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.words.hint import LAYS, HintWords
from formula_desktop.sentences import WrongSum
from formula_desktop.table.seat import face_of

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.store.settings.settings import Settings

_COLOURS = ("red", "teal", "blue", "green", "yellow")


def shown(
    play: TablePlay,
    game: AnyTableGame,
    settings: Settings,
    screens: Callable[[int], Screen],
    turn: int,
    *,
    waits: bool,
) -> Callable[[int], dict[str, Any]]:
    """Makes the state for a seat; `screens` says where each seat's hand is.

    `waits` says that the table waits for somebody, or is not on the large screen.
    """
    position, state = game.position, game.state
    players = tuple(
        Player(
            each.name,
            face_of(game, seat).colour or _COLOURS[seat],
            each.is_computer,
            state.totals[seat],
            screens(seat),
        )
        for seat, each in enumerate(game.players)
    )
    phase = Phase.PAUSE if waits else Phase.PLAY
    if play.is_over:
        phase = Phase.OVER
    elif position.is_over:
        phase = Phase.BETWEEN
    draft: Any = game.draft
    left = game.time_left if isinstance(game, DigifeudGame) and not position.is_over else None
    table = Table(
        turn=turn,
        phase=phase,
        players=players,
        draft=draft,
        last=_last(game),
        winners=_winners(game, phase),
        reveals=settings.wrong_sums is WrongSum.VALUE,
        offers_hints=settings.hints,
        hint=_hint(game),
        seconds=None if left is None else max(0, int(left.total_seconds())),
        pupil=game.pupil,
    )

    def for_seat(seat: int) -> dict[str, Any]:
        view: Any = position.view(seat)
        return seen(view, table)

    return for_seat


def _winners(game: AnyTableGame, phase: Phase) -> tuple[int, ...]:
    """Who has won the game, or the round where there are more."""
    if phase is Phase.OVER:
        return kind_of(game.state).account(game.state, True).winners
    result: Any = game.position.result() if phase is Phase.BETWEEN else None  # type: ignore[attr-defined]  # only matches have rounds
    return tuple(result.winners) if result is not None else ()


def _last(game: AnyTableGame) -> Last | None:
    if len(game.positions) < 2:
        return None
    step = game.last_step
    return Last(step.seat, str(step.play), kind_of(step.before).points(step.before, step.play))


def _hint(game: AnyTableGame) -> Hint | None:
    """The hint's words, in every language."""
    hints: Any = game.hints
    if hints.hint is None or not hints.step:
        return None
    return _worded(hints.hint, hints.step, isinstance(game, FormulaGame))


@lru_cache(maxsize=1)
def _worded(hint: Any, step: int, is_cards: bool) -> Hint:
    words = {}
    for language in LANGUAGES:
        with spoken(language):
            made = HintWords()
            words[language] = (made.of_formula if is_cards else made.of_digifeud)(hint, step)
    return Hint(words, step == LAYS)
