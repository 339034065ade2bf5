"""Which squares are coloured (docs/rules.md, 2 "Board")."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random

from formula_desktop.digifeud.squares import SQUARES, Square, read_square
from formula_desktop.resources import built

BLUE_SQUARES = 13
RED_SQUARES = 12


class Colour(Enum):
    """A colour of a square: blue adds a digit, red doubles."""

    BLUE = "blue"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Layout:
    """The 13 blue and 12 red squares of a board, in the order of the file.

    Raises ValueError for a wrong number of squares, an unknown square or a duplicate.
    """

    blue: tuple[Square, ...]
    red: tuple[Square, ...]

    def __post_init__(self) -> None:
        if len(self.blue) != BLUE_SQUARES or len(self.red) != RED_SQUARES:
            raise ValueError("a board has 13 blue squares and 12 red ones")
        coloured = {*self.blue, *self.red}
        if len(coloured) != BLUE_SQUARES + RED_SQUARES or not coloured <= set(SQUARES):
            raise ValueError("a square of the board has one colour")

    def colour(self, square: Square) -> Colour | None:
        """The colour of a square; None for a plain one."""
        if square in self.blue:
            return Colour.BLUE
        return Colour.RED if square in self.red else None

    @property
    def is_standard(self) -> bool:
        """Whether this is the standard board; the order of its squares doesn't matter."""
        standard = standard_layout()
        return set(self.blue) == set(standard.blue) and set(self.red) == set(standard.red)


@cache
def standard_layout() -> Layout:
    """The standard board, symmetric in all eight ways."""
    named = json.loads(built("boards/standard.json").read_text("utf-8"))
    blue, red = (tuple(map(_existing, named[colour.value])) for colour in Colour)
    return Layout(blue, red)


def _existing(name: str) -> Square:
    square = read_square(name)
    if square is None:
        raise ValueError(f"there is no square {name}")
    return square


def shuffled_layout(random: Random) -> Layout:
    """A board with its coloured squares placed at random."""
    squares = random.sample(SQUARES, BLUE_SQUARES + RED_SQUARES)
    return Layout(tuple(sorted(squares[:BLUE_SQUARES])), tuple(sorted(squares[BLUE_SQUARES:])))


@cache
def some_shuffled() -> Layout:
    """A shuffled board that is always the same, for the options of games not yet dealt."""
    return shuffled_layout(Random(0))
