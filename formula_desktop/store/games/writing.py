"""The thread that saves games while play continues."""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from formula_desktop.gamefile.errors import FileError, FileReason, not_written
from formula_desktop.kinds.kind import State
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, Notes
from formula_desktop.store.games.states import is_over
from formula_desktop.store.run.session import GIVEN_UP_MS

LOOK_S: Final = 5.0
"""How often the thread checks that the folder is still the one last written to."""

_JOIN_S: Final = 0.5
_LOCK_MS: Final = 200
"""How long to wait for a lock, which is held briefly while a program checks for it."""

_log = logging.getLogger(__name__)

_one_at_a_time = threading.Lock()
"""Held while taking or checking a lock: two threads would mistake each other for a program."""


@dataclass(eq=False, slots=True)
class OnTable:
    """A game to be saved; each change increases its version by one.

    `saved` is None until it has been on disk, and `notes` are those it starts with. The thread sets
    `saved`, and also `lock` if the game is new. `failure` is why the last attempt to save it
    failed. Once it `has_left` the table, pending writes do not bring it back after it is deleted.
    """

    state: State
    saved: SavedGame | None
    notes: Notes | None
    lock: QLockFile | None = None
    not_counted: NotCounted | None = None
    hints: tuple[int, ...] = ()
    has_ended: bool = False
    version: int = 0
    failure: Enum | None = None
    has_left: bool = False

    @property
    def can_be_kept(self) -> bool:
        """Whether trying again may help; a game too long for a file must change first."""
        return self.failure is not FileReason.GAME_TOO_LONG

    @property
    def counts(self) -> bool:
        """Whether nothing done with the game keeps it out of the results."""
        notes = self.saved.notes if self.saved is not None else self.notes
        return self.not_counted is None and notes is not None and notes.not_counted is None

    def change(self, state: State, not_counted: NotCounted | None, hints: tuple[int, ...]) -> None:
        """Change the game; a game that is played on is no longer ended by its players."""
        self.state = state
        self.hints = hints
        self.not_counted = self.not_counted or not_counted
        self.has_ended = False
        self.version += 1

    def snapshot(self) -> Snapshot:
        """The current version, for the thread to write."""
        return Snapshot(
            self,
            self.version,
            self.state,
            self.not_counted,
            self.hints,
            self.has_ended,
        )

    def unlock(self) -> None:
        """Release the game to other programs."""
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None

    def renew_lock(self) -> None:
        """Show other programs that the game is still being played."""
        if self.lock is not None:
            with suppress(OSError):
                os.utime(Path(self.lock.fileName()))


@dataclass(frozen=True, eq=False, slots=True)
class Snapshot:
    """A version of a game on the table."""

    table: OnTable
    version: int
    state: State
    not_counted: NotCounted | None
    hints: tuple[int, ...]
    has_ended: bool

    @property
    def is_over(self) -> bool:
        return self.has_ended or is_over(self.state)


@dataclass(frozen=True, eq=False, slots=True)
class Written:
    """The outcome of writing a snapshot: the saved game, or why it failed.

    `is_removed`: the game had been deleted, so nothing was written.
    """

    snapshot: Snapshot
    saved: SavedGame | None = None
    error: FileError | None = None
    is_removed: bool = False


def locked(games: Games, name: str) -> QLockFile | None:
    """Take the lock of a game that is put on a table; None if another program has it.

    If no lock file can be made, nothing else can be written either.
    """
    lock = _lock_of(games, name)
    with _one_at_a_time:
        lock.tryLock(_LOCK_MS)
    return None if lock.error() is QLockFile.LockError.LockFailedError else lock


def is_locked(games: Games, name: str) -> bool:
    """Whether a game is on a table, here or in another program."""
    lock = _lock_of(games, name)
    with _one_at_a_time:
        lock.tryLock(0)
        lock.unlock()
    return lock.error() is QLockFile.LockError.LockFailedError


def _lock_of(games: Games, name: str) -> QLockFile:
    lock = QLockFile(str(games.folders.lock_file(name)))
    lock.setStaleLockTime(GIVEN_UP_MS)  # renewed at each play
    return lock


