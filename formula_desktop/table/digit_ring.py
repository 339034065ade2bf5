"""The ring of ten digits around a joker or blank, from which its player chooses."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from formula_desktop.look import theme as look
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import Layer, Theme

RADIUS = 84.0
BUTTON = 46.0
ROOM = RADIUS + BUTTON / 2 + 8
DIGIT_EM = 30.0
_BESIDE = 32.0  # from a ring beside a tile to the tile's middle
_APART = 12.0  # between a ring and what it is above or below
_OVERLAP = 6.0  # of a ring's room and what it leaves in sight
_TIP = 20.0  # from the middle of a tile to its edge


class DigitRing(QGraphicsItem):
    """Ten digits around a card; chosen by a click, an arrow key and Enter, or by typing one."""

    def __init__(
        self,
        centre: QPointF,
        chosen: int | None,
        theme: Theme,
        choose: Callable[[int], None],
        card: QRectF,
    ) -> None:
        """`choose` is called with the chosen digit; `card` is the card it is for."""
        super().__init__()
        self._theme = theme
        self.choose = choose
        self.at = 0 if chosen is None else chosen
        """The digit that Enter would choose."""
        self._stalk = _stalk(_nearest(card, centre) - centre)
        self.setPos(centre)
        self.setZValue(Layer.RING)

    def boundingRect(self) -> QRectF:
        return QRectF(-ROOM, -ROOM, 2 * ROOM, 2 * ROOM).united(self._stalk.boundingRect())

    def centre_of(self, digit: int) -> QPointF:
        """The middle of a digit's button, in the scene."""
        return self.mapToScene(_centre(digit))

    def rect_of(self, digit: int) -> QRectF:
        """A digit's button, in the scene."""
        half = BUTTON / 2
        return QRectF(-half, -half, BUTTON, BUTTON).translated(self.centre_of(digit))

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
        here = self.mapFromScene(point)
        distances = [
            (math.hypot(here.x() - _centre(digit).x(), here.y() - _centre(digit).y()), digit)
            for digit in range(10)
        ]
        distance, digit = min(distances)
        return digit if distance <= max(BUTTON / 2 + 2, finger / 2) else None

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        band = QPen(theme.joker, BUTTON + 12)
        painter.setPen(band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), RADIUS, RADIUS)
        painter.fillPath(self._stalk, theme.joker)
        for digit in range(10):
            is_at = digit == self.at
            painter.setPen(QPen(theme.accent, look.FOCUS_LINE) if is_at else Qt.PenStyle.NoPen)
            painter.setBrush(theme.card)
            painter.drawEllipse(_centre(digit), BUTTON / 2 - 2, BUTTON / 2 - 2)
            outline = text_path(str(digit), DIGIT_EM, look.CARD_DIGIT.weight, _centre(digit))
            painter.fillPath(outline, theme.card_ink)


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


def ring_centre(
    around: QPointF,
    room: QRectF,
    clear_of: Sequence[QRectF] = (),
    far_from: QRectF | None = None,
) -> QPointF:
    """The middle of a ring for a card around a point, within a rectangle.

    It is that point, or the nearest place beside the card, or above or below `far_from`, where the
    ring covers none of `clear_of`.
    """
    away = ROOM + _BESIDE
    points = [around + QPointF(x, y) * away for x in (0, -1, 1) for y in (0, -1, 1)]
    if far_from is not None:
        columns = (around.x(), room.center().x())
        rows = (far_from.top() - ROOM - _APART, far_from.bottom() + ROOM + _APART)
        points += [QPointF(x, y) for x in columns for y in rows]
    centres = [_within(room, point) for point in points]
    return min(
        centres,
        key=lambda centre: (
            any(_covers(centre, rect) for rect in clear_of),
            _TIP
            < _distance(centre, around)
            < ROOM + _TIP,  # then it would cover a part of the card
            (centre - around).manhattanLength(),
        ),
    )


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _covers(centre: QPointF, rect: QRectF) -> bool:
    """Whether a ring covers a part of a rectangle."""
    return _distance(_nearest(rect, centre), centre) < ROOM - _OVERLAP


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def _within(room: QRectF, around: QPointF) -> QPointF:
    """The point of a rectangle nearest to another where a ring has room."""
    x = min(max(around.x(), room.left() + ROOM), room.right() - ROOM)
    y = min(max(around.y(), room.top() + ROOM), room.bottom() - ROOM)
    return QPointF(x, y)
