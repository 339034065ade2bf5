"""What stands behind the window: the games on the disk, and the results of those that ended."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from formula_desktop.store.keeper import Keeper

if TYPE_CHECKING:
    from formula_desktop.results.book import Book
    from formula_desktop.results.trouble import Trouble
    from formula_desktop.store.games import SavedGame, State

_WAIT_S: Final = 3.0
"""How long somebody who wants to see the results waits for them to be opened."""
_WAIT_AGAIN_S: Final = 0.5
"""The same when that has failed before."""
_CLOSE_S: Final = 10.0


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

    _done = Signal(object, object)

    def __init__(self, keeper: Keeper, parent: QObject) -> None:
        super().__init__(parent)
        self.keeper = keeper
        self.trouble: Trouble | None = None
        """Why there is no book, or none that can be written."""
        self.keys: dict[str, str] = {}
        """Of the participants by name, for when the results are out of reach."""
        self._book: Book | None = None
        self._told: set[Trouble] = set()
        self._thread: Thread | None = None
        self._is_closing = False
        self._done.connect(self._take_in)
        keeper.ended.connect(lambda _state, saved: self._enter(saved))

    def open(self) -> None:
        """Begin, when the first frame has been shown; after a trouble it is tried again."""
        if self._thread is None and not self._is_closing:
            self._thread = Thread(target=self._put_in_order, name="archive", daemon=True)
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

    def tell(self, trouble: Trouble) -> None:
        """Say what is the matter, unless that has been said already."""
        if trouble not in self._told:
            self._told.add(trouble)
            self.troubled.emit(trouble)

    def close(self) -> None:
        """Let everything go."""
        self._is_closing = True
        if self._thread is not None:
            self._thread.join(_CLOSE_S)
        if self._book is not None:
            self._book.backup()
            self._book.close()
            self._book = None

    # --- in the thread --------------------------------------------------------------------------

    def _put_in_order(self) -> None:
        from datetime import UTC, datetime

        from formula_desktop.gamefile import FileError
        from formula_desktop.results.rebuild import catch_up, open_results

        games = self.keeper.games
        late: list[tuple[State, SavedGame]] = []
        try:
            games.sweep()
            late = games.end_late(datetime.now(UTC), self.keeper.is_taken)
        except FileError:
            pass  # as far as the disk lets it; whoever keeps a game says what is wrong
        opened = open_results(games.places.results_file)
        trouble = opened.trouble
        if opened.book is not None:
            caught_up = catch_up(opened.book, games, lambda: not self._is_closing)
            trouble = trouble or caught_up.trouble
            opened.book.backup()
            opened.book.close()
        if not self._is_closing:
            self._done.emit(trouble, late)

    # --- in the window's thread -----------------------------------------------------------------

    def _take_in(self, trouble: Trouble | None, late: list[tuple[State, SavedGame]]) -> None:
        from formula_desktop.results.book import Book
        from formula_desktop.results.trouble import ResultsError

        self._thread = None
        if self._is_closing:
            return
        if self._book is None:
            try:
                self._book = Book.open(self.keeper.places.results_file, is_checked=True)
                self.trouble = None
            except ResultsError as error:
                self.trouble = error.trouble
                trouble = trouble or error.trouble
        if trouble is not None:
            self.tell(trouble)
        if late:
            self.ended_late.emit(late)
        self.changed.emit()

    def _enter(self, saved: SavedGame) -> None:
        """A game has ended; one that cannot be entered now is entered with the next one."""
        from formula_desktop.results.rebuild import enter_saved
        from formula_desktop.results.trouble import ResultsError

        book = self.book
        if book is None:
            return
        try:
            enter_saved(book, self.keeper.games, saved)
        except ResultsError as error:
            self.trouble = error.trouble
            book.close()
            self._book = None
            self.tell(error.trouble)
        self.changed.emit()
