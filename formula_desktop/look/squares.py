"""The squares of the board of Digifeud."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from formula_desktop.digifeud.layout import Colour
from formula_desktop.look import theme as look
from formula_desktop.look.ink import faded
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import Theme

SQUARE_RADIUS: Final = 5.0
_SIGN_SHARE: Final = 0.4  # em square of a coloured square's sign, as a share of the square


def paint_square(
    painter: QPainter, theme: Theme, rect: QRectF, colour: Colour | None, *, has_sign: bool = True
) -> None:
    """Paint an empty square of the board.

    Red squares also have a double edge, so that colour is never the only difference. Their sign is
    a name, whatever the sign for times: ·2 would look like 0.2.
    """
    if colour is None:  # most of them, so this is quick
        _fill(painter, rect, theme.square)
        return
    ground, ink, sign, edges = {
        Colour.BLUE: (theme.blue_square, theme.blue_sign, "+n", (1.5,)),
        Colour.RED: (theme.red_square, theme.red_sign, "×2", (1.5, 4.5)),
    }[colour]
    _fill(painter, rect, ground)
    if not has_sign:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(ink, 0.55), 1.2))
    for inset in edges:
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, SQUARE_RADIUS - 1, SQUARE_RADIUS - 1)
    em = rect.height() * _SIGN_SHARE
    painter.fillPath(text_path(sign, em, look.NAME.weight, rect.center()), ink)


def _fill(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, SQUARE_RADIUS, SQUARE_RADIUS)
