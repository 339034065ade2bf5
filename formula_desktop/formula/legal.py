"""All legal plays of a hand, complete and without duplicates (docs/rules.md, 1 "A turn").

The possible numbers after a play are grouped by how many new cards they take. The search tries
every combination of two of the three numbers and calculates the third. The third is the one with
the most new cards; it is only looked up by value, so long lists are never made.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations, product
from operator import itemgetter
from typing import NamedTuple

from formula_desktop.arithmetic import DIGITS, Operator, number
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import JOKER, Piece, Pieces
from formula_desktop.formula.laying import Row
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.view import View

LEFT, RIGHT, ANSWER = range(3)

_NEW = {(digit, joker): Piece(digit, joker) for digit in DIGITS for joker in (False, True)}
_DIGITS_OF = {value: tuple(map(int, str(value))) for value in range(1000)}
"""The digits of every number that can lie on the table."""


class LegalPlays:
    """The formulas that may be laid; supports iteration, `len` and `in`.

    Drawing and passing are not included. Everything is computed lazily.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._found: list[Formula] | None = None
        """All of them, once they have been counted."""

    def __iter__(self) -> Iterator[Formula]:
        # asked only when the first one is wanted: `list` asks for the length before that
        yield from _formulas(self._view) if self._found is None else self._found

    def __contains__(self, play: Play) -> bool:
        return isinstance(play, Formula) and why_not(self._view, play) is None

    def __len__(self) -> int:
        if self._found is None:
            self._found = [*_formulas(self._view)]
        return len(self._found)

    def __bool__(self) -> bool:
        return any(True for _ in self)


def can_be_completed(
    view: View, begun: tuple[Pattern, ...], hand: str, operators: tuple[Operator, ...]
) -> bool:
    """Whether a legal formula has three numbers that are begun, with more cards of a hand.

    `begun` has the visible cards of each number, and None for a joker without a digit, which is
    still in the `hand`. The formula has one of the `operators`.
    """
    return any(True for _ in completed(view, begun, hand, operators))


def completed(
    view: View, begun: tuple[Pattern, ...], hand: str, operators: tuple[Operator, ...]
) -> Iterator[Formula]:
    """The legal formulas of which `can_be_completed` asks whether there are any."""
    if view.to_move is None:
        return
    patterns = [_continued(view, which, begun[which]) for which in (LEFT, RIGHT, ANSWER)]
    most = view.options.max_cards - (len(view.hand) - len(hand))
    for formula in _made(view, patterns, hand, range(most + 1), operators):
        if why_not(view, formula) is None:
            yield formula


def _formulas(view: View) -> Iterator[Formula]:
    if view.to_move is not None:
        patterns = [_patterns(view, which) for which in (LEFT, RIGHT, ANSWER)]
        number = range(1, view.options.max_cards + 1)
        yield from _made(view, patterns, view.hand, number, view.options.operators)


def _made(
    view: View,
    patterns: list[Iterable[Pattern]],
    hand: str,
    number: range,
    operators: tuple[Operator, ...],
) -> Iterator[Formula]:
    """The correct formulas of these patterns that take this number of cards of a hand."""
    payments = _Payments(hand)
    by_cards = [_forms_by_cards(view, each, payments) for each in patterns]
    must_keep = view.options.use_table_card and not view.zero_rule and not view.is_first
    for counts in product(*by_cards):
        if sum(counts) not in number or sum(counts) > len(hand):
            continue
        forms = [by_cards[which][counts[which]] for which in (LEFT, RIGHT, ANSWER)]
        following = max((ANSWER, LEFT, RIGHT), key=counts.__getitem__)
        for operator in operators:
            for left, right, answer in _correct(forms, operator, following):
                if must_keep and not (left.keeps or right.keeps or answer.keeps):
                    continue
                for cards in payments[left.new + right.new + answer.new]:
                    yield _laid(left, operator, right, answer, cards)


def _laid(left: _Form, operator: Operator, right: _Form, answer: _Form, cards: Pieces) -> Formula:
    """The formula with these cards in its empty places, from left to right."""
    to_left = len(left.new)
    to_right = to_left + len(right.new)
    return Formula(
        left.with_cards(cards[:to_left]),
        operator,
        right.with_cards(cards[to_left:to_right]),
        answer.with_cards(cards[to_right:]),
    )


