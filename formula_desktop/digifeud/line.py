"""The tiles put down in one line of the board: what they read, and which rule they break.

It finds the sum and its direction, and asks `allowed.py` whether that sum is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.allowed import (
    against_number_of_operators,
    against_start,
    may_use_numbers_again,
    refuse_operand,
    why_not,
    why_not_alone,
)
from formula_desktop.digifeud.play import Piece, Placed, Sum
from formula_desktop.digifeud.reasons import UNFINISHED, Reason
from formula_desktop.digifeud.squares import Direction, Square, beside, name_of
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.digifeud.view import View
from formula_desktop.refusal import Refusal, refuse

SIGNS = "+-x/="

UNKNOWN = "?"
"""The character for a blank without a digit in the text of a draft."""


@dataclass(frozen=True, slots=True)
class Put:
    """A tile put down: its index in `Rack.tiles`, and a blank's digit once it is chosen."""

    index: int
    square: Square
    kind: str
    digit: int | None

    @property
    def is_blank(self) -> bool:
        return self.kind == BLANK

    @property
    def tile(self) -> str:
        """The tile as shown on the board; a blank without a digit is `*`."""
        return self.kind if not self.is_blank or self.digit is None else f"{BLANK}{self.digit}"


class Verdict(NamedTuple):
    """The sum of a draft, if there is one, and the rule that it breaks.

    `laid` has the tiles from left to right, or from top to bottom.
    """

    laid: str
    sum: Sum | None
    refusal: Refusal | None


class Line:
    """The tiles put down in one line, with the digits between and beside them."""

    def __init__(self, view: View, puts: tuple[Put, ...], way: Direction) -> None:
        self._view = view
        self._puts = puts
        self._put = {put.square: put for put in puts}
        self._way = way
        squares = sorted(self._put)
        self._new = range(squares[0], squares[-1] + 1, way.step)
        self._before = self._digits_beside(squares[0], way.opposite)[::-1]
        self._behind = self._digits_beside(squares[-1], way)

    @property
    def laid(self) -> str:
        """What lies there, from left to right or from top to bottom."""
        return "".join(map(self._shown, self._squares))

    def verdict(self, *, is_alone: bool) -> Verdict:
        """The sum in this line with all digits beside it, and why it is not allowed.

        A digit beside the sum cannot be left out, since a sum may only touch a sign of an earlier
        one. If that is all that is wrong with a shorter sum, it is the reason given.
        Nothing is said of the place of a sum that `is_alone`, as one to complete.
        """
        laid = self.laid
        refusal = self._against_form(laid)
        if refusal:
            if not is_alone:
                if refusal.reason in UNFINISHED:
                    refusal = self._against_operators() or self._against_operands(laid) or refusal
                if refusal.reason is Reason.BLANK_WITHOUT_DIGIT:
                    refusal = self._against_place() or refusal
            return Verdict(laid, None, refusal)
        judge = why_not_alone if is_alone else why_not
        read = [(each, judge(self._view, each)) for each in self._sums()]
        whole = read[0]
        if whole[1]:
            whole = next((each for each in read if _only_touches(each[1])), whole)
        return Verdict(laid, *whole)

    @property
    def _squares(self) -> tuple[Square, ...]:
        return (*self._before, *self._new, *self._behind)

    def _tile_on(self, square: Square) -> str:
        """The tile on a square, whether put down now or earlier; `""` for none."""
        put = self._put.get(square)
        return put.tile if put else self._view.board.tiles[square]

    def _digits_beside(self, square: Square, way: Direction) -> list[Square]:
        found: list[Square] = []
        following = beside(square, way)
        while following is not None and self._view.board.digit(following) is not None:
            found.append(following)
            following = beside(following, way)
        return found

    def _shown(self, square: Square) -> str:
        tile = self._tile_on(square)
        return UNKNOWN if tile in ("", BLANK) else tile[-1]

    # --- the form of a sum (rules 1 and 3) ------------------------------------------------------

    def _against_form(self, laid: str) -> Refusal | None:
        for square in self._new:
            tile = self._tile_on(square)
            if not tile:
                return refuse(Reason.GAP, square=name_of(square))
            if square not in self._put and digit_on(tile) is None:
                return refuse(Reason.BOARD_SIGN, sign=tile, square=name_of(square))
        return _against_signs(laid, len(self._view.options.reading) > 2) or (
            refuse(Reason.BLANK_WITHOUT_DIGIT) if UNKNOWN in laid else None
        )

    def _against_operators(self) -> Refusal | None:
        """Why no sum has the operators put down, whatever follows."""
        number = sum(put.kind in SIGNS and put.kind != EQUALS for put in self._puts)
        return next(against_number_of_operators(self._view, number), None)

    def _against_operands(self, laid: str) -> Refusal | None:
        """Why no sum has the numbers beside the operators laid, where each has one digit.

        A longer one may only be one of an earlier sum, so it has no digit of this turn.
        """
        squares = self._squares
        may_continue = may_use_numbers_again(self._view)
        has_four = len(self._view.options.reading) > 2
        # a gap may still take the =, so that what is before it can be the answer
        between = EQUALS + UNKNOWN * (has_four and EQUALS not in laid)
        for side in re.finditer(f"[^{between}]+", laid):
            if not any(sign in side[0] for sign in SIGNS):
                continue
            for number in re.finditer(r"\d{2,}", side[0]):
                at = side.start() + number.start()
                is_put = any(each in self._put for each in squares[at : at + len(number[0])])
                if is_put or not may_continue:
                    return refuse_operand(self._view, number[0])
        return None

    def _against_place(self) -> Refusal | None:
        """Why no sum with these tiles may lie here, whatever digits the blanks have."""
        puts = (replace(put, digit=put.digit or 0) if put.is_blank else put for put in self._puts)
        filled = Line(self._view, (*puts,), self._way)
        refusals = [next(against_start(self._view.board, each), None) for each in filled._sums()]
        return refusals[0] if all(refusals) else None

    # --- the sums that can be read --------------------------------------------------------------

    def _sums(self) -> Iterator[Sum]:
        """The sum with all digits beside it, then those that leave some of them out."""
        new = tuple(self._new)
        begins_with_sign = digit_on(self._tile_on(new[0])) is None
        ends_with_sign = digit_on(self._tile_on(new[-1])) is None
        for before in _counts(len(self._before), begins_with_sign):
            for behind in _counts(len(self._behind), ends_with_sign):
                first = self._before[len(self._before) - before :]
                yield self._sum((*first, *new, *self._behind[:behind]))

    def _sum(self, squares: tuple[Square, ...]) -> Sum:
        places = [Placed(each, self._tile_on(each), each not in self._put) for each in squares]
        signs = [place.tile for place in places if digit_on(place.tile) is None]
        way = self._way
        if signs[-1] != EQUALS:  # the outcome comes first, so it is read the other way
            way = way.opposite
            places.reverse()
            signs.reverse()
        numbers: list[list[Piece]] = [[]]
        for place in places:
            digit = digit_on(place.tile)
            if digit is None:
                numbers.append([])
            else:
                numbers[-1].append(Piece(digit, kind_of(place.tile) == BLANK, place.lies))
        if way.is_backward:  # a number itself is read as it is written
            for number in numbers:
                number.reverse()
        return Sum(
            places[0].square, way, tuple(map(tuple, numbers)), tuple(map(Operator, signs[:-1]))
        )


