"""The games on disk as the window lists them, read beside it."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.store.games.collection import Games, SavedGame, newest_first
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.sweeping import GivingWay

WAIT_S: Final = 0.06
"""The longest that the window waits for a list, so that it seldom shows an older one."""
MOST_READ_AT_ONCE: Final = 200
"""The length up to which the window waits when it first asks for a list."""
MOST_AWAITED: Final = 1000
"""The length up to which a list is read again within that time; nobody waits for a longer one."""

_FIRST_S: Final = 0.04
"""When the window gets the first part of a list that takes longer: within WAIT_S."""
_NEXT_S: Final = 0.5
"""How often it gets more of it."""
_JOIN_S: Final = 0.5

_Found = tuple[SavedGame, ...] | FileError

_log = logging.getLogger(__name__)


class Lists(QObject):
    """The lists of games, which a thread of its own reads whenever the window asks for one.

    Thousands of games, games without notes or a slow disk take longer than a window may. It then
    has the list as it was, or as much of it as has been read, and `changed` says when there is
    more. Its thread is a daemon: a disk that never answers must not keep the program from ending.
    """

    changed = Signal()
    """A list is no longer the one that was returned last. What asks for it then gets it at once."""

    _read = Signal()

    def __init__(self, games: Games, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._wanted: dict[Folder, None] = {}
        """The lists to read, the most urgent one last."""
        self._requests = 0
        self._found: dict[Folder, _Found] = {}
        self._whole: set[Folder] = set()
        """The lists of which all has been read at least once."""
        self._shown: dict[Folder, _Found | None] = {}
        """The lists as they were returned last; None for one that had not been read."""
        self._is_telling = self._is_closing = False
        self._read.connect(self._tell)

    def listed(self, folder: Folder, *, is_long: bool = False) -> list[SavedGame]:
        """The games in a folder, newest play first. Raises FileError if it cannot be read.

        Does not wait for a list known to be long.
        """
        with self._changed:
            if folder not in self._found or not self._is_telling:
                self._want(folder)
                if not is_long:
                    self._wait_for(folder)
            found = self._shown[folder] = self._found.get(folder)
        if isinstance(found, FileError):
            raise found
        return [*(found or ())]

    def is_awaited(self, folder: Folder) -> bool:
        """Whether a folder was asked for and none of its games has been read yet."""
        return folder in self._shown and self._shown[folder] is None

    def close(self) -> None:
        """Stop reading; what has not been read yet is left to the next start."""
        with self._changed:
            self._is_closing = True
            thread = self._thread
        if thread is not None:
            thread.join(_JOIN_S)

    def _wait_for(self, folder: Folder) -> None:
        """Wait for a list, or at first for a part of it; not for one that takes long."""
        is_new = folder not in self._found
        found = self._found.get(folder, ())
        is_long = not isinstance(found, FileError) and len(found) > MOST_AWAITED
        if is_new or (folder in self._whole and not is_long):
            self._changed.wait_for(
                lambda: folder not in self._wanted or (is_new and folder in self._found), WAIT_S
            )

    def _tell(self) -> None:
        with self._changed:
            shown = self._shown.items()
            is_new = any(self._found.get(folder) is not found for folder, found in shown)
        if is_new:
            self._is_telling = True
            try:
                self.changed.emit()
            finally:
                self._is_telling = False

    def _want(self, folder: Folder) -> None:
        """Have a list read next; a list being read is restarted and quickly catches up."""
        self._requests += 1
        self._wanted.pop(folder, None)
        self._wanted[folder] = None
        if self._thread is None and not self._is_closing:
            self._thread = threading.Thread(target=self._run, name="lists", daemon=True)
            self._thread.start()

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while (wanted := self._next()) is not None:
            try:
                self._read_list(*wanted)
            except Exception:
                with self._changed:
                    self._wanted.clear()
                    self._thread = None
                    self._changed.notify_all()
                raise

    def _next(self) -> tuple[Folder, int] | None:
        with self._changed:
            if not self._wanted or self._is_closing:
                self._thread = None
                return None
            return next(reversed(self._wanted)), self._requests

    def _read_list(self, folder: Folder, request: int) -> None:
        """Read a list, unless another request comes first."""
        found: list[SavedGame] = []
        giving_way = GivingWay()
        tells_at = monotonic() + _FIRST_S
        try:
            for name in self._games.names(folder):
                with giving_way:
                    saved = self._games.saved(name, folder)
                if saved is not None:
                    found.append(saved)
                if self._requests != request or self._is_closing:
                    return
                if monotonic() > tells_at:
                    self._publish_part(folder, found)
                    tells_at = monotonic() + _NEXT_S
        except FileError as error:
            self._publish(folder, error, request)
        else:
            self._publish(folder, tuple(newest_first(found)), request)
            _log.debug("Games listed: %d in %s", len(found), folder.value)

    def _publish_part(self, folder: Folder, games: list[SavedGame]) -> None:
        """Hand out what has been read so far if that is more than before."""
        before = self._found.get(folder, ())
        if folder in self._whole or isinstance(before, FileError):
            return
        if len(games) > len(before):
            self._publish(folder, tuple(newest_first(games)))

    def _publish(self, folder: Folder, found: _Found, request: int | None = None) -> None:
        """Hand out a list; it is whole if it answers a request."""
        before = self._found.get(folder)
        with self._changed:
            if found != before:
                self._found[folder] = found
            if request is not None:
                self._whole.add(folder)
            if request == self._requests:
                self._wanted.pop(folder, None)
            self._changed.notify_all()
        with suppress(RuntimeError):  # the window is gone
            self._read.emit()
