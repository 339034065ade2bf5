"""The game that a person plays next: of the kind played last, against the same level."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.kind import RESIGN, TIMEOUT, AnyKind, ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.next_game import AGES, easy_choice, played_by
from formula_desktop.players import Level, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formula_desktop.models.results.participant import ParticipantResults
    from formula_desktop.results.book import Book
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.results.standings import GameRow
    from formula_desktop.store.settings.last_choice import AnyChoice


@dataclass(frozen=True, slots=True)
class NextGame:
    """A new game for a person.

    `options` are those of the last game of this kind against one computer, as JSON; `level` is None
    and `options` are "" if there was none. `is_first` is for a person who has not played yet.
    """

    game: str
    person: str
    """The person's name."""
    level: Level | None = None
    options: str = ""
    is_first: bool = False
    proposal: Proposal | None = None
    """Another level that may suit the person better."""


def next_game(book: Book | None, results: ParticipantResults, first: str) -> NextGame:
    """What a person plays next; `first` is the game of a person who has not played yet.

    The level stays as it was; with a book, another one may be proposed. Raises ResultsError.
    """
    games = [row for row in results.games if row.member is None]  # a lesson is the teacher's
    person = results.participant.name
    if not games:
        return NextGame(first, person, Level.BEGINNER, is_first=True)
    game = games[0].game
    for row in games:
        level = _level_of(row)
        if row.game == game and level is not None:
            proposal = book.proposal(row.key) if book is not None else None
            return NextGame(game, person, level, row.options, proposal=proposal)
    return NextGame(game, person)


def own_choice(
    kind: AnyKind,
    person: str,
    games: Sequence[GameRow],
    before: AnyChoice,
    usual_age: ReadyMade = ReadyMade.SIX,
    chosen: Level | None = None,
) -> AnyChoice:
    """The choice for a person who plays after somebody else, whose choice was `before`.

    Both play against a computer. It is the person's own last such game of this kind. Without one,
    it is a first game, for the age of the person's other games or else the usual one, and not too
    easy after them and the level that the person has `chosen` in another game; the next row of
    `games` is older.
    """
    own = [row for row in games if row.member is None and _level_of(row) is not None]
    for row in own:
        if row.game == kind.name:
            usual = replace(before, ready_made=_age_of(row))
            return choice_for(NextGame(kind.name, person, _level_of(row), row.options), usual)
    ages = (_age_of(row) for row in own)
    age = next((age for age in ages if age), usual_age)
    return not_too_easy(played_by(easy_choice(kind, None, ReadyMade(age)), person), games, chosen)


def not_too_easy(
    choice: AnyChoice, games: Sequence[GameRow], chosen: Level | None = None
) -> AnyChoice:
    """A first game of its kind, at most one level below the one last played against to the end.

    The next row of `games`, which are the person's, is older. A game that was given up is none. The
    level last `chosen` for another game comes before that, unless the last game was given up.
    """
    levels = list(Level)
    latest = next((row for row in games if row.member is None), None)
    if latest is not None and latest.ending in (RESIGN, TIMEOUT):
        chosen = None
    last = chosen or next(
        (
            level
            for row in games
            if row.member is None and row.ending not in (RESIGN, TIMEOUT)
            if (level := _level_of(row)) is not None
        ),
        levels[0],
    )
    least = levels.index(last) - 1

    def harder(player: Player) -> Player:
        if player.level is None or levels.index(player.level) >= least:
            return player
        return replace(player, level=levels[least])

    return replace(choice, players=tuple(map(harder, choice.players)))


def _age_of(row: GameRow) -> str:
    """The age whose ready-made settings a game was played with; empty for others."""
    kind = KINDS[row.game]
    with suppress(FileError):  # those of a later version, perhaps
        options = kind.read_options(parsed(row.options.encode()))
        for age in AGES:
            if age in kind.ready_made and kind.ready_made[age].options == options:
                return age
    return ""


def _level_of(row: GameRow) -> Level | None:
    """The level of the only opponent; None for anybody else."""
    levels = [seat.level for seat in row.seats if seat.level is not None]
    return levels[0] if len(row.seats) == 2 and len(levels) == 1 else None


def choice_for(new: NextGame, usual: AnyChoice) -> AnyChoice:
    """The choice with which a game begins; `usual` has a computer, and what is not known."""
    computer = next(each for each in usual.players if each.is_computer)
    players = Player(new.person), Player(computer.name, new.level or computer.level)
    options = usual.options
    with suppress(FileError):  # those of a later version, perhaps
        options = KINDS[new.game].read_options(parsed(new.options.encode()))
    return replace(usual, options=options, players=players, first=None)
