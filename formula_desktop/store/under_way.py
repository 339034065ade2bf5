"""The match under way, kept on disk at every play, so that it goes on at the next start."""

from __future__ import annotations

import contextlib
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

from formula_desktop.store import places, safe

if TYPE_CHECKING:  # not needed before there is a match: starting is quicker without
    from formula_desktop.formula.match import Match


class UnderWay(QObject):
    """Keeps one match under way; the one before it is put among the older games, never lost.

    A second window of the program, started while the first one runs, leaves the game under way
    to the first: its own game is kept among the older games from the start.
    """

    failed = Signal(object)
    """The match could not be kept: the OSError or FileError. Told once until it can be again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(places.data_folder() / "under-way.lock"))
        self._lock.setStaleLockTime(0)  # held as long as the program runs, however long that is
        self._is_first: bool | None = None
        self._kept: Match | None = None
        self._is_kept = True
        self._second_file: Path | None = None

    # --- reading --------------------------------------------------------------------------------

    @property
    def exists(self) -> bool:
        """Whether there is a file of a match under way, readable or not."""
        return self._owns_file() and places.under_way_file().exists()

    def read(self) -> Match | None:
        """The match under way; None when there is none.

        One that is over is put among the older games. Raises FileError for a file that cannot be
        read, after it has been set aside under another name.
        """
        if self._kept is not None or not self.exists:
            return self._kept
        from formula_desktop.gamefile import FileError, read_file

        _sweep()
        try:
            match = read_file(places.under_way_file())
        except FileError:
            self._move("unreadable")
            raise
        if match.has_reached_target:
            self._move(_name(match))
            return None
        self._kept = match
        return match

    # --- keeping --------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match under way as it was last read or kept."""
        return self._kept

    @property
    def is_kept(self) -> bool:
        """Whether the last change of the match has reached the disk."""
        return self._is_kept

    def keep(self, match: Match) -> None:
        """Keep a match as it is now, in place of how it was; another one is moved away first."""
        from formula_desktop.gamefile import FileError, write_game

        try:
            if not _is_same(self._kept, match):
                self._make_room()
            safe.write(self._file_of(match), write_game(match))
        except (OSError, FileError) as error:
            was_kept, self._is_kept = self._is_kept, False
            if was_kept:
                self.failed.emit(error)
            return
        self._kept = match
        self._is_kept = True

    def end(self) -> None:
        """Put the match under way among the older games: its players have ended it."""
        if self._kept is not None and self._owns_file():
            self._move(_name(self._kept))
        self._kept = self._second_file = None
        self._is_kept = True

    def release(self) -> None:
        """Let another window of the program keep its game under way."""
        self._lock.unlock()
        self._is_first = None

    # --- how it works ---------------------------------------------------------------------------

    def _make_room(self) -> None:
        """Move away the match that another one is about to replace; raises OSError."""
        if self._owns_file() and places.under_way_file().exists():
            name = _name(self._kept) if self._kept is not None else "formula"
            places.under_way_file().rename(_free(name))
        self._kept = self._second_file = None

    def _file_of(self, match: Match) -> Path:
        if self._owns_file():
            return places.under_way_file()
        if self._second_file is None:
            self._second_file = _free(_name(match))
        return self._second_file

    def _owns_file(self) -> bool:
        """Whether this is the first of several windows of the program."""
        if self._is_first is None:
            try:
                places.data_folder().mkdir(parents=True, exist_ok=True)
            except OSError:
                return True  # writing will say what is wrong
            self._lock.tryLock(0)
            self._is_first = self._lock.error() is not QLockFile.LockError.LockFailedError
        return self._is_first

    def _move(self, name: str) -> None:
        """Move the file under way to another name. When even that fails, it stays."""
        try:
            places.under_way_file().rename(_free(name))
        except OSError as error:
            self.failed.emit(error)


def _sweep() -> None:
    """Remove what a crash during writing has left; no other window is writing now."""
    for leftover in places.data_folder().glob(f".*{safe.LEFTOVER}"):
        with contextlib.suppress(OSError):
            leftover.unlink()


def _is_same(one: Match | None, other: Match) -> bool:
    """Whether two states are of one match: the first deck is not dealt twice."""
    return one is not None and (one.started, one.rounds[0].deck) == (
        other.started,
        other.rounds[0].deck,
    )


def _name(match: Match) -> str:
    from datetime import UTC

    return f"formula {match.started.astimezone(UTC):%Y-%m-%d %H.%M.%S}"


def _free(name: str) -> Path:
    """A file among the older games that does not exist yet; makes their folder. Raises OSError."""
    from datetime import UTC, datetime

    folder = places.data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    if name in ("unreadable", "formula"):
        name = f"{name} {datetime.now(UTC):%Y-%m-%d %H.%M.%S}"
    names = (f"{name}.formula" if each == 1 else f"{name} {each}.formula" for each in count(1))
    return next(folder / each for each in names if not (folder / each).exists())
