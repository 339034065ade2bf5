"""The chart of a game: a line for each player, with the name at its end.

The lines differ in colour, dashes and marks, so a black-and-white print is readable too. The
picture is cached in the device's pixels and repainted only for another size, theme or game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.charts.charts import Plot, around, framed, height_at, ticks
from formula_desktop.look import theme as look
from formula_desktop.look.theme import LIGHT, Size, Theme
from formula_desktop.models.table.digifeud_count import signed

SMALLEST: Final = Size(300, 150)  # in units: anything smaller is unreadable
USUAL: Final = Size(440, 250)
MODEST: Final = Size(440, 190)  # beside more important content

_GAP: Final = 8.0
_GRID: Final = 1.0
_LINE: Final = 2.4
_DENSE_LINE: Final = 1.4  # for so many steps that dashes would hide the turns
_DENSE: Final = 2.5  # from one step to the next
_MARK: Final = 4.5  # the radius of a mark
_MARK_ROOM: Final = 64.0  # the least from one mark of a line to the next
_TICK_ROOM: Final = 28.0
_ACROSS_ROOM: Final = 52.0
_NAMES_SHARE: Final = 0.36  # of the width, at most, for the names beside the lines
_SMALLEST_NAME: Final = 24.0
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (6.0, 2.6),
    (1.6, 1.9),
    (8.0, 2.4, 1.6, 2.4),
    (3.4, 2.2),
)
_TOP_RIGHT: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
_TOP_CENTRE: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
_BESIDE: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class Line:
    """A player's values at the start and after each step."""

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CourseLines:
    """The lines of a game, one for each seat, all of the same length."""

    title: str
    lines: tuple[Line, ...]
    across: str
    """What is counted along the bottom, from 0."""
    counted: int = 0
    """The number of steps at the end, the final count, that are not counted along the bottom."""
    part_ends: tuple[int, ...] = ()
    """The steps at which one part ends and the next one begins."""
    parts: tuple[str, ...] = ()
    """The names of the parts; empty if there is only one."""

    @property
    def steps(self) -> int:
        """The number of steps from the start to the end."""
        return len(self.lines[0].values) - 1


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places at least `apart` from each other, as near to the wanted ones as possible.

    If there is no room for that, they share the room there is.
    """
    count = len(wanted)
    if count > 1:
        apart = max(min(apart, (high - low) / (count - 1)), 0.0)
    order = sorted(range(count), key=lambda at: (wanted[at], at))
    groups: list[list[float]] = []  # each as [sum of what its members want for the first, members]
    for rank, at in enumerate(order):
        groups.append([wanted[at] - rank * apart, 1])
        while len(groups) > 1 and groups[-2][0] / groups[-2][1] >= groups[-1][0] / groups[-1][1]:
            total, members = groups.pop()
            groups[-1][0] += total
            groups[-1][1] += members
    firsts = [total / members for total, members in groups for _ in range(int(members))]
    places = [0.0] * count
    for rank, at in enumerate(order):
        first = min(max(firsts[rank], low), max(high - (count - 1) * apart, low))
        places[at] = first + rank * apart
    return places


# --- painting -----------------------------------------------------------------------------------


def paint_course(
    painter: QPainter, rect: QRectF, chart: CourseLines, theme: Theme, unit: float
) -> None:
    """Paint a chart into a rectangle; `unit` is pixels per unit."""
    painter.save()
    frame = framed(painter, rect, theme, unit)
    frame.write_title(chart.title, "", is_broken=False)
    _CoursePlot(frame, chart).paint()
    painter.restore()


class _CoursePlot(Plot):
    """One chart of a game's course while it is being painted."""

    def __init__(self, frame: Plot, chart: CourseLines) -> None:
        super().__init__(frame._painter, frame._room, frame._theme, frame._unit)
        self._chart = chart
        self._colours: list[QColor] = [getattr(self._theme, name) for name in look.COURSES]
        self._metrics = self._use(look.SMALLEST)
        high = self._metrics.height()
        values = [value for line in chart.lines for value in line.values]
        below, above = high + _GAP * self._unit, high * (1.3 if chart.parts else 0.5)
        rows_high = self._room.height() - below - above
        most = int(rows_high / (_TICK_ROOM * self._unit)) + 1
        self._rows = ticks(*around((0, *values)), most)
        left = max(self._metrics.horizontalAdvance(self._number(tick)) for tick in self._rows)
        self._names = self._names_width()
        self._field = self._room.adjusted(
            left + _GAP * self._unit, above, -self._names - 3.4 * _GAP * self._unit, -below
        )

    def paint(self) -> None:
        """Paint axes with round numbers, parts, lines, and each player's final value."""
        self._paint_rows(self._field, self._rows)
        self._paint_steps()
        self._paint_parts()
        seats = range(len(self._chart.lines))
        for seat in reversed(seats):  # the first player's line lies on top
            self._paint_seat(seat)
        ends = [self._points(seat)[-1] for seat in seats]
        high = self._metrics.height()
        low, bottom = self._field.top() - high * 0.2, self._field.bottom()
        places = spread([end.y() for end in ends], high * 0.96, low, bottom)
        moved = max(abs(end.y() - y) for end, y in zip(ends, places, strict=True))
        for seat in reversed(seats):
            is_led = moved > _MARK * 0.5 * self._unit
            self._paint_name(seat, ends[seat], places[seat], is_led=is_led)
            self._paint_mark(seat, ends[seat], is_last=True)

    def _number(self, value: int) -> str:
        """A number as in the table of the count."""
        return signed(value)

    def _names_width(self) -> float:
        """The width of the names with their numbers; long ones are shortened."""
        written = [self._label(seat) for seat in range(len(self._chart.lines))]
        widest = max(self._metrics.horizontalAdvance(text) for text in written)
        shortest = max(self._metrics.horizontalAdvance(text) for text in self._shortest())
        room = max(self._room.width() * _NAMES_SHARE, shortest)
        return min(widest, room) + self._unit

    def _shortest(self) -> list[str]:
        return [self._label(seat, 0) for seat in range(len(self._chart.lines))]

    def _label(self, seat: int, room: float = -1.0) -> str:
        """The name of a line and its last number; only the name is shortened."""
        line = self._chart.lines[seat]
        # With a colon, since "Player 1" is a name.
        words = QCoreApplication.translate("CourseChart", "{name}: {number}")
        words = words.replace("{number}", self._number(line.values[-1]))
        name = line.name
        if room >= 0:
            around = self._metrics.horizontalAdvance(words.replace("{name}", ""))
            left = max(room - around, _SMALLEST_NAME * self._unit)
            name = self._metrics.elidedText(name, Qt.TextElideMode.ElideRight, left)
        return words.replace("{name}", name)

    def _x(self, step: float) -> float:
        return self._field.left() + step / max(self._chart.steps, 1) * self._field.width()

    def _points(self, seat: int) -> list[QPointF]:
        values = self._chart.lines[seat].values
        return [
            QPointF(self._x(step), height_at(self._field, value, self._rows))
            for step, value in enumerate(values)
        ]

    # --- the bottom, and the parts --------------------------------------------------------------

    def _paint_steps(self) -> None:
        """Paint round numbers along the bottom, and what they count."""
        chart, unit, field = self._chart, self._unit, self._field
        end = chart.steps - chart.counted
        under = field.bottom() + _GAP * unit * 0.8
        name = self._metrics.horizontalAdvance(chart.across) + unit
        latest = self._room.right() - name - _GAP * unit
        behind = field.right()
        rows = ticks(0, max(end, 1), max(int(field.width() / (_ACROSS_ROOM * unit)), 2))
        for number in (each for each in rows if each <= end):
            x = self._x(number)
            half = self._metrics.horizontalAdvance(self._number(number)) / 2
            if x + half > latest:
                break
            behind = max(behind, x + half)
            self._painter.setPen(QPen(self._theme.control_line, _GRID * unit))
            foot = QPointF(x, field.bottom())
            self._painter.drawLine(foot, foot + QPointF(0, _GAP * unit * 0.5))
            self._painter.setPen(self._theme.ink_soft)
            self._write(self._number(number), QPointF(x, under), _TOP_CENTRE)
        self._painter.setPen(self._theme.ink_soft)
        right = min(behind + _GAP * unit + name, self._room.right())
        self._write(chart.across, QPointF(right, under), _TOP_RIGHT)

    def _paint_parts(self) -> None:
        """Paint a line where each part ends, and the names of parts with room for them."""
        chart, field = self._chart, self._field
        ends = [*chart.part_ends]
        if chart.counted:
            ends.append(chart.steps - chart.counted)
        self._painter.setPen(QPen(self._theme.line, _GRID * self._unit))
        for step in ends:
            self._painter.drawLine(
                QPointF(self._x(step), field.top()), QPointF(self._x(step), field.bottom())
            )
        if not chart.parts:
            return
        self._painter.setPen(self._theme.ink_soft)
        edges = [0, *chart.part_ends, chart.steps]
        rooms = [self._x(end) - self._x(begin) for begin, end in pairwise(edges)]
        wide = [self._metrics.horizontalAdvance(name) for name in chart.parts]
        is_room = all(name <= room for name, room in zip(wide, rooms, strict=True))
        for number, (name, room) in enumerate(zip(chart.parts, rooms, strict=True)):
            text = name if is_room else str(number + 1)
            if self._metrics.horizontalAdvance(text) <= room:
                middle = QPointF(self._x(edges[number]) + room / 2, self._room.top())
                self._write(text, middle, _TOP_CENTRE)

    # --- a line ---------------------------------------------------------------------------------

    def _pen(self, seat: int, width: float) -> QPen:
        pen = QPen(self._colours[seat % len(self._colours)], width * self._unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _paint_seat(self, seat: int) -> None:
        points = self._points(seat)
        apart = self._field.width() / max(self._chart.steps, 1)
        pen = self._pen(seat, _LINE if apart >= _DENSE * self._unit else _DENSE_LINE)
        dashes = _DASHES[seat % len(_DASHES)]
        if dashes:
            pen.setDashPattern([*dashes])
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF(points))
        # The players' marks are staggered, so that all show where their lines coincide.
        every = max(ceil(_MARK_ROOM * self._unit / max(apart, 0.01)), 1)
        first = 1 + seat * every // len(self._chart.lines)
        for point in points[first:-1:every]:
            self._paint_mark(seat, point, is_last=False)

    def _paint_mark(self, seat: int, at: QPointF, *, is_last: bool) -> None:
        """Paint a line's own mark, filled at its end."""
        pen = self._pen(seat, _LINE * 0.8)
        self._painter.setPen(pen)
        self._painter.setBrush(pen.color() if is_last else self._theme.field)
        self._painter.drawPath(_mark(seat, at, _MARK * self._unit))

    def _paint_name(self, seat: int, end: QPointF, y: float, *, is_led: bool) -> None:
        """Paint a name beside the end of its line; with `is_led`, a thin line leads to it."""
        unit = self._unit
        beside = QPointF(self._room.right() - self._names, y)
        mark = QPointF(beside.x() - 1.1 * _GAP * unit, y)
        if is_led:
            self._painter.setPen(self._pen(seat, _GRID))
            self._painter.drawLine(end, mark)
            self._paint_mark(seat, mark, is_last=True)
        self._painter.setPen(self._theme.ink)
        self._use(look.SMALLEST)
        high = self._metrics.height()
        place = QRectF(beside.x(), y - high / 2, self._names + unit, high)
        self._painter.drawText(place, _BESIDE, self._label(seat, self._names))


