"""Lists beside Digifeud's board: the sums so far, and the final count."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.digifeud.game import Turn
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import Square
from formula_desktop.models.digifeud_game import DigifeudGame
from formula_desktop.models.digifeud_words import play_in_words, points_in_words
from formula_desktop.models.formula_lists import END, NO_INDEX, START, Index


class SumColumn(IntEnum):
    """The columns of the log."""

    PLAYER = 0
    SUM = 1
    POINTS = 2


class SumsModel(QAbstractTableModel):
    """A row for each play of the game."""

    def __init__(self, game: DigifeudGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._turns: tuple[Turn, ...] = ()
        self.refresh()

    def refresh(self) -> None:
        """Show the plays as they are now."""
        turns = tuple(self._game.turns)
        shown = len(self._turns)
        if turns[:shown] == self._turns and len(turns) > shown:
            self.beginInsertRows(NO_INDEX, shown, len(turns) - 1)
            self._turns = turns
            self.endInsertRows()
        elif turns != self._turns:
            self.beginResetModel()
            self._turns = turns
            self.endResetModel()

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        if self._turns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._turns) - 1, 2))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(SumColumn) - 1)

    def squares(self, row: int) -> tuple[Square, ...]:
        """The squares of a row's sum, none for another play."""
        play = self._turns[row].play if 0 <= row < len(self._turns) else None
        return (play.squares or ()) if isinstance(play, Sum) else ()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._turns)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(SumColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        turn = self._turns[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return END if column == SumColumn.POINTS else START
        position = self._game.positions[index.row()]
        points = points_of(turn.play, position.board.layout) if isinstance(turn.play, Sum) else None
        if role == Qt.ItemDataRole.ToolTipRole and points is not None:
            return points_in_words(points)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column == SumColumn.PLAYER:
            name = self._game.players[position.to_move].name
            return f"{index.row() + 1} {name}"
        if column == SumColumn.SUM:
            return play_in_words(turn.play)
        return "" if points is None else str(points.total)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Player"), self.tr("Sum"), self.tr("Points"))[section]
