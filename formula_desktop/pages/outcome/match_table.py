"""The final table of a match without points."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.formula.match import Match
from formula_desktop.models.indexes import END, NO_INDEX, START, Index
from formula_desktop.models.words.table import player_in_words


class MatchTable(QAbstractTableModel):
    """A row for each seat, the most rounds won on top; equal numbers share a place."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = match.players
        self._won = match.rounds_won
        self._seats = sorted(range(len(self._won)), key=lambda seat: -self._won[seat])

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        last = self.columnCount() - 1
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._seats) - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if index.column() == 1 else END
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        won = self._won[self._seats[index.row()]]
        place = 1 + sum(other > won for other in self._won)
        player = player_in_words(self._players[self._seats[index.row()]])
        return (f"{place}.", player, str(won))[index.column()]

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if section == 1 else END
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Place"), self.tr("Player"), self.tr("Rounds won"))[section]
