"""A line of the board as read in one direction; each new sum updates it.

Bit masks with one bit for each of the 13 squares, in reading order, store what rules 4 and 5 need
to know about earlier sums. So finding plays needs only bit tests (docs/rules.md, 2 "A turn").
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import BEFORE_EQUALS, IN_OUTCOME
from formula_desktop.digifeud.squares import (
    LINES,
    SIZE,
    Direction,
    Square,
    line_through,
)
from formula_desktop.digifeud.tiles import digit_on

EMPTY = -1
SIGN = 10
"""The values in `cells` for no tile and for an operator or `=`; a digit is its own value."""


class Reading:
    """A line in reading order; it is immutable once made, so positions share it.

    `starts` has the squares of one-digit numbers with which a sum may start despite a tile before
    it, and `ends` those with which it may end despite a tile after it. `pairs` has the first
    squares of two-digit numbers that may be used again. Such a number was an outcome, so its own
    `=` is beside it: before it, and a sum can only start with it, or behind it, and a sum can only
    end with it. Anywhere else in a sum it would need a new operator or `=` there. Without `chains`
    all three stay empty.

    `operand_worth` and `outcome_worth` have the bonus for a digit put down on each square, as a
    multiple of the digit. `shapes` caches the results of `shapes.py`.
    """

    __slots__ = (
        "cells",
        "chains",
        "direction",
        "ends",
        "is_backward",
        "operand_worth",
        "outcome_worth",
        "pairs",
        "shapes",
        "squares",
        "starts",
        "tiles",
    )

    def __init__(
        self,
        direction: Direction,
        squares: tuple[Square, ...],
        worth: tuple[tuple[int, ...], tuple[int, ...]],
        chains: bool,
    ) -> None:
        self.direction = direction
        self.is_backward = direction.is_backward
        self.squares = squares
        self.tiles: tuple[str, ...] = ("",) * SIZE
        self.cells = (EMPTY,) * SIZE
        self.operand_worth, self.outcome_worth = worth
        self.chains = chains
        self.pairs = self.starts = self.ends = 0
        self.shapes: dict[Any, Any] = {}

    def with_tiles(self, placed: Iterable[tuple[int, str]]) -> Reading:
        """The line with more tiles, each with its index in reading order."""
        tiles = list(self.tiles)
        cells = list(self.cells)
        for index, tile in placed:
            tiles[index] = tile
            digit = digit_on(tile)
            cells[index] = SIGN if digit is None else digit
        after = self._copy()
        after.tiles = tuple(tiles)
        after.cells = tuple(cells)
        return after

    def with_cells(self, cells: tuple[int, ...], pairs: int, starts: int, ends: int) -> Reading:
        """The line as a search sees it: its cells and the numbers to use again, without blanks."""
        after = self._copy()
        after.cells = cells
        after.pairs, after.starts, after.ends = pairs, starts, ends
        return after

    def remember(self, laid: Sum) -> None:
        """Record the numbers of a sum in this line; only for a new line that is not yet shared."""
        if not self.chains:
            return
        places = self.index
        squares = laid.squares
        assert squares is not None
        span = {places(square) for square in squares}
        for number in laid.number_squares:
            first = min(map(places, number))
            bit = 1 << first
            if len(number) > 1:
                self.pairs |= bit
                continue
            self.starts |= bit if first - 1 in span else 0
            self.ends |= bit if first + 1 in span else 0

    def index(self, square: Square) -> int:
        """The index of a square in reading order."""
        return self.squares.index(square)

    def _copy(self) -> Reading:
        worth = self.operand_worth, self.outcome_worth
        after = Reading(self.direction, self.squares, worth, self.chains)
        after.pairs, after.starts, after.ends = self.pairs, self.starts, self.ends
        return after


Readings = tuple[Reading, ...]
"""The 26 lines read right or down; with four directions, followed by those read the other way."""


@lru_cache(maxsize=8)  # the rules show dozens of boards with the same layout
def empty_readings(layout: Layout, directions: tuple[Direction, ...], chains: bool) -> Readings:
    """The lines of an empty board."""
    return tuple(
        _empty(layout, line, direction, chains)
        for ways in (directions[:2], directions[2:])
        for number, line in enumerate(LINES)
        for direction in ways
        if direction.is_across == (number < SIZE)
    )


def _empty(layout: Layout, line: tuple[Square, ...], direction: Direction, chains: bool) -> Reading:
    squares = line[::-1] if direction.is_backward else line
    colours = [layout.colour(square) for square in squares]
    worth = (
        tuple(BEFORE_EQUALS.get(colour, 0) for colour in colours),
        tuple(IN_OUTCOME.get(colour, 0) for colour in colours),
    )
    return Reading(direction, squares, worth, chains)


def readings_after(readings: Readings, laid: Sum) -> Readings:
    """The lines after a sum is laid; lines that it doesn't touch are the same objects."""
    by_line: dict[int, list[tuple[Square, str]]] = {}
    for place in laid.put_down:
        tile = (place.square, place.tile)
        by_line.setdefault(place.square // SIZE, []).append(tile)
        by_line.setdefault(SIZE + place.square % SIZE, []).append(tile)
    own = line_through(laid.square, laid.direction)
    after = list(readings)
    for line, tiles in by_line.items():
        for number in range(line, len(readings), len(LINES)):
            old = readings[number]
            new = old.with_tiles([(old.index(square), tile) for square, tile in tiles])
            if line == own:
                new.remember(laid)
            after[number] = new
    return tuple(after)
