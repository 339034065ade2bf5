"""A draft: the cards put down so far this turn, and what they make (docs/rules.md, 1 "A turn").

A draft is a value; each change returns a new one. It asks `allowed.py` whether its formula is
allowed and decides nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, NamedTuple

from formula_desktop.arithmetic import DIGITS, Operator
from formula_desktop.formula.allowed import why_not, why_not_correct
from formula_desktop.formula.cards import JOKER, Laid, Piece, Pieces
from formula_desktop.formula.laying import Row, start_of
from formula_desktop.formula.legal import can_be_completed, completed
from formula_desktop.formula.play import Formula
from formula_desktop.formula.reasons import UNFINISHED, Reason
from formula_desktop.formula.view import View
from formula_desktop.refusal import Refusal, refuse

LEFT, RIGHT, ANSWER = range(3)
NUMBERS = (LEFT, RIGHT, ANSWER)

UNKNOWN = "?"
"""The character for a missing digit or operator in the text of a draft."""


class PlaceKind(Enum):
    """Where a card is put relative to a number."""

    ON = auto()  # on one visible card
    BEFORE = auto()  # at the left end
    BEHIND = auto()  # at the right end
    WHOLE = auto()  # replaces the whole number


class Following(Enum):
    """What comes next in a formula that is not finished."""

    SIGN = auto()
    OTHER_SIGN = auto()  # no card makes it right with this one
    ANSWER = auto()
    OTHER_ANSWER = auto()  # no card before = makes it right with the answer lying there
    DIGIT = auto()  # of a joker
    OTHER_DIGIT = auto()  # of a joker that has one
    ANSWER_OR_DIGIT = auto()  # either makes it right
    OTHER_PLACE = auto()  # for a joker that no digit makes right where it lies
    CARD = auto()


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the formula for a card; `index` counts visible cards and is used by ON only."""

    number: int
    where: PlaceKind
    index: int = 0


@dataclass(frozen=True, slots=True)
class Put:
    """A card put down: its index in the sorted hand, and a joker's digit once it is chosen."""

    index: int
    card: str
    value: int | None

    @property
    def is_joker(self) -> bool:
        return self.card == JOKER


@dataclass(frozen=True, slots=True)
class Cell:
    """One visible card of a number: the card on the table, the card put down, or one on the other.

    A starting joker has the digit that the draft gives it.
    """

    there: Laid | None = None
    put: Put | None = None

    @property
    def value(self) -> int | None:
        """The visible digit; None while a joker has none."""
        if self.put:
            return self.put.value
        return self.there.value if self.there else None

    @property
    def piece(self) -> Piece | None:
        """The card as a piece of a written number; None while a joker has no digit."""
        if self.value is None:
            return None
        if self.put:
            return Piece(self.value, self.put.is_joker)
        return Piece(self.value, self.there is not None and self.there.joker, lies=True)


Cells = tuple[Cell, ...]


