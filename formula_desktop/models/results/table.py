"""The base of the tables of results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.results.participants import Participant

WRAPPED: Final = Qt.TextFlag.TextWordWrap
"""Headings wrap between words."""

SORT_ROLE: Final = Qt.ItemDataRole.UserRole
"""The sort key of a row: a text or a number."""
KEY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The key of the row's participant or game."""
GAME_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The row's GameRow, in lists of games."""


class ResultsModel(QAbstractTableModel):
    """A table of results; participants have the pictures that `show_icons` gives them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon_of: Callable[[Participant], Any] = lambda _participant: None

    def show_icons(self, icon_of: Callable[[Participant], Any]) -> None:
        """Change the pictures, as for another theme."""
        self._icon_of = icon_of
        self._say_changed()

    def retranslate(self) -> None:
        """Announce that every text has changed language."""
        self._say_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _say_changed(self) -> None:
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
