"""The squares of the board, its lines and the directions of reading (docs/rules.md, 2 "Board")."""

from __future__ import annotations

import re
from enum import StrEnum

SIZE = 13
"""The number of squares in a line."""

COLUMNS = "ABCDEFGHIJKLM"

Square = int
"""A square by its number: 0 is A1, 1 is B1, 13 is A2, 168 is M13."""

SQUARES = range(SIZE * SIZE)
CENTRE: Square = 6 * SIZE + 6
"""G7."""

ROWS = tuple(tuple(range(row * SIZE, row * SIZE + SIZE)) for row in range(SIZE))
LINES = ROWS + tuple(zip(*ROWS, strict=True))
"""All 26 lines: the rows from top to bottom, then the columns from left to right."""

_WRITTEN = re.compile(r"([A-M])([1-9]|1[0-3])", re.ASCII)


class Direction(StrEnum):
    """The direction in which a sum is read."""

    RIGHT = ">"
    DOWN = "v"
    LEFT = "<"
    UP = "^"

    @property
    def step(self) -> int:
        """The difference between a square and the next one in reading order."""
        return _STEPS[self]

    @property
    def is_across(self) -> bool:
        """Whether the line is a row."""
        return self in (Direction.RIGHT, Direction.LEFT)

    @property
    def is_backward(self) -> bool:
        """Whether it is against the order in which the digits of a number are read."""
        return self in (Direction.LEFT, Direction.UP)

    @property
    def opposite(self) -> Direction:
        """The same line read from its other end."""
        return _OPPOSITES[self]


_STEPS = {Direction.RIGHT: 1, Direction.DOWN: SIZE, Direction.LEFT: -1, Direction.UP: -SIZE}
BOTH_DIRECTIONS = (Direction.RIGHT, Direction.DOWN)
ALL_DIRECTIONS = tuple(Direction)
_OPPOSITES = dict(zip(ALL_DIRECTIONS, ALL_DIRECTIONS[2:] + ALL_DIRECTIONS[:2], strict=True))


def square_at(column: int, row: int) -> Square:
    """The square in a column and a row, both counted from 0."""
    return row * SIZE + column


def name_of(square: Square) -> str:
    """The name of a square: `G7`."""
    return _NAMES[square]


_NAMES = tuple(f"{COLUMNS[square % SIZE]}{square // SIZE + 1}" for square in SQUARES)


def read_square(text: str) -> Square | None:
    """The square with this name; None when there is none."""
    match = _WRITTEN.fullmatch(text)
    return square_at(COLUMNS.index(match[1]), int(match[2]) - 1) if match else None


def line_through(square: Square, direction: Direction) -> int:
    """The index in `LINES` of the line through a square in a direction."""
    return square // SIZE if direction.is_across else SIZE + square % SIZE


def run_from(square: Square, direction: Direction, length: int) -> tuple[Square, ...] | None:
    """The squares of a run in reading order; None when it doesn't fit on the board."""
    across = direction.is_across
    at = square % SIZE if across else square // SIZE
    step = -1 if direction.is_backward else 1
    if not 0 <= at + step * (length - 1) < SIZE:
        return None
    return tuple(square + direction.step * index for index in range(length))


def beside(square: Square, direction: Direction) -> Square | None:
    """The next square in a direction; None at the edge."""
    run = run_from(square, direction, 2)
    return run[1] if run else None
