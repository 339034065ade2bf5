"""The program's icon, drawn from the same parts as the cards."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from formula_desktop.look.shapes import sign_path
from formula_desktop.look.theme import LIGHT, Theme

_ICON_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
_SMALL: Final = 24
"""Up to this many pixels, a simpler upright icon is drawn on a grid of 16 pixels to stay sharp."""

_SIDE: Final = 64.0  # of the large drawing
_CARD: Final = QRectF(-14, -20, 28, 40)
_EDGE: Final = 0.7  # of a card; thicker at the bottom, as if of cardboard
_BELOW: Final = 1.3


def icon_pixmap(pixels: int, theme: Theme = LIGHT) -> QPixmap:
    """The program's icon with sides of `pixels`: a card and a symbol on the felt."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if pixels <= _SMALL:
        painter.scale(pixels / 16, pixels / 16)
        _paint_small(painter, theme)
    else:
        painter.scale(pixels / _SIDE, pixels / _SIDE)
        _paint_large(painter, theme)
    painter.end()
    return pixmap


def _paint_small(painter: QPainter, theme: Theme) -> None:
    _paint_rect(painter, QRectF(0, 0, 16, 16), 3.5, theme.table)
    _paint_rect(painter, QRectF(1, 1, 8, 11), 1.5, theme.card)
    for y in (4, 7):
        painter.fillRect(QRectF(2, y, 4, 1), theme.card_ink)
    _paint_rect(painter, QRectF(6, 4, 10, 12), 2.5, theme.table)  # separates the two
    _paint_rect(painter, QRectF(7, 5, 8, 10), 1.5, theme.symbol)
    painter.fillRect(QRectF(8, 9, 6, 2), theme.symbol_ink)
    painter.fillRect(QRectF(10, 7, 2, 6), theme.symbol_ink)


def _paint_large(painter: QPainter, theme: Theme) -> None:
    _paint_rect(painter, QRectF(0, 0, _SIDE, _SIDE), 14, theme.table)
    white, yellow = (theme.card, theme.card_line), (theme.symbol, theme.symbol_line)
    _paint_card(painter, QPointF(22, 28), -8, white, "=", theme.card_ink)
    _paint_card(painter, QPointF(44, 37), 7, yellow, "+", theme.symbol_ink)


def _paint_rect(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_card(
    painter: QPainter,
    centre: QPointF,
    turn: float,
    colours: tuple[QColor, QColor],
    sign: str,
    ink: QColor,
) -> None:
    """Paint a card of the large drawing, turned by `turn` degrees, in ground and edge `colours`."""
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    _paint_rect(painter, _CARD.translated(0, 2), 5, LIGHT.shadow)
    _paint_rect(painter, _CARD, 5, colours[1])
    inner = _CARD.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE - _BELOW)
    _paint_rect(painter, inner, 5 - _EDGE, colours[0])
    painter.fillPath(sign_path(sign, QPointF(-1 if sign == "=" else 0, 0), 17), ink)
    painter.restore()


def app_icon() -> QIcon:
    """The program's icon in all sizes that desktops use."""
    icon = QIcon()
    for pixels in _ICON_SIZES:
        icon.addPixmap(icon_pixmap(pixels))
    return icon