class Untruth(NamedTuple):
    """A sum and an answer that are not equal.

    `is_begun` says that the answer has the first digits of the right one.
    """

    sum: str
    answer: str
    is_begun: bool


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards put down by the seat of a view: the visible cells of the three numbers."""

    view: View
    numbers: tuple[Cells, ...]
    operator: Operator | None

    # --- what it reads --------------------------------------------------------------------------

    @property
    def puts(self) -> tuple[Put, ...]:
        """The cards put down, in reading order."""
        return tuple(cell.put for cells in self.numbers for cell in cells if cell.put)

    @property
    def play(self) -> Formula | None:
        """The formula, right or wrong; None while something is missing."""
        numbers = [_pieces(cells) for cells in self.numbers]
        if self.operator is None or not all(numbers):
            return None
        left, right, answer = (each or () for each in numbers)
        return Formula(left, self.operator, right, answer)

    @property
    def reads(self) -> str:
        """The visible sum with `?` for each missing digit or operator: `8x?=64`."""
        left, right, answer = (
            "".join(UNKNOWN if cell.value is None else str(cell.value) for cell in cells) or UNKNOWN
            for cells in self.numbers
        )
        return f"{left}{self.operator or UNKNOWN}{right}={answer}"

    @property
    def refusal(self) -> Refusal | None:
        """The rule that the draft breaks; None when it is a legal play."""
        if not self.view.is_first and not self.puts:
            return refuse(Reason.NO_CARD_PLAYED)
        if self.operator is None:
            return refuse(Reason.OPERATOR_MISSING)
        if not self.numbers[ANSWER]:
            return refuse(Reason.ANSWER_MISSING)
        play = self.play
        if play is None:
            return refuse(Reason.JOKER_WITHOUT_DIGIT)
        return why_not(self.view, play)

    @property
    def is_below_zero(self) -> bool:
        """Whether it shows a difference below 0, also while no card has been put down."""
        wrong = why_not_correct(self.play) if self.play is not None else None
        return wrong is not None and wrong.reason is Reason.BELOW_ZERO

    @property
    def untruth(self) -> Untruth | None:
        """What of its numbers is not equal now; None if they are, or while one is missing."""
        wrong = why_not_correct(self.play) if self.play is not None else None
        if wrong is None or wrong.reason not in (Reason.WRONG, Reason.NOT_EVEN):
            return None
        written, answer = self.reads.split("=")
        result = str(wrong.values.get("result", ""))
        return Untruth(written, answer, is_begun=result.startswith(answer))

    @property
    def has_begun_answer(self) -> bool:
        """Whether cards put after = are the first digits of the right answer, and more can come."""
        untruth, cells = self.untruth, self.numbers[ANSWER]
        is_begun = untruth is not None and untruth.is_begun and any(cell.put for cell in cells)
        return is_begun and self.following is Following.CARD

    @property
    def lacks_something(self) -> bool:
        """Whether something is missing, so that there is no formula yet."""
        refusal = self.refusal
        return refusal is not None and refusal.reason in UNFINISHED

    @property
    def awaits_digit(self) -> bool:
        """Whether a joker has no digit yet: one put down, or a starting one beside an answer."""
        if any(put.is_joker and put.value is None for put in self.puts):
            return True
        if self.operator is None or not self.numbers[ANSWER]:
            return False
        return any(self.numbers[number][0].value is None for number in self._starting_jokers)

    @property
    def following(self) -> Following | None:
        """What comes next on the way to a legal formula.

        It is None when the draft is one, and when neither cards, another sign nor a joker's other
        digit or place can make it one.
        """
        refusal, every = self.refusal, self.view.options.operators
        if refusal is None:
            return None
        if self.operator is None:
            following = Following.DIGIT if self.awaits_digit else Following.SIGN
            return following if self._can_be_completed(every) else self._change_of_joker
        if any(draft.refusal is None for draft in self._with_other_digits):
            return Following.ANSWER_OR_DIGIT if self.can_have_answer else Following.OTHER_DIGIT
        if not self._can_be_completed((self.operator,)):
            others = tuple(each for each in every if each is not self.operator)
            can_change = self._can_be_completed(others)
            return Following.OTHER_SIGN if can_change else self._change_of_joker
        if refusal.reason is Reason.WRONG and self._needs_other_answer:
            return Following.OTHER_ANSWER
        return _FOLLOWING.get(refusal.reason, Following.CARD)

    @property
    def can_have_answer(self) -> bool:
        """Whether cards put after =, where none has been put yet, can make it right."""
        if any(cell.put for cell in self.numbers[ANSWER]):
            return False
        before = self._begun[:ANSWER]
        return any(formula.numbers[:ANSWER] == before for formula in self.completed(self.view))

    @property
    def _with_other_digits(self) -> Iterator[Draft]:
        """The draft with each other digit of each of its jokers that has one."""
        for digit in DIGITS:
            for put in self.puts:
                if put.is_joker and put.value is not None:
                    yield self.choose(put.index, digit)
            for number in self._starting_jokers:
                if self.numbers[number][0].value is not None:
                    yield self.choose_starting(number, digit)

    @property
    def _change_of_joker(self) -> Following | None:
        """What to change about a joker when neither a card nor a sign can help."""
        every = self.view.options.operators
        jokers = [put.index for put in self.puts if put.is_joker]
        blank = self
        for index in jokers:
            blank = blank.choose(index, None)
        for number in self._starting_jokers:
            blank = blank._with_row(number)
        if blank != self and blank._can_be_completed(every):
            return Following.OTHER_DIGIT
        moved = (blank._put(each, place) for each in jokers for place in blank.places(each))
        can_move = any(each._can_be_completed(every) for each in moved)
        return Following.OTHER_PLACE if can_move else None

    @property
    def _starting_jokers(self) -> list[int]:
        """The numbers that are a joker whose digit is chosen in this first formula."""
        rows = enumerate(self.view.rows) if self.view.is_first else ()
        return [number for number, row in rows if len(row) == 1 and row[0].value is None]

    @property
    def _needs_other_answer(self) -> bool:
        """Whether a wrong formula can only become right with a card after =, which has none yet."""
        untruth = self.untruth
        if untruth is None or untruth.is_begun or any(cell.put for cell in self.numbers[ANSWER]):
            return False
        return not any(
            all(piece.lies for piece in formula.answer) for formula in self.completed(self.view)
        )

    def completed(self, view: View) -> Iterator[Formula]:
        """The legal formulas with everything put down and chosen, under the options of a view."""
        every = view.options.operators
        if self.operator is not None:
            every = tuple(each for each in every if each is self.operator)
        return self._completed(view, every)

    def _completed(self, view: View, operators: tuple[Operator, ...]) -> Iterator[Formula]:
        found = completed(view, self._begun, self._left_in_hand, operators)
        if all(put.value is not None for put in self.puts):
            return found
        return (each for each in found if all(map(_keeps_jokers, self.numbers, each.numbers)))

    def _can_be_completed(self, operators: tuple[Operator, ...]) -> bool:
        if all(put.value is not None for put in self.puts):
            return can_be_completed(self.view, self._begun, self._left_in_hand, operators)
        return any(True for _ in self._completed(self.view, operators))

    @property
    def _begun(self) -> tuple[tuple[Piece | None, ...], ...]:
        return tuple(tuple(cell.piece for cell in cells) for cells in self.numbers)

    @property
    def _left_in_hand(self) -> str:
        """The cards of the hand that are not put down, with jokers that have no digit yet."""
        down = {put.index for put in self.puts if put.value is not None}
        return "".join(card for at, card in enumerate(self.view.hand) if at not in down)

    # --- where cards may go ---------------------------------------------------------------------

    def places(self, index: int) -> tuple[Place, ...]:
        """The places that may take a card of the hand, from left to right."""
        return tuple(place for place in self.all_places() if not self.why_not_put(index, place))

    def leads_on(self, index: int, place: Place) -> bool:
        """Whether a legal formula has everything put down, and a card of the hand on a place."""
        return self.put(index, place)._can_be_completed(self.view.options.operators)

    def all_places(self) -> tuple[Place, ...]:
        """Every place of the formula, from left to right."""
        return tuple(place for number in NUMBERS for place in self._places_of(number))

    def _places_of(self, number: int) -> tuple[Place, ...]:
        cells = self.numbers[number]
        if not cells:
            return (Place(number, PlaceKind.BEHIND),)
        on = (Place(number, PlaceKind.ON, index) for index in range(len(cells)))
        whole = (Place(number, PlaceKind.WHOLE),) if self._can_be_covered_whole(number) else ()
        return Place(number, PlaceKind.BEFORE), *on, *whole, Place(number, PlaceKind.BEHIND)

    def _can_be_covered_whole(self, number: int) -> bool:
        return len(self.view.rows[number]) > 1 and any(cell.there for cell in self.numbers[number])

    def why_not_put(self, index: int, place: Place) -> Refusal | None:
        """Why a card of the hand may not be put on a place; None when it may."""
        if self.view.is_first and place.number != ANSWER:
            return refuse(Reason.STARTING_CARDS_STAY)
        changed = self._put(index, place)
        most = self.view.options.max_cards
        if len(changed.puts) > most:
            return refuse(Reason.TOO_MANY_CARDS, most=most)
        most = self.view.options.max_number_cards
        if len(changed.numbers[place.number]) > most:
            return refuse(Reason.NUMBER_TOO_LONG, most=most)
        return None

    def why_not_choose(self, number: int, index: int) -> Refusal | None:
        """Why a visible joker's digit cannot be chosen; None where it can, and for other cards."""
        cell = self.numbers[number][index]
        there = cell.there
        if cell.put or there is None or not there.joker or there.value is None:
            return None
        is_starting = self.view.is_first and self.view.rows[number][index].value is None
        return None if is_starting else refuse(Reason.JOKER_STAYS, digit=there.value)

    # --- what changes it ------------------------------------------------------------------------

    def put(self, index: int, place: Place, digit: int | None = None) -> Draft:
        """The draft with a card of the hand on a place; a card put there before is taken back.

        `index` is the card's index in the sorted hand; a card already put down moves. `digit` is
        the value of a joker. Raises ValueError where `why_not_put` has a reason.
        """
        if self.why_not_put(index, place):
            raise ValueError("this place does not take the card")
        changed = self._put(index, place)
        return changed if digit is None else changed.choose(index, digit)

    def take_back(self, index: int) -> Draft:
        """The draft without one of its cards; the card below it is visible again."""
        rows = zip(self.numbers, self.view.rows, strict=True)
        return replace(self, numbers=tuple(_without(cells, index, row) for cells, row in rows))

    def choose(self, index: int, digit: int | None) -> Draft:
        """The draft with a digit chosen for a joker that was put down; None for no digit yet."""

        def chosen(cell: Cell) -> Cell:
            if cell.put and cell.put.index == index and cell.put.is_joker:
                return replace(cell, put=replace(cell.put, value=digit))
            return cell

        return replace(self, numbers=tuple(tuple(map(chosen, cells)) for cells in self.numbers))

    def choose_starting(self, number: int, digit: int) -> Draft:
        """The draft with a digit chosen for a starting joker (docs/rules.md, 1 "A turn")."""
        row = self.view.rows[number]
        if not self.view.is_first or len(row) != 1 or not row[0].joker:
            raise ValueError("only a starting joker gets its digit in the first formula")
        cells = (Cell(Laid(digit, joker=True)),)
        return replace(self, numbers=_at(self.numbers, number, cells))

    def _with_row(self, number: int) -> Draft:
        """The draft with a number as it lay there."""
        return replace(self, numbers=_at(self.numbers, number, _there(self.view.rows[number])))

    def with_operator(self, operator: Operator) -> Draft:
        """The draft with another operator in the gap."""
        return replace(self, operator=operator)

    def _put(self, index: int, place: Place) -> Draft:
        cells = self.numbers[place.number]
        at = place.index
        if place.where is PlaceKind.ON:
            put = cells[at].put
            if put and put.index == index:
                return self
            # cards before it move up when this one leaves an end of the same number
            before = [each.put.index for each in cells[:at] if each.put and not each.there]
            at -= index in before
        taken = self.take_back(index)
        card = self.view.hand[index]
        value = self._digit_of(index) if card == JOKER else int(card)
        put = Put(index, card, value)
        cells = taken.numbers[place.number]
        if place.where is PlaceKind.ON:
            cells = (*cells[:at], replace(cells[at], put=put), *cells[at + 1 :])
        elif place.where is PlaceKind.WHOLE:
            cells = (Cell(put=put),)
        elif place.where is PlaceKind.BEFORE:
            cells = (Cell(put=put), *cells)
        else:
            cells = (*cells, Cell(put=put))
        return replace(taken, numbers=_at(taken.numbers, place.number, cells))

    def _digit_of(self, index: int) -> int | None:
        return next((put.value for put in self.puts if put.index == index), None)


