"""The base of the tables of results."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.indexes import END, NO_INDEX, START, Index
from formula_desktop.models.tooltips import tooltip
from formula_desktop.players import in_register
from formula_desktop.results.participants import Participant

SORT_ROLE: Final = Qt.ItemDataRole.UserRole
"""The sort key of a cell: a text or a number."""
KEY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The key of the row's participant or game."""
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The result in the row."""

R = TypeVar("R")
C = TypeVar("C")


def text_key(text: str) -> str:
    """The sort key of a text, for any language: Daan before Daan 2, and René before Renée."""
    return "\0".join(in_register(text))


class ResultsModel(QAbstractTableModel, Generic[R, C], metaclass=AbstractQObject):
    """A result in each row; participants have the pictures that `show_icons` gives them."""

    rows: tuple[R, ...] = ()
    columns: Sequence[C]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon_of: Callable[[Participant], Any] = lambda _participant: None

    @abstractmethod
    def heading(self, column: C) -> str:
        """The name of a column."""

    def explanation(self, column: C) -> str:
        """The meaning of a column, empty if its name says enough."""
        return ""

    @abstractmethod
    def text(self, row: R, column: C) -> str:
        """The full text of a cell."""

    def printed_heading(self, column: C) -> str:
        """The name of a column on paper."""
        return self.heading(column)

    def printed_text(self, row: R, column: C) -> str:
        """The text of a cell on paper."""
        return self.text(row, column)

    def short_text(self, row: R, column: C) -> str:
        """The text of a cell in the table."""
        return self.text(row, column)

    @abstractmethod
    def key(self, row: R) -> str:
        """The key of a row's participant or game."""

    @abstractmethod
    def sort_key(self, row: R, column: C) -> str | float:
        """What a column is sorted by."""

    def participant(self, row: R, column: C) -> Participant | None:
        """The participant whose picture a cell shows."""
        return None

    def is_number(self, column: C) -> bool:
        """Whether a column has numbers, at its right edge."""
        return False

    def has_highest_first(self, column: C) -> bool:
        """Whether a column is first sorted from the highest to the lowest."""
        return self.is_number(column)

    def show_rows(self, rows: Iterable[R]) -> None:
        """Show other results."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def show_icons(self, icon_of: Callable[[Participant], Any]) -> None:
        """Change the pictures, as for another theme."""
        self._icon_of = icon_of
        self._say_changed()

    def retranslate(self) -> None:
        """Announce that every text has changed language."""
        self._say_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _say_changed(self) -> None:
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.short_text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip("" if self.is_number(column) else self.text(row, column)) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return END if self.is_number(column) else START
        if role == Qt.ItemDataRole.DecorationRole:
            participant = self.participant(row, column)
            return None if participant is None else self._icon_of(participant)
        if role == SORT_ROLE:
            return self.sort_key(row, column)
        if role == KEY_ROLE:
            return self.key(row)
        return row if role == ROW_ROLE else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:  # wrapped between words
            alignment = END if self.is_number(column) else START
            return alignment.value | Qt.TextFlag.TextWordWrap.value
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            orders = Qt.SortOrder
            is_falling = self.has_highest_first(column)
            return orders.DescendingOrder if is_falling else orders.AscendingOrder
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self.explanation(column)) or None
        return self.heading(column) if role == Qt.ItemDataRole.DisplayRole else None
