"""A main button, and below it the others in as few rows as possible, all in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

_GAP: Final = 12  # in units


class ButtonRows(QVBoxLayout):
    """Each group of buttons, the main ones first, stands in rows of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._gap = _GAP
        self._groups: list[list[QPushButton]] = []
        self._rows: list[list[QPushButton]] = []

    def hold(self, *groups: Sequence[QPushButton]) -> None:
        """Show these buttons from now on, and hide those that are no longer among them.

        One that keeps its room while it is hidden stays as it is.
        """
        shown = [each for group in groups for each in group]
        for button in (each for group in self._groups for each in group):
            if button not in shown:
                button.hide()
        self._groups = [list(group) for group in groups]
        for button in shown:
            if not button.sizePolicy().retainSizeWhenHidden():
                button.show()

    def keep_apart(self, unit: float) -> None:
        """Set the gaps; `unit` is pixels per unit."""
        self._gap = round(_GAP * unit)
        self.setSpacing(self._gap)
        self._rows = []

    def fit(self, width: int) -> int:
        """Arrange the buttons for a width; returns the total height."""
        rows = [row for group in self._groups for row in self._rows_for(group, width)]
        if rows != self._rows:
            self._rows = rows
            self._lay_out()
        self.activate()
        return self.sizeHint().height()

    def _rows_for(self, group: list[QPushButton], width: int) -> list[list[QPushButton]]:
        """Buttons in as few rows as possible, with similar numbers of buttons."""
        for count in range(1, len(group) + 1):
            most = -(-len(group) // count)
            rows = [group[start : start + most] for start in range(0, len(group), most)]
            if all(self._width(row) <= width for row in rows):
                return rows
        return [[button] for button in group]

    def _lay_out(self) -> None:
        while (item := self.takeAt(0)) is not None:
            row = item.layout()
            if row is not None:
                while row.takeAt(0) is not None:
                    pass
                row.deleteLater()
        for buttons in self._rows:
            row = QHBoxLayout()
            self.addLayout(row)  # while it is empty: see `layouts`
            row.setSpacing(self._gap)
            row.addStretch()
            for button in buttons:
                row.addWidget(button)
            row.addStretch()

    def _width(self, buttons: Sequence[QPushButton]) -> int:
        widths = (max(each.sizeHint().width(), each.minimumWidth()) for each in buttons)
        return sum(widths) + self._gap * (len(buttons) - 1)
