"""The thread that saves games while play continues."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal

from formula_desktop import safe
from formula_desktop.gamefile.errors import FileError, FileReason, not_written
from formula_desktop.kinds.kind import State
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import LOCK_SUFFIX, Folder
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


class Snapshot(NamedTuple):
    """A game on the table after some changes, counted by its version."""

    state: State
    hints: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    not_counted: NotCounted | None = None
    has_ended: bool = False
    settings: Mapping[str, bool | str] | None = None
    """The settings of the game itself; None as long as they are those in its notes."""
    version: int = 0

    @property
    def is_over(self) -> bool:
        return self.has_ended or is_over(self.state)


@dataclass(eq=False, slots=True)
class OnTable:
    """A game to be saved.

    `saved` is None until it is on disk; it starts with `first_notes`. The thread sets `saved`, and
    also `lock` if the game is new. `failure` is why the last attempt to save it failed. Once it
    `has_left` the table, pending writes do not bring it back after it is deleted.
    """

    now: Snapshot
    saved: SavedGame | None
    first_notes: Notes
    lock: QLockFile | None = None
    failure: Enum | None = None
    has_left: bool = False

    @property
    def can_be_kept(self) -> bool:
        """Whether trying again may help; a game too long for a file must change first."""
        return self.failure is not FileReason.GAME_TOO_LONG

    @property
    def notes(self) -> Notes:
        return self.saved.notes if self.saved is not None else self.first_notes

    def change(self, **changes: Any) -> None:
        """Change fields of the snapshot."""
        self.now = self.now._replace(version=self.now.version + 1, **changes)

    def unlock(self) -> None:
        """Release the game to other programs."""
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None


class Written(NamedTuple):
    """The outcome of writing a snapshot: the saved game, or why it failed.

    `is_removed`: the game had been deleted, so nothing was written.
    """

    table: OnTable
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
        if lock.tryLock(_LOCK_MS):
            safe.make_private(Path(lock.fileName()))
    return None if lock.error() is QLockFile.LockError.LockFailedError else lock


def is_locked(games: Games, name: str) -> bool:
    """Whether a game is on a table, here or in another program."""
    lock = _lock_of(games, name)
    with _one_at_a_time:
        lock.tryLock(0)
        lock.unlock()
    return lock.error() is QLockFile.LockError.LockFailedError


def _lock_of(games: Games, name: str) -> QLockFile:
    lock = QLockFile(str(games.places.games / f"{name}{LOCK_SUFFIX}"))  # whatever its folder is
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
        self._now: OnTable | None = None
        self._done: list[Written] = []
        self._is_running = True
        self._folder: tuple[int, int] | None = None
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def __contains__(self, table: OnTable) -> bool:
        """Whether a game is queued or being written."""
        with self._changed:
            return table is self._now or table in self._wanted

    def write(self, table: OnTable) -> None:
        """Queue a game as it is now, replacing an earlier snapshot of it."""
        with self._changed:
            self._wanted[table] = table.now
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

    def stop(self) -> None:
        """End the thread; if the disk blocks it, it ends when the disk answers."""
        with self._changed:
            self._is_running = False
            self._wanted.clear()
            self._changed.notify_all()
        self._thread.join(_JOIN_S)
        if not self._thread.is_alive():
            self.deleteLater()

    def _run(self) -> None:
        while (wanted := self._next()) is not None:
            written = self._written(*wanted)
            with self._changed:
                self._done.append(written)
                self._now = None
                self._changed.notify_all()
            with suppress(RuntimeError):  # the window is gone
                self.done.emit()

    def _next(self) -> tuple[OnTable, Snapshot] | None:
        with self._changed:
            while not self._changed.wait_for(lambda: self._wanted or not self._is_running, LOOK_S):
                self._look_at_folder()
            if not self._is_running:
                return None
            self._now = next(iter(self._wanted))
            return self._now, self._wanted.pop(self._now)

    def _look_at_folder(self) -> None:
        folder = _identity(self._games.places.data)
        if folder is not None and self._folder is not None and folder != self._folder:
            self._folder = folder  # emit once
            with suppress(RuntimeError):  # the window is gone
                self.moved.emit()

    def _written(self, table: OnTable, snapshot: Snapshot) -> Written:
        saved = table.saved
        try:
            with self._games.locked(saved.name if saved is not None else ""):  # new: none
                removed = self._removed(table)
                if removed is not None:
                    return Written(table, snapshot, removed, is_removed=True)
                written = Written(table, snapshot, self._write(table, snapshot))
            self._folder = _identity(self._games.places.data)
            return written
        except FileError as error:
            return Written(table, snapshot, error=error)
        except Exception as error:  # noqa: BLE001 - the game goes on in any case
            _log.error("Writing has failed", exc_info=True)
            failure = not_written(OSError(str(error) or repr(error)))
            return Written(table, snapshot, error=failure)

    def _removed(self, table: OnTable) -> SavedGame | None:
        """The game if it was deleted after it left the table; None for any other."""
        saved = table.saved
        if saved is None or not table.has_left:
            return None
        folder = self._games.folders.where(saved.name, saved.folder)
        return replace(saved, folder=folder) if folder is Folder.REMOVED else None

    def _write(self, table: OnTable, snapshot: Snapshot) -> SavedGame:
        if table.saved is None:
            table.saved = self._games.begin(snapshot.state, table.notes)
            table.lock = locked(self._games, table.saved.name)
            notes = table.saved.notes
            has_same_hints = (snapshot.hints, snapshot.laid) == (notes.hints, notes.laid)
            has_more = snapshot.not_counted or snapshot.has_ended or snapshot.settings
            if has_same_hints and not has_more:
                return table.saved
        table.saved = self._games.keep(
            table.saved,
            snapshot.state,
            not_counted=snapshot.not_counted,
            hints=snapshot.hints,
            laid=snapshot.laid,
            has_ended=snapshot.has_ended,
            settings=snapshot.settings,
        )
        if table.lock is not None:
            with suppress(OSError):  # shows other programs that the game is still being played
                os.utime(table.lock.fileName())
        return table.saved


def _identity(folder: Path) -> tuple[int, int] | None:
    """An identity that a replacement of the folder does not share; None if there is no folder."""
    try:
        found = folder.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
