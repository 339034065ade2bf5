"""A draft: the tiles put down so far this turn, and the sum they make (docs/rules.md, 2 "A turn").

A draft is a value; each change returns a new one. It finds the sum and its direction, and asks
`allowed.py` whether that sum is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise
from typing import NamedTuple

from formula_desktop.arithmetic import DIGITS, Operator
from formula_desktop.digifeud.allowed import (
    against_number_of_operators,
    against_start,
    may_use_numbers_again,
    refuse_operand,
    steps_or_refusal,
    why_not,
    why_not_alone,
)
from formula_desktop.digifeud.legal import can_be_completed, completions, squares_for
from formula_desktop.digifeud.play import Piece, Placed, Sum
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.digifeud.reasons import UNFINISHED, Reason
from formula_desktop.digifeud.shapes import NEW, OPERATION
from formula_desktop.digifeud.squares import (
    CENTRE,
    SIZE,
    SQUARES,
    Direction,
    Square,
    beside,
    line_through,
    name_of,
)
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.digifeud.view import View
from formula_desktop.refusal import Refusal, refuse

SIGNS = "+-x/="

_LONG_NUMBER = re.compile(r"[\d?]{2}")

UNKNOWN = "?"
"""The character for a blank without a digit in the text of a draft."""


class Following(Enum):
    """What comes next in a sum that is not finished: behind its tiles, or before them."""

    DIGIT = auto()
    """The digit of a blank, before anything else."""
    OTHER_DIGIT = auto()
    """Another digit of a blank that has one."""
    GAP = auto()
    """A tile on the empty square that the refusal names."""
    SIGN = auto()
    EQUALS = auto()
    NUMBER = auto()
    ANSWER = auto()
    TILE = auto()
    """Any tile at an end of the sum."""
    SIGN_BEFORE = auto()
    EQUALS_BEFORE = auto()
    NUMBER_BEFORE = auto()


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


@dataclass(frozen=True, slots=True)
class Draft:
    """The tiles put down by the seat of a view, in the order they were put down."""

    view: View
    puts: tuple[Put, ...] = ()
    gap: frozenset[Square] = frozenset()
    """The squares to fill in a sum to complete, of which only the sum is judged."""

    # --- what it reads --------------------------------------------------------------------------

    @property
    def verdict(self) -> Verdict:
        """The sum on the board and what is wrong with it."""
        if self.view.to_move is None:
            return Verdict("", None, refuse(Reason.GAME_OVER))
        if not self.puts:
            return Verdict("", None, refuse(Reason.NOTHING_PUT_DOWN))
        ways = self.ways
        if not ways:
            return Verdict("", None, refuse(Reason.NOT_ONE_LINE))
        # a single tile is in a row and a column: the line where it makes more of a sum counts
        verdicts = (_Line(self, way).verdict() for way in ways)
        verdict = max(verdicts, key=lambda verdict: len(verdict.laid))
        is_open = verdict.refusal is not None and verdict.refusal.reason in UNFINISHED
        if is_open and self._is_off_centre:
            return verdict._replace(refusal=refuse(Reason.OPENING_OFF_CENTRE))
        missing = self.gap.difference(self._squares)
        if missing and not is_open:
            return Verdict(verdict.laid, None, refuse(Reason.GAP, square=name_of(min(missing))))
        return verdict

    @property
    def _is_off_centre(self) -> bool:
        """Whether no first sum with these tiles has a digit in the centre, whatever follows."""
        if self.gap or not self.view.board.is_empty:
            return False
        centre = self.on(CENTRE)
        if centre is not None:
            return centre.kind in SIGNS
        first = self.puts[0].square
        return all(line_through(first, way) != line_through(CENTRE, way) for way in self.ways)

    @property
    def play(self) -> Sum | None:
        """The sum, right or wrong; None while something is missing."""
        return self.verdict.sum

    @property
    def refusal(self) -> Refusal | None:
        """The rule that the draft breaks; None when it is a legal play."""
        return self.verdict.refusal

    @property
    def lacks_something(self) -> bool:
        """Whether something is missing, so that there is no sum yet."""
        refusal = self.refusal
        return refusal is not None and refusal.reason in UNFINISHED

    def is_part_of(self, laid: Sum) -> bool:
        """Whether a sum has all these tiles where they lie; a blank may lack its digit."""
        tiles = {place.square: place.tile for place in laid.put_down}
        there = ((put, tiles.get(put.square, "")) for put in self.puts)
        return all(
            put.tile == tile or (put.is_blank and put.digit is None and kind_of(tile) == BLANK)
            for put, tile in there
        )

    @property
    def awaits_digit(self) -> bool:
        """Whether a blank that was put down has no digit yet."""
        return any(put.is_blank and put.digit is None for put in self.puts)

    @property
    def way_of_turned(self) -> Direction | None:
        """The way in which numbers are always read, if one is written the other way here.

        The sum would be true with all of it turned; a blank without a digit may be any.
        """
        if self.refusal is None or self.refusal.reason is Reason.GAP:
            return None
        for way in self.ways:
            laid = _Line(self, way).verdict().laid
            turned = (laid[::-1].replace(UNKNOWN, str(digit)) for digit in DIGITS)
            if _LONG_NUMBER.search(laid) and any(map(_is_true, turned)):
                return way
        return None

    @property
    def following(self) -> Following | None:
        """What comes next on the way to a legal sum that has these tiles.

        It is None when the draft is one, and when no legal sum has them.
        """
        laid, sum_, refusal = self.verdict
        if refusal is None or not self.puts:
            return None
        if sum_ is not None and self._is_right_with_other_digit:
            return Following.OTHER_DIGIT
        found = list(completions(self.view, {put.square: put.tile for put in self.puts}))
        if not found:
            blank = self._without_digits
            tiles = {put.square: put.tile for put in blank.puts}
            can_change = blank != self and can_be_completed(self.view, tiles)
            return Following.OTHER_DIGIT if can_change else None
        if self.awaits_digit:
            return Following.DIGIT
        if refusal.reason is Reason.GAP:
            return Following.GAP
        first, last = min(self._squares), max(self._squares)
        behind = self._signs_beyond(found, last, self.ways)
        before = self._signs_beyond(found, first, [way.opposite for way in self.ways])
        is_digit = len(laid) == 1 and laid not in SIGNS
        if is_digit and OPERATION in before and OPERATION not in behind:
            return Following.SIGN_BEFORE  # rather than = behind it
        if behind:
            return _following(laid, behind)
        return next((_BEFORE[each] for each in _BEFORE if each in before), Following.TILE)

    @property
    def long_number(self) -> Refusal | None:
        """Why a number laid this turn has too many digits, where there is nothing else yet but `=`.

        It only holds if no legal sum has the tiles, so that the number cannot be an answer either.
        """
        laid, _, refusal = self.verdict
        number = laid.removesuffix(EQUALS)
        has_new_digit = any(put.kind not in SIGNS for put in self.puts)
        if refusal is None or refusal.reason not in UNFINISHED or not has_new_digit:
            return None
        if len(number) == 1 or not number.isdigit():
            return None
        return refuse_operand(self.view, number)

    @property
    def fits_elsewhere(self) -> bool:
        """Whether a legal first sum could have these tiles if they lay further along the line."""
        if not self.view.board.is_empty:
            return False
        for way in self.ways:
            for each in (way, way.opposite):
                moved = self.slid(each)
                while moved is not None:
                    puts = {put.square: put.tile for put in moved.puts}
                    if can_be_completed(self.view, puts):
                        return True
                    moved = moved.slid(each)
        return False

    @property
    def _is_right_with_other_digit(self) -> bool:
        """Whether another digit of a blank makes a wrong sum a legal one."""
        blanks = (put.index for put in self.puts if put.is_blank and put.digit is not None)
        return any(
            self.choose(blank, digit).refusal is None for blank in blanks for digit in DIGITS
        )

    @property
    def _without_digits(self) -> Draft:
        """The draft with no digit chosen for its blanks."""
        return replace(
            self,
            puts=tuple(replace(put, digit=None) if put.is_blank else put for put in self.puts),
        )

    @property
    def _squares(self) -> list[Square]:
        return [put.square for put in self.puts]

    def _signs_beyond(
        self, found: list[dict[Square, str]], end: Square, ways: Iterable[Direction]
    ) -> set[str]:
        """What legal sums have on the next empty square in some directions."""
        signs = set()
        for way in ways:
            following: Square | None = end
            while following is not None and self.tile_on(following):
                following = beside(following, way)
            signs |= {sum_[following] for sum_ in found if following in sum_}
        return signs

    @property
    def points(self) -> Points | None:
        """The points of a legal draft, item by item; None for any other."""
        verdict = self.verdict
        if verdict.sum is None or verdict.refusal:
            return None
        return points_of(verdict.sum, self.view.board.layout)

    def on(self, square: Square) -> Put | None:
        """The tile put down on a square."""
        return next((put for put in self.puts if put.square == square), None)

    def tile_on(self, square: Square) -> str:
        """The tile on a square, whether put down now or earlier; `""` for none."""
        put = self.on(square)
        return put.tile if put else self.view.board.tiles[square]

    @property
    def ways(self) -> tuple[Direction, ...]:
        """The directions in which all tiles are in one line: right and down for a single tile."""
        rows = {put.square // SIZE for put in self.puts}
        columns = {put.square % SIZE for put in self.puts}
        across = (Direction.RIGHT,) if len(rows) == 1 else ()
        return (*across, Direction.DOWN) if len(columns) == 1 else across

    # --- where tiles may go ---------------------------------------------------------------------

    def free(self, kind: str) -> int | None:
        """The index of a tile of this kind (`7`, `*`, `+`, `=`) that is still on the rack."""
        used = {put.index for put in self.puts}
        tiles = enumerate(self.view.rack.tiles)
        return next((at for at, tile in tiles if tile == kind and at not in used), None)

    def why_not_choose(self, square: Square) -> Refusal | None:
        """Why the digit of a blank already on the board cannot be chosen; None for other tiles."""
        tile = self.view.board.tiles[square]
        digit = digit_on(tile)
        if digit is None or kind_of(tile) != BLANK:
            return None
        return refuse(Reason.BLANK_STAYS, digit=digit)

    def why_not_put(self, index: int, square: Square) -> Refusal | None:
        """Why a tile of the rack may not be put on a square; None when it may."""
        if self.view.board.tiles[square]:
            return refuse(Reason.COVERED, square=name_of(square))
        if not self._put(index, square).ways:
            return refuse(Reason.NOT_ONE_LINE)
        return None

    def squares(self, index: int) -> tuple[Square, ...]:
        """The squares that may take a tile of the rack, including those with tiles put down."""
        return tuple(square for square in SQUARES if not self.why_not_put(index, square))

    def squares_for(self, index: int) -> dict[Square, set[int]]:
        """The free squares on which a tile of the rack can make a legal sum with the other tiles.

        With each come the bonuses that the tile can have there, as multiples of its digit.
        """
        tile = self.view.rack.tiles[index]
        others = {put.square: put.tile for put in self.puts if put.index != index}
        return squares_for(self.view, others, tile)

    # --- what changes it ------------------------------------------------------------------------

    def put(self, index: int, square: Square, digit: int | None = None) -> Draft:
        """The draft with a tile of the rack on a square; `digit` is the value of a blank.

        A tile already put down moves and swaps places with any tile put down on the square. A tile
        from the rack sends that tile back. Raises ValueError where `why_not_put` has a reason.
        """
        if self.why_not_put(index, square):
            raise ValueError("this square does not take the tile")
        return self._put(index, square, digit)

    def _put(self, index: int, square: Square, digit: int | None = None) -> Draft:
        moved = next((put for put in self.puts if put.index == index), None)
        met = self.on(square)
        if moved and met and met is not moved:
            puts = self.take_back(index).take_back(met.index).puts
            return replace(
                self,
                puts=(*puts, replace(met, square=moved.square), replace(moved, square=square)),
            )
        before = self.take_back(met.index) if met else self.take_back(index)
        kind = self.view.rack.tiles[index]
        if digit is None or kind != BLANK:
            digit = moved.digit if moved else digit_on(kind)
        return replace(self, puts=(*before.puts, Put(index, square, kind, digit)))

    def take_back(self, index: int) -> Draft:
        """The draft without one of its tiles; unchanged if the tile is not put down."""
        return replace(self, puts=tuple(put for put in self.puts if put.index != index))

    def slid(self, way: Direction) -> Draft | None:
        """The draft with all its tiles one square further; None where they have no room."""
        puts = []
        for put in self.puts:
            square = beside(put.square, way)
            if square is None or self.view.board.tiles[square]:
                return None
            puts.append(replace(put, square=square))
        return replace(self, puts=tuple(puts))

    def choose(self, index: int, digit: int | None) -> Draft:
        """The draft with a digit chosen for a blank that was put down; None for no digit yet."""
        puts = (
            replace(put, digit=digit) if put.index == index and put.is_blank else put
            for put in self.puts
        )
        return replace(self, puts=tuple(puts))


def _is_true(written: str) -> bool:
    """Whether a text is a sum, and true."""
    *operands, outcome = re.split(r"[-+x/=]", written)
    *signs, equals = re.findall(r"[-+x/=]", written) or [""]
    if equals != EQUALS or EQUALS in signs or not signs or not all((*operands, outcome)):
        return False
    steps = steps_or_refusal(tuple(map(int, operands)), tuple(map(Operator, signs)))
    return not isinstance(steps, Refusal) and steps[-1].result == int(outcome)


_BEFORE = {
    EQUALS: Following.EQUALS_BEFORE,
    OPERATION: Following.SIGN_BEFORE,
    NEW: Following.NUMBER_BEFORE,
}


def _following(laid: str, signs: set[str]) -> Following:
    """What comes behind the tiles laid, if legal sums have these signs there."""
    operators = [sign for sign in laid if sign in SIGNS and sign != EQUALS]
    if laid[-1] == EQUALS and operators:
        return Following.ANSWER
    if laid[-1] in SIGNS:
        return Following.NUMBER
    if EQUALS in signs and (operators or OPERATION not in signs):
        return Following.EQUALS
    return Following.SIGN if OPERATION in signs else Following.TILE


def draft_of(view: View, laid: Sum) -> Draft:
    """The draft for a sum; raises ValueError when tiles or squares don't fit."""
    if laid.squares is None:
        raise ValueError("the sum leaves the board")
    draft = Draft(view)
    for place in laid.put_down:
        index = draft.free(kind_of(place.tile))
        if index is None:
            raise ValueError("the rack does not have these tiles")
        draft = draft.put(index, place.square, digit_on(place.tile))
    return draft


