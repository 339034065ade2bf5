"""A report divided into pages: heading, tables with repeated headings, charts, drawings."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from formula_desktop.charts.charts import Chart, paint_chart
from formula_desktop.look import theme as look
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import (
    END,
    START,
    Document,
    Ground,
    PaintedPages,
    PaintPage,
    room_above_foot,
)

_POINTS: Final = 0.62  # points per unit: text of 16 units is printed at 10 points
_GAP: Final = 12.0  # in units, like the following
_CELL: Final = 4.5  # between a text and the edge of its column
_AFTER_NUMBER: Final = 9.0  # more before a text beside a number, which ends where it begins
_APART: Final = 10.0  # more between columns where there is room
_ROW: Final = 4.0  # above and below a text in a row
_RULE: Final = 1.0
_LEAST_TEXT: Final = 90.0  # the minimum width of a text column before numbers shrink
_CHART_HIGH: Final = 250.0
_CHARTS_ABREAST: Final = 2
_PICTURE: Final = 64.0
_TOGETHER: Final = 5  # rows of a long table that stay below its title


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table; the columns in `numbers` are right-aligned, all others left-aligned."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int]
    nothing: str
    """The text shown if there are no rows."""


@dataclass(frozen=True, slots=True)
class LongTable:
    """A table of very many rows, each one line high, with longer texts shortened.

    Nothing in it is measured, and a row is made when it is painted.
    """

    title: str
    headings: tuple[str, ...]
    widest: tuple[str, ...]
    """For each column a text as wide as usual ones can be."""
    numbers: frozenset[int]
    count: int
    row: Callable[[int], tuple[str, ...]]
    """The texts of a row, counted from 0."""


@dataclass(frozen=True, slots=True)
class Titled:
    """A drawing on the left below a title, which looks like that of a table.

    It is drawn in units, as the tables are.
    """

    title: str
    drawing: Block


Part = PrintedTable | LongTable | Titled | Block | tuple[Chart, ...]


@dataclass(frozen=True, slots=True)
class Report(Document):
    """The parts of a printed report; `paint_picture` paints beside the heading."""

    title: str
    subtitle: str
    parts: tuple[Part, ...] = ()
    """Tables, drawings, and charts side by side and below each other."""
    paint_picture: Callable[[QPainter, QRectF], None] | None = None

    def name(self) -> str:
        """The title of the report."""
        return self.title

    def pages(self, ground: Ground) -> PaintedPages:
        """The report, divided into pages."""
        return PaintedPages(ground, _Sheets(self, ground).pages)


@dataclass(frozen=True, slots=True)
class WideReport(Report):
    """A report in landscape, for a table of many columns."""

    is_landscape: ClassVar[bool] = True


def _words(text: str) -> list[str]:
    """The words to wrap between; French no-break spaces stay inside them."""
    return re.split("[ \n]", text)


def _lines(text: str, most: int) -> list[str]:
    """A text in one line, or in two that are about as long."""
    words = _words(text)
    breaks = range(1, len(words)) if most > 1 else ()
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in breaks]
    return min(ways, key=lambda way: max(map(len, way)), default=[" ".join(words)])


def shared(room: float, wanted: Sequence[float]) -> list[float]:
    """Divide room among several requests; small ones are met in full."""
    given = [0.0] * len(wanted)
    for done, each in enumerate(sorted(range(len(wanted)), key=lambda each: wanted[each])):
        given[each] = min(wanted[each], room / (len(wanted) - done))
        room -= given[each]
    return given


# --- pages --------------------------------------------------------------------------------------


class _Sheets:
    """Divides a report into pages, from top to bottom, in the pixels of the device."""

    def __init__(self, report: Report, ground: Ground) -> None:
        self._report = report
        self._ground = ground
        self._unit = ground.point * _POINTS
        self._room = ground.room * ground.point
        self._sizes: dict[TextSize, QFontMetricsF] = {}
        self._shared: dict[tuple[tuple[str, ...], tuple[str, ...]], list[float]] = {}
        self._heights: dict[tuple[tuple[str, ...], tuple[float, ...]], float] = {}
        # what paints each part of a page, and the height at which it does
        self._pages: list[list[tuple[Callable[[QPainter, float], None], float]]] = []
        self._used = 0.0
        self._begin_page()
        self._add_heading()
        for part in report.parts:
            if isinstance(part, PrintedTable):
                self._add_table(part)
            elif isinstance(part, LongTable):
                self._add_long_table(part)
            elif isinstance(part, Titled):
                self._add_titled(part)
            elif isinstance(part, Block):
                self._add_drawing(part)
            else:
                self._add_charts(part)

    @property
    def pages(self) -> list[PaintPage]:
        """What paints each page, in points."""
        return [partial(self._paint, parts) for parts in self._pages]

    def _paint(
        self, parts: list[tuple[Callable[[QPainter, float], None], float]], painter: QPainter
    ) -> None:
        painter.save()
        painter.scale(1 / self._ground.point, 1 / self._ground.point)
        for paint, top in parts:
            paint(painter, top)
        painter.restore()

    # --- layout ---------------------------------------------------------------------------------

    def _begin_page(self, continued: str = "") -> None:
        """Begin a page; `continued` is the title of the table that goes on there."""
        self._pages.append([])
        self._used = 0.0
        if len(self._pages) > 1:
            metrics = self._metrics(look.SMALLEST)
            title = " · ".join(filter(None, (self._report.title, continued)))
            text = metrics.elidedText(title, Qt.TextElideMode.ElideRight, self._room.width())
            self._add(metrics.height(), lambda p, y: self._write(p, look.SMALLEST, y, text))
            self._used += _GAP * self._unit

    @property
    def _left(self) -> float:
        return room_above_foot(self._ground) * self._ground.point - self._used

    def _add(self, height: float, paint: Callable[[QPainter, float], None]) -> None:
        self._pages[-1].append((paint, self._used))
        self._used += height

    # --- the heading ----------------------------------------------------------------------------

    def _add_heading(self) -> None:
        report, unit = self._report, self._unit
        title = self._wrapped(look.LINE, report.title, self._words_width)
        subtitle = self._wrapped(look.BODY, report.subtitle, self._words_width)
        high = title + subtitle + _ROW * unit
        if report.paint_picture is not None:
            high = max(high, self._picture_side)

        def paint(painter: QPainter, top: float) -> None:
            left = self._room.width() - self._words_width
            self._write(painter, look.LINE, top, report.title, left)
            self._write(painter, look.BODY, top + title + _ROW * unit, report.subtitle, left)
            if report.paint_picture is not None:
                side = self._picture_side
                report.paint_picture(painter, QRectF(0, top, side, side))

        self._add(high, paint)
        self._used += 2 * _GAP * unit

    @property
    def _picture_side(self) -> float:
        return _PICTURE * self._unit

    @property
    def _words_width(self) -> float:
        has_picture = self._report.paint_picture is not None
        taken = self._picture_side + _GAP * self._unit if has_picture else 0.0
        return self._room.width() - taken

    # --- tables ---------------------------------------------------------------------------------

    def _add_table(self, table: PrintedTable) -> None:
        widths = self._widths(table.headings, table.rows, table.numbers)
        rows = [self._row_height(look.BODY, row, widths, table.numbers) for row in table.rows]
        self._begin_table(table, widths, sum(rows[:2]))
        if not rows:
            high = self._wrapped(look.BODY, table.nothing, self._room.width())
            self._add(high, lambda p, y: self._write(p, look.BODY, y, table.nothing))
        else:
            self._add_headings(table, widths)
        for cells, high in zip(table.rows, rows, strict=True):
            if self._left < high:
                self._begin_page(table.title)
                self._add_headings(table, widths)
            self._add_row(look.BODY, cells, table.numbers, widths, high)
        self._used += 2 * _GAP * self._unit

    def _add_long_table(self, table: LongTable) -> None:
        about = (table.headings, table.widest)
        if about not in self._shared:
            self._shared[about] = self._widths(table.headings, (table.widest,), table.numbers)
        widths = self._shared[about]
        high = self._metrics(look.BODY).height() + 2 * _ROW * self._unit
        self._begin_table(table, widths, high * min(table.count, _TOGETHER))
        self._add_headings(table, widths)
        for at in range(table.count):
            if self._left < high:
                self._begin_page(table.title)
                self._add_headings(table, widths)
            self._add(high, partial(self._paint_line, table, at, widths, high))
        self._used += 2 * _GAP * self._unit

    def _begin_table(
        self, table: PrintedTable | LongTable, widths: list[float], first_rows: float
    ) -> None:
        """Add the title of a table, where there is room for its first rows too."""
        below = first_rows + (self._heading_height(table, widths) if table.headings else 0.0)
        self._add_title(table.title, below)

    def _add_title(self, title: str, below: float) -> None:
        """Add a title, if any, where there is room for what stands `below` it too."""
        high = self._metrics(look.HEADING).height() + _ROW * self._unit if title else 0.0
        if self._left < high + below and self._pages[-1]:
            self._begin_page()
        if title:
            self._add(high, lambda p, y: self._write(p, look.HEADING, y, title))

    def _add_headings(self, table: PrintedTable | LongTable, widths: list[float]) -> None:
        high = self._heading_height(table, widths)
        self._add_row(look.SMALLEST, table.headings, table.numbers, widths, high)

    def _heading_height(self, table: PrintedTable | LongTable, widths: list[float]) -> float:
        headings, about = table.headings, (table.headings, tuple(widths))
        if about not in self._heights:
            high = self._row_height(look.SMALLEST, headings, widths, table.numbers)
            self._heights[about] = high
        return self._heights[about]

    def _paint_line(
        self,
        table: LongTable,
        at: int,
        widths: list[float],
        high: float,
        painter: QPainter,
        top: float,
    ) -> None:
        """Paint a row of a long table."""
        metrics, left = self._metrics(look.BODY), 0.0
        inset, above = _CELL * self._unit, _ROW * self._unit
        painter.setFont(LIGHT.font(look.BODY, self._unit))
        painter.setPen(LIGHT.ink)
        for column, (text, width) in enumerate(zip(table.row(at), widths, strict=True)):
            place = QRectF(left + inset, top + above, width - 2 * inset, high - 2 * above)
            place.setLeft(place.left() + self._shift(column, table.numbers))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width() + 1)
            painter.drawText(place, int(END if column in table.numbers else START), shown)
            left += width
        self._paint_rule(painter, top + high, left, is_heading=False)

    def _add_row(
        self,
        size: TextSize,
        cells: Sequence[str],
        numbers: frozenset[int],
        widths: list[float],
        high: float,
    ) -> None:
        is_heading = size is look.SMALLEST

        def paint(painter: QPainter, top: float) -> None:
            left = 0.0
            inset, above = _CELL * self._unit, _ROW * self._unit
            painter.setFont(LIGHT.font(size, self._unit))
            for column, (text, width) in enumerate(zip(cells, widths, strict=True)):
                painter.setPen(LIGHT.ink_soft if is_heading else LIGHT.ink)
                place = QRectF(left + inset, top + above, width - 2 * inset, high - 2 * above)
                place.setLeft(place.left() + self._shift(column, numbers))
                align = END if column in numbers else START
                flags = int(align) | self._wrapping(size, text, place.width())
                painter.drawText(place, flags, text)
                left += width
            self._paint_rule(painter, top + high, left, is_heading=is_heading)

        self._add(high, paint)

    def _paint_rule(self, painter: QPainter, top: float, right: float, *, is_heading: bool) -> None:
        painter.setPen(QPen(LIGHT.ink if is_heading else LIGHT.line, _RULE * self._unit))
        painter.drawLine(QPointF(0, top), QPointF(right, top))

    def _widths(
        self,
        headings: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        numbers: frozenset[int],
    ) -> list[float]:
        """The column widths: numbers are never broken; text columns share the rest.

        Headings are on one line, or on two, or on one for each word, as there is room.
        """
        heading, body = self._metrics(look.SMALLEST), self._metrics(look.BODY)
        inset = 2 * _CELL * self._unit + 2

        def widest(column: int, *, is_whole: bool, lines: int = 0) -> float:
            """The width for a heading of at most so many lines, if any, and all texts or words."""
            named = _lines(headings[column], lines) if lines else _words(headings[column])
            texts = [row[column] for row in rows]
            parts = texts if is_whole else [word for text in texts for word in _words(text)]
            found = [heading.horizontalAdvance(each) for each in named]
            found += [body.horizontalAdvance(part) for part in parts]
            return max(found) + inset + self._shift(column, numbers)

        columns = range(len(headings))
        if not columns:
            return []
        for apart, lines in ((_APART * self._unit, 1), (_APART * self._unit, 2), (0, 1), (0, 2)):
            widths = [widest(column, is_whole=True, lines=lines) for column in columns]
            more = (self._room.width() - sum(widths)) / len(widths)
            if more >= apart:
                return [width + min(more, 2 * _APART * self._unit) for width in widths]
        widths = [widest(column, is_whole=True) for column in columns]
        texts = [column for column in columns if column not in numbers]
        room = self._room.width() - sum(widths[column] for column in numbers)
        wanted = sum(widths[column] for column in texts)
        if texts and wanted > room:
            room = max(room, _LEAST_TEXT * self._unit * len(texts))
            most = room / len(texts)
            least = [min(widest(each, is_whole=False), most) for each in texts]
            longer = [max(widths[each] - own, 0.0) for each, own in zip(texts, least, strict=True)]
            spare = shared(room - sum(least), longer)
            for each, own, added in zip(texts, least, spare, strict=True):
                widths[each] = own + added
        factor = min(self._room.width() / sum(widths), 1.0)
        return [width * factor for width in widths]

    def _shift(self, column: int, numbers: frozenset[int]) -> float:
        """How far a text begins to the right of its place, so that no number touches it."""
        is_beside = column - 1 in numbers and column not in numbers
        return _AFTER_NUMBER * self._unit if is_beside else 0.0

    def _row_height(
        self,
        size: TextSize,
        cells: Sequence[str],
        widths: list[float],
        numbers: frozenset[int],
    ) -> float:
        inset = 2 * _CELL * self._unit
        rooms = (width - inset - self._shift(at, numbers) for at, width in enumerate(widths))
        pairs = zip(cells, rooms, strict=True)
        high = max(self._wrapped(size, text, room) for text, room in pairs)
        return high + 2 * _ROW * self._unit

    # --- drawings and charts --------------------------------------------------------------------

    def _add_drawing(self, drawing: Block) -> None:
        """Add a drawing in the middle."""
        point = self._ground.point
        if self._left < drawing.size.height() * point:
            self._begin_page()
        self._draw(drawing, (self._room.width() - drawing.size.width() * point) / 2, point)

    def _add_titled(self, part: Titled) -> None:
        self._add_title(part.title, part.drawing.size.height() * self._unit)
        self._draw(part.drawing, 0, self._unit)

    def _draw(self, drawing: Block, left: float, scale: float) -> None:
        def paint(painter: QPainter, top: float) -> None:
            painter.save()
            painter.translate(left, top)
            painter.scale(scale, scale)
            drawing.paint(painter, self._ground)
            painter.restore()

        self._add(drawing.size.height() * scale, paint)
        self._used += 2 * _GAP * self._unit

    def _add_charts(self, charts: Sequence[Chart]) -> None:
        gap, high = _GAP * self._unit, _CHART_HIGH * self._unit
        for start in range(0, len(charts), _CHARTS_ABREAST):
            row = charts[start : start + _CHARTS_ABREAST]
            if self._left < high:
                self._begin_page()
            self._add(high, self._painting_charts(row))
            self._used += gap
        self._used += gap if charts else 0.0

    def _painting_charts(self, row: Sequence[Chart]) -> Callable[[QPainter, float], None]:
        gap, high = _GAP * self._unit, _CHART_HIGH * self._unit
        width = (self._room.width() - gap * (len(row) - 1)) / len(row)

        def paint(painter: QPainter, top: float) -> None:
            for number, chart in enumerate(row):
                place = QRectF(number * (width + gap), top, width, high)
                paint_chart(painter, place, chart, LIGHT, self._unit)

        return paint

    # --- text -----------------------------------------------------------------------------------

    def _metrics(self, size: TextSize) -> QFontMetricsF:
        if size not in self._sizes:
            self._sizes[size] = QFontMetricsF(LIGHT.font(size, self._unit), self._ground.device)
        return self._sizes[size]

    def _wrapped(self, size: TextSize, text: str, width: float) -> float:
        metrics = self._metrics(size)
        room = QRectF(0, 0, width, 1e6)
        flags = int(START) | self._wrapping(size, text, width)
        return max(metrics.height(), metrics.boundingRect(room, flags, text).height())

    def _wrapping(self, size: TextSize, text: str, width: float) -> int:
        """The wrap mode: between words, or anywhere if a word is too long."""
        metrics = self._metrics(size)
        is_long = any(metrics.horizontalAdvance(word) > width + 1 for word in _words(text))
        flags = Qt.TextFlag.TextWrapAnywhere if is_long else Qt.TextFlag.TextWordWrap
        return int(flags.value)

    def _write(
        self, painter: QPainter, size: TextSize, top: float, text: str, left: float = 0.0
    ) -> None:
        width = self._room.width() - left
        painter.setFont(LIGHT.font(size, self._unit))
        painter.setPen(LIGHT.ink_soft if size in (look.SMALLEST, look.BODY) else LIGHT.ink)
        room = QRectF(left, top, width, self._wrapped(size, text, width))
        painter.drawText(room, int(START) | self._wrapping(size, text, width), text)
