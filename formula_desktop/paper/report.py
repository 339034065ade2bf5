"""A report divided into pages: heading, tables with repeated headings, charts, page numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPainter, QPen

from formula_desktop.charts.charts import Chart, paint_chart
from formula_desktop.look import theme as look
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.paper.document import END, START, Document, Ground

_POINTS: Final = 0.62  # points per unit: text of 16 units is printed at 10 points
_GAP: Final = 12.0  # in units, like the following
_CELL: Final = 6.0  # between a text and the edge of its column
_ROW: Final = 4.0  # above and below a text in a row
_RULE: Final = 1.0
_LEAST_TEXT: Final = 90.0  # the minimum width of a text column before numbers shrink
_CHART_HIGH: Final = 250.0
_CHARTS_ABREAST: Final = 2
_PICTURE: Final = 64.0


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
class Report(Document):
    """The parts of a printed report; `paint_picture` paints beside the heading."""

    title: str
    subtitle: str
    parts: tuple[PrintedTable | tuple[Chart, ...], ...] = ()
    """Tables, and charts side by side and below each other."""
    paint_picture: Callable[[QPainter, QRectF], None] | None = None

    def name(self) -> str:
        """The title of the report."""
        return self.title

    def pages(self, ground: Ground) -> Pages:
        """The report, divided into pages."""
        unit = ground.point * _POINTS
        return Pages(self, ground.room * ground.point, unit, ground.device)


def _words(text: str) -> list[str]:
    """The words to wrap between; French no-break spaces stay inside them."""
    return re.split("[ \n]", text)


def shared(room: float, wanted: Sequence[float]) -> list[float]:
    """Divide room among several requests; small ones are met in full."""
    given = [0.0] * len(wanted)
    for done, each in enumerate(sorted(range(len(wanted)), key=lambda each: wanted[each])):
        given[each] = min(wanted[each], room / (len(wanted) - done))
        room -= given[each]
    return given


# --- pages --------------------------------------------------------------------------------------


class Pages:
    """A report divided into pages of one size; `unit` is the device's pixels per unit."""

    def __init__(self, report: Report, room: QSizeF, unit: float, device: QPaintDevice) -> None:
        self._report = report
        self._room = room
        self._unit = unit
        self._device = device
        self._foot = self._metrics(look.SMALLEST).height() + _GAP * unit
        # what paints each part of a page, and the height at which it does
        self._pages: list[list[tuple[Callable[[QPainter, float], None], float]]] = []
        self._used = 0.0
        self._begin_page()
        self._add_heading()
        for part in report.parts:
            if isinstance(part, PrintedTable):
                self._add_table(part)
            else:
                self._add_charts(part)

    def __len__(self) -> int:
        return len(self._pages)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 1, at the painter's origin."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for paint, top in self._pages[number - 1]:
            paint(painter, top)
        self._paint_foot(painter, number)
        painter.restore()

    # --- layout ---------------------------------------------------------------------------------

    def _begin_page(self) -> None:
        self._pages.append([])
        self._used = 0.0
        if len(self._pages) > 1:
            metrics = self._metrics(look.SMALLEST)
            text = metrics.elidedText(
                self._report.title, Qt.TextElideMode.ElideRight, self._room.width()
            )
            self._add(metrics.height(), lambda p, y: self._write(p, look.SMALLEST, y, text))
            self._used += _GAP * self._unit

    @property
    def _left(self) -> float:
        return self._room.height() - self._foot - self._used

    def _add(self, height: float, paint: Callable[[QPainter, float], None]) -> None:
        self._pages[-1].append((paint, self._used))
        self._used += height

    # --- the heading and the foot ---------------------------------------------------------------

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

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        text = QCoreApplication.translate("Printing", "Page {page} of {pages}")
        text = text.format(page=number, pages=len(self))
        high = self._metrics(look.SMALLEST).height()
        foot = QRectF(0, self._room.height() - high, self._room.width(), high)
        painter.setFont(LIGHT.font(look.SMALLEST, self._unit))
        painter.setPen(LIGHT.ink_soft)
        painter.drawText(foot, END, text)
        painter.drawText(foot, START, QCoreApplication.translate("Home", "Formula Desktop"))

    # --- tables ---------------------------------------------------------------------------------

    def _add_table(self, table: PrintedTable) -> None:
        widths = self._widths(table)
        heading = self._row_height(look.SMALLEST, table.headings, widths)
        rows = [self._row_height(look.BODY, row, widths) for row in table.rows]
        title = self._metrics(look.HEADING).height() + _ROW * self._unit if table.title else 0.0
        least = title + heading + sum(rows[:2])
        if self._left < least and self._pages[-1]:
            self._begin_page()
        if table.title:
            self._add(title, lambda p, y: self._write(p, look.HEADING, y, table.title))
        if not table.rows:
            high = self._wrapped(look.BODY, table.nothing, self._room.width())
            self._add(high, lambda p, y: self._write(p, look.BODY, y, table.nothing))
        else:
            self._add_row(look.SMALLEST, table.headings, table.numbers, widths, heading)
        for cells, high in zip(table.rows, rows, strict=True):
            if self._left < high:
                self._begin_page()
                self._add_row(look.SMALLEST, table.headings, table.numbers, widths, heading)
            self._add_row(look.BODY, cells, table.numbers, widths, high)
        self._used += 2 * _GAP * self._unit

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
                align = END if column in numbers else START
                flags = int(align) | self._wrapping(size, text, place.width())
                painter.drawText(place, flags, text)
                left += width
            painter.setPen(QPen(LIGHT.ink if is_heading else LIGHT.line, _RULE * self._unit))
            painter.drawLine(QPointF(0, top + high), QPointF(left, top + high))

        self._add(high, paint)

    def _widths(self, table: PrintedTable) -> list[float]:
        """The column widths: numbers and headings are never broken; text columns share the rest."""
        heading, body = self._metrics(look.SMALLEST), self._metrics(look.BODY)
        inset = 2 * _CELL * self._unit + 2

        def widest(column: int, *, is_whole: bool) -> float:
            words = _words(table.headings[column])
            texts = [row[column] for row in table.rows]
            parts = texts if is_whole else [word for text in texts for word in _words(text)]
            found = [heading.horizontalAdvance(word) for word in words]
            found += [body.horizontalAdvance(part) for part in parts]
            return max(found) + inset

        columns = range(len(table.headings))
        widths = [widest(column, is_whole=True) for column in columns]
        texts = [column for column in columns if column not in table.numbers]
        room = self._room.width() - sum(widths[column] for column in table.numbers)
        wanted = sum(widths[column] for column in texts)
        if texts and wanted > room:
            room = max(room, _LEAST_TEXT * self._unit * len(texts))
            most = room / len(texts)
            least = [min(widest(each, is_whole=False), most) for each in texts]
            more = [max(widths[each] - own, 0.0) for each, own in zip(texts, least, strict=True)]
            spare = shared(room - sum(least), more)
            for each, own, added in zip(texts, least, spare, strict=True):
                widths[each] = own + added
        factor = min(self._room.width() / sum(widths), 1.0)
        return [width * factor for width in widths]

    def _row_height(self, size: TextSize, cells: Sequence[str], widths: list[float]) -> float:
        inset = 2 * _CELL * self._unit
        pairs = zip(cells, widths, strict=True)
        high = max(self._wrapped(size, text, width - inset) for text, width in pairs)
        return high + 2 * _ROW * self._unit

    # --- charts ---------------------------------------------------------------------------------

    def _add_charts(self, charts: Sequence[Chart]) -> None:
        gap, high = _GAP * self._unit, _CHART_HIGH * self._unit
        for start in range(0, len(charts), _CHARTS_ABREAST):
            row = charts[start : start + _CHARTS_ABREAST]
            if self._left < high:
                self._begin_page()
            self._add(high, self._painting_charts(row))
            self._used += gap
        self._used += gap

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
        return QFontMetricsF(LIGHT.font(size, self._unit), self._device)

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
