"""Chips side by side, one of them or several chosen; Tab reaches them once, arrows go further."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.widgets.buttons import Chip
from formula_desktop.widgets.flow import Flow

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class ChipRow(QWidget):
    """Several chips, in as many lines as they need."""

    pressed = Signal(int)
    """Emitted with the place of the chip that somebody has pressed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.chips = tuple(Chip() for _ in range(number))
        self._flow = Flow(0)
        for at, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, at=at: self.pressed.emit(at))
            chip.installEventFilter(self)
            self._flow.addWidget(chip)
        self.setLayout(self._flow)
        self._keep_in_tab_order(0)

    def choose(self, chosen: Collection[int]) -> None:
        """Fill the chips at these places."""
        for at, chip in enumerate(self.chips):
            chip.setChecked(at in chosen)
        if not any(chip.hasFocus() for chip in self.chips):
            self._keep_in_tab_order(min(chosen, default=0))

    def keep_apart(self, gap: int) -> None:
        """Set the gap between the chips, in pixels."""
        self._flow.keep_apart(gap)

    def _keep_in_tab_order(self, place: int) -> None:
        policies = Qt.FocusPolicy
        for at, chip in enumerate(self.chips):
            chip.setFocusPolicy(policies.StrongFocus if at == place else policies.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from chip to chip with the arrow keys."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        step = _STEPS.get(Qt.Key(event.key()))
        place = next(at for at, chip in enumerate(self.chips) if chip is watched)
        if step is None:
            return False
        if 0 <= place + step < len(self.chips):
            self._keep_in_tab_order(place + step)
            self.chips[place + step].setFocus(Qt.FocusReason.OtherFocusReason)
        return True
