"""Chips with the names of pupils."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.buttons import Chip
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import column, grown
from formula_desktop.widgets.plain_text import without_mnemonic

_GAP: Final = 8


class PupilChips(QWidget):
    """A chip for each of some pupils, in as many lines as they need."""

    def __init__(self, pressed: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._flow = Flow(grown(_GAP))
        self.chips: dict[str, Chip] = {}
        column(self._flow, edges=RING_ROOM, inside=self)

    def show_pupils(self, pupils: Sequence[Participant], chosen: frozenset[str]) -> None:
        """Show these pupils, with the chips of some of them filled."""
        keys = [each.key for each in pupils]
        if keys != [*self.chips]:
            for chip in self.chips.values():
                self._flow.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = {each.key: self._made(each) for each in pupils}
        for key, chip in self.chips.items():
            chip.setChecked(key in chosen)

    def _made(self, pupil: Participant) -> Chip:
        chip = Chip()
        chip.setText(without_mnemonic(pupil.name))
        chip.clicked.connect(lambda: self._pressed(pupil.key))
        self._flow.addWidget(chip)
        chip.show()
        return chip
