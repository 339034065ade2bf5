"""The current run: whether it is the first on its folder, and how the last one ended.

The first run on a folder holds a lock and keeps a small file that says what is on the table. If
the next start finds that file, the run before it crashed.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from _thread import allocate_lock  # `threading` would delay the first frame
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLockFile

from formula_desktop import safe
from formula_desktop.store import places

if TYPE_CHECKING:
    from threading import Thread

    from formula_desktop.store.places import Places

_FORMAT: Final = "formula-desktop-run"
_LARGEST: Final = 10_000  # bytes in the file, many times what is written
_LONGEST_NAME: Final = 200
_MOST_LOGS: Final = 4
_START_S: Final = 15
"""The longest that a start takes, on a slow and busy machine."""

GIVEN_UP_MS: Final = 24 * 60 * 60 * 1000
"""The age after which another computer's lock in a shared folder counts as left behind.

A lock of this computer is valid as long as its program runs.
"""
_JOIN_S: Final = 5
"""How long the program's end waits for a disk that is still writing."""


class LastRun(NamedTuple):
    """A run that did not end properly."""

    game: str = ""
    """The name of the game that was on the table (`SavedGame.name`); empty for none."""
    logs: tuple[str, ...] = ()
    """The names of its logs, in the folder of logs."""


class Session:
    """This run among the same user's runs on the same folder."""

    def __init__(self, kept_in: Places | None = None) -> None:
        self._places = kept_in or places.current()
        self.folder = self._places.data
        """The folder by which runs are told apart."""
        self._lock = QLockFile(str(self._places.running_lock))
        self._lock.setStaleLockTime(0)  # valid for as long as the program runs
        self.is_first = False
        """Whether this run holds the lock; only then does it record itself and get requests."""
        self.has_neighbour = False
        """Whether another run on this computer holds the lock."""
        self.last: LastRun | None = None
        """The last run, if it did not end properly; known once this one has begun."""
        self._game = ""
        self._logs: tuple[str, ...] = ()
        self._was_there = False
        self._has_begun = False
        self._guard = allocate_lock()
        self._wanted: bytes | None = None
        self._writing: Thread | None = None
        self.try_to_be_first()

    def try_to_be_first(self) -> bool:
        """Take the lock if nobody holds it. Returns whether this run is the first."""
        if self.is_first:
            return True
        self.has_neighbour = False
        if not self._was_there:  # not in place of a removed disk
            try:
                safe.make_folder(self._places.data)
            except OSError:
                return False  # go on alone; writing there will report what is wrong
            self._was_there = True
        elif not self._places.data.is_dir():
            return False  # Qt would warn on Windows
        if not self._lock.tryLock(0) and self._is_left_behind_elsewhere():
            self._lock.setStaleLockTime(GIVEN_UP_MS)
            self._lock.tryLock(0)
            self._lock.setStaleLockTime(0)
        self.is_first = self._lock.isLocked()
        if self.is_first:
            safe.make_private(self._places.running_lock)
        return self.is_first

    @property
    def neighbour_may_be_starting(self) -> bool:
        """Whether the lock was taken so recently that its holder may not be ready yet."""
        try:
            age = time.time() - self._places.running_lock.stat().st_mtime
        except OSError:
            return False
        return abs(age) < _START_S

    def begin(self, logs: tuple[str, ...] = ()) -> None:
        """Find out how the last run ended and record this one; called after the first frame."""
        if not self.is_first or self._has_begun:
            return
        if os.path.lexists(self._places.running_file):
            self.last = self._read()
        self._has_begun, self._logs = True, logs
        self._write()

    def note_game(self, name: str | None) -> None:
        """Record which game is on the table now; None for none."""
        if self._game != (name or ""):
            self._game = name or ""
            self._write()

    def end(self) -> None:
        """End the run. May be called again; `begin` starts a new one."""
        self.take_back()
        if self.is_first:
            self._lock.unlock()
        self.is_first = False

    def take_back(self) -> None:
        """Delete the record of this run, which is about to be ended from outside."""
        if self._has_begun:
            with self._guard:
                self._has_begun = False
                self._wanted, writing = None, self._writing
            if writing is not None:
                writing.join(timeout=_JOIN_S)
            with contextlib.suppress(OSError):
                self._places.running_file.unlink(missing_ok=True)

    def _is_left_behind_elsewhere(self) -> bool:
        """Whether the lock belongs to another computer. Also sets `has_neighbour`."""
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return False
        # The stubs give the wrong type: it returns the process, the computer and the program.
        holder: object = self._lock.getLockInfo()
        computer = holder[1] if isinstance(holder, tuple) and len(holder) > 1 else ""
        is_elsewhere = bool(computer) and computer != this_computer()
        self.has_neighbour = not is_elsewhere
        return is_elsewhere

    def _write(self) -> None:
        """Write the file in a thread of its own, so that nobody waits for a slow disk."""
        if not self._has_begun:
            return
        import json
        from threading import Thread

        from formula_desktop import clock

        said = {
            "format": _FORMAT,
            "version": 1,
            "pid": os.getpid(),
            "started": clock.now().isoformat(timespec="seconds"),
            "game": self._game,
            "logs": self._logs,
        }
        with self._guard:
            self._wanted = json.dumps(said).encode()
            if self._writing is None:
                self._writing = Thread(target=self._write_what_is_wanted, name="run", daemon=True)
                self._writing.start()

    def _write_what_is_wanted(self) -> None:
        while True:
            with self._guard:
                data, self._wanted = self._wanted, None
                if data is None:
                    self._writing = None
                    return
            with contextlib.suppress(OSError):
                safe.write(self._places.running_file, data)
            with self._guard, contextlib.suppress(OSError):
                if not self._has_begun:  # the run ended before the disk had written the file
                    self._places.running_file.unlink(missing_ok=True)

    def _read(self) -> LastRun:
        """Read what the last run recorded; an invalid file still shows that there was one."""
        import json

        try:
            with self._places.running_file.open("rb") as file:
                said = json.loads(file.read(_LARGEST))
        except (OSError, ValueError, RecursionError):
            return LastRun()
        if not isinstance(said, dict) or said.get("format") != _FORMAT:
            return LastRun()
        game, logs = said.get("game"), said.get("logs")
        names = logs[:_MOST_LOGS] if isinstance(logs, list) else []
        return LastRun(_name(game), tuple(name for name in map(_name, names) if name))


def this_computer() -> str:
    """The name of this computer in a lock; on Windows it differs from Qt's usual one."""
    if sys.platform == "win32":
        return os.environ.get("COMPUTERNAME", "")
    from PySide6.QtCore import QSysInfo

    return QSysInfo.machineHostName()


def _name(said: object) -> str:
    """The value as a file name in one of our folders; empty if it cannot be one."""
    if not isinstance(said, str) or not 0 < len(said) <= _LONGEST_NAME:
        return ""
    is_safe = said.isprintable() and said[0] != "." and not set(said) & set('/\\:*?"<>|')
    return said if is_safe else ""
