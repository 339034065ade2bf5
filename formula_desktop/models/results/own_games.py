"""Makes exercises from the games of persons, beside the window."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.results.trouble import ResultsError, Trouble

if TYPE_CHECKING:
    from formula_desktop.engine.mistakes import Finder, Found
    from formula_desktop.results.book import Book
    from formula_desktop.results.practice import UnsearchedGame
    from formula_desktop.store.games.collection import Games

NEWEST: Final = 20
"""How many of the newest games get exercises if they have none yet."""
_JOIN_S: Final = 2.0

_log = logging.getLogger(__name__)


class OwnGames(QObject):
    """Has another process look for mistakes in finished games, and enters them in the results.

    The results say which games have been searched. So each is searched once, and the next start
    makes up for whatever keeps this program from it.
    """

    entered = Signal(str)
    """The mistakes in the game with this key are in the results."""

    def __init__(self, games: Games, is_wanted: Callable[[], bool], parent: QObject) -> None:
        """`is_wanted` says whether there are to be exercises."""
        super().__init__(parent)
        self._games = games
        self._is_wanted = is_wanted
        self._lock = threading.Lock()
        self._is_on = self._is_asked = self._is_closing = False
        self._finder: Finder | None = None
        self._thread: threading.Thread | None = None

    def go_on(self) -> None:
        """Search the newest games that were never searched, beginning with the last one."""
        with self._lock:
            self._is_on = self._is_asked = self._is_wanted()
            if self._is_on and self._thread is None and not self._is_closing:
                self._thread = threading.Thread(target=self._run, name="mistakes", daemon=True)
                self._thread.start()

    @property
    def is_busy(self) -> bool:
        """Whether its thread is still searching."""
        return self._thread is not None

    def close(self) -> None:
        """Stop searching; the next start goes on."""
        with self._lock:
            self._is_closing = True
            thread, finder = self._thread, self._finder
        if finder is not None:
            finder.stop()
        if thread is not None:
            thread.join(_JOIN_S)

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while self._goes_on():
                self._search_all()
        except BaseException:
            with self._lock:
                self._thread = None
            raise

    def _goes_on(self) -> bool:
        with self._lock:
            goes_on, self._is_asked = self._is_asked and not self._is_closing, False
            if not goes_on:
                self._thread = None
            return goes_on

    def _search_all(self) -> None:
        left_out: set[str] = set()
        while self._is_on and not self._is_closing:
            game = self._next(left_out)
            if game is None:
                return
            left_out.add(game.key)  # if it fails, it is tried again another time
            self._search(game)

    def _next(self, left_out: set[str]) -> UnsearchedGame | None:
        """The game to search next: one that has just ended comes before older ones."""
        with contextlib.suppress(ResultsError), self._book() as book:
            unsearched = book.unsearched(NEWEST)
            return next((each for each in unsearched if each.key not in left_out), None)
        return None

    def _search(self, game: UnsearchedGame) -> None:
        from formula_desktop.engine.mistakes import NotFoundError  # only if there is such a game

        try:
            found = self._found_in(game)
            if found is None:
                return
            with self._book() as book:
                is_new = book.enter_search(game.key, found)
        except (FileError, NotFoundError, ResultsError) as error:
            _log.warning("A game was not searched for mistakes: %s", type(error).__name__)
            return
        if is_new:
            _log.info("Exercises from a game: %d", sum(map(len, found.values())))
            with contextlib.suppress(RuntimeError):  # the window is gone
                self.entered.emit(game.key)

    def _found_in(self, game: UnsearchedGame) -> Found | None:
        """The exercises from a game: none from a class's; None if it is not on disk as finished."""
        from formula_desktop.engine.mistakes import Finder  # as above

        saved = self._games.finished_game(game.game, game.started, game.key)
        if saved is None:
            return None
        if saved.notes.is_of_class:
            return {}
        state, _ = self._games.read(saved, mends=False)
        with self._book() as book:
            seats = [*book.persons_in(game.key)]
        with self._lock:
            finder = self._finder = Finder()
            if self._is_closing:
                finder.stop()
        return finder.find(state, seats, saved.notes.hints)

    @contextlib.contextmanager
    def _book(self) -> Iterator[Book]:
        """The results, with a connection of their own. Raises ResultsError."""
        from formula_desktop.results.book import Book  # the window opens without results

        path = self._games.places.results_file
        if not path.exists():
            raise ResultsError(Trouble.GONE)
        with contextlib.closing(Book.open(path, is_checked=True)) as book:
            yield book
