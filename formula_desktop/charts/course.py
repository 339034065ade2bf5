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

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from formula_desktop.charts.charts import (
    TOP_CENTRE,
    TOP_RIGHT,
    ChartWidget,
    Plot,
    around,
    height_at,
    ticks,
)
from formula_desktop.look import theme as look
from formula_desktop.look.shapes import path_of
from formula_desktop.look.theme import Size, Theme
from formula_desktop.models.words.signs import signed

SMALLEST: Final = Size(300, 150)  # in units: anything smaller is unreadable
USUAL: Final = Size(440, 250)
MODEST: Final = Size(440, 230)  # beside more important content

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
_MARKS: Final = (
    "E 0 0 1 1",
    "R -0.9 -0.9 1.8 1.8 0",
    "M0 -1.25 L1.25 1 L-1.25 1 Z",
    "M0 -1.35 L1.35 0 L0 1.35 L-1.35 0 Z",
    "M-0.414 -1.15 L0.414 -1.15 L0.414 -0.414 L1.15 -0.414 L1.15 0.414 L0.414 0.414 "
    "L0.414 1.15 L-0.414 1.15 L-0.414 0.414 L-1.15 0.414 L-1.15 -0.414 L-0.414 -0.414 Z",
)
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
    plot = _CoursePlot(painter, rect, chart, theme, unit)
    plot.write_title(chart.title)
    plot.paint()
    painter.restore()


class _CoursePlot(Plot):
    """One chart of a game's course while it is being painted."""

    def __init__(
        self, painter: QPainter, rect: QRectF, chart: CourseLines, theme: Theme, unit: float
    ) -> None:
        super().__init__(painter, rect, theme, unit)
        self._chart = chart
        self._colours: list[QColor] = [getattr(theme, name) for name in look.COURSES]
        self._metrics = self._use(look.SMALLEST)

    def paint(self) -> None:
        """Paint axes with round numbers, parts, lines, and each player's final value."""
        chart, unit, high = self._chart, self._unit, self._metrics.height()
        values = [value for line in chart.lines for value in line.values]
        below, above = high + _GAP * unit, high * (1.3 if chart.parts else 0.5)
        rows_high = self._room.height() - below - above
        self._rows = ticks(*around((0, *values)), int(rows_high / (_TICK_ROOM * unit)) + 1)
        left = max(self._metrics.horizontalAdvance(self._number(tick)) for tick in self._rows)
        self._names = self._names_width()
        self._field = self._room.adjusted(
            left + _GAP * unit, above, -self._names - 3.4 * _GAP * unit, -below
        )
        self._paint_rows(self._field, self._rows)
        self._paint_steps()
        self._paint_parts()
        seats = range(len(self._chart.lines))
        for seat in reversed(seats):  # the first player's line lies on top
            self._paint_seat(seat)
        ends = [self._points(seat)[-1] for seat in seats]
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
        seats = range(len(self._chart.lines))
        widest = max(self._metrics.horizontalAdvance(self._label(seat)) for seat in seats)
        shortest = max(self._metrics.horizontalAdvance(self._label(seat, 0)) for seat in seats)
        room = max(self._room.width() * _NAMES_SHARE, shortest)
        return min(widest, room) + self._unit

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
            self._paint_number_below(field, number, x)
        self._painter.setPen(self._theme.ink_soft)
        right = min(behind + _GAP * unit + name, self._room.right())
        self._write(chart.across, QPointF(right, under), TOP_RIGHT)

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
                self._write(text, middle, TOP_CENTRE)

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
    place = QTransform.fromTranslate(at.x(), at.y()).scale(reach, reach)
    return place.map(path_of(_MARKS[seat % len(_MARKS)]))


# --- in the window ------------------------------------------------------------------------------


class CourseChart(ChartWidget[CourseLines]):
    """The course of a game in a window; its description says its end in words."""

    smallest = SMALLEST
    _picture: QPixmap | None = None

    def _repaint(self) -> None:
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return (QSizeF(*USUAL) * self.unit).toSize()

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
            paint_course(inner, QRectF(self.rect()), self.chart, self.theme, self.unit)
            inner.end()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(), picture)
        painter.end()