def _mark(seat: int, at: QPointF, reach: float) -> QPainterPath:
    """A dot, a square, a triangle, a diamond or a cross around a point."""
    path = QPainterPath()
    kind = seat % 5
    if kind == 0:
        path.addEllipse(at, reach, reach)
    elif kind == 1:
        side = 1.8 * reach
        path.addRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
    elif kind == 2:
        path.addPolygon(_around(at, reach * 1.25, ((0, -1), (1, 0.8), (-1, 0.8))))
    elif kind == 3:
        path.addPolygon(_around(at, reach * 1.35, ((0, -1), (1, 0), (0, 1), (-1, 0))))
    else:
        third = 0.36
        corners = ((-third, -1), (third, -1), (third, -third), (1, -third), (1, third))
        half = (*corners, (third, third))
        path.addPolygon(_around(at, reach * 1.15, (*half, *((-x, -y) for x, y in half))))
    path.closeSubpath()
    return path


def _around(at: QPointF, reach: float, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([at + QPointF(x * reach, y * reach) for x, y in corners])


# --- in the window ------------------------------------------------------------------------------


class CourseChart(QWidget):
    """The course of a game in a window; its description says its end in words."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._unit = 1.0
        self._picture: QPixmap | None = None
        self.chart: CourseLines | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: CourseLines, described: str) -> None:
        """Show another chart; `described` is its accessible description."""
        self.chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(described)
        self._repaint()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Draw in a theme; `unit` is pixels per unit."""
        self._theme = theme
        self._unit = max(unit, 0.8)
        self.updateGeometry()
        self._repaint()

    def _repaint(self) -> None:
        self._picture = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(SMALLEST.width * self._unit), round(SMALLEST.height * self._unit))

    def sizeHint(self) -> QSize:
        return QSize(round(USUAL.width * self._unit), round(USUAL.height * self._unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture, made for the pixels of the screen."""
        if self.chart is None or self.size().isEmpty():
            return
        ratio = self.devicePixelRatioF()
        size = (QPointF(self.width(), self.height()) * ratio).toPoint()
        picture = self._picture
        if picture is None or (picture.width(), picture.height()) != (size.x(), size.y()):
            picture = self._picture = QPixmap(size.x(), size.y())
            picture.setDevicePixelRatio(ratio)
            picture.fill(look.TRANSPARENT)
            inner = QPainter(picture)
            paint_course(inner, QRectF(self.rect()), self.chart, self._theme, self._unit)
            inner.end()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(), picture)
        painter.end()
