"""The table of contents of the rules: a line for each section, under its chapter's title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from formula_desktop.models.indexes import NO_INDEX, Index


@dataclass(frozen=True, slots=True)
class Line:
    """A section with its place, or a chapter's title without one."""

    text: str
    place: str = ""


class Contents(QListView):
    """The table of contents; clicking a line, or moving to it by key, opens its section.

    The lines are in a model of our own: the items of a QListWidget sometimes outlive their Python
    wrappers and crash the process.
    """

    place_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = _Lines(self)
        self._broken = _Broken(self)
        for changed in (self._lines.dataChanged, self._lines.modelReset):
            changed.connect(self._broken.forget)
        self._is_marking = False
        self.setModel(self._lines)
        self.setItemDelegate(self._broken)
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
        """The place of the current line."""
        row = self.currentIndex().row()
        return self.lines[row].place if row >= 0 else ""

    def changeEvent(self, event: QEvent) -> None:
        """Measure the lines again in another font or style."""
        self._broken.forget()
        super().changeEvent(event)

    def show_lines(self, lines: Sequence[Line], heading: QColor) -> None:
        """Show lines, with headings in a colour; the current line stays selected if it remains."""
        place = self.place
        self._lines.show(tuple(lines), heading)
        self.mark(place)

    def mark(self, place: str) -> None:
        """Select the line of a place without opening it."""
        rows = (row for row, line in enumerate(self.lines) if place and line.place == place)
        row = next(rows, None)
        if row is not None:
            self._is_marking = True
            self.setCurrentIndex(self._lines.index(row))
            self._is_marking = False
            if row and not self.lines[row - 1].place:
                self.scrollTo(self._lines.index(row - 1))  # its heading

    def _follow(self, index: QModelIndex) -> None:
        if index.isValid() and not self._is_marking and self.lines[index.row()].place:
            self.place_wanted.emit(self.lines[index.row()].place)


class _Broken(QStyledItemDelegate):
    """Wraps a line that is too long.

    Qt ignores the style sheet's padding when it measures a text: one that just fits the full width
    would get one line and be cut off.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._measured: dict[tuple[int, int], QSize] = {}
        """The sizes by row and width; the view asks for each whenever it paints."""

    def forget(self) -> None:
        """Measure every line again when it is next asked for."""
        self._measured.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        key = index.row(), option.rect.width()
        if key not in self._measured:
            self._measured[key] = self._size(option, index)
        return self._measured[key]

    def _size(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        text = option.widget.style().subElementRect(
            QStyle.SubElement.SE_ItemViewItemText, shown, option.widget
        )
        shown.rect = text
        return super().sizeHint(shown, index)


class _Lines(QAbstractListModel):
    """The model of the view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self._heading = QColor()

    def show(self, lines: tuple[Line, ...], heading: QColor) -> None:
        """Show lines; new words for the same places do not reset the model."""
        if (lines, heading) == (self.lines, self._heading):
            return
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
        """Make chapter titles unselectable."""
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
            font = QFont()  # other attributes are inherited from the view
            font.setBold(True)
            return font
        return None
