"""The book of results: who takes part, what was played, and the standings."""

from __future__ import annotations

import contextlib
import glob
from pathlib import Path

from formula_desktop.results import fitting
from formula_desktop.results.database import Database, trouble_of, versions_of
from formula_desktop.results.entering import Entering
from formula_desktop.results.fitting import Proposal
from formula_desktop.results.standings import Standings
from formula_desktop.results.trouble import ResultsError
from formula_desktop.store import backups, safe

_FILLED = ("participants", "gone", "games")
"""The tables of which one at least has a row as soon as anything is kept."""


class Book(Entering, Standings):
    """The results in one database. Every method may raise ResultsError, and then has done nothing.

    A book is used by the thread that opened it; another thread opens one of its own.
    """

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

    def proposal(self, key: str) -> Proposal | None:
        """Which level of the computer to propose after the game with this key, None for none."""
        return fitting.proposal(self._database, key)

    # --- older states ---------------------------------------------------------------------------

    def remove(self, key: str, neutral_name: str = "") -> None:
        """Remove a person, in the backups too: all older states go, damaged ones included."""
        path = self._database.path
        with self._database.writing():
            super().remove(key, neutral_name)
            try:
                backups.remove(*_backups(path))
                damaged = path.parent.glob(f"{glob.escape(path.stem)}.damaged *")
                for copy in (*versions_of(path), *damaged):
                    copy.unlink(missing_ok=True)
            except OSError as error:
                raise ResultsError(trouble_of(error)) from error
        self.backup()

    def backup(self) -> None:
        """Make a backup if it is time for one; where none can be made, the next time will do.

        None is made of an empty book: there is nothing to lose, and better ones would give way.
        """
        folder, name, suffix = _backups(self._database.path)
        if not backups.is_due(backups.files(folder, name, suffix)[0]):
            return  # copying a large database for nothing takes time
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


def _backups(path: Path) -> tuple[Path, str, str]:
    return path.absolute().parent / "backups", path.stem, path.suffix
