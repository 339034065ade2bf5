"""The formulas possible on a table, found fast enough to play rounds out.

`legal.py` lists every formula of a hand. Here it is enough to know whether there is one with
certain new digits, and which numbers it shows. The results for a row are cached for all tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.laying import Row
from formula_desktop.formula.player.forms import (
    EVERY_DIGIT,
    LENGTH,
    REPLACED,
    STARTING,
    STARTING_JOKER,
    Pile,
    RowForms,
    RowNumbers,
)
from formula_desktop.formula.view import View
from formula_desktop.remembered import remembered

Rows = tuple[int, int, int]
"""The left number, the right number and the answer, with the codes of `forms.py` for rows."""
Shown = int
"""The numbers of a formula in bits, from the highest: answer, zero rule, left and right."""
Laying = tuple[Pile, Shown]
"""The new cards of a formula, and its numbers."""

ZERO: Final = 1 << 20
"""The bit for a formula that is followed by the zero rule."""
ANSWER: Final = 21
"""The shift of the answer in bits."""

ALL_REPLACED: Final = (REPLACED, REPLACED, REPLACED)


def numbers_of(shown: Shown) -> tuple[int, int, int]:
    """The left number, the right number and the answer."""
    return shown >> 10 & 1023, shown & 1023, shown >> ANSWER


def rows_after(shown: Shown) -> Rows:
    """The rows for the next player."""
    if shown & ZERO:
        return ALL_REPLACED
    return shown >> 10 & 1023, shown & 1023, shown >> ANSWER


class Offers:
    """The formulas that each table offers under the same rules."""

    def __init__(self, operators: tuple[Operator, ...], highest: int, must_keep: bool) -> None:
        self._highest = highest
        self._longest = len(str(highest))
        self._must_keep = must_keep
        self._adds = Operator.ADD in operators
        self._subtracts = Operator.SUBTRACT in operators
        self._multiplies = Operator.MULTIPLY in operators
        self._divides = Operator.DIVIDE in operators

    def layings(self, rows: Rows, new: int, digits: int = EVERY_DIGIT) -> Iterator[list[Laying]]:
        """The formulas with this many new cards, all in a mask of digits, in several parts."""
        for split in splits(new, self._longest):
            yield self.of_split(rows, split, (digits, digits, digits), (0, 0, 0))

    def with_joker(self, rows: Rows, new: int, digits: int) -> Iterator[list[Laying]]:
        """The formulas with all new digits but one in a mask, in several parts."""
        each = digits, digits, digits
        for split in splits(new, self._longest):
            for place in range(3):
                if split[place]:
                    jokers = int(place == 0), int(place == 1), int(place == 2)
                    yield self.of_split(rows, split, each, jokers)

    def for_hand(self, rows: Rows, new: int, digits: int, jokers: int) -> Iterator[list[Laying]]:
        """The formulas that a hand with these digits and jokers may lay, among others."""
        if jokers == 1:
            return self.with_joker(rows, new, digits)
        return self.layings(rows, new, EVERY_DIGIT if jokers else digits)

    def of_split(
        self,
        rows: Rows,
        split: tuple[int, int, int],
        digits: tuple[int, int, int],
        jokers: tuple[int, int, int],
    ) -> list[Laying]:
        """The formulas with this many new cards and these digits in each number."""
        left, right, answer = self._row[rows[0]], self._row[rows[1]], self._row[rows[2]]
        lefts = left.values(split[0], digits[0], jokers[0])
        rights = right.values(split[1], digits[1], jokers[1])
        answers = answer.values(split[2], digits[2], jokers[2])
        if not (lefts.bits and rights.bits and answers.bits):
            return []
        shown = self._correct(lefts, rights, answers)
        if self._must_keep and rows != ALL_REPLACED:
            shown = [each for each in shown if not _replaces_all(each, split)]
        ways_left, ways_right = left.ways[split[0]], right.ways[split[1]]
        ways_answer = answer.ways[split[2]]
        return [
            (one + other + result, each)
            for each in shown
            for one in ways_left[each >> 10 & 1023]
            for other in ways_right[each & 1023]
            for result in ways_answer[each >> ANSWER]
        ]

    @remembered
    def _row(self, row: int) -> RowForms:
        return RowForms(row, self._highest)

    def _correct(self, lefts: RowNumbers, rights: RowNumbers, answers: RowNumbers) -> list[Shown]:
        found: list[Shown] = []
        if self._adds:
            found += [
                one << 10 | other | whole << ANSWER
                for one, other, whole in _added(lefts, rights, answers)
            ]
        if self._subtracts:
            found += [
                whole << 10 | other | one << ANSWER
                for one, other, whole in _added(answers, rights, lefts)
            ]
        if self._multiplies:
            found += [
                one << 10 | other | (whole << ANSWER or ZERO)
                for one, other, whole in _multiplied(lefts, rights, answers)
            ]
        if self._divides:
            found += [
                whole << 10 | other | (one << ANSWER or ZERO)
                for one, other, whole in _multiplied(answers, rights, lefts)
                if other
            ]
        return found


def _replaces_all(shown: Shown, split: tuple[int, int, int]) -> bool:
    return split == tuple([LENGTH[number] for number in numbers_of(shown)])


@cache
def splits(new: int, longest: int) -> tuple[tuple[int, int, int], ...]:
    """The ways to divide new cards among the three numbers, most even first."""
    most = min(new, longest)
    each = (
        (left, right, new - left - right)
        for left in range(most + 1)
        for right in range(most + 1)
        if 0 <= new - left - right <= most
    )
    return tuple(sorted(each, key=max))


def _added(parts: RowNumbers, others: RowNumbers, wholes: RowNumbers) -> list[tuple[int, int, int]]:
    """All part + other = whole."""
    found = []
    in_wholes = wholes.bits
    if parts.bits.bit_count() <= others.bits.bit_count():
        bits = others.bits
        for part in parts.numbers:
            hits = bits << part & in_wholes
            while hits:
                low = hits & -hits
                whole = low.bit_length() - 1
                found.append((part, whole - part, whole))
                hits ^= low
    else:
        bits = parts.bits
        for other in others.numbers:
            hits = bits << other & in_wholes
            while hits:
                low = hits & -hits
                whole = low.bit_length() - 1
                found.append((whole - other, other, whole))
                hits ^= low
    return found


_MULTIPLES: Final = tuple(
    sum(1 << whole for whole in range(0, 1000, part)) if part else 1 for part in range(1000)
)
"""The multiples of each number below 1,000, as bits."""


def _multiplied(
    parts: RowNumbers, others: RowNumbers, wholes: RowNumbers
) -> list[tuple[int, int, int]]:
    """All part x other = whole."""
    number = others.bits.bit_count()
    if parts.bits.bit_count() > number:
        return [(part, other, whole) for other, part, whole in _multiplied(others, parts, wholes)]
    found = []
    bits, in_wholes = others.bits, wholes.bits
    for part in parts.numbers:
        if part == 0:
            found += [(0, other, 0) for other in others.numbers if in_wholes & 1]
            continue
        hits = in_wholes & _MULTIPLES[part]
        if hits.bit_count() <= number:
            while hits:
                low = hits & -hits
                whole = low.bit_length() - 1
                if bits >> whole // part & 1:
                    found.append((part, whole // part, whole))
                hits ^= low
        else:
            for other in others.numbers:
                if in_wholes >> part * other & 1:
                    found.append((part, other, part * other))
    return found


# --- the rows on the table ----------------------------------------------------------------------


def rows_of(view: View) -> Rows:
    """The rows on the table for the player to move."""
    if view.is_first:
        return _starting(view.left), _starting(view.right), REPLACED
    if view.zero_rule:
        return ALL_REPLACED
    return _number(view.left), _number(view.right), _number(view.answer)


def _starting(row: Row) -> int:
    value = row[0].value
    return STARTING_JOKER if value is None else STARTING + value


def _number(row: Row) -> int:
    value = 0
    for card in row:
        value = value * 10 + (card.value or 0)
    return value


@cache
def offers_for(operators: tuple[Operator, ...], highest: int, must_keep: bool) -> Offers:
    """The offers under these rules, with the rows cached so far."""
    return Offers(operators, highest, must_keep)
