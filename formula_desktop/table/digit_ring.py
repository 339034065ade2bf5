"""The ring of ten digits around a joker or blank, from which its player chooses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from formula_desktop.look import theme as look
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import Layer, Theme
from formula_desktop.table.ring_place import BUTTON, RADIUS, ROOM, RingPlace, nearest_in

_DIGIT_EM: Final = 30.0
_PROJECTOR_EM: Final = 38.0
_GAP: Final = 3.0  # above and below a text that the stalk leaves out


class DigitRing(QGraphicsItem):
    """Ten digits around a card; chosen by a click, an arrow key and Enter, or by typing one."""

    def __init__(
        self,
        place: RingPlace,
        chosen: int | None,
        theme: Theme,
        choose: Callable[[int], None],
        card: QRectF,
    ) -> None:
        """`choose` is called with the chosen digit; `card` is the card it is for."""
        super().__init__()
        centre, scale = place
        self._theme = theme
        self.em = _PROJECTOR_EM if theme.is_projector else _DIGIT_EM
        """The em square of a digit, at scale 1."""
        self.choose = choose
        self.at = 0 if chosen is None else chosen
        """The digit that Enter would choose."""
        self.asks_first = chosen is None
        """Whether a click beside it leaves it open: there is no digit yet, and it is the first."""
        self.stalk = Stalk(_stalk((nearest_in(card, centre) - centre) / scale), theme.joker)
        """To be added beside it: it lies below the texts, which may be between ring and card."""
        self.stalk.setPos(centre)
        self.stalk.setScale(scale)
        self.setPos(centre)
        self.setScale(scale)
        self.setZValue(Layer.RING)

    def boundingRect(self) -> QRectF:
        return QRectF(-ROOM, -ROOM, 2 * ROOM, 2 * ROOM)

    @property
    def button(self) -> float:
        """The width of a digit's button, in the scene."""
        return BUTTON * self.scale()

    def centre_of(self, digit: int) -> QPointF:
        """The middle of a digit's button, in the scene."""
        return self.mapToScene(_centre(digit))

    def rect_of(self, digit: int) -> QRectF:
        """A digit's button, in the scene."""
        half = self.button / 2
        return QRectF(-half, -half, 2 * half, 2 * half).translated(self.centre_of(digit))

    def key(self, key: int, text: str) -> bool:
        """Handle a key; return whether it leaves the ring."""
        if text and text in "0123456789":
            self.choose(int(text))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._turn(-1)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._turn(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choose(self.at)
        return key == Qt.Key.Key_Escape

    def _turn(self, steps: int) -> None:
        self.at = (self.at + steps) % 10
        self.update()

    def digit_at(self, point: QPointF, finger: float = 0) -> int | None:
        """The digit at a point of the scene; a `finger` of this width also hits nearby digits."""
        away = [(point - self.centre_of(digit), digit) for digit in range(10)]
        distance, digit = min((math.hypot(by.x(), by.y()), digit) for by, digit in away)
        return digit if distance <= max(self.button / 2 + 2, finger / 2) else None

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        band = QPen(theme.joker, BUTTON + 12)
        painter.setPen(band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), RADIUS, RADIUS)
        for digit in range(10):
            is_at = digit == self.at
            painter.setPen(QPen(theme.accent, look.FOCUS_LINE) if is_at else Qt.PenStyle.NoPen)
            painter.setBrush(theme.card)
            painter.drawEllipse(_centre(digit), BUTTON / 2 - 2, BUTTON / 2 - 2)
            outline = text_path(str(digit), self.em, look.CARD_DIGIT.weight, _centre(digit))
            painter.fillPath(outline, theme.card_ink)


class Stalk(QGraphicsPathItem):
    """A wedge from a ring to its card."""

    def __init__(self, path: QPainterPath, colour: QColor) -> None:
        super().__init__(path)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(colour)
        self.setZValue(Layer.STALK)

    def leave_out(self, rects: Iterable[QRectF]) -> None:
        """Leave out what would lie over these rectangles, such as a line of text."""
        path = self.path()
        for rect in rects:
            gap = QPainterPath()
            gap.addRect(self.mapFromScene(rect.adjusted(0, -_GAP, 0, _GAP)).boundingRect())
            path = path.subtracted(gap)
        self.setPath(path)


def _centre(digit: int) -> QPointF:
    """The middle of a digit's button relative to the ring's: 0 on top, then clockwise."""
    angle = math.radians(36 * digit - 90)
    return QPointF(RADIUS * math.cos(angle), RADIUS * math.sin(angle))


def _stalk(to_card: QPointF) -> QPainterPath:
    """A wedge from the ring to its card, unless that is inside or too far away.

    It is relative to the ring's middle. A long wedge would lie over the sum.
    """
    path = QPainterPath()
    away = math.hypot(to_card.x(), to_card.y())
    if RADIUS + BUTTON / 2 < away < 2 * ROOM:
        along = to_card / away
        across = QPointF(-along.y(), along.x()) * BUTTON / 2
        path.addPolygon(QPolygonF([along * RADIUS + across, along * away, along * RADIUS - across]))
    return path
