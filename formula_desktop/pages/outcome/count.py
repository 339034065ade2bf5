"""The part behind *More* at the end of a round or game: the count and the course."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from formula_desktop.charts.course import MODEST, USUAL, CourseChart
from formula_desktop.look.theme import Theme
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.outcome.course_words import OutcomeWords
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.sum_row import SumRow

LONG_WORD: Final = 24
"""The characters of a word, such as a name, from which on it may be broken."""

_CHART_SHARE: Final = 0.53  # of the width
_GAP: Final = 16  # in units
_COLUMNS_GAP: Final = 20
_SMALL_GAP: Final = 6


class Count(QWidget):
    """The totals line by line, how they came about, the course of the game and its best sum."""

    def __init__(
        self, words: OutcomeWords, model: TextTable, parent: QWidget, *, is_ended: bool
    ) -> None:
        """The table's column for texts is the widest; `is_ended` says that nothing is left to
        play."""
        super().__init__(parent)
        self._words = words
        self._model = model
        self._widest = min(model.read_from_start)
        self._is_ended = is_ended
        self._unit = 1.0
        self._measured: _Measured | None = None
        self.heading = plain_label("title", wraps=True)
        self.table = QTableView(self)
        self.sentences = plain_label(wraps=True)
        self.chart = CourseChart()
        self.caption = plain_label("status", wraps=True)
        self.best = SumRow()
        self.details = plain_label("soft", wraps=True)
        self._set_up_table()
        self._lay_out()

    def _set_up_table(self) -> None:
        table = self.table
        table.setObjectName("outcome")  # before Qt asks for the style of its headings
        table.setModel(self._model)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setMinimumSectionSize(1)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(self._widest, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        self.scrolled = Scrolled(self)
        self.scrolled.hold(self.sentences)
        self.sentences.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._left = column((self.scrolled, 1), self.caption, self.best, self.details)
        self._middle = row((self._left, 1), self.chart)
        self._column = column(self.heading, self.table, (self._middle, 1), inside=self)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._measured = None
        self._unit = unit
        self._column.setSpacing(round(_GAP * unit))
        self._middle.setSpacing(round(_COLUMNS_GAP * unit))
        self._left.setSpacing(round(_SMALL_GAP * unit))
        self.chart.show_as(theme, unit)
        self.best.show_as(theme, unit)

    # --- texts ----------------------------------------------------------------------------------

    def write(self, *more: str) -> None:
        """Write all texts, with more sentences behind those about the end."""
        self._measured = None
        self._model.retranslate()
        self.heading.setText(breakable(self._words.heading, LONG_WORD))
        sentences = [*self._words.sentences, *more]
        self.sentences.setText("\n".join(breakable(each, LONG_WORD) for each in sentences))
        chart, best = self._words.chart, self._words.best
        self.chart.setVisible(chart is not None)
        if chart is not None:
            self.chart.show_chart(chart, self._words.described)
        for each in (self.caption, self.best):
            each.setVisible(best is not None)
        self.details.setVisible(best is not None and bool(best.details))
        if best is not None:
            self.caption.setText(breakable(best.caption, LONG_WORD))
            self.details.setText("\n".join((best.details, *best.bonuses)))
            self.best.show_sum(best.parts, best.said, is_of_lamp=best.is_of_lamp)

    # --- sizes ----------------------------------------------------------------------------------

    @property
    def wanted(self) -> int:
        """The width that the table needs."""
        return self._fit_columns()

    def fit(self, width: int) -> int:
        """Lay out everything for a width; returns the height that it needs."""
        heading = self.heading.heightForWidth(width)
        return heading + self._fit_table() + self._fit_middle(width) + 2 * self._column.spacing()

    def fit_sentences(self) -> None:
        """Make the sentences scrollable, also by keyboard, only if they do not fit."""
        area = self.scrolled
        fits = self.sentences.heightForWidth(area.width()) <= area.height()
        # Once its scroll bar is shown, a QScrollArea would keep it even when there is room again.
        bars = Qt.ScrollBarPolicy
        area.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if fits else bars.ScrollBarAsNeeded)
        line = self.sentences.fontMetrics().lineSpacing()
        area.setViewportMargins(0, 0, 0, 0 if fits else area.height() % line)  # no half lines
        area.verticalScrollBar().setSingleStep(line)
        policies = Qt.FocusPolicy
        area.setFocusPolicy(policies.NoFocus if fits else policies.StrongFocus)

    def _fit_middle(self, width: int) -> int:
        """Lay out the widgets side by side; returns the height that they need."""
        has_chart = not self.chart.isHidden()
        self.chart.setFixedWidth(round(width * _CHART_SHARE))
        beside = self.chart.width() + self._middle.spacing()
        left = width - beside if has_chart else width
        text = self.sentences.heightForWidth(left) if self.sentences.text() else 0
        line = self.sentences.fontMetrics().lineSpacing()
        self.scrolled.setMinimumHeight(min(text, 2 * line))  # otherwise it would take far more
        below = [
            each.sizeHint().height() if each is self.best else each.heightForWidth(left)
            for each in (self.caption, self.best, self.details)
            if not each.isHidden()
        ]
        height = text + 4 + sum(each + self._left.spacing() for each in below)
        if not has_chart:
            return height
        chart = USUAL if self._is_ended else MODEST
        return max(height, round(chart.height * self._unit))

    def _fit_columns(self) -> int:
        """Make the columns as wide as their texts; returns the width of the table."""
        header = self.table.horizontalHeader()
        widths = self._measure().widths
        for at, width in enumerate(widths):
            if at != self._widest:  # this takes what is left
                header.resizeSection(at, width)
        return 8 + sum(widths)

    def _fit_table(self) -> int:
        """Make the table as high as its rows; returns its height."""
        table, row_height = self.table, self._measure().row_height
        table.verticalHeader().setDefaultSectionSize(row_height)
        rows = row_height * self._model.rowCount()
        height = table.horizontalHeader().sizeHint().height() + rows + 2
        table.setFixedHeight(height)
        return height

    def _measure(self) -> _Measured:
        """The sizes that the table's texts need: measured again only when they may have changed."""
        table, header = self.table, self.table.horizontalHeader()
        fonts = table.font().key(), header.font().key()
        if self._measured is None or self._measured.fonts != fonts:
            widths = tuple(
                max(table.sizeHintForColumn(each), header.sectionSizeHint(each))
                for each in range(self._model.columnCount())
            )
            self._measured = _Measured(fonts, widths, table.sizeHintForRow(0))
        return self._measured


class _Measured(NamedTuple):
    """The sizes of the table's texts in these fonts, of the table and of its header."""

    fonts: tuple[str, str]
    widths: tuple[int, ...]
    row_height: int
