"""The list of all plays of a game that is looked back on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from formula_desktop.models.look_back_list import Column, LookBackModel, is_action
from formula_desktop.scene import theme as themes
from formula_desktop.windows.log_players import Names

_NOTCH: Final = 120  # a step of a usual wheel, in eighths of a degree

# In units:
_ROW: Final = 28.0
_WIDTHS: Final = {
    Column.PLAYER: 98.0,
    Column.WORTH: 44.0,
    Column.BEST_WORTH: 44.0,
    Column.LESS: 54.0,
}
_LARGE_ROW: Final = 32.0  # in projector size; there is no room for the best then
_LARGE_WIDTHS: Final = {Column.PLAYER: 134.0, Column.WORTH: 52.0, Column.LESS: 52.0}


class LookBackList(QTableView):
    """One row is looked at; the wheel goes from row to row."""

    def __init__(self, model: LookBackModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turned = 0
        self.setObjectName("plays")
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegateForColumn(Column.PLAYER, Names(self))
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in (Column.PLAY, Column.BEST):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        model.modelReset.connect(self._span)

    @property
    def row(self) -> int:
        """The row that is looked at, -1 for none."""
        return self.currentIndex().row()

    def go_to(self, row: int) -> None:
        """Look at a row; beyond either end the last one there."""
        last = self.model().rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self.model().index(max(0, min(row, last)), 0))

    def fit(self, unit: float) -> None:
        """Suit a scale, in pixels per unit."""
        unit, is_large = max(unit, 0.8), themes.is_projector_size()
        self.verticalHeader().setDefaultSectionSize(
            round((_LARGE_ROW if is_large else _ROW) * unit)
        )
        header = self.horizontalHeader()
        for column in (Column.BEST, Column.BEST_WORTH):
            self.setColumnHidden(column, is_large)
        for column, width in (_LARGE_WIDTHS if is_large else _WIDTHS).items():
            needed = header.sectionSizeHint(column) if column is not Column.PLAYER else 0
            header.resizeSection(column, max(round(width * unit), needed))
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is looked at stays to be seen; before the list was shown it had no height."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _span(self) -> None:
        """Headings, and what is written of those who lay nothing, take the room there is."""
        self.clearSpans()
        model = self.model()
        assert isinstance(model, LookBackModel)
        for row, moment in enumerate(model.moments):
            if moment.play is None:
                self.setSpan(row, 0, 1, len(Column))
            elif is_action(moment.play):
                self.setSpan(row, Column.PLAY, 1, 2)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel is a row."""
        self._turned -= event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        if notches:
            self.go_to(self.row + notches)
        event.accept()
