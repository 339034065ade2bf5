"""The games on disk and the results of finished ones, for the window."""

from __future__ import annotations

import logging
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.players import folded
from formula_desktop.results import rebuild
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import MENDED, ResultsError, Trouble
from formula_desktop.shell import on_demand
from formula_desktop.store.games import sweeping
from formula_desktop.store.games.autosave import Autosave

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.store.games.collection import SavedGame

_WAIT_S: Final = 3.0
"""How long somebody who wants to see the results waits for them to be opened."""
_WAIT_AGAIN_S: Final = 0.5
"""The same when that has failed before."""
_CLOSE_S: Final = 10.0

_log = logging.getLogger(__name__)


class Archive(QObject):
    """Puts the games in order at the start, opens the results, and enters what has ended.

    All that takes time is done in a thread. Nothing that goes wrong with the results ever stops a
    game: what is not entered now is entered later.
    """

    changed = Signal()
    """Other games are under way, or the results are others."""
    troubled = Signal(object)
    """There is something the matter with the results: the Trouble. Told once for each kind."""
    ended_late = Signal(object)
    """These games have ended while the program was closed: a list of state and SavedGame."""

    _done = Signal(object, object, bool)

    def __init__(self, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self.autosave = autosave
        self.trouble: Trouble | None = None
        """Why there is no book, or none that can be written."""
        self.keys: dict[str, str] = {}
        """Of the participants by name, for when the results are out of reach."""
        self._book: Book | None = None
        self._has_been_open = False
        self._told: set[Trouble] = set()
        self._thread: Thread | None = None
        self._noting: Thread | None = None
        self._was_in_order = False
        self._is_closing = False
        self._done.connect(self._take_in)
        autosave.ended.connect(lambda _state, saved: self._enter(saved))

    def open(self) -> None:
        """Begin, when the first frame has been shown; after a trouble it is tried again."""
        if self._thread is None and not self._is_closing:
            self._thread = Thread(target=self._run, name="archive", daemon=True)
            self._thread.start()

    @property
    def book(self) -> Book | None:
        """The results; None while there are none to be had, for which `trouble` is the reason."""
        if self._book is None:
            self.open()
        if self._thread is not None:
            self._thread.join(_WAIT_S if self.trouble is None else _WAIT_AGAIN_S)
            # what the thread has told is waiting to be taken in
            QCoreApplication.sendPostedEvents(self)
        return self._book

    def lost(self, trouble: Trouble) -> None:
        """The book could not be read or written: have it opened anew, which may mend it.

        What was damaged or gone is told when there is a book again, anything else at once.
        """
        if self._book is not None:
            self._book.close()
            self._book = None
            self.trouble = trouble
        if trouble in MENDED:
            self._told.discard(trouble)
        else:
            self._tell(trouble)
        self.open()

    def _tell(self, trouble: Trouble) -> None:
        """Say what is the matter, unless that has been said already."""
        if trouble not in self._told:
            self._told.add(trouble)
            _log.warning("The results: %s", trouble)
            self.troubled.emit(trouble)

    def forget_name(self, name: str) -> None:
        """Nobody has this name any more."""
        self.keys.pop(folded(name), None)

    def proposal(self) -> Proposal | None:
        """The level that may suit better after the game on the table, which has ended."""
        shown = self.autosave.shown
        if shown is None or self.trouble is not None or self.book is None:
            return None
        try:
            return self.book.proposal(shown.notes.key)
        except ResultsError as error:
            self.lost(error.trouble)
            return None

    def close(self) -> None:
        """Let everything go."""
        self._is_closing = True
        for thread in (self._thread, self._noting):
            if thread is not None:
                thread.join(_CLOSE_S)
        if self._book is not None:
            self._book.backup()
            self._book.close()
            self._book = None

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:

        late: list[tuple[State, SavedGame]] = []
        trouble: Trouble | None = Trouble.NOT_READ
        is_open = False
        try:
            try:
                late = self._put_in_order()
            finally:
                trouble, is_open = self._catch_up()
        finally:  # whatever it was: who waits for the results is told
            if not self._is_closing:
                self._done.emit(trouble, late, is_open)

    def _put_in_order(self) -> list[tuple[State, SavedGame]]:
        """Put the games in order, once; gives those whose time has run out, to be told.

        What is late later on was so while the program was open, and is for its table to say.
        """
        if self._was_in_order:
            return []
        self._was_in_order = True
        games = self.autosave.games
        try:
            sweeping.sweep(games)
            moment, is_taken = on_demand.now(), self.autosave.is_taken
            return sweeping.end_late(games, moment, is_taken, lambda: not self._is_closing)
        except FileError:
            return []  # as far as the disk lets it; whoever keeps a game says what is wrong

    def _catch_up(self) -> tuple[Trouble | None, bool]:
        """Enter what is missing; what is the matter, and whether there are results."""
        was_there = self.trouble is Trouble.GONE
        games = self.autosave.games
        if self._has_been_open and not games.places.data.is_dir():
            # it may come back: no new one is made in its place
            return Trouble.NOT_READ, False
        opened = rebuild.open_results(games.places.results_file)
        trouble = opened.trouble
        if opened.book is not None:
            if trouble is None and rebuild.is_emptied(opened.book, games, was_there=was_there):
                trouble = Trouble.GONE
            caught_up = rebuild.catch_up(opened.book, games, lambda: not self._is_closing)
            trouble = trouble or caught_up.trouble
            _log.info("Games entered that were missing in the results: %d", caught_up.entered)
            opened.book.backup()
            opened.book.close()
        return trouble, opened.book is not None

    def _note_told(self, late: list[tuple[State, SavedGame]]) -> None:

        for _, saved in late:
            with suppress(FileError):  # it is told once more
                self.autosave.games.note(saved, is_untold=False)

    # --- in the window's thread -----------------------------------------------------------------

    def _take_in(
        self, trouble: Trouble | None, late: list[tuple[State, SavedGame]], is_open: bool
    ) -> None:

        self._thread = None
        if self._is_closing:
            return
        before = self._book, self.trouble
        if self._book is None and not is_open:
            self.trouble = trouble
        elif self._book is None:
            try:
                self._book = Book.open(self.autosave.places.results_file, is_checked=True)
                self.keys |= self._keys_in(self._book)
                self.trouble = None
                self._has_been_open = True
            except ResultsError as error:
                self.trouble = error.trouble
                trouble = trouble or error.trouble
        if trouble is not None:
            self._tell(trouble)
        if late:
            _log.info("Games that have ended late: %d", len(late))
            self.ended_late.emit(late)
            self._noting = Thread(target=self._note_told, args=(late,), name="told", daemon=True)
            self._noting.start()
        if late or before != (self._book, self.trouble):  # who follows may ask for the book again
            self.changed.emit()

    def _keys_in(self, book: Book) -> dict[str, str]:
        """Who is who by name, should the book be lost just when a game is begun."""
        try:
            persons = [each for each in book.participants() if not each.is_computer]
        except ResultsError:
            return {}  # whoever reads the book next says so
        return {folded(each.name): each.key for each in persons}

    def _enter(self, saved: SavedGame) -> None:
        """A game has ended; one that cannot be entered now is entered with the next one."""
        book = self.book
        if book is None:
            return
        try:
            rebuild.enter_saved(book, self.autosave.games, saved)
            _log.info("The game is entered in the results")
        except ResultsError as error:
            self.lost(error.trouble)
        self.changed.emit()
