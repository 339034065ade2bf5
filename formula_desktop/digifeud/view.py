"""A seat's view of a game: all that a draft and a computer player may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from formula_desktop.digifeud.board import Board
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.tiles import (
    DIGIT_TILES,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
    Rack,
)
from formula_desktop.notation import in_order


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it.

    `rack` is the seat's own, and `other_rack` the opponent's if the racks lie open. `earned` is the
    total of each seat's sums and `passes` how often each seat has passed in a row. The seat knows
    which tiles it doesn't see, but not which of them are in the bags and which on a hidden rack.
    """

    options: Options
    seat: int
    to_move: int | None
    board: Board
    rack: Rack
    earned: tuple[int, int]
    passes: tuple[int, int]
    other_rack: Rack | None = None

    @property
    def unseen_digits(self) -> str:
        """All digit tiles that are neither on the board nor on the seat's own rack, sorted."""
        return self._unseen(DIGIT_TILES, self.rack.digits)

    @property
    def unseen_operators(self) -> str:
        """All operator tiles that are neither on the board nor on the seat's own rack, sorted."""
        return self._unseen(OPERATOR_TILES[self.options.operators], self.rack.operators)

    @property
    def bag_digits(self) -> int:
        """The number of digit tiles in the bag; racks are always filled up first."""
        return max(0, len(self.unseen_digits) - RACK_DIGITS)

    @property
    def bag_operators(self) -> int:
        """The number of operator tiles in the bag."""
        return max(0, len(self.unseen_operators) - RACK_OPERATORS)

    def _unseen(self, tiles: str, rack: str) -> str:
        return in_order("".join((Counter(tiles) - self.board.count() - Counter(rack)).elements()))
