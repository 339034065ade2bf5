"""The tiles of Digifeud: the two bags and a rack (docs/rules.md, 2 "Tiles").

Tiles in a bag or on a rack are a text with one character per tile: `"*0577"` and `"+-x"`. On the
board a tile is what it shows: `"7"`, `"*7"` for a blank that counts as 7, `"+"`, `"="`. An empty
square is `""`.
"""

from __future__ import annotations

from dataclasses import dataclass

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
"""For each kind of sums all operator tiles, sorted: 48, 40 and 48."""

RACK_DIGITS = 8
RACK_OPERATORS = 3


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's tiles, both texts sorted (`*` first); the `=` that is always there is not told."""

    digits: str
    operators: str

    @property
    def tiles(self) -> str:
        """All tiles in a fixed order, with `=` as the last: a draft names them by their place."""
        return self.digits + self.operators + EQUALS

    @property
    def left_over(self) -> int:
        """The sum of the digits at the end of the game; a blank counts 0."""
        return left_over(self.digits)


def left_over(digits: str) -> int:
    """The sum of the digits left on a rack; a blank counts 0."""
    return sum([int(tile) for tile in digits if tile != BLANK])


def digit_on(tile: str) -> int | None:
    """The digit that a tile on the board shows; None for an operator, `=` and no tile."""
    return int(tile[-1]) if tile and tile[-1].isdigit() else None


def kind_of(tile: str) -> str:
    """What a tile on the board was on the rack: `*7` was `*`."""
    return tile[:1]
