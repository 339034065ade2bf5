"""The autosave: the game on the table is on disk after every play, so it survives a crash."""

from __future__ import annotations

import logging
from dataclasses import replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, Notes, SavedSeat, new_notes
from formula_desktop.store.games.states import game_of, has_all_of, name_for, summary_of
from formula_desktop.store.games.writing import OnTable, Writer, Written, is_locked, locked
from formula_desktop.store.places import Places, current

WAIT_S: Final = 2.0
"""How long a play waits for the disk at most: longer than one takes that is only busy, so that what
is shown is on it; not so long that the program seems to hang."""

SLOW_WAIT_S: Final = 0.3
"""How long when the disk is known to be slow, and whoever plays has been told so."""

SLOW_AGAIN_S: Final = 600.0
"""For so long after it was slow the last time nobody is told again: who has been told knows it for
a sitting, and a disk that is busy now and then would be news at every play. Ten minutes without is
a disk that is well again, so the next time is news."""

RETRY_MS: Final = 5000
CLOSE_S: Final = 10.0
"""How long closing waits for the disk at most."""

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Writes in a thread of its own; whoever calls waits for the disk, but not for long.

    What the disk does not take is kept in memory, also when another game is on the table by then,
    and tried again every 5 s and at every play.
    """

    failed = Signal(object)
    """A game could not be kept: the FileError. Told once until it can be again; of several games
    that fail for the same reason one is told."""
    slow = Signal()
    """The disk takes its time; the game goes on meanwhile. Told once for all of a slow time."""
    resumed = Signal()
    """Everything is kept again after a failure."""
    kept = Signal(object)
    """A game has reached the disk: its SavedGame."""
    ended = Signal(object, object)
    """A game has come to its end, or been ended by its players, on the disk: state, SavedGame."""
    copied = Signal()
    """The game put on the table is on that of another program; its changes are kept as a copy."""
    replaced = Signal()
    """Something else had written into the file of a game, and that was kept elsewhere."""
    undone = Signal()
    """A turn of the game on the table was undone, and it counted until then."""
    changed = Signal()
    """`is_kept` or `saved` may be another."""

    def __init__(self, places: Places | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = places or current()
        self._games: Games | None = None
        self._writer: Writer | None = None
        self._table: OnTable | None = None
        self._waiting: list[OnTable] = []
        self._has_failed = False
        self._slow_at: float | None = None  # when the disk was slow last
        self._retry: QTimer | None = None

    # --- what there is --------------------------------------------------------------------------

    @property
    def games(self) -> Games:
        """All games on the disk."""
        if self._games is None:
            self._games = Games(self.places)
        return self._games

    @property
    def saved(self) -> SavedGame | None:
        """The game on the table as it is on the disk; None when it is not yet, or there is none."""
        return self._table.saved if self._table is not None else None

    def has_on_table(self, name: str) -> bool:
        """Whether a game, by its name, is the one on the table."""
        return self.saved is not None and self.saved.name == name

    @property
    def state(self) -> State | None:
        """The game on the table as it was last put there or kept."""
        return self._table.state if self._table is not None else None

    @property
    def shown(self) -> SavedGame | None:
        """The game on the table as a list would show it, also when it is not on the disk yet."""
        table = self._table
        if table is None:
            return None
        saved = table.saved
        if saved is not None:  # it may have another title by now
            saved = self.games.saved(saved.name, saved.folder) or saved
        else:
            assert table.notes is not None  # a game that begins has some
            saved = SavedGame(name_for(table.state), Folder.UNDER_WAY, table.notes)
        return replace(saved, notes=replace(saved.notes, summary=summary_of(table.state)))

    @property
    def is_kept(self) -> bool:
        """Whether every change of every game has reached the disk."""
        return not self._waiting

    def read(self, saved: SavedGame) -> tuple[State, SavedGame]:
        """As `Games.read`, but knows what has not reached the disk yet."""
        for each in (*self._waiting, self._table):
            if each is not None and each.saved is not None and each.saved.name == saved.name:
                return each.state, replace(each.saved, restored=None)  # which has been told
        return self.games.read(saved)

    # --- the game on the table ------------------------------------------------------------------

    def begin(self, state: State, notes: Notes) -> None:
        """Put a new game on the table, and on the disk."""
        self.put_on_table(state, notes=notes)
        self.keep(state)

    def put_on_table(
        self, state: State, saved: SavedGame | None = None, notes: Notes | None = None
    ) -> None:
        """What is kept from now on comes of this game.

        Nothing is written before its first change. Without `saved` it is a new game on the disk
        then, with `notes`; without those either it was opened from a file, and counts for nobody.
        """
        self.leave()
        for each in self._waiting:
            if saved is not None and each.saved is not None and each.saved.name == saved.name:
                self._table = each  # back on the table before the disk has taken all of it
                each.has_left = False
                self.changed.emit()
                return
        lock = locked(self.games, saved.name) if saved is not None else None
        if saved is not None and lock is None:
            notes = new_notes(saved.notes.seats, not_counted=NotCounted.COPIED)
            notes = replace(notes, title=saved.notes.title, hints=saved.notes.hints)
            saved = None
            self.copied.emit()
        if saved is None and notes is None:
            seats = (SavedSeat(),) * len(state.players)
            notes = new_notes(seats, not_counted=NotCounted.OPENED)
        noted = saved.notes if saved is not None else notes
        hints = noted.hints if noted is not None else ()
        self._table = OnTable(state, saved, notes, lock, hints=hints)
        origin = "kept before" if saved is not None else "new, or opened from a file"
        _log.info("On the table: %s, %s", game_of(state), origin)
        self.changed.emit()

    @property
    def hints(self) -> frozenset[int]:
        """Before which turns of the game on the table a hint was given, from 0."""
        return frozenset(self._table.hints) if self._table is not None else frozenset()

    def keep(self, state: State, hints: frozenset[int] | None = None) -> None:
        """Keep the game on the table as it is now; `hints` as far as they are other ones."""
        table = self._table
        if table is None:
            return
        is_undone = not has_all_of(state, table.state)
        counted = table.counts
        noted = table.hints if hints is None else tuple(sorted(hints))
        table.change(state, NotCounted.UNDONE if is_undone else None, noted)
        self._write(table)
        if counted and is_undone:
            self.undone.emit()

    def end(self) -> None:
        """The players of the match on the table have ended it; one only opened stays as it is."""
        table = self._table
        if table is not None and (table.saved is not None or table in self._waiting):
            table.has_ended = True
            table.version += 1
            self._write(table)

    def leave(self) -> None:
        """Take the game off the table; what has not reached the disk yet still will."""
        table, self._table = self._table, None
        if table is not None:
            table.has_left = True
            if table not in self._waiting:
                table.unlock()
            self.changed.emit()

    def is_taken(self, name: str) -> bool:
        """Whether a game is on the table, here or in another program."""
        if self.saved is not None and self.saved.name == name:
            return True
        return is_locked(self.games, name)

    def is_played_by(self, participant: str) -> bool:
        """Whether somebody, by key, sits in the game on the table or in one not on the disk yet."""
        for table in (self._table, *self._waiting):
            if table is None:
                continue
            notes = table.saved.notes if table.saved is not None else table.notes
            if notes and any(seat.participant == participant for seat in notes.seats):
                return True
        return False

    def flush(self) -> bool:
        """Wait up to 10 s for the disk; whether everything is kept."""
        until = monotonic() + CLOSE_S
        if self._waiting and not self._write_all(until):
            self.games.folders.make_again()
            self._write_all(until)
        return self.is_kept

    def close(self) -> bool:
        """Wait as `flush` does and let go; whether everything is kept."""
        self.flush()
        if self._retry is not None:
            self._retry.stop()
        for table in (*self._waiting, self._table):
            if table is not None:
                table.unlock()
        self._table = None
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        return self.is_kept

    def _write_all(self, until: float) -> bool:
        """Write what waits, for the last time perhaps; whether everything is kept."""
        if self._writer is not None:
            self._writer.wait(until - monotonic())
            self._try_again()
            self._writer.wait(until - monotonic())
            self._take_in()
        return self.is_kept

    # --- writing --------------------------------------------------------------------------------

    def _write(self, table: OnTable) -> None:
        """Have a game written; goes on when that takes too long."""
        if self._writer is None:
            self._writer = Writer(self.games, self)
            self._writer.done.connect(self._take_in)
            self._writer.moved.connect(self._write_again)
        is_busy = self._writer.is_busy
        is_slow = self._slow_at is not None and (
            is_busy or monotonic() - self._slow_at < SLOW_AGAIN_S
        )
        wait = WAIT_S if not is_slow else 0.0 if is_busy else SLOW_WAIT_S
        self._give(table)
        self._try_again()
        is_done = self._writer.wait(wait)
        self._take_in()
        if not is_done:
            _log.info("The disk has not taken a game within %.1f s", wait)
            self._slow_at = monotonic()
            if not is_slow:
                self.slow.emit()

    def _write_again(self) -> None:
        """The folder is another one, perhaps without the last plays: that of before is back."""
        table = self._table
        if table is not None and table.saved is not None and table.version:
            self._give(table)
            self.changed.emit()

    def _give(self, table: OnTable) -> None:
        """Give a game to the thread, and count it as not kept until it is."""
        assert self._writer is not None
        if table not in self._waiting:
            self._waiting.append(table)
        self._writer.write(table.snapshot())

    def _take_in(self) -> None:
        if self._writer is None:
            return
        for written in self._writer.taken():
            self._follow(written)
        self._set_retry()
        self.changed.emit()

    def _follow(self, written: Written) -> None:
        table = written.snapshot.table
        if written.error is not None:
            self._follow_failure(table, written.error)
            return
        assert written.saved is not None  # else there is an error
        if table.version == written.snapshot.version and table in self._waiting:
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
        """Tell of it, unless it is known: of this game, or for the same reason of another one."""
        reason = error.refusal.reason
        _log.warning("A game cannot be kept: %s", reason.name)
        is_known = table.failure is not None or any(
            each.failure is reason for each in self._waiting
        )
        table.failure = reason
        self._has_failed = True
        if not is_known:
            self.failed.emit(error)

    def _set_retry(self) -> None:
        if not any(table.can_be_kept for table in self._waiting):
            if self._retry is not None:
                self._retry.stop()
            return
        if self._retry is None:
            self._retry = QTimer(self)
            self._retry.setInterval(RETRY_MS)
            self._retry.timeout.connect(self._try_again)
        if not self._retry.isActive():
            self._retry.start()

    def _try_again(self) -> None:
        """Write whatever waits and is not about to be written anyway."""
        for table in self._waiting:
            if self._writer is not None and table.can_be_kept and table not in self._writer:
                self._writer.write(table.snapshot())
