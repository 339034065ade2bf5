"""The lamp that marks a hint on the table and in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from formula_desktop.look import theme as look
from formula_desktop.look.faces import accent_lines
from formula_desktop.look.shapes import path_of
from formula_desktop.look.theme import Layer, Theme

_BOX: Final = 24.0  # the side of the square in which the lamp is drawn
_PARTS: Final = (
    "E 12 9 7.2 7.2",
    "M8 13.5 L16 13.5 L14.8 17 L9.2 17 Z",
    "R 9.2 18 5.6 2 0.8 R 10 21 4 1.8 0.8",
)
_BADGE: Final = 15.0  # radius of the lamp's background on the table
_AWAY: Final = 3.0  # between a marked place and its ring


def lamp_path(centre: QPointF, height: float) -> QPainterPath:
    """A bulb with its socket, of this height, centred on a point."""
    bulb, neck, socket = map(path_of, _PARTS)
    path = bulb.united(neck)
    path.addPath(socket)
    scale = height / _BOX
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
    return place.translate(-_BOX / 2, -_BOX / 2).map(path)


def lamp_pixmap(side: int, ratio: float, colour: QColor) -> QPixmap:
    """A lamp with sides of `side` pixels, for a device pixel ratio."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(lamp_path(QPointF(side / 2, side / 2), side), colour)
    painter.end()
    return pixmap


class HintMarks(QGraphicsItem):
    """Rings around the places of a hint, and a lamp at the first of them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rects: tuple[QRectF, ...] = ()
        """The marked places, in scene coordinates."""
        self._radius = look.CARD_RADIUS
        self.setZValue(Layer.PLACE)
        self.setVisible(False)

    def surround(self, rects: Sequence[QRectF], radius: float) -> None:
        """Mark these places and no others; `radius` is that of their corners."""
        self.prepareGeometryChange()
        self.rects = tuple(rects)
        self._radius = radius
        self.setVisible(bool(self.rects))
        self.update()

    def boundingRect(self) -> QRectF:
        around = QRectF()
        room = _BADGE + 2
        for rect in self.rects:
            around = around.united(rect.adjusted(-room, -room, room, room))
        return around

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        theme = self.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in accent_lines(theme, look.PLACE_LINE):
            painter.setPen(QPen(colour, width))
            for rect in self.rects:
                around = rect.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
                painter.drawRoundedRect(around, self._radius, self._radius)
        centre = self.rects[0].topLeft()
        painter.setPen(QPen(theme.accent_edge, look.THIN_LINE))
        painter.setBrush(theme.accent)
        painter.drawEllipse(centre, _BADGE, _BADGE)
        painter.fillPath(lamp_path(centre, _BADGE * 1.4), theme.on_accent)
