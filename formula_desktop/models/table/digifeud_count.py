"""The final count of a game of Digifeud, as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.position import TOTAL_WHEN_RESIGNED, Result
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.models.indexes import END, NO_INDEX, START, Index
from formula_desktop.models.words.table import player_in_words

MINUS = "−"


class CountColumn(IntEnum):
    """The columns of the final count."""

    PLACE = 0
    PLAYER = 1
    EARNED = 2
    LEFT = 3
    COUNT = 4
    TOTAL = 5


_WHEN_GIVEN_UP = tuple(column for column in CountColumn if column is not CountColumn.LEFT)


class CountModel(QAbstractTableModel):
    """A row for each seat of a game that is over, the winner on top."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        result = game.result()
        assert result is not None  # the game is over
        self._game = game
        self._result: Result = result
        self._seats = (1, 0) if result.winner == 1 else (0, 1)
        # somebody who gives up keeps one point, whatever was left on the racks
        self.columns = tuple(CountColumn) if result.counts else _WHEN_GIVEN_UP

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        last = self.columnCount() - 1
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._seats) - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if column is CountColumn.PLAYER else END
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(self._seats[index.row()], column)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if column is CountColumn.PLAYER else END
        return self._header(column) if role == Qt.ItemDataRole.DisplayRole else None

    def _header(self, column: CountColumn) -> str:
        return {
            CountColumn.PLACE: self.tr("Place"),
            CountColumn.PLAYER: self.tr("Player"),
            CountColumn.EARNED: self.tr("Points for sums"),
            CountColumn.LEFT: self.tr("Digits left"),
            CountColumn.COUNT: self.tr("Final count"),
            CountColumn.TOTAL: self.tr("Total"),
        }[column]

    def _cell(self, seat: int, column: CountColumn) -> str:
        result = self._result
        is_first = result.winner in (None, seat)
        return {
            CountColumn.PLACE: "1." if is_first else "2.",
            CountColumn.PLAYER: player_in_words(self._game.players[seat]),
            CountColumn.EARNED: str(result.earned[seat]),
            CountColumn.LEFT: self._left(seat),
            CountColumn.COUNT: self._count(seat),
            CountColumn.TOTAL: signed(result.totals[seat]),
        }[column]

    def _left(self, seat: int) -> str:
        """The digits left on a rack; a blank counts nothing."""
        digits = self._game.position.racks[seat].digits.replace(BLANK, "")
        return " ".join(digits) if digits else self.tr("none")

    def _count(self, seat: int) -> str:
        result = self._result
        if not result.counts:
            by_seat = self.tr("{total} in all").format(total=TOTAL_WHEN_RESIGNED)
            return by_seat if seat == result.by else self.tr("stays")
        points = sum(count.points for count in result.counts if count.seat == seat)
        return f"+{points}" if points > 0 else signed(points)


def signed(points: int) -> str:
    """A number with the minus sign of arithmetic."""
    return str(points).replace("-", MINUS)
