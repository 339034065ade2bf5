"""The final count of a game of Digifeud, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QObject

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.position import Result
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import player_in_words


class CountColumn(IntEnum):
    """The columns of the final count."""

    PLACE = 0
    PLAYER = 1
    EARNED = 2
    LEFT = 3
    COUNT = 4
    TOTAL = 5


_WHEN_GIVEN_UP = (CountColumn.PLACE, CountColumn.PLAYER)
"""No points: the loser may have earned more of them."""


class CountModel(TextTable):
    """A row for each seat of a finished game, with the winner on top; without one no places."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        result = game.result()
        assert result is not None  # the game is over
        self._game = game
        self._result: Result = result
        self._seats = (1, 0) if result.winner == 1 and not game.is_undecided else (0, 1)
        columns = tuple(CountColumn) if result.counts else _WHEN_GIVEN_UP
        if game.is_undecided:
            columns = tuple(each for each in columns if each is not CountColumn.PLACE)
        self.columns = columns
        self.read_from_start = frozenset({columns.index(CountColumn.PLAYER)})

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def _headers(self) -> Sequence[str]:
        names = {
            CountColumn.PLACE: self.tr("Place"),
            CountColumn.PLAYER: self.tr("Player"),
            CountColumn.EARNED: self.tr("Points for sums"),
            CountColumn.LEFT: self.tr("Digits left"),
            CountColumn.COUNT: self.tr("Final count"),
            CountColumn.TOTAL: self.tr("Total"),
        }
        return [names[column] for column in self.columns]

    def _cells(self, row: int) -> Sequence[str]:
        seat, result = self._seats[row], self._result
        cells = {
            CountColumn.PLACE: self._place(seat),
            CountColumn.PLAYER: player_in_words(self._game.players[seat]),
            CountColumn.EARNED: str(result.earned[seat]),
            CountColumn.LEFT: self._left(seat),
            CountColumn.COUNT: self._count(seat),
            CountColumn.TOTAL: signed(result.totals[seat]),
        }
        return [cells[column] for column in self.columns]

    def _place(self, seat: int) -> str:
        return "1." if self._result.winner in (None, seat) else "2."

    def _left(self, seat: int) -> str:
        """The digits left on a rack; a blank counts as nothing."""
        digits = self._game.position.racks[seat].digits.replace(BLANK, "")
        return " ".join(digits) if digits else self.tr("none")

    def _count(self, seat: int) -> str:
        points = self._result.counted(seat)
        return f"+{points}" if points > 0 else signed(points)