_FOLLOWING: Final[dict[Enum, Following]] = {
    Reason.ANSWER_MISSING: Following.ANSWER,
    Reason.JOKER_WITHOUT_DIGIT: Following.DIGIT,
}


def empty_draft(view: View) -> Draft:
    """A draft with no card put down and the operator on the table.

    The first formula gets its operator at once when the match has only one.
    """
    only = view.options.operators[0] if len(view.options.operators) == 1 else None
    return Draft(view, tuple(map(_there, view.rows)), view.operator or only)


def draft_of(view: View, formula: Formula) -> Draft:
    """The draft for a formula; raises ValueError when cards or places don't fit."""
    hand = list(enumerate(view.hand))

    def put(piece: Piece) -> Put:
        taken = next((each for each in hand if each[1] == piece.card), None)
        if taken is None:
            raise ValueError("the hand does not have these cards")
        hand.remove(taken)
        return Put(*taken, piece.value)

    def cells(pieces: Pieces, row: Row) -> Cells:
        start = start_of(pieces, row)
        if start is None:
            raise ValueError("the formula does not fit what lies there")
        is_replaced = not any(piece.lies for piece in pieces)
        found = []
        for at, piece in enumerate(pieces, -start):
            if piece.lies:
                found.append(Cell(Laid(piece.value, piece.joker)))
            else:
                there = row[at] if 0 <= at < len(row) and not is_replaced else None
                found.append(Cell(there, put(piece)))
        return tuple(found)

    return Draft(view, tuple(map(cells, formula.numbers, view.rows)), formula.operator)


