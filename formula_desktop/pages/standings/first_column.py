"""The first column of a table, which stays in sight while the others are scrolled."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView


class FirstColumn(QTableView):
    """Lies over the left of a table that is scrolled, so that each row still says whose it is.

    It shows, selects and sorts as the table does. The keyboard stays in the table.
    """

    def __init__(self, table: QTableView, header: QHeaderView) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName(table.objectName())  # before Qt asks for the style of its heading
        self.setHorizontalHeader(header)
        self.setModel(table.model())
        self.setSelectionModel(table.selectionModel())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(table.selectionBehavior())
        self.setSelectionMode(table.selectionMode())
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setMinimumSectionSize(10)
        header.sectionClicked.connect(self._sort)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        above = table.horizontalHeader()
        above.sortIndicatorChanged.connect(header.setSortIndicator)
        down, own = table.verticalScrollBar(), self.verticalScrollBar()
        down.valueChanged.connect(own.setValue)
        own.valueChanged.connect(down.setValue)
        table.horizontalScrollBar().valueChanged.connect(self.follow)
        self.hide()

    def follow(self) -> None:
        """Lie over the first column if that is not in sight, as wide and with rows as high."""
        table, header = self._table, self._table.horizontalHeader()
        wide = header.sectionSize(0)
        is_needed = table.horizontalScrollBar().value() > 0 and 2 * wide < table.viewport().width()
        if not is_needed:
            self.hide()
            return
        for column in range(1, header.count()):
            self.setColumnHidden(column, True)
        self.setIconSize(table.iconSize())
        self.setWordWrap(table.wordWrap())
        self.setColumnWidth(0, wide)
        self.horizontalHeader().setFixedHeight(header.height())
        for row in range(self.model().rowCount(QModelIndex())):
            self.setRowHeight(row, table.rowHeight(row))
        place, top, edge = table.viewport().geometry(), header.geometry().top(), self.frameWidth()
        inside = QRect(place.left(), top, wide, place.bottom() + 1 - top)
        self.setGeometry(
            inside.adjusted(-edge, -edge, edge, edge)
        )  # the edge is a line at the right
        self.show()
        self.verticalScrollBar().setValue(table.verticalScrollBar().value())

    def _sort(self) -> None:
        """Sort by this column, or the other way round."""
        above = self._table.horizontalHeader()
        orders = Qt.SortOrder
        is_up = above.sortIndicatorSection() == 0 and (
            above.sortIndicatorOrder() == orders.AscendingOrder
        )
        self._table.sortByColumn(0, orders.DescendingOrder if is_up else orders.AscendingOrder)
