"""The squares of the board of Digifeud."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from formula_desktop.digifeud.layout import Colour
from formula_desktop.look.bonus import SQUARE_RADIUS, paint_bonus
from formula_desktop.look.theme import Theme


def paint_square(
    painter: QPainter, theme: Theme, rect: QRectF, colour: Colour | None, *, has_sign: bool = True
) -> None:
    """Paint an empty square of the board."""
    if colour is None:  # most of them, so this is quick
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.square)
        painter.drawRoundedRect(rect, SQUARE_RADIUS, SQUARE_RADIUS)
    else:
        is_red = colour is Colour.RED
        paint_bonus(painter, theme, rect, is_red=is_red, has_sign=has_sign)
