"""The list of finished games: who played, who won, and whether the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from formula_desktop.models.indexes import NO_INDEX, START, Index
from formula_desktop.models.results.table import (
    GAME_ROLE,
    KEY_ROLE,
    SORT_ROLE,
    WRAPPED,
    ResultsModel,
)
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import (
    moment_in_words,
    outcome_in_words,
    seats_in_words,
    why_not_in_words,
    winners_in_words,
)
from formula_desktop.results.standings import GameRow


class GameColumn(IntEnum):
    """The columns of the list of games."""

    ENDED = 0
    GAME = 1
    PLAYERS = 2
    WINNERS = 3
    COUNTS = 4


class FinishedGamesModel(ResultsModel):
    """Shows games in the given order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[GameRow, ...] = ()
        self._participant = ""

    @property
    def games(self) -> tuple[GameRow, ...]:
        """The games, row by row."""
        return self._games

    def show_games(self, games: Sequence[GameRow], participant: str = "") -> None:
        """Show other games; for a participant, with the outcomes instead of the winners."""
        self.beginResetModel()
        self._participant = participant
        self._games = tuple(games)
        self.endResetModel()

    def heading(self, column: GameColumn) -> str:
        """The name of a column."""
        return {
            GameColumn.ENDED: self.tr("Ended"),
            GameColumn.GAME: self.tr("Game"),
            GameColumn.PLAYERS: self.tr("Players"),
            GameColumn.WINNERS: self.tr("Result") if self._participant else self.tr("Won by"),
            GameColumn.COUNTS: self.tr("Does it count?"),
        }[column]

    def text(self, row: int, column: GameColumn) -> str:
        """The full text of a cell, as it is printed."""
        game = self._games[row]
        if column is GameColumn.ENDED:
            return moment_in_words(game.ended)
        if column is GameColumn.GAME:
            return WORDS[game.game].name()
        if column is GameColumn.PLAYERS:
            return seats_in_words(game)
        if column is GameColumn.WINNERS:
            return self._result(game)
        return why_not_in_words(game.why_not)

    def _result(self, game: GameRow) -> str:
        if not self._participant:
            return winners_in_words(game)
        own = [seat.outcome for seat in game.seats if seat.participant == self._participant]
        return " / ".join(outcome_in_words(outcome) for outcome in own)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(GameColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game, column = self._games[index.row()], GameColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole and column is GameColumn.COUNTS:
            return self.tr("no") if game.why_not else self.tr("yes")  # the reason is elsewhere
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self.text(index.row(), column))
        if role == SORT_ROLE:
            is_moment = column is GameColumn.ENDED
            return game.ended.timestamp() if is_moment else self.text(index.row(), column)
        if role == KEY_ROLE:
            return game.key
        return game if role == GAME_ROLE else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        is_across = orientation == Qt.Orientation.Horizontal
        if not is_across or not 0 <= section < len(GameColumn):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START.value | WRAPPED.value
        if role == Qt.ItemDataRole.InitialSortOrderRole:  # latest first
            orders = Qt.SortOrder
            return orders.DescendingOrder if section == GameColumn.ENDED else orders.AscendingOrder
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(GameColumn(section))
        return None
