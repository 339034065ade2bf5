"""The tiles of Digifeud: the two bags and a rack (docs/rules.md, 2 "Tiles").

Tiles in a bag or on a rack are a string with one character per tile: `"*0577"` and `"+-x"`. On the
board a tile is a string of its own: `"7"`, `"*7"` for a blank that counts as 7, `"+"`, `"="`. An
empty square is `""`.
"""

from __future__ import annotations

from typing import NamedTuple

from formula_desktop.arithmetic import Operator

BLANK = "*"
EQUALS = "="
DIGIT_TILES = BLANK * 2 + "0" * 3 + "1" * 9 + "".join(d * 5 for d in "2345")
DIGIT_TILES += "".join(d * 4 for d in "6789")
"""All 50 digit tiles, sorted."""

ADD_SUBTRACT = (Operator.ADD, Operator.SUBTRACT)
ADD_SUBTRACT_MULTIPLY = (*ADD_SUBTRACT, Operator.MULTIPLY)
ALL_FOUR = (*ADD_SUBTRACT_MULTIPLY, Operator.DIVIDE)

OPERATOR_TILES = {
    ADD_SUBTRACT: "+" * 24 + "-" * 24,
    ADD_SUBTRACT_MULTIPLY: "+" * 16 + "-" * 12 + "x" * 12,
    ALL_FOUR: "+" * 16 + "-" * 12 + "/" * 8 + "x" * 12,
}
"""All operator tiles for each kind of sums, sorted: 48, 40 and 48 tiles."""

RACK_DIGITS = 8
RACK_OPERATORS = 3


class Rack(NamedTuple):
    """A player's tiles, both strings sorted with `*` first; the permanent `=` is left out."""

    digits: str
    operators: str

    @property
    def tiles(self) -> str:
        """All tiles in a fixed order with `=` last; a draft refers to them by index."""
        return self.digits + self.operators + EQUALS

    @property
    def left_over(self) -> int:
        """The sum of the digits at the end of the game; a blank counts 0."""
        return left_over(self.digits)


def left_over(digits: str) -> int:
    """The sum of the digits left on a rack; a blank counts 0."""
    return sum([int(tile) for tile in digits if tile != BLANK])


def digit_on(tile: str) -> int | None:
    """The digit on a tile on the board; None for an operator, `=` or no tile."""
    return int(tile[-1]) if tile and tile[-1].isdigit() else None


def kind_of(tile: str) -> str:
    """The kind of a tile on the board as it was on the rack: `*7` was `*`."""
    return tile[:1]
