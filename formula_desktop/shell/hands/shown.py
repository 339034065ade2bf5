"""What each seat's page is shown of the game on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from formula_desktop.hands.seen import SILENCE, End, Line, Phase, Player, Said, Screen, Table, seen
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import level_in_words
from formula_desktop.pages.play.digifeud import DigifeudPlay
from formula_desktop.table.digifeud.texts import DigifeudCounts
from formula_desktop.table.formula.texts import FormulaCounts
from formula_desktop.table.seat import face_of

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.outcome.course_words import OutcomeWords
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.hands.saying import Say
    from formula_desktop.store.settings.settings import Settings

_COLOURS = ("red", "teal", "blue", "green", "yellow")


def shown(
    play: TablePlay,
    game: AnyTableGame,
    settings: Settings,
    screens: Callable[[int], Screen],
    turn: int,
    say: Say,
    ends: Callable[[TablePlay], tuple[End, ...]],
    *,
    waits: bool,
) -> Callable[[int], dict[str, Any]]:
    """Makes the state for a seat; `screens` says where each seat's hand is.

    `ends` says what each seat is told at the end. `waits` says that the table waits for somebody,
    or is not on the large screen.
    """
    position = game.position
    players = tuple(
        Player(
            each.name,
            face_of(game, seat).colour or _COLOURS[seat],
            face_of(game, seat).picture,
            each.is_computer,
            say.text(lambda seat=seat: counts_in_words(game, seat)),  # type: ignore[misc]  # mypy takes the default for an argument
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
    glass = play.page.turn_time.glass
    table = Table(
        turn=turn,
        phase=phase,
        players=players,
        draft=draft,
        line=_line(play, say),
        last=_last(play, game, say),
        winners=_winners(game, phase),
        can_try=play.page.can_try,
        worth=play.page.worth,
        offers_hints=settings.hints,
        pupil=game.pupil,
        passing=_passing(play, game, say),
        plays_on=not (play.page.scene is not None and play.page.scene.texts.no_play),
        ends=ends(play) if phase in (Phase.BETWEEN, Phase.OVER) else (),
        seconds=None if left is None else max(0, int(left.total_seconds())),
        glass=None if glass is None else (glass.shown, glass.seconds, play.page.turn_time.runs),
    )

    def for_seat(seat: int) -> dict[str, Any]:
        view: Any = position.view(seat)
        return seen(view, table)

    return for_seat


def counts_in_words(game: AnyTableGame, seat: int) -> str:
    """What a player has at the moment: cards and rounds won, or points."""
    parts = []
    level = game.players[seat].level
    if isinstance(game, FormulaGame):
        parts = [FormulaCounts().cards(len(game.position.hands[seat])), Players(game).score(seat)]
    elif isinstance(game, DigifeudGame) and not game.position.is_given_up:
        total = game.position.totals[seat]
        points = DigifeudCounts().points(abs(total))
        parts = [points if total >= 0 else f"{signed(-1)[0]}{points}"]
    if level is not None:
        parts.append(level_in_words(level))
    return " · ".join(filter(None, parts))


def _winners(game: AnyTableGame, phase: Phase) -> tuple[int, ...]:
    """Who has won the game, or the round where there are more."""
    if phase is Phase.OVER:
        return kind_of(game.state).account(game.state, True).winners
    result: Any = game.position.result() if phase is Phase.BETWEEN else None  # type: ignore[attr-defined]  # only matches have rounds
    return tuple(result.winners) if result is not None else ()


def told_ends(play: TablePlay, say: Say) -> tuple[End, ...]:
    """What each seat is told of the end, as the large screen tells the only person."""
    words = play.result_in_words()
    return tuple(_end(words, seat, say) for seat in range(len(words.players)))


def _end(words: OutcomeWords, seat: int, say: Say) -> End:
    words.told_to = seat
    best = say.lines(lambda: words.highlight)
    return End(
        headline=say.text(lambda: words.headline),
        comment=say.text(lambda: words.comment),
        caption={code: each.caption for code, each in best.items() if each is not None},
        best={code: each.said for code, each in best.items() if each is not None},
        pictured=words.pictured,
    )


def _line(play: TablePlay, say: Say) -> Line:
    """What the large screen says; nothing once the game has been stopped."""
    scene = play.page.scene
    if scene is None or (play.is_over and play.game is not None and not play.game.position.is_over):
        return SILENCE
    said = say.lines(lambda: scene.texts.said)
    any_ = next(iter(said.values()))
    reading = {code: each.reading for code, each in said.items()}
    remark = {code: each.remark for code, each in said.items()}
    return Line(reading, any_.tone, remark, any_.remark_tone)


def _last(play: TablePlay, game: AnyTableGame, say: Say) -> Said | None:
    scene = play.page.scene
    if scene is None or len(game.positions) < 2:
        return None
    return say.text(lambda: scene.texts.step_in_words(game.last_step))


def _passing(play: TablePlay, game: AnyTableGame, say: Say) -> tuple[Said, ...]:
    """What is asked before passing; nothing where a pass needs no question."""
    if not isinstance(play, DigifeudPlay) or not isinstance(game, DigifeudGame):
        return ()
    if game.draft is None:
        return ()
    asked = say.lines(lambda: play.passing_in_words(game))
    return tuple(
        {code: each[at].replace("&", "") for code, each in asked.items()} for at in range(3)
    )