def _counts(beside_it: int, is_needed: bool) -> range:
    """The possible numbers of digits beside a sum that belong to it, highest first."""
    return range(beside_it, 0 if is_needed else -1, -1)


def _against_signs(laid: str, either_way: bool) -> Refusal | None:
    """Why the signs laid don't make a sum; `either_way` is true with four directions."""
    signs = [sign for sign in laid if sign in SIGNS]
    if EQUALS not in signs:
        return refuse(Reason.EQUALS_MISSING, laid=laid)
    if len(signs) == 1:
        return refuse(Reason.OPERATION_MISSING, laid=laid)
    read = laid
    if either_way and signs[0] == EQUALS:
        read = laid[::-1]
    elif signs[-1] != EQUALS:
        missing = _against_numbers(laid, read) if either_way else None
        return missing or refuse(Reason.OUTCOME_NOT_LAST, laid=laid)
    if read.endswith(EQUALS):
        return refuse(Reason.OUTCOME_MISSING, laid=laid)
    return _against_numbers(laid, read)


def _against_numbers(laid: str, read: str) -> Refusal | None:
    """Why a sign lacks a number on one side; `read` has the tiles in reading order."""
    for before, sign in pairwise(f"{EQUALS}{read}"):
        if before in SIGNS and sign in SIGNS:
            return refuse(Reason.NUMBER_BESIDE_SIGN_MISSING, laid=laid, sign=sign)
    if read[-1] in SIGNS:
        return refuse(Reason.NUMBER_BESIDE_SIGN_MISSING, laid=laid, sign=read[-1])
    return None


def _only_touches(refusal: Refusal | None) -> bool:
    """Whether the tiles beside a sum are all that is wrong with it."""
    return refusal is not None and refusal.reason in _ABOUT_NEIGHBOURS


_ABOUT_NEIGHBOURS = (Reason.TOUCHES_START, Reason.TOUCHES_END, Reason.NO_CHAINS)
