"""Widgets, or chips to choose, side by side in as many rows as they need."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLayout, QLayoutItem, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.buttons import Chip
from formula_desktop.widgets.layouts import column

_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Flow(QLayout):
    """A row that wraps to the next line like words."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._gap = gap
        self._is_centred = False
        self._is_even = False
        self._items: list[QLayoutItem] = []

    def keep_apart(self, gap: int) -> None:
        """Set the gap between the items, in pixels."""
        self._gap = gap
        self.invalidate()

    def centre(self, is_centred: bool) -> None:
        """Put each line in the middle of the width, or at its left."""
        self._is_centred = is_centred
        self.invalidate()

    def even(self) -> None:
        """Have about the same number of items in each line, rather than one alone in the last."""
        self._is_even = True
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
        places, top = [], 0
        for line in self._lines(width):
            left, height = 0, max((size.height() for size in line), default=0)
            if self._is_centred:
                left = (width - sum(size.width() + self._gap for size in line) + self._gap) // 2
            for size in line:
                corner = QPoint(left, top + (height - size.height()) // 2)
                places.append(QRect(corner, size))
                left += size.width() + self._gap
            top += height + self._gap
        return places

    def _lines(self, width: int) -> list[list[QSize]]:
        """The sizes of the items in each line."""
        lines: list[list[QSize]] = [[]]
        used = 0
        sizes = [
            item.sizeHint().boundedTo(QSize(max(width, 1), item.sizeHint().height()))
            for item in self._items
        ]
        for size in sizes:
            if lines[-1] and used + size.width() > width:
                lines.append([])
                used = 0
            lines[-1].append(size)
            used += size.width() + self._gap
        if not self._is_even or len(lines) == 1:
            return lines
        number = -(-len(sizes) // len(lines))
        even = [sizes[at : at + number] for at in range(0, len(sizes), number)]
        widest = max(sum(size.width() + self._gap for size in line) for line in even) - self._gap
        return even if widest <= width else lines


class ChipRow(QWidget):
    """Several chips, in as many lines as they need; arrow keys go from one to the next.

    Where only one can be chosen, Tab reaches only that, and the arrow keys choose.
    """

    pressed = Signal(int)
    """Emitted with the place of the chip that somebody has pressed."""

    def __init__(self, number: int, *, is_exclusive: bool) -> None:
        super().__init__()
        self.chips = tuple(Chip() for _ in range(number))
        self._flow = Flow(0)
        self._group = QButtonGroup(self) if is_exclusive else None
        for at, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, at=at: self.pressed.emit(at))
            chip.installEventFilter(self)
            self._flow.addWidget(chip)
            if self._group is not None:
                self._group.addButton(chip)
        column(self._flow, edges=RING_ROOM, inside=self)

    def choose(self, chosen: Collection[int]) -> None:
        """Fill the chips at these places."""
        for at, chip in enumerate(self.chips):
            chip.setChecked(at in chosen)
            if self._group is not None:
                policies = Qt.FocusPolicy
                policy = policies.StrongFocus if at in chosen else policies.ClickFocus
                chip.setFocusPolicy(policy)

    def even(self) -> None:
        """Have about as many chips in each line."""
        self._flow.even()

    def keep_apart(self, gap: int) -> None:
        """Set the gap between the chips, in pixels."""
        self._flow.keep_apart(gap)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from chip to chip with the arrow keys."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            return False
        place = step + next(at for at, chip in enumerate(self.chips) if chip is watched)
        if 0 <= place < len(self.chips):
            self.chips[place].setFocus(Qt.FocusReason.OtherFocusReason)
            if self._group is not None:
                self.chips[place].click()
        return True
