"""The contents of the rules: a line for each section, below the title of its chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from formula_desktop.models.indexes import NO_INDEX, Index


@dataclass(frozen=True, slots=True)
class Line:
    """A section at its place, or without one the title of a chapter."""

    text: str
    place: str = ""
    is_hidden: bool = False


class Contents(QListView):
    """The lines; choosing one, by click or by key, asks for its section.

    The lines are those of a model of our own: a QListWidget's items would, now and then, outlive
    what Python knows of them, and end the process.
    """

    place_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = _Lines(self)
        self._is_marking = False
        self.setModel(self._lines)
        self.setItemDelegate(_Broken(self))
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._follow)
        self.clicked.connect(self._follow)

    @property
    def lines(self) -> tuple[Line, ...]:
        return self._lines.lines

    @property
    def place(self) -> str:
        """The place of the line that is chosen."""
        row = self.currentIndex().row()
        return self.lines[row].place if row >= 0 else ""

    def show_lines(self, lines: Sequence[Line], heading: QColor) -> None:
        """Show these; headings in their own colour. What was chosen stays while it is there."""
        place = self.place
        self._lines.show(tuple(lines), heading)
        for row, line in enumerate(lines):
            self.setRowHidden(row, line.is_hidden)
        self.mark(place)

    def mark(self, place: str) -> None:
        """Choose the line of a place without asking for it."""
        rows = (row for row, line in enumerate(self.lines) if place and line.place == place)
        row = next(rows, None)
        if row is not None:
            self._is_marking = True
            self.setCurrentIndex(self._lines.index(row))
            self._is_marking = False

    def _follow(self, index: QModelIndex) -> None:
        if index.isValid() and not self._is_marking and self.lines[index.row()].place:
            self.place_wanted.emit(self.lines[index.row()].place)


class _Broken(QStyledItemDelegate):
    """Breaks a line where its text has no more room.

    Qt asks how high a text is without thinking of the padding of the style sheet: one that just
    fits into the whole width would stand on one line, and be cut.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        text = option.widget.style().subElementRect(
            QStyle.SubElement.SE_ItemViewItemText, shown, option.widget
        )
        shown.rect = text
        return super().sizeHint(shown, index)


class _Lines(QAbstractListModel):
    """What the view shows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self._heading = QColor()

    def show(self, lines: tuple[Line, ...], heading: QColor) -> None:
        """Show these; other words for the same places are no other lines."""
        self._heading = heading
        if [each.place for each in lines] == [each.place for each in self.lines]:
            self.lines = lines
            if lines:
                self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A title of a chapter cannot be chosen."""
        if not index.isValid() or not self.lines[index.row()].place:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if line.place:
            return None
        if role == Qt.ItemDataRole.ForegroundRole:
            return QBrush(self._heading)
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()  # what it leaves open is the view's
            font.setBold(True)
            return font
        return None
