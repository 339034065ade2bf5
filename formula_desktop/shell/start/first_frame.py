"""The work that waits until the first frame has been painted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class AfterFirstFrame(QObject):
    """Does it in pieces, between which the window answers."""

    def __init__(self, parent: QObject, pieces: Iterable[Callable[[], object]]) -> None:
        super().__init__(parent)
        self._left = deque(pieces)
        self._is_stopped = False
        self.is_painted = False
        """Whether the first frame has been painted."""

    @property
    def is_done(self) -> bool:
        """Whether no piece is left."""
        return not self._left

    def wait_for(self, page: QWidget) -> None:
        """Begin when this page has been painted, unless another one was before."""
        page.installEventFilter(self)

    def stop(self) -> None:
        """Leave the rest undone, as the window closes."""
        self._is_stopped = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first paint, and let it go on."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if not self.is_painted:
                self.is_painted = True
                QTimer.singleShot(0, self, self._go_on)
        return False

    def _go_on(self) -> None:
        """Do the next piece."""
        if self._left and not self._is_stopped:
            self._left.popleft()()
            QTimer.singleShot(0, self, self._go_on)
