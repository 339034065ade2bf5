"""The places in a line where a sum fits, before any digits are chosen (docs/rules.md, 2 "A turn").

A shape's pattern shows its squares as a sum is written: a digit on the board, `_` for a digit tile
from the rack, a space for an operator. So `13 _ 5=_4` takes nine squares and needs two digit tiles,
two operators and `=`. The pattern determines which tiles can fill it. The squares of a two-digit
number are not in reading order if the sum is read to the left or upwards: see `offsets`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import Piece, Pieces, Sum
from formula_desktop.digifeud.readings import EMPTY, SIGN, Reading
from formula_desktop.digifeud.squares import CENTRE, SIZE, name_of
from formula_desktop.digifeud.tiles import BLANK, EQUALS
from formula_desktop.remembered import remembered

NEW = "_"
OPERATION = " "

_CELLS = tuple("0123456789")


class Shape(NamedTuple):
    """Consecutive squares of a line that a sum may take.

    `start` is the first one in reading order. `worth` has the bonus for each new digit of the
    pattern as a multiple of the digit; `bonuses` has those that are not 0, highest first.
    """

    reading: Reading
    start: int
    pattern: str
    operations: int
    worth: tuple[int, ...]
    bonuses: tuple[int, ...]


Tail = tuple[str, int, tuple[int, ...]]
"""A pattern from a number onwards, with its operations and the worth of its new digits."""


def shapes_of(reading: Reading, most: int, is_opening: bool) -> list[Shape]:
    """All shapes that rules 1, 4, 5 and 6 allow in a line, with at most this many operations.

    They are cached with the line, since a play changes only a few lines.
    """
    key = (most, is_opening)
    shapes: list[Shape] | None = reading.shapes.get(key)
    if shapes is None:
        shapes = _opening_shapes(reading) if is_opening else _shapes(reading, most)
        reading.shapes[key] = shapes
    return shapes


def _shapes(reading: Reading, most: int) -> list[Shape]:
    last = max((at for at, cell in enumerate(reading.cells) if 0 <= cell < SIGN), default=-1)
    if last < 0:
        return []
    cells = reading.cells
    tails = _Tails(reading, most)
    shapes = []
    for start in range(last + 1):
        is_free = start == 0 or cells[start - 1] == EMPTY
        one = tails.after_one(start, 0) if is_free or reading.starts >> start & 1 else ()
        for pattern, operations, worth in (*one, *tails.after_two(start)):
            if len(worth) + operations + 1 < len(pattern):  # a digit of the board is in it
                shapes.append(_shape(reading, start, pattern, operations, worth))
    return shapes


def _opening_shapes(reading: Reading) -> list[Shape]:
    """The shapes for the opening: exactly one operation, and a digit on the centre."""
    if CENTRE not in reading.squares:
        return []
    centre = reading.index(CENTRE)
    tails = _Tails(reading, 1)
    return [
        _shape(reading, start, pattern, operations, worth)
        for start in range(centre + 1)
        for pattern, operations, worth in tails.after_one(start, 0)
        if pattern[centre - start : centre - start + 1] == NEW
    ]


def _shape(
    reading: Reading, start: int, pattern: str, operations: int, worth: tuple[int, ...]
) -> Shape:
    bonuses = tuple(sorted(filter(None, worth), reverse=True)) if any(worth) else ()
    return Shape(reading, start, pattern, operations, worth, bonuses)


class _Tails:
    """The ways to continue with a number from a square after some operations, cached."""

    def __init__(self, reading: Reading, most: int) -> None:
        self._reading = reading
        self._cells = (*reading.cells, EMPTY, EMPTY)  # nothing lies beyond the edge
        self._most = most

    def after_one(self, at: int, operations: int) -> list[Tail]:
        """The tails that start with a one-digit number, new or on the board."""
        cell = self._cells[at]
        if cell == SIGN:
            return []
        if cell == EMPTY:
            return self._then(at + 1, operations, NEW, (self._reading.operand_worth[at],))
        return self._then(at + 1, operations, _CELLS[cell], ())

    def after_two(self, at: int) -> list[Tail]:
        """The tails that start with a two-digit number of an earlier sum, which must come first."""
        if not self._reading.pairs >> at & 1:
            return []
        tens, ones = self._cells[at : at + 2]
        if self._reading.is_backward:
            tens, ones = ones, tens
        return self._then(at + 2, 0, f"{tens}{ones}", ())

    def _then(self, at: int, operations: int, number: str, worth: tuple[int, ...]) -> list[Tail]:
        if at >= SIZE - 1 or self._cells[at] != EMPTY:
            return []
        found = []
        if operations:
            number_equals = number + EQUALS
            found = [
                (number_equals + outcome, operations, worth + outcome_worth)
                for outcome, outcome_worth in self._outcomes_at[at + 1]
            ]
        if operations < self._most:
            number_operator = number + OPERATION
            found += [
                (number_operator + rest, count, worth + rest_worth)
                for rest, count, rest_worth in self.after_one(at + 1, operations + 1)
            ]
        return found

    @remembered
    def _outcomes_at(self, at: int) -> list[tuple[str, tuple[int, ...]]]:
        cells, reading = self._cells, self._reading
        first, second = cells[at], cells[at + 1]
        if first == SIGN:
            return []
        found: list[tuple[str, tuple[int, ...]]] = []
        worth = reading.outcome_worth
        one = (NEW, (worth[at],)) if first == EMPTY else (_CELLS[first], ())
        if second == EMPTY or reading.ends >> at & 1:
            found.append(one)
        if second == SIGN or at + 1 >= SIZE:
            return found
        if cells[at + 2] == EMPTY or reading.pairs >> at & 1:
            two = (NEW, (worth[at + 1],)) if second == EMPTY else (_CELLS[second], ())
            (tens, earned), (ones, earned_too) = (two, one) if reading.is_backward else (one, two)
            if tens != "0":
                found.append((tens + ones, earned + earned_too))
        return found


@cache
def offsets(pattern: str, is_backward: bool) -> tuple[int, ...]:
    """For each sign of a pattern, its square, counted from the first one in reading order."""
    found = list(range(len(pattern)))
    if is_backward:
        for number in re.finditer(r"[\d_]{2}", pattern):
            tens, ones = range(*number.span())
            found[tens], found[ones] = ones, tens
    return tuple(found)


# --- writing and making a sum -------------------------------------------------------------------


def write(shape: Shape, digits: bytes, operators: str, blanks: int) -> str:
    """The notation of the sum that fills a shape with tiles in the order of its pattern.

    `blanks` has a bit for each digit, set if it is a blank.
    """
    reading, start, pattern = shape[:3]
    parts = [name_of(reading.squares[start]), reading.direction.value, " "]
    operator = iter(operators)
    new = 0
    is_open = False
    for sign, offset in zip(pattern, offsets(pattern, reading.is_backward), strict=True):
        if sign.isdigit():
            if not is_open:
                parts.append("(")
                is_open = True
            parts.append(reading.tiles[start + offset])
            continue
        if is_open:
            parts.append(")")
            is_open = False
        if sign == NEW:
            parts.append(f"*{digits[new]}" if blanks >> new & 1 else _CELLS[digits[new]])
            new += 1
        else:
            parts.append(sign if sign == EQUALS else next(operator))
    return "".join(parts) + (")" if is_open else "")


def make(shape: Shape, digits: bytes, operators: str, blanks: int) -> Sum:
    """The sum that fills a shape with tiles in the order of its pattern, as in `write`."""
    reading, start, pattern = shape[:3]
    numbers: list[Pieces] = []
    pieces: list[Piece] = []
    new = 0
    for sign, offset in zip(pattern, offsets(pattern, reading.is_backward), strict=True):
        if sign == NEW:
            pieces.append(Piece(digits[new], blank=bool(blanks >> new & 1)))
            new += 1
        elif sign.isdigit():
            is_blank = reading.tiles[start + offset].startswith(BLANK)
            pieces.append(Piece(int(sign), is_blank, lies=True))
        else:
            numbers.append(tuple(pieces))
            pieces = []
    numbers.append(tuple(pieces))
    return Sum(reading.squares[start], reading.direction, tuple(numbers), _operators(operators))


@cache
def _operators(written: str) -> tuple[Operator, ...]:
    return tuple(map(Operator, written))
