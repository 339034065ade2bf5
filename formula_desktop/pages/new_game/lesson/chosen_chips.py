"""Chips side by side of which exactly one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.buttons import Chip
from formula_desktop.widgets.layouts import grown, row

_GAP: Final = 8


class ChosenChips(QWidget):
    """Chips of which exactly one is chosen."""

    def __init__(self, number: int, chosen: Callable[[int], object]) -> None:
        super().__init__()
        self.chips = tuple(Chip() for _ in range(number))
        for at, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, at=at: chosen(at))
        row(*self.chips, gap=grown(_GAP), edges=RING_ROOM, inside=self)

    def choose(self, chosen: int) -> None:
        """Fill one of them."""
        for at, chip in enumerate(self.chips):
            chip.setChecked(at == chosen)