class Writer(QObject):
    """Writes the newest snapshot of each game, one after another.

    Its thread is a daemon: a disk that never answers must not keep the program from ending.
    """

    done = Signal()
    """A write has succeeded or failed: `taken` returns the outcome."""
    moved = Signal()
    """The folder last written to was replaced by another, as when disks are swapped."""

    def __init__(self, games: Games, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._changed = threading.Condition()
        self._wanted: dict[OnTable, Snapshot] = {}
        self._now: Snapshot | None = None
        self._done: list[Written] = []
        self._is_running = True
        self._folder: tuple[int, int] | None = None
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def __contains__(self, table: OnTable) -> bool:
        """Whether a game is queued or being written."""
        with self._changed:
            is_now = self._now is not None and self._now.table is table
            return is_now or table in self._wanted

    def write(self, snapshot: Snapshot) -> None:
        """Queue a snapshot, replacing any queued one of the same game."""
        with self._changed:
            self._wanted[snapshot.table] = snapshot
            self._changed.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait up to `seconds` until nothing is left to write. Returns whether that is so."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._wanted and not self._now, seconds)

    def taken(self) -> list[Written]:
        """The outcomes since the last call."""
        with self._changed:
            done, self._done = self._done, []
            return done

    @property
    def is_busy(self) -> bool:
        """Whether anything is queued or being written."""
        with self._changed:
            return bool(self._wanted) or self._now is not None

    def stop(self) -> None:
        """End the thread; if the disk blocks it, it ends when the disk answers."""
        with self._changed:
            self._is_running = False
            self._wanted.clear()
            self._changed.notify_all()
        self._thread.join(_JOIN_S)
        if not self._thread.is_alive():
            self.deleteLater()

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while (snapshot := self._next()) is not None:
            written = self._written(snapshot)
            with self._changed:
                self._done.append(written)
                self._now = None
                self._changed.notify_all()
            with suppress(RuntimeError):  # the window is gone
                self.done.emit()

    def _next(self) -> Snapshot | None:
        with self._changed:
            while not self._changed.wait_for(lambda: self._wanted or not self._is_running, LOOK_S):
                self._look_at_folder()
            if not self._is_running:
                return None
            table = next(iter(self._wanted))
            self._now = self._wanted.pop(table)
            return self._now

    def _look_at_folder(self) -> None:
        """Emit `moved` if the folder is not the one last written to."""
        folder = _identity(self._games.places.data)
        if folder is not None and self._folder is not None and folder != self._folder:
            self._folder = folder  # emit once
            with suppress(RuntimeError):  # the window is gone
                self.moved.emit()

    def _written(self, snapshot: Snapshot) -> Written:
        saved = snapshot.table.saved
        try:
            with self._games.locked(saved.name if saved is not None else ""):  # new: none
                removed = self._removed(snapshot.table)
                if removed is not None:
                    return Written(snapshot, saved=removed, is_removed=True)
                written = Written(snapshot, saved=self._write(snapshot))
            self._folder = _identity(self._games.places.data)
            return written
        except FileError as error:
            return Written(snapshot, error=error)
        except Exception as error:  # noqa: BLE001 - the game goes on in any case
            _log.error("Writing has failed", exc_info=True)
            return Written(snapshot, error=not_written(OSError(str(error) or repr(error))))

    def _removed(self, table: OnTable) -> SavedGame | None:
        """The game if it was deleted after it left the table; None for any other."""
        saved = table.saved
        if saved is None or not table.has_left:
            return None
        folder = self._games.folders.where(saved.name, saved.folder)
        return replace(saved, folder=folder) if folder is Folder.REMOVED else None

    def _write(self, snapshot: Snapshot) -> SavedGame:
        table = snapshot.table
        if table.saved is None:
            assert table.notes is not None  # a new game has notes
            table.saved = self._games.begin(snapshot.state, table.notes)
            table.lock = locked(self._games, table.saved.name)
            has_same_hints = snapshot.hints == table.saved.notes.hints
            if has_same_hints and not (snapshot.not_counted or snapshot.has_ended):
                return table.saved
        table.saved = self._games.keep(
            table.saved,
            snapshot.state,
            not_counted=snapshot.not_counted,
            hints=snapshot.hints,
            has_ended=snapshot.has_ended,
        )
        table.renew_lock()
        return table.saved


def _identity(folder: Path) -> tuple[int, int] | None:
    """An identity that a replacement of the folder does not share; None if there is no folder."""
    try:
        found = folder.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
