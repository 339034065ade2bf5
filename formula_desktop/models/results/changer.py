"""Changes to persons, made in the results and then in all games by a thread."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QObject, Signal, SignalInstance

from formula_desktop.gamefile.errors import FileError
from formula_desktop.results.participants import NameTakenError, NotANameError
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games import seating
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.person_changes import PersonChanges
from formula_desktop.store.games.seating import Deed, PersonChange

CLOSE_S: Final = 0.5
"""How long closing waits for changes; the next start completes the rest."""
_JOIN_S: Final = 2.0
"""How long closing waits for the game that is being changed."""
_LONGEST_PAUSE_S: Final = 0.02

_log = logging.getLogger(__name__)


class _Closing(Exception):  # noqa: N818 - nothing is wrong
    """The window closes; the next start continues."""


class Changer(QObject):
    """Renames, merges and removes persons beside the window, one after another.

    Each change is noted first, so the next start completes one that was interrupted. Then the
    results have it, at once, and then every game, which takes minutes for thousands. A game that
    somebody opens meanwhile is changed first (`PersonChanges.make_in`).
    """

    applied = Signal(object)
    """Emitted with a PersonChange that the results have now."""
    refused = Signal(object, object)
    """Emitted with a PersonChange refused by the results, and the Trouble; nothing has changed."""
    stuck = Signal(object, object)
    """Emitted with a PersonChange that not all games have, and the FileError; it stays noted."""
    done = Signal(object)
    """Emitted with a PersonChange that all games have."""

    def __init__(
        self,
        games: Games,
        changes: PersonChanges,
        is_taken: Callable[[str], bool],
        parent: QObject,
    ) -> None:
        """`is_taken` says whether the game of this name is on a table, where it cannot change."""
        super().__init__(parent)
        self._games = games
        self._changes = changes
        self._is_taken = is_taken
        self._lock = threading.Lock()
        self._is_wanted = self._is_closing = self._is_left_out = False
        self._new: set[PersonChange] = set()
        """Those of this run that the results do not have yet."""
        self._worked_since = 0.0
        self._thread: threading.Thread | None = None

    def begin(self, *changes: PersonChange) -> None:
        """Begin changes. Raises FileError if they cannot be noted; then nothing has changed.

        Several, as the removal of all pupils of a class, are noted at once: after a crash all of
        them are made, or none.
        """
        self._new.update(changes)
        try:
            self._changes.begin(*changes)
        except FileError:
            self._new.difference_update(changes)
            raise
        self.go_on()

    def go_on(self) -> None:
        """Complete pending changes, including those of earlier runs, and retry failed ones."""
        with self._lock:
            self._is_wanted = True
            if self._thread is None and not self._is_closing:
                self._thread = threading.Thread(target=self._run, name="changes", daemon=True)
                self._thread.start()

    @property
    def is_busy(self) -> bool:
        """Whether its thread is still doing something."""
        thread = self._thread
        return thread is not None and thread.is_alive()

    def close(self) -> None:
        """Wait for the changes a little, then stop after the game that is being changed."""
        thread = self._thread
        if thread is not None:
            thread.join(CLOSE_S)
            self._is_closing = True
            thread.join(_JOIN_S)
        self._is_closing = True

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while self._goes_on():
                with contextlib.suppress(FileError):  # the file of changes; the next start tries
                    self._do_what_is_left()
        except _Closing:
            pass
        except Exception:
            with self._lock:
                self._thread = None
            raise

    def _goes_on(self) -> bool:
        with self._lock:
            goes_on, self._is_wanted = self._is_wanted and not self._is_closing, False
            if not goes_on:
                self._thread = None
            return goes_on

    def _do_what_is_left(self) -> None:
        """Make each change in all games; those after one that is stuck have to wait for it."""
        self._apply()
        for change in self._changes.left:
            if not change.is_in_results or not self._change_games(change):
                return

    def _apply(self) -> None:
        """Make changes in the results, which comes before all games."""
        for change in self._changes.left:
            if not change.is_in_results and not self._change_results(change):
                return

    def _change_results(self, change: PersonChange) -> bool:
        """Make a change in the results; returns whether the next one may follow."""
        is_new = change in self._new
        self._new.discard(change)
        trouble: Trouble | None = None
        try:
            _change_book(self._games.places.results_file, change)
        except (NameTakenError, NotANameError):
            is_new = True  # it can never be made
        except ResultsError as error:
            trouble = error.trouble
        else:
            _log.info("The results have a change: %s", change.deed.value)
            self._tell(self.applied, change)
            try:
                self._changes.go_on(change, replace(change, is_in_results=True))
            except FileError as error:
                self._tell(self.stuck, change, error)
                return False
            return True
        if is_new:
            self._changes.end(change)
            self._tell(self.refused, change, trouble)
        return is_new

    def _change_games(self, change: PersonChange) -> bool:
        """Make a change in all games; returns whether it is done."""
        self._is_left_out = False
        self._worked_since = monotonic()
        try:
            if change.deed is Deed.REMOVE:  # games may no longer contain them later
                found = replace(change, names=seating.names_to_forget(self._games, change))
                self._changes.go_on(change, found)
                change = found
            seating.carry_out(self._games, change, self._may_change)
        except FileError as error:
            _log.warning("Not all games have a change: %s", error.refusal.reason.name)
            self._tell(self.stuck, change, error)
            return False
        if self._is_left_out:
            return False
        self._changes.end(change)
        _log.info("All games have a change: %s", change.deed.value)
        self._tell(self.done, change)
        return True

    def _may_change(self, saved: SavedGame) -> bool:
        """Give way to the window and to new changes between two games."""
        if self._is_closing:
            raise _Closing
        sleep(min(monotonic() - self._worked_since, _LONGEST_PAUSE_S))
        if self._new:
            self._apply()
        self._worked_since = monotonic()
        if self._is_taken(saved.name):
            self._is_left_out = True
            return False
        return True

    def _tell(self, signal: SignalInstance, *values: object) -> None:
        with contextlib.suppress(RuntimeError):  # the window is gone
            signal.emit(*values)


def _change_book(path: Path, change: PersonChange) -> None:
    """Make a change in the results, which have their own connection here."""
    if not path.exists():
        raise ResultsError(Trouble.GONE)
    from formula_desktop.results.book import Book  # the window opens without results

    with contextlib.closing(Book.open(path, is_checked=True)) as book:
        try:
            match change.deed:
                case Deed.RENAME:
                    book.change(change.key, name=change.name)
                case Deed.MERGE:
                    book.merge(change.key, change.heir)
                case Deed.REMOVE:
                    book.remove(change.key, change.name)
        except (NameTakenError, NotANameError):
            raise
        except ValueError:  # nobody has the key: a crash came right after it was done
            _log.info("A change has been made already")
