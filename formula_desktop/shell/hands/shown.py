"""What each seat's page is shown of the game on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from formula_desktop.hands.seen import SILENCE, End, Line, Phase, Player, Screen, Table, seen
from formula_desktop.kinds.kind import cheered
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.words.table import level_in_words
from formula_desktop.pages.play.hands import AnyHandsOfGame
from formula_desktop.table.seat import face_of

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.hands.saying import Say
    from formula_desktop.store.settings.settings import Settings
    from formula_desktop.table.texts import Lines


class _Texts(NamedTuple):
    """Everything that a state says, in one language."""

    counts: tuple[str, ...]
    line: Lines | None
    last: str | None
    passing: tuple[str, ...]


class _EndTexts(NamedTuple):
    """What one seat is told of an end, in one language."""

    headline: str
    comment: str
    best: BestInWords | None


class States:
    """Makes the states of the game on the table; what is told of an end is found once and kept."""

    def __init__(self, settings: Settings, say: Say) -> None:
        self._settings = settings
        self._say = say
        self._ended: tuple[object, tuple[End, ...]] = (None, ())

    def of(
        self,
        on_table: AnyHandsOfGame,
        screens: Callable[[int], Screen],
        turn: int,
        *,
        waits: bool,
    ) -> Callable[[int], dict[str, Any]]:
        """Makes the state for a seat; `screens` says where each seat's hand is.

        `waits` says that the table waits for somebody, or is not on the large screen.
        """
        play: TablePlay = on_table.play
        game: AnyTableGame = on_table.game
        position = game.position
        texts = self._say.lines(lambda: _texts(on_table))
        players = tuple(
            Player(
                each.name,
                face_of(game, seat).colour,
                face_of(game, seat).picture,
                each.is_computer,
                {code: of.counts[seat] for code, of in texts.items()},
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
        left = None if position.is_over else on_table.seconds_left
        glass = play.page.turn_time.glass
        first = next(iter(texts.values()))
        table = Table(
            game=on_table.seen,
            turn=turn,
            phase=phase,
            players=players,
            draft=draft,
            line=_line(texts),
            last=None
            if first.last is None
            else {code: each.last or "" for code, each in texts.items()},
            winners=_winners(on_table, phase),
            can_try=play.page.can_try,
            worth=play.page.worth,
            offers_hints=self._settings.hints,
            pupil=game.pupil,
            is_team=game.rota is not None,
            passing=tuple(
                {code: each.passing[at] for code, each in texts.items()}
                for at in range(len(first.passing))
            ),
            plays_on=not (play.page.scene is not None and play.page.scene.texts.no_play),
            ends=self._ends(play, game) if phase in (Phase.BETWEEN, Phase.OVER) else (),
            seconds=None if left is None else max(0, int(left)),
            glass=None if glass is None else (glass.shown, glass.seconds, play.page.turn_time.runs),
        )

        def for_seat(seat: int) -> dict[str, Any]:
            view: Any = position.view(seat)
            return seen(view, table)

        return for_seat

    def _ends(self, play: TablePlay, game: AnyTableGame) -> tuple[End, ...]:
        """What each seat is told of the end, as the large screen tells the only person."""
        what = (game.state, play.is_over)
        if self._ended[0] != what:
            words = play.result_in_words()
            seats = range(len(words.players))
            told = self._say.lines(lambda: tuple(_end_texts(words, seat) for seat in seats))
            ends = tuple(_end(words, seat, told) for seat in seats)
            self._ended = (what, ends)
        return self._ended[1]


def _texts(on_table: AnyHandsOfGame) -> _Texts:
    play: TablePlay = on_table.play
    game: AnyTableGame = on_table.game
    scene = play.page.scene
    is_silent = play.is_over and not game.position.is_over  # it has been stopped
    return _Texts(
        counts=tuple(counts_in_words(on_table, seat) for seat in range(len(game.players))),
        line=None if scene is None or is_silent else scene.texts.said,
        last=None
        if scene is None or len(game.positions) < 2
        else scene.texts.step_in_words(game.last_step),
        passing=on_table.passing_in_words(),
    )


def _line(texts: Mapping[str, _Texts]) -> Line:
    """What the large screen says; nothing once the game has been stopped."""
    lines = {code: each.line for code, each in texts.items() if each.line is not None}
    if not lines:
        return SILENCE
    first = next(iter(lines.values()))
    reading = {code: each.reading for code, each in lines.items()}
    remark = {code: each.remark for code, each in lines.items()}
    return Line(reading, first.tone, remark, first.remark_tone)


def _end_texts(words: OutcomeWords, seat: int) -> _EndTexts:
    with words.told_to(seat):
        return _EndTexts(words.headline, words.comment, words.highlight)


def _end(words: OutcomeWords, seat: int, told: Mapping[str, tuple[_EndTexts, ...]]) -> End:
    texts = {code: each[seat] for code, each in told.items()}
    best = {code: each.best for code, each in texts.items() if each.best is not None}
    with words.told_to(seat):
        pictured = words.pictured
    return End(
        headline={code: each.headline for code, each in texts.items()},
        comment={code: each.comment for code, each in texts.items()},
        caption={code: each.caption for code, each in best.items()},
        best={code: each.said for code, each in best.items()},
        pictured=pictured,
    )


def counts_in_words(on_table: AnyHandsOfGame, seat: int) -> str:
    """What a player has at the moment: cards and rounds won, or points, and a computer's level."""
    level = on_table.game.players[seat].level
    level_named = "" if level is None else level_in_words(level)
    return " · ".join(filter(None, [on_table.counts_in_words(seat), level_named]))


def _winners(on_table: AnyHandsOfGame, phase: Phase) -> tuple[int, ...]:
    """Who is cheered for the game, or the round where there are more."""
    game: AnyTableGame = on_table.game
    kind = kind_of(game.state)
    rounds = kind.rounds(game.state)
    if phase is Phase.OVER:
        account = kind.account(game.state, True, is_lesson=game.is_of_class)
        return () if account.is_calm else cheered(kind, game.state, account.winners, rounds)
    if phase is Phase.BETWEEN:
        return cheered(kind, game.state, on_table.winners_of_round(), rounds[-1:])
    return ()
