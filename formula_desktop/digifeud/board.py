"""The tiles on the board, as a value (docs/rules.md, 2 "Board")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from itertools import pairwise

from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.readings import Readings, empty_readings, readings_after
from formula_desktop.digifeud.squares import SQUARES, Direction, Square, beside
from formula_desktop.digifeud.tiles import digit_on, kind_of


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles and the sums laid with them, in the order of play.

    `tiles` has the tile on each of the 169 squares, `""` for none. `readings` are the same lines
    in the form used to find plays, derived from the rest.
    """

    layout: Layout
    tiles: tuple[str, ...]
    sums: tuple[Sum, ...]
    readings: Readings = field(compare=False, repr=False)

    @property
    def is_empty(self) -> bool:
        """Whether the next sum is the opening."""
        return not self.sums

    def digit(self, square: Square) -> int | None:
        """The digit on a square; None for an empty square, an operator or `=`."""
        return digit_on(self.tiles[square])

    def with_sum(self, laid: Sum) -> Board:
        """The board with a legal sum laid on it."""
        tiles = list(self.tiles)
        for place in laid.put_down:
            tiles[place.square] = place.tile
        sums = (*self.sums, laid)
        return Board(self.layout, tuple(tiles), sums, readings_after(self.readings, laid))

    @property
    def seams(self) -> tuple[tuple[Square, Square], ...]:
        """The pairs of squares side by side with tiles that no sum reads one after the other."""
        read = {frozenset(pair) for laid in self.sums for pair in pairwise(laid.squares or ())}
        return tuple(
            (square, other)
            for square in SQUARES
            if self.tiles[square]
            for way in (Direction.RIGHT, Direction.DOWN)
            for other in (beside(square, way),)
            if other is not None and self.tiles[other] and frozenset((square, other)) not in read
        )

    def count(self) -> Counter[str]:
        """The number of tiles of each kind on the board; a blank is `*`."""
        return Counter(kind_of(tile) for tile in self.tiles if tile)


def empty_board(options: Options) -> Board:
    """The board at the start of a game."""
    layout = options.layout
    readings = empty_readings(layout, options.reading, options.chains)
    return Board(layout, ("",) * len(SQUARES), (), readings)


def board_with(options: Options, sums: Iterable[Sum]) -> Board:
    """The board after legal sums in the order of play, used to send a board to another process."""
    return reduce(Board.with_sum, sums, empty_board(options))
