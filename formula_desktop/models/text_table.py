"""The base of models that are tables of texts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.indexes import END, NO_INDEX, START, Index


class TextTable(QAbstractTableModel, metaclass=AbstractQObject):
    """Shows rows of texts, with numbers aligned to the right."""

    read_from_start: frozenset[int] = frozenset()
    """The columns that do not hold numbers."""

    @abstractmethod
    def rowCount(self, parent: Index = NO_INDEX) -> int: ...

    @abstractmethod
    def _headers(self) -> Sequence[str]:
        """The names of the columns."""

    @abstractmethod
    def _cells(self, row: int) -> Sequence[str]:
        """The texts of a row, column by column."""

    def texts(self, row: int) -> Sequence[str]:
        """The texts of a row, as last written; views ask for each of them very often."""
        found = self._texts.get(row)
        if found is None:
            found = self._texts[row] = self._cells(row)
        return found

    def forget_texts(self) -> None:
        """Write every text again when it is next asked for."""
        self._texts.clear()
        self._header_texts.clear()

    @cached_property
    def _texts(self) -> dict[int, Sequence[str]]:
        return {}

    @cached_property
    def _header_texts(self) -> list[str]:
        return []

    def retranslate(self) -> None:
        """Announce that every text has changed language."""
        self.forget_texts()
        rows, last = self.rowCount(), self.columnCount() - 1
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._columns

    @cached_property
    def _columns(self) -> int:
        """The number of columns, which never changes; views ask for it all the time."""
        return len(self._headers())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if index.column() in self.read_from_start else END
        if role == Qt.ItemDataRole.DisplayRole:
            return self.texts(index.row())[index.column()]
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if section in self.read_from_start else END
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if not self._header_texts:
            self._header_texts.extend(self._headers())
        return self._header_texts[section]
