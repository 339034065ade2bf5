"""The progress of a thinking computer: a thin line in the panel of its seat."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.theme import Layer, Theme
from formula_desktop.table.items import TableItem

THICK: Final = 4.0
AWAY: Final = 3.0  # from the lower edge of the panel


class ThinkingLine(TableItem):
    """A line that grows from left to right, shown only during long thinking."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.TEXT)
        self.part = 0.0
        self.setVisible(False)

    def show_part(self, part: float, panel: QRectF) -> None:
        """Show the part that is done, from 0 to 1, at the lower edge of a panel."""
        inside = panel.adjusted(look.SEAT_RADIUS, 0, -look.SEAT_RADIUS, -AWAY)
        self.move_to(QRectF(inside.left(), inside.bottom() - THICK, inside.width(), THICK))
        self.part = min(max(part, 0.0), 1.0)
        self.setVisible(True)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        done = QRectF(self.rect)
        done.setWidth(done.width() * self.part)
        painter.fillRect(done, self.theme.accent)
