"""Navigation: the stack of pages in the window, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


class _Stop(NamedTuple):
    come_back: Callable[[], object]
    is_there: Callable[[], bool]
    is_aside: bool
    is_past: bool


class Navigator(QObject):
    """The only record of which page led to which. Going back ends at Home.

    A page *aside* is a detour: the page behind it waits, and a page opened from there replaces it.
    """

    moved = Signal()
    """Emitted when another page is shown."""

    def __init__(
        self, stack: QStackedWidget, make_home: Callable[[], QWidget], go_home: Callable[[], object]
    ) -> None:
        """`make_home` makes Home and adds it here; it is called if no other page comes first."""
        super().__init__(stack)
        self.stack = stack
        """The parent of the pages."""
        self._stops: dict[QWidget, _Stop] = {}
        self._history: list[QWidget] = []  # the pages behind the current one
        self.home: QWidget | None = None
        """Home, once it has been made."""
        self._make_home = make_home
        self.go_home = go_home
        """Go Home; the game stays under way."""
        stack.currentChanged.connect(self.moved)

    def add_home(self, home: QWidget) -> None:
        """Add Home, which has no page behind it."""
        self.home = home
        self.add(home, self.go_home)

    def add(
        self,
        page: QWidget,
        come_back: Callable[[], object],
        is_there: Callable[[], bool] = lambda: True,
        *,
        is_aside: bool = False,
        is_past: bool = False,
    ) -> None:
        """Add a page. `come_back` shows it again as it was left, as long as it `is_there`;
        `is_past` is for looking back on the game of the page behind it."""
        self._stops[page] = _Stop(come_back, is_there, is_aside, is_past)
        self.stack.addWidget(page)

    @property
    def page(self) -> QWidget:
        """The current page."""
        return self.stack.currentWidget() or self._make_home()

    def is_shown(self, page: QWidget | None) -> bool:
        return self.page is page

    def waits(self, page: QWidget) -> bool:
        """Whether this page is waiting behind a page aside."""
        return self._stops[self.page].is_aside and self._history[-1:] == [page]

    def is_about(self, table: QWidget) -> bool:
        """Whether a table's page is shown, or one about it: aside, or looking back from there."""
        for page in reversed((*self._history, self.page)):
            if page is table:
                return True
            if not (self._stops[page].is_aside or self._stops[page].is_past):
                return False
        return False

    def show(self, page: QWidget, *, keeps_aside: bool = False) -> None:
        """Go to a page, or back to it if it is in the history.

        With `keeps_aside` the way back leads to the page aside that opened it.
        """
        before = self.page
        if page is self.home:
            self._history.clear()
        elif page in self._history:
            del self._history[self._history.index(page) :]
        elif page is not before and (keeps_aside or not self._stops[before].is_aside):
            self._history.append(before)
        self.stack.setCurrentWidget(page)

    def back(self) -> None:
        """Go back to the previous page, or Home when no earlier page is left."""
        while self._history:
            stop = self._stops[self._history[-1]]
            if stop.is_there():
                stop.come_back()
                return
            self._history.pop()
        self.go_home()
