"""The program's icon, drawn from the same parts as the cards."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from formula_desktop.scene.shapes import sign_path
from formula_desktop.scene.theme import LIGHT, Theme

_ICON_SIZES: Final = (16, 20, 24, 32, 48, 64, 128, 256)


def icon_pixmap(pixels: int, theme: Theme = LIGHT) -> QPixmap:
    """The program's icon, of so many pixels a side: a card and a symbol on the felt."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / 64, pixels / 64)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.table)
    painter.drawRoundedRect(QRectF(0, 0, 64, 64), 14, 14)
    _paint_icon_card(painter, QPointF(22, 28), -8, theme.card, "=", theme.card_ink)
    _paint_icon_card(painter, QPointF(44, 37), 7, theme.symbol, "+", theme.symbol_ink)
    painter.end()
    return pixmap


def _paint_icon_card(
    painter: QPainter, centre: QPointF, turn: float, fill: QColor, sign: str, ink: QColor
) -> None:
    """A card of 28 × 40 in the icon's 64 × 64, turned by so many degrees."""
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    painter.setBrush(LIGHT.shadow)
    painter.drawRoundedRect(QRectF(-14, -18, 28, 40), 5, 5)
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(-14, -20, 28, 40), 5, 5)
    painter.fillPath(sign_path(sign, QPointF(-1 if sign == "=" else 0, 0), 17), ink)
    painter.restore()


def app_icon() -> QIcon:
    """The program's icon in all sizes that desktops ask for."""
    icon = QIcon()
    for pixels in _ICON_SIZES:
        icon.addPixmap(icon_pixmap(pixels))
    return icon
