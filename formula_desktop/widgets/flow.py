"""Widgets side by side, in as many rows as they need."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """A row that wraps to the next line like words."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._gap = gap
        self._is_centred = False
        self._items: list[QLayoutItem] = []

    def keep_apart(self, gap: int) -> None:
        """Set the gap between the items, in pixels."""
        self._gap = gap
        self.invalidate()

    def centre(self, is_centred: bool) -> None:
        """Put each line in the middle of the width, or at its left."""
        self._is_centred = is_centred
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item; Qt calls this for each widget."""
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines together."""
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def sizeHint(self) -> QSize:
        """The size of all items on one line."""
        sizes = [item.sizeHint() for item in self._items]
        width = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, width), max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """The size of the largest item."""
        sizes = (item.minimumSize() for item in self._items)
        return reduce(QSize.expandedTo, sizes, QSize(0, 0))

    def setGeometry(self, rect: QRect) -> None:
        """Place all items."""
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> list[QRect]:
        lines: list[list[QSize]] = [[]]
        used = 0
        for item in self._items:
            size = item.sizeHint().boundedTo(QSize(max(width, 1), item.sizeHint().height()))
            if lines[-1] and used + size.width() > width:
                lines.append([])
                used = 0
            lines[-1].append(size)
            used += size.width() + self._gap
        places, top = [], 0
        for line in lines:
            left, height = 0, max((size.height() for size in line), default=0)
            if self._is_centred:
                left = (width - sum(size.width() + self._gap for size in line) + self._gap) // 2
            for size in line:
                corner = QPoint(left, top + (height - size.height()) // 2)
                places.append(QRect(corner, size))
                left += size.width() + self._gap
            top += height + self._gap
        return places
