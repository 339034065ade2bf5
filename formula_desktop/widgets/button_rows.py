"""Buttons in one row if they fit, otherwise in several; the main one stays last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

_GAP: Final = 12  # in units


class ButtonRows(QVBoxLayout):
    """The first button on the left, all others on the right."""

    def __init__(self) -> None:
        super().__init__()
        self._gap = _GAP
        self._buttons: list[QPushButton] = []
        self._rows: list[list[QPushButton]] = []

    def hold(self, buttons: Sequence[QPushButton]) -> None:
        """Show these buttons from now on, and hide those that are no longer among them."""
        for button in self._buttons:
            button.setVisible(button in buttons)
        self._buttons = list(buttons)
        for button in buttons:
            button.show()

    def keep_apart(self, unit: float) -> None:
        """Set the gaps; `unit` is pixels per unit."""
        self._gap = round(_GAP * unit)
        self.setSpacing(self._gap)
        self._rows = []

    def fit(self, width: int) -> int:
        """Arrange the buttons for a width; returns the total height."""
        rows = self._rows_for(width)
        if rows != self._rows:
            self._rows = rows
            self._lay_out()
        self.activate()
        return self.sizeHint().height()

    def _rows_for(self, width: int) -> list[list[QPushButton]]:
        """The buttons in as few rows as possible, with similar numbers of buttons."""
        for count in range(1, len(self._buttons) + 1):
            most = -(-len(self._buttons) // count)
            starts = range(0, len(self._buttons), most)
            rows = [self._buttons[start : start + most] for start in starts]
            if all(self._width(row) <= width for row in rows):
                return rows
        return [[button] for button in self._buttons]

    def _lay_out(self) -> None:
        while (item := self.takeAt(0)) is not None:
            row = item.layout()
            if row is not None:
                while row.takeAt(0) is not None:
                    pass
                row.deleteLater()
        for number, buttons in enumerate(self._rows):
            row = QHBoxLayout()
            self.addLayout(row)  # while it is empty: see `layouts`
            row.setSpacing(self._gap)
            first, *others = buttons
            if number == 0 and others:
                row.addWidget(first)
                row.addStretch()
            else:
                row.addStretch()
                row.addWidget(first)
            for button in others:
                row.addWidget(button)

    def _width(self, buttons: Sequence[QPushButton]) -> int:
        widths = (max(each.sizeHint().width(), each.minimumWidth()) for each in buttons)
        return sum(widths) + self._gap * (len(buttons) - 1)