class _Line:
    """The tiles of a draft in one line, with the digits between and beside them."""

    def __init__(self, draft: Draft, way: Direction) -> None:
        self._draft = draft
        self._view = draft.view
        self._way = way
        squares = sorted(put.square for put in draft.puts)
        self._new = range(squares[0], squares[-1] + 1, way.step)
        self._before = self._digits_beside(squares[0], way.opposite)[::-1]
        self._behind = self._digits_beside(squares[-1], way)

    def verdict(self) -> Verdict:
        """The sum in this line with all digits beside it, and why it is not allowed.

        A digit beside the sum cannot be left out, since a sum may only touch a sign of an earlier
        one. If that is all that is wrong with a shorter sum, it is the reason given.
        """
        laid = "".join(map(self._shown, (*self._before, *self._new, *self._behind)))
        refusal = self._against_form(laid)
        if refusal:
            if not self._draft.gap:
                if refusal.reason in UNFINISHED:
                    refusal = self._against_operators() or self._against_operands(laid) or refusal
                if refusal.reason is Reason.BLANK_WITHOUT_DIGIT:
                    refusal = self._against_place() or refusal
            return Verdict(laid, None, refusal)
        judge = why_not_alone if self._draft.gap else why_not
        read = [(each, judge(self._view, each)) for each in self._sums()]
        whole = read[0]
        if whole[1]:
            whole = next((each for each in read if _only_touches(each[1])), whole)
        return Verdict(laid, *whole)

    def _digits_beside(self, square: Square, way: Direction) -> list[Square]:
        found: list[Square] = []
        following = beside(square, way)
        while following is not None and self._view.board.digit(following) is not None:
            found.append(following)
            following = beside(following, way)
        return found

    def _shown(self, square: Square) -> str:
        tile = self._draft.tile_on(square)
        return UNKNOWN if tile in ("", BLANK) else tile[-1]

    # --- the form of a sum (rules 1 and 3) ------------------------------------------------------

    def _against_form(self, laid: str) -> Refusal | None:
        for square in self._new:
            tile = self._draft.tile_on(square)
            if not tile:
                return refuse(Reason.GAP, square=name_of(square))
            if not self._draft.on(square) and digit_on(tile) is None:
                return refuse(Reason.BOARD_SIGN, sign=tile, square=name_of(square))
        return _against_signs(laid, len(self._view.options.reading) > 2) or (
            refuse(Reason.BLANK_WITHOUT_DIGIT) if UNKNOWN in laid else None
        )

    def _against_operators(self) -> Refusal | None:
        """Why no sum has the operators put down, whatever follows."""
        puts = self._draft.puts
        number = sum(put.kind in SIGNS and put.kind != EQUALS for put in puts)
        return next(against_number_of_operators(self._view, number), None)

    def _against_operands(self, laid: str) -> Refusal | None:
        """Why no sum has the numbers beside the operators laid, where each has one digit.

        A longer one may only be one of an earlier sum, so it has no digit of this turn.
        """
        squares = (*self._before, *self._new, *self._behind)
        may_continue = may_use_numbers_again(self._view)
        has_four = len(self._view.options.reading) > 2
        # a gap may still take the =, so that what is before it can be the answer
        between = EQUALS + UNKNOWN * (has_four and EQUALS not in laid)
        for side in re.finditer(f"[^{between}]+", laid):
            if not any(sign in side[0] for sign in SIGNS):
                continue
            for number in re.finditer(r"\d{2,}", side[0]):
                at = side.start() + number.start()
                is_put = any(map(self._draft.on, squares[at : at + len(number[0])]))
                if is_put or not may_continue:
                    return refuse_operand(self._view, number[0])
        return None

    def _against_place(self) -> Refusal | None:
        """Why no sum with these tiles may lie here, whatever digits the blanks have."""
        puts = (replace(put, digit=put.digit or 0) for put in self._draft.puts if put.is_blank)
        others = (put for put in self._draft.puts if not put.is_blank)
        filled = _Line(replace(self._draft, puts=(*others, *puts)), self._way)
        refusals = [next(against_start(self._view.board, each), None) for each in filled._sums()]
        return refusals[0] if all(refusals) else None

    # --- the sums that can be read --------------------------------------------------------------

    def _sums(self) -> Iterator[Sum]:
        """The sum with all digits beside it, then those that leave some of them out."""
        new = tuple(self._new)
        begins_with_sign = digit_on(self._draft.tile_on(new[0])) is None
        ends_with_sign = digit_on(self._draft.tile_on(new[-1])) is None
        for before in _counts(len(self._before), begins_with_sign):
            for behind in _counts(len(self._behind), ends_with_sign):
                first = self._before[len(self._before) - before :]
                yield self._sum((*first, *new, *self._behind[:behind]))

    def _sum(self, squares: tuple[Square, ...]) -> Sum:
        draft = self._draft
        places = [Placed(each, draft.tile_on(each), draft.on(each) is None) for each in squares]
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
