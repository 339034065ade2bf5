"""Plays of Digifeud as values with a written form (docs/game-file.md, "Notation of plays")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from formula_desktop.arithmetic import Operator, number
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import Direction, Square, name_of, read_square, run_from
from formula_desktop.digifeud.tiles import BLANK, EQUALS, kind_of
from formula_desktop.notation import (
    IN_A_SUM,
    LONGEST_PLAY,
    NumberReasons,
    in_order,
    read_number,
    written_number,
)
from formula_desktop.refusal import NotReadableError, refuse


class Action(StrEnum):
    """What a player does instead of laying a sum, or what happens when the time is over."""

    PASS = "pass"
    RESIGN = "resign"
    TIMEOUT = "timeout"


class Piece(NamedTuple):
    """One digit of a sum: put down now, or already on the board."""

    digit: int
    blank: bool = False
    lies: bool = False

    @property
    def tile(self) -> str:
        """The tile as shown on the board: `7`, or `*7` for a blank."""
        return f"{BLANK if self.blank else ''}{self.digit}"


Pieces = tuple[Piece, ...]


class Placed(NamedTuple):
    """A tile of a sum on its square; `lies` is true if it was there before."""

    square: Square
    tile: str
    lies: bool


def value_of(pieces: Pieces) -> int:
    """The number shown by pieces side by side."""
    return number(tuple(piece.digit for piece in pieces))


def digits_of(pieces: Pieces) -> str:
    """The digits shown by pieces side by side; the first may be 0."""
    return "".join(str(piece.digit) for piece in pieces)


class Sum(NamedTuple):
    """A sum from a square in a direction: its numbers in reading order, the outcome last.

    The digits of a number are always from left to right or from top to bottom.
    """

    square: Square
    direction: Direction
    numbers: tuple[Pieces, ...]
    operators: tuple[Operator, ...]

    @property
    def operands(self) -> tuple[Pieces, ...]:
        """The numbers before `=`."""
        return self.numbers[:-1]

    @property
    def outcome(self) -> Pieces:
        return self.numbers[-1]

    @property
    def values(self) -> tuple[int, ...]:
        """The values of all numbers, the outcome last."""
        return tuple(map(value_of, self.numbers))

    @property
    def length(self) -> int:
        """The number of squares it takes."""
        return sum(map(len, self.numbers)) + len(self.operators) + 1

    @property
    def squares(self) -> tuple[Square, ...] | None:
        """Its squares in reading order; None when it doesn't fit on the board."""
        return run_from(self.square, self.direction, self.length)

    @property
    def places(self) -> tuple[Placed, ...]:
        """Each tile on its square, in reading order; the sum must fit on the board."""
        squares = self.squares
        assert squares is not None
        return tuple(
            Placed(square, tile, lies)
            for square, (tile, lies) in zip(squares, self._tiles(), strict=True)
        )

    @property
    def number_squares(self) -> tuple[tuple[Square, ...], ...]:
        """The squares of each number, in the order of its digits."""
        step = self.direction.step
        found = []
        square = self.square
        for pieces in self.numbers:
            end = square + step * len(pieces)
            found.append(tuple(sorted(range(square, end, step))))
            square = end + step
        return tuple(found)

    @property
    def put_down(self) -> tuple[Placed, ...]:
        """The tiles from the rack, including `=`."""
        return tuple(place for place in self.places if not place.lies)

    @property
    def digits(self) -> str:
        """The digit tiles from the rack, sorted; a blank is `*`."""
        new = (piece for pieces in self.numbers for piece in pieces if not piece.lies)
        return in_order("".join(kind_of(piece.tile) for piece in new))

    @property
    def operator_tiles(self) -> str:
        """The operator tiles from the rack, sorted."""
        return in_order("".join(self.operators))

    @property
    def read(self) -> str:
        """The sum without where its tiles come from: `3+7=10`."""
        return "".join(self._signs(tuple(map(digits_of, self.numbers))))

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles as the sum is written, whichever way it is read on the board."""
        found = [piece.tile for piece in self.numbers[0]]
        for sign, pieces in zip((*self.operators, EQUALS), self.numbers[1:], strict=True):
            found += [str(sign), *(piece.tile for piece in pieces)]
        return tuple(found)

    def _tiles(self) -> Iterator[tuple[str, bool]]:
        signs = (*self.operators, EQUALS)
        for index, pieces in enumerate(self.numbers):
            if index:
                yield str(signs[index - 1]), False
            for piece in reversed(pieces) if self.direction.is_backward else pieces:
                yield piece.tile, piece.lies

    def _signs(self, numbers: tuple[str, ...]) -> Iterator[str]:
        yield numbers[0]
        for sign, text in zip((*self.operators, EQUALS), numbers[1:], strict=True):
            yield sign
            yield text

    def __str__(self) -> str:
        numbers = "".join(self._signs(tuple(map(written_number, self.numbers))))
        return f"{name_of(self.square)}{self.direction} {numbers}"


Play = Sum | Action


def read_play(text: str) -> Play:
    """The play in a notation.

    Raises NotReadableError when the text is not in the notation.
    """
    if len(text) > LONGEST_PLAY:
        raise NotReadableError(refuse(Reason.TOO_LONG))
    if text in tuple(Action):
        return Action(text)
    where, space, written = text.partition(" ")
    square = read_square(where[:-1])
    if square is None or where[-1] not in tuple(Direction) or not space:
        raise NotReadableError(refuse(Reason.NOT_A_PLAY))
    for character in written:
        if character not in IN_A_SUM:
            raise NotReadableError(refuse(Reason.NOT_IN_A_SUM, character=character))
    *operators, equals = re.findall(r"[-+x/=]", written) or [""]
    if equals != EQUALS or EQUALS in operators or not operators:
        raise NotReadableError(refuse(Reason.NOT_A_SUM, text=written))
    numbers = tuple(map(_read_number, re.split(r"[-+x/=]", written)))
    return Sum(square, Direction(where[-1]), numbers, tuple(map(Operator, operators)))


_REASONS = NumberReasons(Reason.NUMBER_MISSING, Reason.BLANK_WITHOUT_DIGIT, Reason.NOT_A_SUM)


def _read_number(text: str) -> Pieces:
    return tuple(Piece(*mark) for mark in read_number(text, _REASONS))