def _there(row: Row) -> Cells:
    return tuple(Cell(there) for there in row)


def _keeps_jokers(cells: Cells, pieces: Pieces) -> bool:
    """Whether a number has the jokers without a digit of its beginning where they lie."""
    asked = [at for at, cell in enumerate(cells) if cell.put and cell.put.value is None]
    starts = range(len(pieces) - len(cells) + 1)
    return any(
        all(pieces[start + at].joker and not pieces[start + at].lies for at in asked)
        and all(
            pieces[start + at] == cell.piece
            for at, cell in enumerate(cells)
            if cell.put and cell.put.value is not None
        )
        for start in starts
    )


def _without(cells: Cells, index: int, row: Row) -> Cells:
    """Cells without a card put down; a number no longer covered shows its row again."""
    if not any(cell.put and cell.put.index == index for cell in cells):
        return cells
    left = tuple(
        Cell(cell.there) if cell.put and cell.put.index == index else cell for cell in cells
    )
    left = tuple(cell for cell in left if cell.there or cell.put)
    return left or _there(row)


def _pieces(cells: Cells) -> Pieces | None:
    pieces = tuple(cell.piece for cell in cells)
    return None if None in pieces else tuple(piece for piece in pieces if piece)


def _at(numbers: tuple[Cells, ...], number: int, cells: Cells) -> tuple[Cells, ...]:
    return (*numbers[:number], cells, *numbers[number + 1 :])
