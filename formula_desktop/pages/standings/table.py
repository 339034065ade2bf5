"""A sorted table of results: rows that open, and columns that fit their content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from formula_desktop.look.theme import Theme
from formula_desktop.models.indexes import Index
from formula_desktop.models.results.table import KEY_ROLE, ROW_ROLE, SORT_ROLE, ResultsModel
from formula_desktop.models.words.results import NO_VALUE, seat_in_words, seats_in_words
from formula_desktop.pages.standings.first_column import FirstColumn
from formula_desktop.results.standings import GameRow

ICON: Final = 28  # in a row, in units
_ROW: Final = 38
_PAD: Final = 20  # in a cell, both sides together, as in the style sheet
_MARGIN: Final = 8  # pixels that Fusion adds
_ARROW: Final = 9  # the sort indicator above the heading
_LEAST: Final = 120  # for a column that takes the remaining width
_ABOVE: Final = 7  # pixels above and below the text in a row
_LARGE_LEAST: Final = 220  # in projector size
_MEASURED: Final = 400  # rows: with more, the widest text is almost certainly among them


class ResultsTable(QTableView):
    """A table for a model with SORT_ROLE and KEY_ROLE; a click or Enter opens a row."""

    opened = Signal(str)
    """Emitted with the key of a row to open."""
    chosen = Signal(str)
    """Emitted with the key of the selected row; empty for none."""

    least = _LEAST
    """The least width of a wide column, in units, if all of it is not needed."""

    def __init__(self, model: ResultsModel[Any, Any], wide: Sequence[int], parent: QWidget) -> None:
        """`wide` are the columns that share the remaining width."""
        super().__init__(parent)
        self.setObjectName("results")  # before Qt asks for the style of its headings
        self.results = model
        self._wide = tuple(wide)
        self._unit = 1.0
        self._is_large = False
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSortRole(SORT_ROLE)
        self._sorted.setSourceModel(model)
        self.setHorizontalHeader(_Header(self))
        self.setModel(self._sorted)
        self._settling = QTimer(self)  # several things may change at once
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self._fit)
        self._set_up()
        self.first_column = FirstColumn(self, _Header(self))
        for view in (self, self.first_column):
            view.clicked.connect(self._open)
            view.activated.connect(self._open)
        for signal in (model.modelReset, model.dataChanged, model.headerDataChanged):
            signal.connect(self._settling.start)
        self._sorted.layoutChanged.connect(self._settling.start)
        self._sorted.modelReset.connect(lambda: self.chosen.emit(""))
        self.selectionModel().currentRowChanged.connect(self._tell_chosen)

    def _set_up(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSortingEnabled(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(10)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # keeps the order of the model

    # --- display --------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The key of the selected row; empty if there is none."""
        index = self.currentIndex()
        return str(index.data(KEY_ROLE)) if index.isValid() else ""

    def shown_rows(self) -> list[int]:
        """The rows of the model in the order shown."""
        rows = range(self._sorted.rowCount())
        return [self._sorted.mapToSource(self._sorted.index(row, 0)).row() for row in rows]

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._is_large = theme.is_projector
        self._unit = max(unit, 0.8)
        side = round(ICON * self._unit)
        self.setIconSize(QSize(side, side))
        self._settling.start()

    # --- column widths --------------------------------------------------------------------------

    def _fit(self) -> None:
        unit = self._unit
        header = self.horizontalHeader()
        for column in range(self._sorted.columnCount()):
            self.setColumnHidden(column, self._has_nothing(column))
        columns = [
            each for each in range(self._sorted.columnCount()) if not self.isColumnHidden(each)
        ]
        widths = {column: self._width(column) for column in columns}
        wide = [column for column in columns if column in self._wide]
        room = self.viewport().width() - sum(
            width for column, width in widths.items() if column not in wide
        )
        wanted = {column: widths[column] for column in wide}
        if sum(wanted.values()) > room:  # then the usual widths count, not the longest names
            wanted = {column: self._usual_width(column) for column in wide}
        for column in wide:
            share = room * wanted[column] // sum(wanted.values())
            least = max(self.least, _LARGE_LEAST if self._is_large else 0)
            widths[column] = max(share, min(widths[column], round(least * unit)))
        for column, width in widths.items():
            header.resizeSection(column, width)
        self.verticalHeader().setDefaultSectionSize(round(_ROW * unit))
        self._break_texts(widths)
        lines = max((self._lines(column, widths[column]) for column in columns), default=1)
        line = QFontMetrics(self._header_font()).lineSpacing()
        header.setFixedHeight(lines * line + round((_PAD + _ARROW) * unit))
        self.first_column.follow()

    def _has_nothing(self, column: int) -> bool:
        """Whether no row has a value in a column, as without games for points."""
        rows = range(self._sorted.rowCount())
        return bool(rows) and all(
            self._sorted.index(row, column).data() == NO_VALUE for row in rows
        )

    def _break_texts(self, widths: dict[int, int]) -> None:
        """Allow two lines for names and scores in projector size."""
        metrics = self.fontMetrics()
        usual = self.verticalHeader().defaultSectionSize()
        high = max(usual, 2 * metrics.lineSpacing() + 2 * _ABOVE)
        self.setWordWrap(self._is_large)
        for row in range(min(self._sorted.rowCount(), _MEASURED)):
            texts = {
                column: str(self._sorted.index(row, column).data())
                for column in self._wide
                if column in widths
            }
            is_long = self._is_large and any(
                metrics.horizontalAdvance(text) + self._beside(column) > widths[column]
                for column, text in texts.items()
            )
            self.setRowHeight(row, high if is_long else usual)

    def _beside(self, column: int) -> int:
        """The part of a column's width that is not for text."""
        first = self._sorted.index(0, column)
        has_icon = first.isValid() and first.data(Qt.ItemDataRole.DecorationRole) is not None
        return round(_PAD * self._unit) + (round(ICON * self._unit) + _MARGIN) * has_icon

    def _width(self, column: int) -> int:
        """The width at which no number is broken and the heading fits two lines."""
        heading = QFontMetrics(self._header_font())
        words = self._heading(column).split(" ")
        broken = [
            (" ".join(words[:at]), " ".join(words[at:])) for at in range(1, max(len(words), 2))
        ]
        widest = min(max(map(heading.horizontalAdvance, lines)) for lines in broken)
        metrics = self.fontMetrics()
        pad = round(_PAD * self._unit)
        icon = self._beside(column) - pad
        for row in range(min(self._sorted.rowCount(), _MEASURED)):
            text = str(self._sorted.index(row, column).data())
            widest = max(widest, metrics.horizontalAdvance(text) + icon)
        return widest + pad + _MARGIN

    def _usual_width(self, column: int) -> int:
        """The width that most of a column's rows need."""
        metrics = self.fontMetrics()
        rows = range(min(self._sorted.rowCount(), _MEASURED))
        texts = (str(self._sorted.index(row, column).data()) for row in rows)
        widths = [metrics.horizontalAdvance(text) for text in texts]
        heading = QFontMetrics(self._header_font()).horizontalAdvance(self._heading(column))
        return max(heading, sum(widths) // max(len(widths), 1)) + round(_PAD * self._unit)

    def _lines(self, column: int, width: int) -> int:
        metrics = QFontMetrics(self._header_font())
        room = width - round(_PAD * self._unit)
        lines, used = 1, 0
        for word in self._heading(column).split(" "):
            advance = metrics.horizontalAdvance(f"{word} ")
            if used and used + advance > room + metrics.horizontalAdvance(" "):
                lines, used = lines + 1, 0
            used += advance
        return lines

    def _heading(self, column: int) -> str:
        return str(self._sorted.headerData(column, Qt.Orientation.Horizontal))

    def _header_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)  # as in the style sheet
        return font

    # --- opening and sorting --------------------------------------------------------------------

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(str(index.data(KEY_ROLE)))

    def _tell_chosen(self, index: QModelIndex) -> None:
        self.chosen.emit(str(index.data(KEY_ROLE)) if index.isValid() else "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the sort menu with the menu key, for sorting by keyboard."""
        menu = self.sort_menu()
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            corner = self.visualRect(self.currentIndex()).bottomLeft()
            at = self.viewport().mapToGlobal(corner + QPoint(round(ICON * self._unit), 0))
        menu.popup(at)

    def sort_menu(self) -> QMenu:
        """The menu of columns to sort by; choosing the current one reverses the order."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        header = self.horizontalHeader()
        across, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
        for column in range(self._sorted.columnCount()):
            order = self._sorted.headerData(column, across, role)
            is_current = header.sortIndicatorSection() == column
            if is_current and header.sortIndicatorOrder() == order:
                order = Qt.SortOrder(1 - order.value)
            text = self.tr("Sort by: {column}").format(column=self._heading(column))
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(is_current)
            action.triggered.connect(
                lambda _on, column=column, order=order: self.sortByColumn(column, order)
            )
        return menu

    # --- Qt events ------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the row that Enter would open when focused by keyboard."""
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        by_key = event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason)
        if by_key and not self.selectionModel().hasSelection() and self._sorted.rowCount():
            self.selectRow(max(self.currentIndex().row(), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settling.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._settling.start()


class _Header(QHeaderView):
    """Shows the sort indicator above the heading, never over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        if section != self.sortIndicatorSection():
            return
        side = self.fontInfo().pixelSize() * 0.36
        is_down = self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        middle = QPointF(rect.center().x(), rect.top() + side * 1.5)
        tip = QPointF(0, side * 0.7 if is_down else -side * 0.7)
        across = QPointF(side, 0)
        triangle = QPolygonF([middle - tip - across, middle - tip + across, middle + tip])
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().windowText())
        painter.drawPolygon(triangle)
        painter.restore()


_MOST_KNOWN = 200  # texts of cells
_FEWEST = 4  # letters of a name, approximately


class SeatsCell(QStyledItemDelegate):
    """Shortens long names in the middle if necessary, so that all points stay visible."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[tuple[str, _Room], str] = {}

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        cell = option.text, _room_in(option)
        if cell not in self._known:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            self._known[cell] = _fitted(index.data(ROW_ROLE), *cell, option.fontMetrics)
        option.text = self._known[cell]


class _Room(NamedTuple):
    """What limits the text of a cell: pixels, whether it may have several lines, and the font."""

    width: int
    height: int
    wraps: bool
    font: str


def _room_in(option: QStyleOptionViewItem) -> _Room:
    style = option.widget.style()
    cell = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    width = cell.width() - 2 * margin - 1  # Qt counts fractions of pixels
    wraps = bool(option.features & QStyleOptionViewItem.ViewItemFeature.WrapText)
    return _Room(width, cell.height(), wraps, option.font.key())


def _fitted(game: GameRow, text: str, room: _Room, metrics: QFontMetrics) -> str:
    """The players of a game with their points, with the longest names that fit."""
    if _fits(text, room, metrics):
        return text
    names = [seat_in_words(seat) for seat in game.seats]
    least = _FEWEST * metrics.averageCharWidth()
    most = max(map(metrics.horizontalAdvance, names))

    def shortened(width: int) -> str:
        middle = Qt.TextElideMode.ElideMiddle
        return seats_in_words(game, lambda name: metrics.elidedText(name, middle, width))

    while most - least > 1:
        width = (least + most) // 2
        if _fits(shortened(width), room, metrics):
            least = width
        else:
            most = width
    return shortened(least)


def _fits(text: str, room: _Room, metrics: QFontMetrics) -> bool:
    if not room.wraps:
        return metrics.horizontalAdvance(text) <= room.width
    wide = QRect(0, 0, room.width, 0)
    needed = metrics.boundingRect(wide, Qt.TextFlag.TextWordWrap, text)
    return needed.width() <= room.width and needed.height() <= room.height
