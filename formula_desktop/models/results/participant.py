"""All results of one participant, read at once."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain

from formula_desktop.arithmetic import Operator
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import Best, told
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.records import Record
from formula_desktop.results.round_bests import bests_in_rounds, better
from formula_desktop.results.standings import CoursePoint, GameRow, Standing
from formula_desktop.results.trouble import WhyNot


@dataclass(frozen=True, slots=True)
class ResultsInGame:
    """A participant's results in one of the games.

    `standing` is None while no game counts. `by_players` has the standings by number of
    players, in a game for several numbers. `course` has the games that count, oldest first.
    """

    standing: Standing | None
    by_players: tuple[tuple[int, Standing], ...]
    course: tuple[CoursePoint, ...]
    operations: dict[Operator, int]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each game that was played for points, oldest first."""
        return tuple(each.points for each in self.course if each.points is not None)


@dataclass(frozen=True, slots=True)
class ParticipantResults:
    """A participant, the results in each game, and all games, latest first."""

    participant: Participant
    strength: int
    in_games: dict[str, ResultsInGame]
    games: tuple[GameRow, ...]

    @property
    def told_games(self) -> tuple[GameRow, ...]:
        """The games that count, and those whose records do: they were stopped early."""
        return tuple(row for row in self.games if row.why_not in (None, WhyNot.STOPPED))

    @property
    def strengths(self) -> tuple[int, ...]:
        """The strength before each rated game, then the current one; empty without rated games."""
        rated = (each for game, each in self.in_games.items() if KINDS[game].is_rated)
        course = (each for results in rated for each in results.course)
        before = tuple(each.strength for each in course if each.strength is not None)
        return (*before, self.strength) if before else ()

    def played_only(self, *ages: ReadyMade) -> bool:
        """Whether all games had the ready-made settings of these ages."""
        wanted = {
            name: [kind.ready_made[age].options for age in ages] for name, kind in KINDS.items()
        }
        played = {(row.game, row.options) for row in self.games}
        return all(_options_of(game, written) in wanted[game] for game, written in played)

    def operators(self, game: str) -> tuple[Operator, ...]:
        """The operators that were in play in the games of one kind that count."""
        written = {row.options for row in self.games if row.game == game and row.why_not is None}
        found: set[Operator] = set()
        for options in written:
            found.update(getattr(_options_of(game, options), "operators", ()))
        found.update(each for each, times in self.in_games[game].operations.items() if times)
        return tuple(each for each in Operator if each in found)


def _options_of(game: str, written: str) -> object | None:
    """The options of a game as they are written; None for those of a later version, perhaps."""
    with suppress(FileError):
        return KINDS[game].read_options(parsed(written.encode()))
    return None


def read_participant(book: Book, key: str) -> ParticipantResults | None:
    """Read a participant's results; None if there is no such participant.

    Raises ResultsError.
    """
    participant = book.participant(key)
    if participant is None:
        return None
    key = participant.key
    return ParticipantResults(
        participant,
        book.strength(key),
        {game: _in_game(book, key, game) for game in KINDS},
        tuple(book.games(key)),
    )


def read_bests(
    book: Book, key: str, games: Sequence[str] = (), under_way: Sequence[Record] = ()
) -> tuple[Best, ...]:
    """A person's bests in these games, or in all, game by game, with what is `under_way`.

    Raises ResultsError.
    """
    in_rounds = [*chain.from_iterable(bests_in_rounds(each, key) for each in under_way)]
    of_games = (
        better(book.every_best(key, game), (best for best in in_rounds if best.game == game))
        for game in games or KINDS
    )
    return told(chain.from_iterable(of_games))


def _in_game(book: Book, key: str, game: str) -> ResultsInGame:
    by_players = []
    if len(KINDS[game].seats) > 1:
        for players in book.numbers_of_players(game):
            standing = book.standing(key, game, players)
            if standing is not None and standing.games:
                by_players.append((players, standing))
    return ResultsInGame(
        book.standing(key, game),
        tuple(by_players),
        tuple(book.course(key, game)),
        book.operations(key, game),
    )
