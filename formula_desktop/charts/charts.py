"""Charts: how a number changes from game to game, and bars side by side.

They consist of lines and outlines only, so they are sharp on paper and readable without colour:
different things have different marks, and what matters has its number beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from itertools import accumulate, count
from math import ceil
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.shapes import sign_path
from formula_desktop.look.theme import LIGHT, Size, TextSize, Theme
from formula_desktop.results.strength import rounded

SMALLEST: Final = Size(260, 170)  # in units: anything smaller is unreadable
MANY: Final = 150  # values that jump up and down: a line through more would be a solid block
_FEW: Final = 5
_MEANS: Final = 20  # the most spans of a mean, end to end, in a chart

_EDGE: Final = 14.0  # between the frame and its content, in units
_GAP: Final = 8.0
_LINE: Final = 2.5
_DENSE_LINE: Final = 1.2  # through too many values to mark
_SPECK: Final = 1.1  # the radius of a value under a line of means
_GRID: Final = 1.0
_MARK: Final = 4.5  # the radius of a mark
_MARK_ROOM: Final = 2.6  # radii per mark, so that marks side by side stay distinct
_TICK_ROOM: Final = 44.0  # the least from one tick to the next, up or down
_ACROSS_ROOM: Final = 56.0  # the same along the bottom
_BAR_SHARE: Final = 0.56  # of the width for each bar
_WIDEST_BAR: Final = 64.0
_SIGN: Final = 15.0
_KEY: Final = 36.0  # the sample of a broken line in its key
_DASHES: Final = [5.0, 4.0]


class Mark(Enum):
    """The shape that marks a value."""

    DOT = auto()
    SQUARE = auto()


@dataclass(frozen=True, slots=True)
class Course:
    """A value for each game, oldest first; `usual` is a value to compare them with.

    With `has_zero` the axis includes 0. With `mean_over` the line goes through the mean of the last
    that many values, and the values themselves are only specks.
    """

    title: str
    values: tuple[int, ...]
    across: str
    """What is counted along the bottom."""
    nothing: str
    """The text shown if there are no values."""
    mark: Mark = Mark.DOT
    has_zero: bool = False
    usual: int | None = None
    usual_name: str = ""
    first: int = 1
    """The number of the first value."""
    mean_over: int = 0
    mean_name: str = ""

    @property
    def is_short(self) -> bool:
        """Whether there are too few games for a line, which would look like a trend."""
        return self.first + len(self.values) - 1 < _FEW

    @property
    def means(self) -> tuple[Fraction, ...]:
        """The mean at each value that has enough before it; empty without `mean_over`."""
        over = self.mean_over
        if not 0 < over <= len(self.values):
            return ()
        sums = list(accumulate(self.values, initial=0))
        return tuple(Fraction(sums[at] - sums[at - over], over) for at in range(over, len(sums)))


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar with its value for each sign, `+ − × ÷`."""

    title: str
    bars: tuple[tuple[str, int], ...]
    nothing: str


Chart = Course | Bars


def has_values(chart: Chart) -> bool:
    """Whether there is anything to show."""
    if isinstance(chart, Course):
        return bool(chart.values)
    return any(value for _, value in chart.bars)


class Titled(Protocol):
    """Any chart."""

    @property
    def title(self) -> str: ...


C = TypeVar("C", bound=Titled)


def ticks(low: int, high: int, most: int) -> list[int]:
    """Evenly spaced round numbers around `low` and `high`, at most about `most` (at least 2)."""
    span = max(high - low, 1)
    step = next(
        each
        for each in _round_numbers()
        if ceil(high / each) - low // each < max(most, 2) or each >= 4 * span
    )
    first, last = low // step, ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _round_numbers() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    return (each * 10**zeros for zeros in count() for each in (1, 2, 5))


