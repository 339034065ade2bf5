"""The autosave: the game on the table is saved after every play, so it survives a crash."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.store.games import writing
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, Notes, SavedSeat, new_notes
from formula_desktop.store.games.person_changes import PersonChanges
from formula_desktop.store.games.states import has_all_of, name_for, summary_of
from formula_desktop.store.games.writing import OnTable, Snapshot, Writer, Written
from formula_desktop.store.places import Places, current

WAIT_S: Final = 2.0
"""The longest that a play waits for the disk, so that what is shown is saved."""

SLOW_WAIT_S: Final = 0.3
"""The same when the disk is known to be slow and the player has been warned."""

SLOW_AGAIN_S: Final = 600.0
"""How long after the disk was last slow the player is not warned again."""

RETRY_MS: Final = 5000
CLOSE_S: Final = 10.0
"""The longest that closing waits for the disk."""

HintedTurns: TypeAlias = tuple[frozenset[int], frozenset[int]]
"""The turns before which a hint was given, and those in which it put the play down."""

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Saves games in a thread of its own; callers wait for the disk, but not for long.

    What cannot be written stays in memory, even after another game is put on the table, and is
    tried again every 5 s and at every play.
    """

    failed = Signal(object)
    """A game could not be saved: the FileError; once for a reason until saving works again."""
    slow = Signal()
    """The disk is slow; the game goes on meanwhile. Emitted once for each slow period."""
    resumed = Signal()
    """Everything is saved again after a failure."""
    kept = Signal(object)
    """A game has been written to disk: its SavedGame."""
    ended = Signal(object, object)
    """A game that ended, or that its players ended, has been written: state, SavedGame."""
    copied = Signal()
    """The game put on the table is open in another program; its changes are saved as a copy."""
    replaced = Signal()
    """Something else had written to a game's file; that content was saved elsewhere."""
    changed = Signal()
    """`is_kept` or `saved` may have changed."""

    def __init__(self, places: Places | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = places or current()
        self.games = Games(self.places)
        """All games on the disk."""
        self.person_changes = PersonChanges(self.games)
        self._writer: Writer | None = None
        self._table: OnTable | None = None
        self._waiting: list[OnTable] = []
        self._has_failed = False
        self._slow_at: float | None = None  # when the disk was last slow
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._try_again)

    # --- state ----------------------------------------------------------------------------------

    @property
    def saved(self) -> SavedGame | None:
        """The game on the table as saved on disk; None if it is not saved yet, or there is none."""
        return self._table.saved if self._table is not None else None

    def has_on_table(self, name: str) -> bool:
        """Whether the game with this name is on the table."""
        return self.saved is not None and self.saved.name == name

    @property
    def state(self) -> State | None:
        """The game on the table as it was last put there or saved."""
        return self._table.now.state if self._table is not None else None

    @property
    def shown(self) -> SavedGame | None:
        """The game on the table as a list would show it, even if it is not on disk yet."""
        table = self._table
        if table is None:
            return None
        saved = table.saved
        if saved is not None:  # its title may have changed
            saved = self.games.saved(saved.name, saved.folder) or saved
        else:
            saved = SavedGame(name_for(table.now.state), Folder.UNDER_WAY, table.notes)
        return replace(saved, notes=replace(saved.notes, summary=summary_of(table.now.state)))

    @property
    def _tables(self) -> list[OnTable]:
        """The games that are not wholly on disk, and the one on the table."""
        return [*self._waiting, *([self._table] if self._table is not None else [])]

    @property
    def is_kept(self) -> bool:
        """Whether every change to every game is on disk."""
        return not self._waiting

    def read(self, saved: SavedGame, *, renames: bool = True) -> tuple[State, SavedGame]:
        """Read a game as `Games.read` does, including changes that are not on disk yet.

        Persons in it have the names that they have in the results, if it `renames` those who do not
        yet; that changes the file.
        """
        for each in self._tables:
            if each.saved is not None and each.saved.name == saved.name:
                return each.now.state, replace(each.saved, restored=None)  # already reported
        if renames:
            self.person_changes.make_in(saved)
        return self.games.read(saved)

    # --- the game on the table ------------------------------------------------------------------

    def begin(self, state: State, notes: Notes) -> None:
        """Put a new game on the table and save it."""
        self.put_on_table(state, notes=notes)
        self.keep(state)

    def put_on_table(
        self, state: State, saved: SavedGame | None = None, notes: Notes | None = None
    ) -> None:
        """Put a game on the table, to be saved from now on.

        Nothing is written before its first change. Without `saved`, that change saves it as a new
        game, with `notes`; without notes too, it was opened from a file and does not count.
        """
        self.leave()
        for each in self._waiting:
            if saved is not None and each.saved is not None and each.saved.name == saved.name:
                self._table = each  # back on the table before all of it was written
                each.has_left = False
                self.changed.emit()
                return
        lock = writing.locked(self.games, saved.name) if saved is not None else None
        if saved is not None and lock is None:
            notes = new_notes(
                saved.notes.seats, not_counted=NotCounted.COPIED, settings=saved.notes.settings
            )
            kept = saved.notes
            notes = replace(notes, title=kept.title, hints=kept.hints, laid=kept.laid)
            saved = None
            self.copied.emit()
        if saved is not None:
            notes = saved.notes
        elif notes is None:
            seats = (SavedSeat(),) * len(state.players)
            notes = new_notes(seats, not_counted=NotCounted.OPENED)
        self._table = OnTable(Snapshot(state, notes.hints, notes.laid), saved, notes, lock)
        origin = "kept before" if saved is not None else "new, or opened from a file"
        _log.info("On the table: %s, %s", kind_of(state).name, origin)
        self.changed.emit()

    def take_seats(self, seats: tuple[SavedSeat, ...]) -> None:
        """Note who sits at the game on the table, which has not been saved yet."""
        if self._table is not None:
            self._table.first_notes = replace(self._table.first_notes, seats=seats)

    @contextmanager
    def saving(self, state: State) -> Iterator[None]:
        """Save a new game, already put on the table, while the caller makes what shows it.

        At the end this waits for the disk as `keep` does.
        """
        table = self._table
        assert table is not None
        table.change(state=state)
        wait = self._begin_to_write(table)
        yield
        self._wait(wait)

    @property
    def hints(self) -> HintedTurns:
        """The turns of the game on the table, from 0, in which a hint was given or laid."""
        now = self._table.now if self._table is not None else None
        return (frozenset(now.hints), frozenset(now.laid)) if now else (frozenset(), frozenset())

    def keep(self, state: State, hints: HintedTurns | None = None) -> None:
        """Save the game on the table as it is now; give `hints` only if they have changed."""
        table = self._table
        if table is None:
            return
        is_undone = not has_all_of(state, table.now.state)
        given, laid = (table.now.hints, table.now.laid) if hints is None else map(sorted, hints)
        table.change(
            state=state,
            hints=tuple(given),
            laid=tuple(laid),
            not_counted=table.now.not_counted or (NotCounted.UNDONE if is_undone else None),
            has_ended=False,  # it is played on
        )
        self._write(table)

    def discount(self, why: NotCounted) -> None:
        """Note that the game on the table no longer counts; its next change saves that."""
        table = self._table
        if table is not None:
            table.change(not_counted=table.now.not_counted or why)

    def keep_settings(self, settings: Mapping[str, bool | str]) -> None:
        """Note what the game on the table has in place of the settings; one merely opened has
        nothing."""
        table = self._table
        if table is not None and (table.saved is not None or table in self._waiting):
            table.change(settings={**settings})
            self._write(table)

    def end(self) -> None:
        """Note that the players ended the match on the table; one merely opened stays as it is."""
        table = self._table
        if table is not None and (table.saved is not None or table in self._waiting):
            table.change(has_ended=True)
            self._write(table)

    def leave(self) -> None:
        """Take the game off the table; pending changes are still written."""
        table, self._table = self._table, None
        if table is not None:
            table.has_left = True
            if table not in self._waiting:
                table.unlock()
            self.changed.emit()

    def is_taken(self, name: str) -> bool:
        """Whether a game is on the table, here or in another program."""
        return self.has_on_table(name) or writing.is_locked(self.games, name)

    def is_played_by(self, participant: str) -> bool:
        """Whether the participant with this key sits in the game on the table or an unsaved one."""
        seats = (seat for table in self._tables for seat in table.notes.seats)
        return any(seat.participant == participant for seat in seats)

    def flush(self) -> bool:
        """Wait up to 10 s for the disk. Returns whether everything is saved."""
        until = monotonic() + CLOSE_S
        if self._waiting and not self._write_all(until):
            self.games.folders.make_again()
            self._write_all(until)
        return self.is_kept

    def close(self) -> bool:
        """Wait as `flush` does and stop the thread. Returns whether everything is saved."""
        self.flush()
        self._retry.stop()
        for table in self._tables:
            table.unlock()
        self._table = None
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        return self.is_kept

    def _write_all(self, until: float) -> bool:
        """Write everything pending, perhaps for the last time. Returns whether all is saved."""
        if self._writer is not None:
            self._writer.wait(until - monotonic())
            self._try_again()
            self._writer.wait(until - monotonic())
            self._take_in()
        return self.is_kept

    # --- writing --------------------------------------------------------------------------------

    def _write(self, table: OnTable) -> None:
        """Have a game written, without waiting for it too long."""
        self._wait(self._begin_to_write(table))

    def _begin_to_write(self, table: OnTable) -> float:
        """Have a game written. Returns how many seconds to wait for it."""
        if self._writer is None:
            self._writer = Writer(self.games, self)
            self._writer.done.connect(self._take_in)
            self._writer.moved.connect(self._write_again)
        is_busy = not self._writer.wait(0)
        is_slow = self._slow_at is not None and (
            is_busy or monotonic() - self._slow_at < SLOW_AGAIN_S
        )
        self._give(table)
        self._try_again()
        if not is_slow:
            return WAIT_S
        return 0.0 if is_busy else SLOW_WAIT_S

    def _wait(self, seconds: float) -> None:
        """Wait for the disk, and warn if it is slow, unless that is known."""
        is_done = self._writer is None or self._writer.wait(seconds)
        self._take_in()
        if not is_done:
            _log.info("The disk has not taken a game within %.1f s", seconds)
            self._slow_at = monotonic()
            if seconds == WAIT_S:
                self.slow.emit()

    def _write_again(self) -> None:
        """Write the game again: the folder was replaced, and may lack the last plays."""
        table = self._table
        if table is not None and table.saved is not None and table.now.version:
            self._give(table)
            self.changed.emit()

    def _give(self, table: OnTable) -> None:
        """Hand a game to the thread; it counts as unsaved until it is written."""
        assert self._writer is not None
        if table not in self._waiting:
            self._waiting.append(table)
        self._writer.write(table)

    def _take_in(self) -> None:
        if self._writer is None:
            return
        for written in self._writer.taken():
            self._follow(written)
        self._set_retry()
        self.changed.emit()

    def _follow(self, written: Written) -> None:
        table = written.table
        if written.error is not None:
            self._follow_failure(table, written.error)
            return
        assert written.saved is not None  # else there is an error
        if table.now is written.snapshot and table in self._waiting:
            self._waiting.remove(table)
            table.failure = None
            if table is not self._table:
                table.unlock()
        _log.debug("Kept in %s", written.saved.folder.value)
        self.kept.emit(written.saved)
        if written.saved.is_replaced:
            self.replaced.emit()
        if written.snapshot.is_over and not written.is_removed:
            _log.info("The game has ended")
            self.ended.emit(written.snapshot.state, written.saved)
        if not self._waiting and self._has_failed:
            self._has_failed = False
            _log.info("Everything is kept again")
            self.resumed.emit()

    def _follow_failure(self, table: OnTable, error: FileError) -> None:
        """Report a failure unless it is known, for this game or for another of the same reason."""
        reason = error.refusal.reason
        is_known = table.failure is not None or any(
            each.failure is reason for each in self._waiting
        )
        table.failure = reason
        self._has_failed = True
        if not is_known:
            _log.warning("A game cannot be kept: %s", reason.name)
            self.failed.emit(error)

    def _set_retry(self) -> None:
        if not any(table.can_be_kept for table in self._waiting):
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start()

    def _try_again(self) -> None:
        for table in self._waiting:
            if self._writer is not None and table.can_be_kept and table not in self._writer:
                self._writer.write(table)
