"""A page of a document as it will be printed."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPageSize, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import LIGHT
from formula_desktop.paper.document import Document, Ground, Pages
from formula_desktop.paper.printing import layout_of

_POINT: Final = 4.0  # pixels of the layout per point: what is written scales with the window
_STEPS: Final = {
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class Preview(QWidget):
    """Shows one page at a time, as large as there is room for."""

    turned = Signal()
    """Emitted when another page is shown, or the number of pages is another one."""

    def __init__(self) -> None:
        super().__init__()
        self._device = QImage(1, 1, QImage.Format.Format_RGB32)
        self._pages: Pages | None = None
        self._paper = QSizeF()
        self._place = QRectF()
        self.page = 1
        """The number of the page, counted from 1."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return 0 if self._pages is None else len(self._pages)

    def width_for(self, height: int) -> int:
        """How wide a page of this height is; 0 without a document."""
        if self._pages is None:
            return 0
        return ceil(height * self._paper.width() / self._paper.height())

    def show_document(self, document: Document | None, paper: QPageSize) -> None:
        """Show a document, at the same page if it has that."""
        self._pages = None
        if document is not None:
            layout = layout_of(document, paper)
            unit = layout.Unit.Point
            self._paper = layout.fullRect(unit).size()
            self._place = layout.paintRect(unit)
            room = self._place.size()
            self._pages = document.pages(Ground(room, _POINT, self._device))
        self.turn_to(self.page)

    def turn_to(self, page: int) -> None:
        """Show the page with this number, or the nearest one."""
        self.page = max(1, min(page, self.pages))
        self.update()
        self.turned.emit()

    def turn(self, by: int) -> None:
        """Show the next page or the one before."""
        self.turn_to(self.page + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page with Page Up and Page Down."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the page with the wheel."""
        if event.angleDelta().y():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page in the middle."""
        if self._pages is None:
            return
        wide, high = self._paper.width(), self._paper.height()
        scale = min((self.width() - 2) / wide, (self.height() - 2) / high)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left, top = (self.width() - wide * scale) / 2, (self.height() - high * scale) / 2
        painter.setPen(LIGHT.control_line)
        painter.setBrush(LIGHT.field)
        painter.drawRect(QRectF(left, top, wide * scale, high * scale))
        painter.translate(left, top)
        painter.scale(scale, scale)
        painter.translate(self._place.topLeft())
        painter.scale(1 / _POINT, 1 / _POINT)
        self._pages.paint(painter, self.page)
        painter.end()
