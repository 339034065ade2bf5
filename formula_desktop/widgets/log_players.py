"""Lists of plays, and their column of names; in the log, a lamp after a name marks a hint."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from formula_desktop.look.faces import Faces
from formula_desktop.look.lamp import lamp_pixmap
from formula_desktop.models.table.log import HINT

_SHARE = 0.56  # a lamp's height, as a fraction of the row's


class Names(QStyledItemDelegate):
    """Draws a column of names; a long name keeps its end, which may be a number."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class LogPlayers(Names):
    """Draws the log's column of players."""

    def __init__(self, faces: Faces, view: QTableView) -> None:
        super().__init__(view)
        self._faces = faces
        self._view = view

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(HINT):
            side = round(self._view.rowHeight(index.row()) * _SHARE)
            ratio = self._view.devicePixelRatioF()
            lamp = lamp_pixmap(side, ratio, self._faces.theme.symbol)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.icon = QIcon(lamp)
            option.decorationSize = QSize(side, side)
            option.decorationPosition = QStyleOptionViewItem.Position.Right


class LogView(QTableView):
    """A list of plays that stays at its end, unless somebody has scrolled away from it."""

    def __init__(self) -> None:
        super().__init__()
        self._is_at_end = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._stay)

    def _follow(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _stay(self, _: int, most: int) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(most)
