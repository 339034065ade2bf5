"""What the tables of results share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.results.participants import Participant

WRAPPED: Final = Qt.TextFlag.TextWordWrap
"""Headings of several words stand on several lines."""

SORT_ROLE: Final = Qt.ItemDataRole.UserRole
"""What a line is sorted by: a text or a number."""
KEY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The key of the line's participant or game."""
GAME_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The line's GameRow, in lists of games."""


class ResultsModel(QAbstractTableModel):
    """A table of results; participants have the pictures that `show_icons` gives them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon_of: Callable[[Participant], Any] = lambda _participant: None

    def show_icons(self, icon_of: Callable[[Participant], Any]) -> None:
        """Have other pictures, as in another theme."""
        self._icon_of = icon_of
        self._say_changed()

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        self._say_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _say_changed(self) -> None:
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
