"""The book of results: who takes part, what was played, and how everybody stands."""

from __future__ import annotations

import contextlib
import glob
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.players import Level
from formula_desktop.results import entering, fitting, people, standings
from formula_desktop.results.database import Database, trouble_of, versions_of
from formula_desktop.results.fitting import Proposal
from formula_desktop.results.participants import Participant
from formula_desktop.results.records import PlayRecord, Record
from formula_desktop.results.rows import CoursePoint, GameRow, Standing
from formula_desktop.results.trouble import ResultsError
from formula_desktop.store import backups, safe
from formula_desktop.store.notes import Entry

_FILLED = ("participants", "gone", "games")
"""The tables of which one at least has a row as soon as anything is kept."""


class Book:
    """The results in one database. Every method may raise ResultsError, and then has done nothing.

    A book is used by the thread that opened it; another thread opens one of its own.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, path: Path, *, is_checked: bool = False) -> Book:
        """The book in this file, made when it is not there; `open_results` mends what is damaged.

        `is_checked` saves the time to check all of it, where another thread has just done so.
        Raises ResultsError.
        """
        return cls(Database(path, is_checked=is_checked))

    def close(self) -> None:
        self._database.close()

    def is_empty(self) -> bool:
        """Whether nobody has ever taken part, and nothing is entered."""
        query = " UNION ALL ".join(f"SELECT 1 FROM {each}" for each in _FILLED)
        return not self._database.rows(f"SELECT 1 WHERE EXISTS ({query})")

    # --- who takes part -------------------------------------------------------------------------

    def participants(self) -> list[Participant]:
        """Persons by name, then the computer levels that have played, weakest first."""
        return people.everybody(self._database)

    def participant(self, key: str) -> Participant | None:
        """Who has this key; who was merged is found under the old key too."""
        return people.find(self._database, key)

    def names(self, key: str) -> list[str]:
        """What a participant is called, and was called in the games entered."""
        query = """SELECT name FROM participants WHERE key = ?1
            UNION SELECT name FROM seats WHERE participant = ?1"""
        return [name for (name,) in self._database.rows(query, key)]

    def person_named(self, name: str) -> Participant | None:
        """The person of this name; capitals, spaces and ways to write an accent don't matter."""
        return people.person_named(self._database, name)

    def add_person(self, name: str, colour: str = "", picture: str = "") -> Participant:
        """A new person; raises NotANameError or NameTakenError."""
        with self._database.writing():
            return people.add_person(self._database, name, colour, picture)

    def computer(self, level: Level) -> Participant:
        """A computer level as a participant, added when it is new."""
        with self._database.writing():
            return people.computer(self._database, level)

    def change(
        self,
        key: str,
        *,
        name: str | None = None,
        colour: str | None = None,
        picture: str | None = None,
    ) -> Participant:
        """Give a person another name, colour or picture; raises NotANameError or NameTakenError."""
        with self._database.writing():
            return people.change(self._database, key, name, colour, picture)

    def merge(self, old: str, into: str) -> None:
        """Make two persons one: all games of `old` become those of `into`, and `old` is gone.

        What they scored stays; games that they played against each other count no more.
        """
        with self._database.writing():
            people.merge(self._database, old, into)

    def remove(self, key: str, neutral_name: str = "") -> None:
        """Remove a person with all data, in the backups too.

        In games with others nobody sits in that seat any more, under the neutral name; games in
        which nobody else takes part are removed. What others scored stays.
        """
        with self._database.writing():
            people.remove(self._database, key, neutral_name)
            self._remove_copies()
        self.backup()

    def add_again(
        self, key: str, name: str, colour: str, picture: str, created: datetime
    ) -> Participant | None:
        """Add a person whom only saved games know; the name gets a number where it is taken.

        None for one who was merged or removed.
        """
        with self._database.writing():
            return people.add_again(self._database, key, name, colour, picture, created)

    def _remove_copies(self) -> None:
        """Remove all older states of the database, damaged ones too; raises ResultsError."""
        path = self._database.path
        try:
            backups.remove(*_backups(path))
            damaged = path.parent.glob(f"{glob.escape(path.stem)}.damaged *")
            for copy in (*versions_of(path), *damaged):
                copy.unlink(missing_ok=True)
        except OSError as error:
            raise ResultsError(trouble_of(error)) from error

    # --- games ----------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether the game with this key of its notes is entered."""
        return entering.has(self._database, key)

    def enter(
        self, record: Record, entries: Sequence[Entry] | None = None
    ) -> tuple[Entry, ...] | None:
        """Enter a game, once: what each seat got, None when it is not rated.

        `entries` is what it got when it was entered before, in a database that is rebuilt.
        Entered again, a game stays as it is.
        """
        with self._database.writing():
            return entering.enter(self._database, record, entries)

    def entries(self, key: str) -> tuple[Entry, ...] | None:
        """What each seat of a game got; None when it is not rated, or not entered."""
        return entering.entries(self._database, key)

    def proposal(self, key: str) -> Proposal | None:
        """Which level of the computer to propose after the game with this key, None for none."""
        return fitting.proposal(self._database, key)

    # --- how everybody stands -------------------------------------------------------------------

    def standings(self, game: str, players: int | None = None) -> list[Standing]:
        """Everybody who has a game that counts, the best first.

        `game` is "formula" or "digifeud"; `players` is a number of players, None for all of them.
        Digifeud is ordered by score, Formula by matches won.
        """
        return standings.standings(self._database, game, players)

    def standing(self, key: str, game: str, players: int | None = None) -> Standing | None:
        """A participant's line of the standings, None while there is no game that counts."""
        found = (each for each in self.standings(game, players) if each.participant.key == key)
        return next(found, None)

    def numbers_of_players(self) -> list[int]:
        """With how many players matches of Formula that count were played, fewest first."""
        return standings.numbers_of_players(self._database, FORMULA)

    def strength(self, key: str) -> int:
        """A participant's strength now; 100 for anybody new."""
        return entering.strength_of(self._database, key)

    def games(self, participant: str | None = None, game: str | None = None) -> list[GameRow]:
        """All games entered, or those of a participant, of one game or both; latest end first."""
        return standings.games(self._database, participant, game)

    def plays(self, key: str) -> list[PlayRecord]:
        """All plays of a game, the first one first."""
        return standings.plays(self._database, key)

    def course(self, participant: str, game: str) -> list[CoursePoint]:
        """A participant's games that count, the oldest first."""
        return standings.course(self._database, participant, game)

    def operations(self, participant: str, game: str) -> dict[Operator, int]:
        """How often a participant's sums had each operator, in games that count."""
        return standings.operations(self._database, participant, game)

    def backup(self) -> None:
        """Make a backup if it is time for one; where none can be made, the next time will do.

        None is made of an empty book: there is nothing to lose, and better ones would give way.
        """
        folder, name, suffix = _backups(self._database.path)
        if not _is_due(backups.files(folder, name, suffix)[0]):
            return
        copy = folder / f".{name}{suffix}{safe.LEFTOVER}"
        with contextlib.suppress(OSError, ResultsError):
            if self.is_empty():
                return
            self._database.copy_to(copy)
            try:
                backups.keep(folder, name, suffix, copy.read_bytes())
            finally:
                copy.unlink(missing_ok=True)


def backups_of(path: Path) -> list[Path]:
    """Where the backups of a database are, the newest first; none of them need be there."""
    return backups.files(*_backups(path))


def _is_due(newest: Path) -> bool:
    """Whether another backup would be kept; copying a large database for nothing takes time."""
    try:
        age = time.time() - newest.stat().st_mtime
    except OSError:
        return True
    return not 0 <= age < backups.CLOSEST.total_seconds()


def _backups(path: Path) -> tuple[Path, str, str]:
    return path.absolute().parent / "backups", path.stem, path.suffix
