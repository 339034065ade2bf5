"""The navigator: the stack of pages in the window, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


class _Stop(NamedTuple):
    """How a page is come back to."""

    come_back: Callable[[], object]
    is_there: Callable[[], bool]
    is_aside: bool


class Navigator(QObject):
    """Knows where one came from, and nobody else does. The way back ends at Home.

    A page *aside* is read in between: the page behind it waits, and whatever is gone to from there
    takes its place.
    """

    moved = Signal()
    """Another page is shown."""

    def __init__(self, stack: QStackedWidget, home: QWidget, go_home: Callable[[], object]) -> None:
        super().__init__(stack)
        self._stack = stack
        self._stops: dict[QWidget, _Stop] = {}
        self._history: list[QWidget] = []  # the pages behind the one that is shown
        self.home = home
        self.add(home, go_home)
        stack.currentChanged.connect(self.moved)

    def add(
        self,
        page: QWidget,
        come_back: Callable[[], object],
        is_there: Callable[[], bool] = lambda: True,
        *,
        is_aside: bool = False,
    ) -> None:
        """Take a page in. `come_back` shows it as it was left, unless it `is_there` no more."""
        self._stops[page] = _Stop(come_back, is_there, is_aside)
        self._stack.addWidget(page)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._stack.currentWidget() or self.home

    def is_shown(self, page: QWidget) -> bool:
        return self.page is page

    def waits(self, page: QWidget) -> bool:
        """Whether something is only read in between, and this page is the one behind it."""
        return self._stops[self.page].is_aside and self._history[-1:] == [page]

    def show(self, page: QWidget, *, keeps_aside: bool = False) -> None:
        """Go to a page, or back to it where one came through it.

        With `keeps_aside` the way back leads to the page aside from which it is gone to.
        """
        before = self.page
        if page is self.home:
            self._history.clear()
        elif page in self._history:
            del self._history[self._history.index(page) :]
        elif page is not before and (keeps_aside or not self._stops[before].is_aside):
            self._history.append(before)
        self._stack.setCurrentWidget(page)

    def back(self) -> None:
        """Go back to where the page was called from, or Home when nothing is there any more."""
        while self._history:
            stop = self._stops[self._history[-1]]
            if stop.is_there():
                stop.come_back()
                return
            self._history.pop()
        self._stops[self.home].come_back()
