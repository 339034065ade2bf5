"""The marks for what turns lost, in the list and below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap

from formula_desktop.judgement import Size
from formula_desktop.look.lamp import lamp_pixmap
from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.shapes import star_path
from formula_desktop.look.theme import TRANSPARENT, Theme

_MARKS: Final = {
    Size.FINE: LineDrawing.FINE,
    Size.SMALL: LineDrawing.LITTLE_MORE,
    Size.LARGE: LineDrawing.MUCH_MORE,
}
_LINE: Final = 3.4  # the width of their lines when they are 24 units wide


def mark_of(
    size: Size | None, side: int, ratio: float, theme: Theme, ink: QColor | None = None
) -> QPixmap:
    """A mark with sides of `side` pixels; without a size it is the lamp that laid the play.

    It has its colour on the table unless there is another `ink`.
    """
    if size is None:
        return lamp_pixmap(side, ratio, ink or theme.on_table_soft)
    colour = ink or (theme.on_table_good if size is Size.FINE else theme.symbol)
    return drawn(_MARKS[size], side, ratio, colour, _LINE)


def star_of(side: int, ratio: float, theme: Theme, ink: QColor | None = None) -> QPixmap:
    """The star of a turn in which no more was possible, with sides of `side` pixels."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(TRANSPARENT)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(star_path(QPointF(side / 2, side * 0.54), side / 2), ink or theme.symbol)
    painter.end()
    return pixmap
