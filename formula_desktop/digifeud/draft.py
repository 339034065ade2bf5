"""A draft: the tiles put down so far this turn, and the sum they make (docs/rules.md, 2 "A turn").

A draft is a value; each change returns a new one. `line.py` finds its sum and says whether that is
allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from formula_desktop.arithmetic import DIGITS, Operator
from formula_desktop.digifeud.allowed import refuse_operand, steps_or_refusal
from formula_desktop.digifeud.legal import can_be_completed, completions, squares_for
from formula_desktop.digifeud.line import SIGNS, UNKNOWN, Line, Put, Verdict
from formula_desktop.digifeud.play import Sum
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

_LONG_NUMBER = re.compile(r"[\d?]{2}")


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
        lines = (Line(self.view, self.puts, way) for way in ways)
        verdicts = (line.verdict(is_alone=bool(self.gap)) for line in lines)
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
            laid = Line(self.view, self.puts, way).laid
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
