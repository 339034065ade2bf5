"""Chips side by side, of which one or several are chosen."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.buttons import Chip
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import column

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


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
