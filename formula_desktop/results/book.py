"""The book of results: who takes part, what was played, and the standings."""

from __future__ import annotations

import contextlib
import glob
from pathlib import Path

from formula_desktop import safe
from formula_desktop.results import bests, fitting
from formula_desktop.results.bests import BeatenBest, Best, Feat, Reached
from formula_desktop.results.classes import Classes
from formula_desktop.results.database import Database, kept, trouble_of, versions_of
from formula_desktop.results.entering import Finished
from formula_desktop.results.fitting import Proposal
from formula_desktop.results.practice import Practice
from formula_desktop.results.standings import Standings
from formula_desktop.results.trouble import ResultsError
from formula_desktop.store import backups

_FILLED = ("participants", "gone", "games", "classes")
"""The tables of which at least one has a row if anything is stored."""


class Book(Finished, Standings, Practice, Classes):
    """The results in one database. A method that raises ResultsError has changed nothing.

    A book is used only by the thread that opened it; another thread opens its own.
    """

    @classmethod
    def open(cls, path: Path, *, is_checked: bool = False) -> Book:
        """Open the book in a file, made if missing; `open_results` repairs damaged ones.

        `is_checked` skips the full check if another thread has just done it. Raises ResultsError.
        """
        return cls(Database(path, is_checked=is_checked))

    def close(self) -> None:
        self._database.close()

    def is_empty(self) -> bool:
        """Whether nobody has ever taken part, no game is entered, and there is no class."""
        query = " UNION ALL ".join(f"SELECT 1 FROM {each}" for each in _FILLED)
        return not self._database.rows(f"SELECT 1 WHERE EXISTS ({query})")

    def proposal(self, key: str) -> Proposal | None:
        """The computer level to propose after the game with this key; None for none."""
        return fitting.proposal(self._database, key)

    def bests(self, person: str, game: str) -> tuple[Best, ...]:
        """What a person has done best in a game, over the games that count and speed rounds."""
        speed_round = bests.speed_round(self._database, person, game)
        found = bests.bests(self._database, person, game)
        return found if speed_round is None else (*found, speed_round)

    @kept
    def every_best(self, person: str, game: str) -> tuple[Best, ...]:
        """The same with those that say little, to compare them with others."""
        speed_round = bests.speed_round(self._database, person, game)
        found = bests.every_best(self._database, person, game)
        return found if speed_round is None else (*found, speed_round)

    def best_round(self, person: str, game: str, *, has_two_signs: bool = False) -> int:
        """The most that a person has solved in a whole speed round of a game; 0 without any.

        Those of sums with two signs are apart.
        """
        best = bests.speed_round(self._database, person, game, has_two_signs=has_two_signs)
        return 0 if best is None else best.value

    @kept
    def reached(self, person: str, game: str) -> Reached:
        """A person's best sum in a game, and when it was last won."""
        return bests.reached(self._database, person, game)

    def beaten(self, key: str) -> tuple[BeatenBest, ...]:
        """The personal bests that were beaten in the game with this key."""
        return bests.beaten(self._database, key)

    def is_record(self, person: str, game: str, feat: Feat, value: int) -> bool:
        """Whether a play is better than all that a person has laid in games that count."""
        return bests.is_record(self._database, person, game, feat, value)

    def has_finished(self, person: str, game: str) -> bool:
        """Whether a person has played a game of a kind to its end, whether or not it counts."""
        return bests.has_finished(self._database, person, game)

    def remove(self, key: str, neutral_name: str = "") -> None:
        """Remove a person, and all backups, damaged ones included."""
        path = self._database.path
        with self._database.writing():
            super().remove(key, neutral_name)
            try:
                backups.remove(*_backups(path))
                damaged = path.parent.glob(f"{glob.escape(path.stem)}.damaged *")
                safe.remove((*versions_of(path), *damaged))
            except OSError as error:
                raise ResultsError(trouble_of(error)) from error
        self.backup()

    def backup(self) -> None:
        """Make a backup if one is due; if that fails, the next time will do.

        An empty book is not backed up: it has nothing to lose and would replace better backups.
        """
        folder, name, suffix = _backups(self._database.path)
        if not backups.is_due(backups.files(folder, name, suffix)[0]):
            return  # do not copy a large database for nothing
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
    """The paths of a database's backups, newest first; none of them needs to exist."""
    return backups.files(*_backups(path))


def _backups(path: Path) -> tuple[Path, str, str]:
    return path.absolute().parent / "backups", path.stem, path.suffix
