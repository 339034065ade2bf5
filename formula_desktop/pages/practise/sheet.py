"""Paper on the felt, as a place for texts and controls."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.ink import paint_sheet
from formula_desktop.look.theme import LIGHT, Theme


class Sheet(QWidget):
    """A sheet with rounded corners; what is on it has the colours of dialogs."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._unit = LIGHT, 1.0

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.THIN_LINE
        place = QRectF(self.rect()).adjusted(line, line, -line, -line)
        paint_sheet(painter, place, look.SEAT_RADIUS * self._unit, self._theme)
        painter.end()
