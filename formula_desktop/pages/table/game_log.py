"""The list of a game's turns beside its table; a lamp after a name marks a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
)

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.look import theme as themes
from formula_desktop.look.faces import Faces
from formula_desktop.look.lamp import lamp_pixmap
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.table.log import HINT, LogColumn, LogModel
from formula_desktop.table.view import TableView
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.names import Names

LOG_ROW: Final = 28.0  # units
PROJECTOR_LOG_ROW: Final = 32.0
_PROJECTOR_NAME: Final = 0.84  # names are shortened before plays
_CELL_EDGES: Final = 12  # pixels beside a text
_LAMP_SHARE: Final = 0.56  # a lamp's height, as a fraction of the row's


class GameLog(QTableView):
    """Shows the turns in a frame on the table, which is hidden until there are any.

    It stays at its end, unless somebody has scrolled away from it.
    """

    def __init__(
        self,
        frame: QFrame,
        view: TableView,
        faces: Faces,
        columns: Callable[[], tuple[float, float]],
    ) -> None:
        """`columns` returns the widths of the first and last columns in units, 0 if hidden."""
        super().__init__()
        self._frame = frame
        self._table = view
        self._faces = faces
        self._columns = columns
        self._log: LogModel[Position, Play] | None = None
        self._is_at_end = True
        self.setObjectName("log")
        self.setItemDelegateForColumn(LogColumn.PLAYER, _Players(faces, self))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._stay)
        column((self, 1), inside=frame)

    def _follow(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _stay(self, _: int, most: int) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(most)

    def show_log(self, log: LogModel[Position, Play]) -> None:
        """Show the turns of a game, from now on until `leave`."""
        self._log = log
        self.setModel(log)
        log.rowsInserted.connect(self._span)
        log.modelReset.connect(self._span)
        log.rowsRemoved.connect(self._show_frame)
        # After the view itself has heard of the rows: before, they are not counted.
        log.rowsInserted.connect(self.scrollToBottom)
        self._span()
        QTimer.singleShot(0, self, self.scrollToBottom)

    def leave(self) -> None:
        """Leave the game, whose model is about to be deleted."""
        self._log = None

    def _span(self, _parent: Index = NO_INDEX, first: int = 0) -> None:
        """Let notes on turns without points span the points column."""
        log = self._log
        if log is None:
            return
        self._show_frame()  # before its first turn it has no width
        self.fit()
        if not first:
            self.clearSpans()
        for row in range(first, log.rowCount()):
            if not log.texts(row)[LogColumn.POINTS]:
                self.setSpan(row, LogColumn.PLAY, 1, 2)

    def _show_frame(self) -> None:
        """Show the frame as soon as there is something in it."""
        has_turns = self._log is not None and bool(self._log.rowCount())
        self._frame.setVisible(has_turns or self.isHidden())

    # --- sizes ----------------------------------------------------------------------------------

    def fit(self) -> None:
        """Fit rows and columns to the size of the table and to the letters."""
        header = self.horizontalHeader()
        if header.count() <= LogColumn.POINTS:
            return
        theme = self._faces.theme
        unit = max(self._table.unit, 0.8)
        row = round(unit * (PROJECTOR_LOG_ROW if theme.is_projector else LOG_ROW))
        self._suit_frame(row)
        header.setMinimumSectionSize(10)
        self.verticalHeader().setDefaultSectionSize(row)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(LogColumn.PLAY, QHeaderView.ResizeMode.Stretch)
        letters = theme.size_of(themes.SMALLEST) / themes.SMALLEST.size  # relative to the usual
        first, last = (width * letters for width in self._columns())
        if letters > 1:
            first *= _PROJECTOR_NAME
        header.resizeSection(LogColumn.POINTS, min(round(last * unit), self._wide_points()))
        header.resizeSection(LogColumn.PLAYER, self._wide_names(round(first * unit)))
        self.setColumnHidden(LogColumn.POINTS, not last)

    def _wide_points(self) -> int:
        """The width that points need, which have three digits sooner or later."""
        log, advance = self._log, self.fontMetrics().horizontalAdvance
        rows = range(log.rowCount()) if log is not None else ()
        texts = ("000", *(log.texts(row)[LogColumn.POINTS] for row in rows if log is not None))
        return max(map(advance, texts)) + _CELL_EDGES

    def _wide_names(self, usual: int) -> int:
        """The width of the names: more than usual if they need it and the plays leave it."""
        log = self._log
        if log is None or not log.rowCount():  # asking for the viewport would delay a new game
            return usual
        widths = [0, 0, 0]
        advance = self.fontMetrics().horizontalAdvance
        for row in range(log.rowCount()):
            for at, text in enumerate(log.texts(row)):
                widths[at] = max(widths[at], advance(text) + _CELL_EDGES)
        names, plays, _ = widths
        names += advance("00")  # a number at its end is none of the sum
        left = self.viewport().width() - self.columnWidth(LogColumn.POINTS) - plays
        return max(usual, min(names, left))

    def _suit_frame(self, row: int) -> None:
        """Reduce the margins of the frame in projector size, and show only whole rows."""
        column = self._frame.layout()
        assert column is not None  # it was created with one
        is_large = self._faces.theme.is_projector
        unit = max(self._table.unit, 1.0)
        above, below = (4, 2) if is_large else (10, 8)
        left, top, right, bottom = (round(side * unit) for side in (12, above, 6, below))
        room = 0 if self.isHidden() else self._frame.height() - top - bottom
        spare = max(0, room) % row
        column.setContentsMargins(left, top, right, bottom + spare)
        column.setSpacing(0 if is_large else round(6 * unit))


class _Players(Names):
    """Draws the column of players."""

    def __init__(self, faces: Faces, view: QTableView) -> None:
        super().__init__(view)
        self._faces = faces
        self._view = view

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(HINT):
            side = round(self._view.rowHeight(index.row()) * _LAMP_SHARE)
            ratio = self._view.devicePixelRatioF()
            lamp = lamp_pixmap(side, ratio, self._faces.theme.symbol)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.icon = QIcon(lamp)
            option.decorationSize = QSize(side, side)
            option.decorationPosition = QStyleOptionViewItem.Position.Right