# --- the cards of the hand ----------------------------------------------------------------------


class _Payments(dict[tuple[int, ...], list[Pieces]]):
    """The ways a hand can supply new digits: with those digits, or with jokers for them."""

    def __init__(self, hand: str) -> None:
        super().__init__()
        cards = Counter(hand)
        self.jokers = cards[JOKER]
        self.held = [cards[str(digit)] for digit in DIGITS]
        self.digits = [digit for digit in DIGITS if self.jokers or self.held[digit]]

    def __missing__(self, digits: tuple[int, ...]) -> list[Pieces]:
        short = {
            digit: missing
            for digit in set(digits)
            if (missing := digits.count(digit) - self.held[digit]) > 0
        }
        self[digits] = [
            tuple([_NEW[digit, place in places] for place, digit in enumerate(digits)])
            for jokers in range(sum(short.values()), min(self.jokers, len(digits)) + 1)
            for places in combinations(range(len(digits)), jokers)
            if not short or self._covers(short, [digits[place] for place in places])
        ]
        return self[digits]

    @staticmethod
    def _covers(short: dict[int, int], jokers: list[int]) -> bool:
        return all(jokers.count(digit) >= number for digit, number in short.items())


# --- the possible numbers -----------------------------------------------------------------------

Pattern = tuple[Piece | None, ...]
"""A number with the pieces on the table, and None for each new piece."""


class _Form(NamedTuple):
    """A possible number after the play, with the digits of its new pieces."""

    value: int
    pattern: Pattern
    new: tuple[int, ...]

    @property
    def keeps(self) -> bool:
        return len(self.new) < len(self.pattern)

    def with_cards(self, cards: Pieces) -> Pieces:
        if len(cards) == len(self.pattern):
            return cards
        filling = iter(cards)
        return tuple([piece or next(filling) for piece in self.pattern])


