"""The final table of a match played for rounds won."""

from __future__ import annotations

from collections.abc import Sequence

from formula_desktop.formula.match import Match
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.table import player_in_words


class MatchTable(TextTable):
    """A row for each seat, with the most rounds won on top; ties share a place."""

    read_from_start = frozenset({1})

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._players = match.players
        self._won = match.rounds_won
        self._seats = sorted(range(len(self._won)), key=lambda seat: -self._won[seat])

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def _headers(self) -> Sequence[str]:
        return self.tr("Place"), self.tr("Player"), self.tr("Rounds won")

    def _cells(self, row: int) -> Sequence[str]:
        seat = self._seats[row]
        won = self._won[seat]
        place = 1 + sum(other > won for other in self._won)
        return f"{place}.", player_in_words(self._players[seat]), str(won)