def around(values: Iterable[int]) -> tuple[int, int]:
    """The lowest and highest of values, or a range around them if they are all equal."""
    values = tuple(values)
    low, high = min(values), max(values)
    if low < high:
        return low, high
    room = max(abs(low) // 10, 1)
    return (low - room if low < 0 or low >= room else 0), high + room


def mean_over(number: int) -> int:
    """The number of values to average over, a round number; 0 if there are few values."""
    if number <= MANY:
        return 0
    return next(each for each in _round_numbers() if each * _MEANS >= number)


def counted(number: int) -> str:
    """A whole number in the language's format, with a full-width minus sign."""
    text = QLocale().toString(abs(number))
    return f"−{text}" if number < 0 else text


# --- painting -----------------------------------------------------------------------------------


def paint_chart(painter: QPainter, rect: QRectF, chart: Chart, theme: Theme, unit: float) -> None:
    """Paint a chart into a rectangle, in the device's pixels; `unit` is pixels per unit."""
    painter.save()
    plot = Plot(painter, rect, theme, unit)
    if isinstance(chart, Course):
        key = chart.mean_name if chart.means else chart.usual_name
        plot.write_title(chart.title, key if chart.values else "", is_broken=not chart.means)
    else:
        plot.write_title(chart.title)
    if isinstance(chart, Course) and chart.values:
        plot.paint_course(chart)
    elif isinstance(chart, Bars) and any(value for _, value in chart.bars):
        plot.paint_bars(chart)
    else:
        plot.write_nothing(chart.nothing)
    painter.restore()


class Plot:
    """One chart while it is being painted."""

    def __init__(self, painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
        """Paint the frame."""
        self._painter = painter
        self._theme = theme
        self._unit = unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(_GRID * unit, 1.0)
        painter.setPen(QPen(theme.line, width))
        painter.setBrush(theme.field)
        half = width / 2
        radius = look.SEAT_RADIUS * unit
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        edge = _EDGE * unit
        self._room = rect.adjusted(edge, edge * 0.7, -edge, -edge * 0.7)

    # --- words ----------------------------------------------------------------------------------

    def write_title(self, title: str, key: str = "", *, is_broken: bool = False) -> None:
        """Write the title and the key to a line at the top; the chart gets the rest."""
        unit = self._unit
        height = self._use(look.STATUS).height()
        line = QRectF(self._room.left(), self._room.top(), self._room.width(), height)
        if key:
            self._use(look.SMALLEST)
            self._painter.setPen(self._theme.ink_soft)
            middle = QPointF(line.right(), line.center().y())
            written = self._place(key, middle, Qt.AlignmentFlag.AlignRight)
            self._write(key, middle, Qt.AlignmentFlag.AlignRight)
            start = written.left() - _KEY * unit
            end = written.left() - 0.6 * _GAP * unit
            if is_broken:
                self._paint_usual(start, end, middle.y())
            else:
                self._paint_through([QPointF(start, middle.y()), QPointF(end, middle.y())], _LINE)
            line.setRight(start - _GAP * unit)
        metrics = self._use(look.STATUS)
        self._painter.setPen(self._theme.ink)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        line.setHeight(max(height, metrics.boundingRect(line, flags, title).height()))
        self._painter.drawText(line, flags, title)
        self._room = self._room.adjusted(0, line.height() + _GAP * self._unit * 0.5, 0, 0)

    def write_nothing(self, text: str) -> None:
        """Write a sentence in place of a chart."""
        self._use(look.BODY)
        self._painter.setPen(self._theme.ink_soft)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        self._painter.drawText(self._room, int(flags), text)

    def _number(self, value: int) -> str:
        """The text of a number at a grid line."""
        return counted(value)

    def _use(self, size: TextSize) -> QFontMetricsF:
        font = self._theme.font(size, self._unit)
        self._painter.setFont(font)
        # For the device, whose resolution may differ from the screen's.
        return QFontMetricsF(font, self._painter.device())

    def _write(self, text: str, at: QPointF, flags: Qt.AlignmentFlag) -> None:
        """Write at a point; `flags` say how the text is aligned to it."""
        self._painter.drawText(self._place(text, at, flags), Qt.AlignmentFlag.AlignCenter, text)

    def _write_on_ground(self, text: str, at: QPointF, flags: Qt.AlignmentFlag) -> None:
        """Write over the grid, whose lines do not cross the text."""
        self._painter.fillRect(self._place(text, at, flags), self._theme.field)
        self._write(text, at, flags)

    def _place(self, text: str, at: QPointF, flags: Qt.AlignmentFlag) -> QRectF:
        metrics = QFontMetricsF(self._painter.font(), self._painter.device())
        width = metrics.horizontalAdvance(text) + 2 * self._unit
        height = metrics.height()
        left = at.x() - width / 2
        if flags & Qt.AlignmentFlag.AlignRight:
            left = at.x() - width
        elif flags & Qt.AlignmentFlag.AlignLeft:
            left = at.x()
        top = at.y() - height / 2
        if flags & Qt.AlignmentFlag.AlignTop:
            top = at.y()
        elif flags & Qt.AlignmentFlag.AlignBottom:
            top = at.y() - height
        return QRectF(left, top, width, height)

    # --- the course -----------------------------------------------------------------------------

    def paint_course(self, chart: Course) -> None:
        """Paint axes with round numbers, the line, its marks, and the last value."""
        levels = [0] if chart.has_zero else []
        shown = [*chart.values, *levels, *([] if chart.usual is None else [chart.usual])]
        room = self._room
        metrics = self._use(look.SMALLEST)
        below = metrics.height() + _GAP * self._unit
        high = room.height() - below - metrics.height()
        rows = ticks(*around(shown), int(high / (_TICK_ROOM * self._unit)) + 1)
        left = max(metrics.horizontalAdvance(counted(tick)) for tick in rows) + _GAP * self._unit
        last = rounded(chart.means[-1]) if chart.means else chart.values[-1]
        right = metrics.horizontalAdvance(counted(last)) + 1.6 * _GAP * self._unit
        above = metrics.height() / 2
        if chart.is_short:  # its values stand above their marks, and the title above those
            above = 1.6 * _MARK * self._unit + self._use(look.SMALL).height()
        field = room.adjusted(left, above, -right, -below)
        self._use(look.SMALLEST)
        self._paint_rows(field, rows)
        self._paint_columns(field, chart)
        if chart.usual is not None:
            usual = height_at(field, chart.usual, rows)
            self._paint_usual(field.left(), field.right(), usual)
        points = [
            QPointF(_across(field, number, len(chart.values)), height_at(field, value, rows))
            for number, value in enumerate(chart.values)
        ]
        if chart.means:
            self._paint_specks(points)
            points = [
                QPointF(point.x(), height_at(field, float(mean), rows))
                for point, mean in zip(points[chart.mean_over - 1 :], chart.means, strict=True)
            ]
        if chart.is_short:
            self._paint_marks(points, chart.mark)
            self._write_above(points[:-1], chart.values)
        else:
            self._paint_line(points, chart.mark, _LINE if chart.means else _DENSE_LINE)
        self._painter.setPen(self._theme.ink)
        self._use(look.SMALL)
        beside = points[-1] + QPointF(_GAP * self._unit, 0)
        self._write_on_ground(counted(last), beside, Qt.AlignmentFlag.AlignLeft)

    def _paint_rows(self, field: QRectF, rows: list[int]) -> None:
        self._use(look.SMALLEST)
        for tick in rows:
            y = height_at(field, tick, rows)
            is_base = tick == 0 or tick == rows[0]
            line = self._theme.control_line if is_base else self._theme.line
            self._painter.setPen(QPen(line, _GRID * self._unit))
            self._painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            self._painter.setPen(self._theme.ink_soft)
            before = QPointF(field.left() - _GAP * self._unit * 0.7, y)
            self._write(self._number(tick), before, Qt.AlignmentFlag.AlignRight)

    def _paint_columns(self, field: QRectF, chart: Course) -> None:
        """Paint the numbers of games along the bottom, and what they count."""
        count = len(chart.values)
        metrics = self._use(look.SMALLEST)
        under = field.bottom() + _GAP * self._unit * 0.8
        self._painter.setPen(self._theme.ink_soft)
        name = metrics.horizontalAdvance(chart.across) + _GAP * self._unit
        last = min(field.right() + _GAP * self._unit, self._room.right() - name)
        self._write(chart.across, QPointF(self._room.right(), under), TOP_RIGHT)
        first, end = chart.first, chart.first + count - 1
        step = ticks(first, max(end, first + 1), int(field.width() / (_ACROSS_ROOM * self._unit)))
        numbers = dict.fromkeys([first, *(each for each in step if first <= each <= end)])
        for number in numbers:
            x = _across(field, number - first, count)
            half = metrics.horizontalAdvance(counted(number)) / 2
            is_near_first = number - first < (step[1] - step[0]) / 2
            if number > first and (x + half > last or is_near_first):
                continue
            self._paint_number_below(field, number, x)

    def _paint_number_below(self, field: QRectF, number: int, x: float) -> None:
        """Paint a number along the bottom with its tick."""
        foot = QPointF(x, field.bottom())
        self._painter.setPen(QPen(self._theme.control_line, _GRID * self._unit))
        self._painter.drawLine(foot, foot + QPointF(0, _GAP * self._unit * 0.5))
        self._painter.setPen(self._theme.ink_soft)
        under = foot + QPointF(0, _GAP * self._unit * 0.8)
        self._write(self._number(number), under, TOP_CENTRE)

    def _paint_usual(self, left: float, right: float, y: float) -> None:
        pen = QPen(self._theme.ink_soft, _GRID * 1.4 * self._unit)
        pen.setDashPattern(_DASHES)
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(left, y), QPointF(right, y))

    def _paint_specks(self, points: list[QPointF]) -> None:
        """Paint values without a line; where they are dense it looks darker."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._theme.ink_soft)
        reach = _SPECK * self._unit
        for point in points:
            self._painter.drawEllipse(point, reach, reach)

    def _paint_through(self, points: list[QPointF], width: float) -> None:
        pen = QPen(self._theme.marked, width * self._unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF(points))

    def _paint_line(self, points: list[QPointF], mark: Mark, dense: float) -> None:
        """Paint a line through points and their marks, or `dense` wide if marks would touch."""
        unit = self._unit
        apart = points[1].x() - points[0].x() if len(points) > 1 else 2 * _MARK_ROOM * _MARK * unit
        are_marked = apart >= _MARK_ROOM * _MARK * unit
        self._paint_through(points, _LINE if are_marked else dense)
        self._paint_marks(points if are_marked else points[-1:], mark)

    def _write_above(self, points: list[QPointF], values: tuple[int, ...]) -> None:
        """Write values above their marks."""
        self._painter.setPen(self._theme.ink)
        self._use(look.SMALL)
        for point, value in zip(points, values, strict=False):
            above = point - QPointF(0, 1.6 * _MARK * self._unit)
            self._write_on_ground(counted(value), above, _BOTTOM_CENTRE)

    def _paint_marks(self, points: list[QPointF], mark: Mark) -> None:
        theme, unit = self._theme, self._unit
        self._painter.setPen(QPen(theme.marked, _LINE * 0.8 * unit))
        reach = _MARK * unit
        for point in points:
            self._painter.setBrush(theme.marked if point is points[-1] else theme.field)
            place = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
            if mark is Mark.DOT:
                self._painter.drawEllipse(place)
            else:
                inset = reach * 0.12
                self._painter.drawRect(place.adjusted(inset, inset, -inset, -inset))

    # --- bars -----------------------------------------------------------------------------------

    def paint_bars(self, chart: Bars) -> None:
        """Paint a bar for each sign, with its value above and the sign below."""
        unit, theme = self._unit, self._theme
        metrics = self._use(look.SMALLEST)
        rows_high = self._room.height() - _SIGN * unit - metrics.height() - 2 * _GAP * unit
        largest = max(value for _, value in chart.bars)
        rows = ticks(0, largest, int(rows_high / (_TICK_ROOM * unit)) + 1)
        left = max(metrics.horizontalAdvance(counted(tick)) for tick in rows) + _GAP * unit
        below = (_SIGN + 1.6 * _GAP) * unit
        field = self._room.adjusted(left, metrics.height(), 0, -below)
        self._paint_rows(field, rows)
        metrics = self._use(look.SMALL)
        step = field.width() / len(chart.bars)
        width = min(step * _BAR_SHARE, _WIDEST_BAR * unit)
        for number, (sign, value) in enumerate(chart.bars):
            middle = field.left() + (number + 0.5) * step
            top = height_at(field, value, rows)
            if value:
                self._painter.setPen(QPen(theme.ink, _GRID * unit))
                self._painter.setBrush(theme.marked)
                bar = QRectF(middle - width / 2, top, width, field.bottom() - top)
                self._painter.drawRect(bar)
            self._painter.setPen(theme.ink)
            above = QPointF(middle, top - _GAP * unit * 0.2)
            self._write_on_ground(counted(value), above, _BOTTOM_CENTRE)
            sign_at = QPointF(middle, field.bottom() + _GAP * unit * 0.9 + _SIGN * unit / 2)
            self._painter.fillPath(sign_path(sign, sign_at, _SIGN * unit), theme.ink)


TOP_RIGHT: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
TOP_CENTRE: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
_BOTTOM_CENTRE: Final = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter


def height_at(field: QRectF, value: float, rows: list[int]) -> float:
    """The vertical position of a value."""
    return field.bottom() - (value - rows[0]) / (rows[-1] - rows[0]) * field.height()


def _across(field: QRectF, number: int, count: int) -> float:
    """The horizontal position of a game, counted from 0; a single one is in the middle."""
    return field.left() + (number + 0.5) / count * field.width()


# --- in the window ------------------------------------------------------------------------------


class ChartWidget(QWidget, Generic[C]):
    """A chart in a window; its description says the same in words."""

    smallest = SMALLEST
    """In units."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.unit = 1.0
        self.chart: C | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: C, described: str) -> None:
        """Show another chart; `described` is its accessible description."""
        self.chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(described)
        self._repaint()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Draw in a theme; `unit` is pixels per unit."""
        self.theme = theme
        self.unit = max(unit, 0.8)
        self.updateGeometry()
        self._repaint()

    def _repaint(self) -> None:
        self.update()

    def minimumSizeHint(self) -> QSize:
        return (QSizeF(*self.smallest) * self.unit).toSize()


class ChartView(ChartWidget[Chart]):
    """A course or bars in a window."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() * 1.2

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.chart is not None:
            painter = QPainter(self)
            paint_chart(painter, QRectF(self.rect()), self.chart, self.theme, self.unit)
            painter.end()