class _Forms(dict[int, list[_Form]]):
    """The forms of one number with the same number of new cards, by value and made on demand."""

    def __init__(
        self, new: int, patterns: list[Pattern], payments: _Payments, highest: int
    ) -> None:
        super().__init__()
        self._new = new
        self._patterns = patterns
        self._highest = highest
        self._payments = payments
        self._by_length = {
            length: [pattern for pattern in patterns if len(pattern) == length]
            for length in set(map(len, patterns))
        }
        there = (piece.value for pattern in patterns for piece in pattern if piece)
        self._digits = {*payments.digits, *there}

    def __missing__(self, value: int) -> list[_Form]:
        digits = _DIGITS_OF[value] if 0 <= value <= self._highest else ()
        self[value] = found = []
        if self._digits.issuperset(digits):  # a cheap test that rarely passes
            for pattern in self._by_length.get(len(digits), ()):
                new = _new(pattern, digits)
                if new is not None and self._payments[new]:
                    found.append(_Form(value, pattern, new))
        return found

    @cached_property
    def all(self) -> list[_Form]:
        """All forms."""
        values: Iterable[int] = range(self._highest + 1)  # few with a number range
        if 10**self._new <= self._highest + 1:
            values = {
                number(tuple([next(digits) if piece is None else piece.value for piece in pattern]))
                for pattern in self._patterns
                for digits in map(iter, product(self._payments.digits, repeat=self._new))
            }
        return [form for value in values for form in self[value]]

    def times(self, factor: int, result: int) -> list[_Form]:
        """The forms that give a result when multiplied by a factor."""
        if factor:
            return self[result // factor] if result % factor == 0 else []
        return [] if result else self.all


def _new(pattern: Pattern, digits: tuple[int, ...]) -> tuple[int, ...] | None:
    """The digits of the new pieces if a pattern is to show these digits; None if it can't."""
    new = []
    for piece, digit in zip(pattern, digits, strict=True):
        if piece is None:
            new.append(digit)
        elif piece.value != digit:
            return None
    return tuple(new)


def _forms_by_cards(
    view: View, patterns: Iterable[Pattern], payments: _Payments
) -> dict[int, _Forms]:
    by_cards = defaultdict(list)
    for pattern in patterns:
        by_cards[pattern.count(None)].append(pattern)
    highest = view.options.highest_number
    return {new: _Forms(new, some, payments, highest) for new, some in by_cards.items()}


def _patterns(view: View, which: int) -> Iterable[Pattern]:
    row = view.rows[which]
    replaced = _replaced(view)
    if view.is_first:
        return replaced if which == ANSWER else _starting(row)
    if view.zero_rule:
        return replaced
    there = tuple([Piece(card.value or 0, card.joker, lies=True) for card in row])
    altered = [each for each in _grown(view, there) if any(each)]
    # a dict keeps the order and drops duplicates: 2(1)3 can be laid on 11 in two ways
    return dict.fromkeys([*altered, *replaced])


def _continued(view: View, which: int, begun: Pattern) -> Iterable[Pattern]:
    """The patterns that keep the new cards of a number that is begun."""
    if view.is_first and which != ANSWER:
        return [begun] if None not in begun else _starting(view.rows[which])
    grown = _grown(view, begun) if begun else ()
    is_untouched = all(piece is not None and piece.lies for piece in begun)
    return [*grown, *(_replaced(view) if is_untouched else ())]


def _replaced(view: View) -> list[Pattern]:
    return [(None,) * length for length in range(1, _longest(view) + 1)]


def _longest(view: View) -> int:
    return len(str(view.options.highest_number))


def _starting(row: Row) -> list[Pattern]:
    """Starting cards, which stay; there is one, or several where only a sign is asked for."""
    choices = [DIGITS if card.value is None else (card.value,) for card in row]
    return [
        tuple(Piece(value, card.joker, lies=True) for value, card in zip(values, row, strict=True))
        for values in product(*choices)
    ]


def _grown(view: View, begun: Pattern) -> Iterator[Pattern]:
    """The patterns that keep new cards, cover or keep those on the table, and extend both ends."""
    choices = [(piece, None) if piece is not None and piece.lies else (piece,) for piece in begun]
    for middle in product(*choices):
        for more in range(max(_longest(view) - len(begun), 0) + 1):
            for before in range(more + 1):
                yield (None,) * before + middle + (None,) * (more - before)


# --- the correct sums ---------------------------------------------------------------------------

Numbers = tuple[_Form, _Form, _Form]


def _correct(forms: list[_Forms], operator: Operator, following: int) -> Iterable[Numbers]:
    """The forms of left, right and answer that make a correct sum.

    Two kinds of sums are enough: a - b = c is c + b = a, and a / b = c is c x b = a.
    """
    is_direct = operator in (Operator.ADD, Operator.MULTIPLY)
    part, other, whole = (LEFT, RIGHT, ANSWER) if is_direct else (ANSWER, RIGHT, LEFT)
    if following == other:
        part, other = other, part
    solve = _wholes if following == whole else _parts
    multiplied = operator in (Operator.MULTIPLY, Operator.DIVIDE)
    found = solve(forms[part], forms[other], forms[whole], multiplied)
    order = part, other, whole
    numbers = map(itemgetter(*map(order.index, (LEFT, RIGHT, ANSWER))), found)
    if operator is Operator.DIVIDE:
        return (each for each in numbers if each[RIGHT].value)
    return numbers


def _wholes(parts: _Forms, others: _Forms, wholes: _Forms, multiplied: bool) -> Iterator[Numbers]:
    """Every pair of parts with the matching wholes."""
    for part, other in product(parts.all, others.all):
        value = part.value * other.value if multiplied else part.value + other.value
        for whole in wholes[value]:
            yield part, other, whole


def _parts(parts: _Forms, others: _Forms, wholes: _Forms, multiplied: bool) -> Iterator[Numbers]:
    """Every pair of an other part and a whole with the matching parts."""
    for other, whole in product(others.all, wholes.all):
        if multiplied:
            following = parts.times(other.value, whole.value)
        else:
            following = parts[whole.value - other.value]
        for part in following:
            yield part, other, whole
