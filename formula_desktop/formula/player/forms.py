"""The numbers that a row of cards can show after a play, as bits, by the number of new cards.

A row is represented by the number it shows, or by one of the codes below. There are only about a
thousand rows, so all results for a row are cached. docs/rules.md, 1 "A turn", has the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

REPLACED: Final = -1
"""A row that is replaced completely: an answer not laid yet, or under the zero rule."""
STARTING: Final = 1000
"""Added to a starting card, which stays as it is: 1003 is a 3 before the first formula."""
STARTING_JOKER: Final = 1010

EVERY_DIGIT: Final = 0b11_1111_1111

Pile = int
"""Counts of cards: four bits for each digit, from the right, then four for the jokers."""

DIGITS_OF: Final = tuple(tuple(map(int, str(value))) for value in range(1000))
"""The digits of every number that can be on the table."""
LENGTH: Final = tuple(map(len, DIGITS_OF))


def pile_of(digits: tuple[int, ...]) -> Pile:
    """The pile of these cards; a joker is a 10."""
    return sum(1 << 4 * digit for digit in digits)


PILES: Final = tuple(map(pile_of, DIGITS_OF))
"""The pile of the digits of every number."""


Places = tuple[int, ...]
"""The place values of new cards: 1, 10 or 100, smallest first."""
Pattern = tuple[int, int, Places]
"""A way to change a row: the smallest number without a leading 0, the value of the cards that stay,
and the place value of each new card."""


class RowNumbers:
    """Numbers that a row may show, as a bit set, or in ascending order on demand."""

    __slots__ = ("_numbers", "bits")

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self._numbers: list[int] | None = None

    @property
    def numbers(self) -> list[int]:
        if self._numbers is None:
            self._numbers = list(in_bits(self.bits))
        return self._numbers


class Ways(dict[int, tuple[Pile, ...]]):
    """By number that a row may show: the piles of new digits for all ways to lay it."""

    def __init__(self, patterns: tuple[Pattern, ...]) -> None:
        super().__init__()
        self.patterns = patterns

    def __missing__(self, value: int) -> tuple[Pile, ...]:
        piles = {
            pile
            for least, fixed, places in self.patterns
            if value >= least
            for pile in _filling(value - fixed, places)
        }
        found = self[value] = tuple(sorted(piles))
        return found


class RowForms:
    """The numbers that a row can become, by the number and the digits of the new cards."""

    def __init__(self, row: int, highest: int) -> None:
        longest = len(str(highest))
        self._in_range = (1 << highest + 1) - 1
        self.ways = [Ways(tuple(_patterns(row, longest, new))) for new in range(longest + 1)]
        """By the number of new cards."""
        self._values: dict[int, RowNumbers] = {}

    def values(self, new: int, digits: int, jokers: int = 0) -> RowNumbers:
        """The numbers that can be made with this many new cards.

        The digits of the new cards are in a mask, except for those of the jokers.
        """
        key = (jokers << 2 | new) << 10 | digits
        found = self._values.get(key)
        if found is None:
            bits = 0
            for least, fixed, places in self.ways[new].patterns:
                bits |= (_placed(places, digits, jokers) << fixed) >> least << least
            found = self._values[key] = RowNumbers(bits & self._in_range)
        return found


def in_bits(bits: int) -> Iterator[int]:
    """The numbers in a bit set, smallest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


@cache
def _placed(places: Places, digits: int, jokers: int) -> int:
    """The numbers made in places by digits of a mask and by jokers for others, as a bit set."""
    if not places:
        return 1
    bits = 0
    rest = _placed(places[1:], digits, jokers)
    for digit in in_bits(digits):
        bits |= rest << digit * places[0]
    if jokers:
        rest = _placed(places[1:], digits, jokers - 1)
        for digit in in_bits(EVERY_DIGIT & ~digits):
            bits |= rest << digit * places[0]
    return bits


def _filling(number: int, places: Places) -> tuple[Pile, ...]:
    """The pile of digits that makes a number in places: one or none."""
    pile = 0
    for place in reversed(places):
        digit, number = divmod(number, place)
        if not 0 <= digit <= 9:
            return ()
        pile += 1 << 4 * digit
    return () if number else (pile,)


def _patterns(row: int, longest: int, new: int) -> Iterator[Pattern]:
    """The patterns of a row with this many new cards."""
    if row >= STARTING:
        if not new:
            starts = range(10) if row == STARTING_JOKER else [row - STARTING]
            yield from ((0, digit, ()) for digit in starts)
        return
    if new:
        yield 10 ** (new - 1) if new > 1 else 0, 0, tuple(10**at for at in range(new))
    if row != REPLACED:
        yield from _altered(DIGITS_OF[row], longest, new)


def _altered(row: tuple[int, ...], longest: int, new: int) -> Iterator[Pattern]:
    """The patterns that keep a card of the row, cover the others, and may extend its ends."""
    for stays in product((True, False), repeat=len(row)):
        more = new - stays.count(False)
        if not any(stays) or not 0 <= more <= longest - len(row):
            continue
        length = len(row) + more
        least = 10 ** (length - 1) if length > 1 else 0
        for behind in range(more + 1):
            worth = [10 ** (at + behind) for at in reversed(range(len(row)))]
            fixed = sum(w * d for w, d, stay in zip(worth, row, stays, strict=True) if stay)
            places = [w for w, stay in zip(worth, stays, strict=True) if not stay]
            places += [10**at for at in range(behind)]
            places += [10 ** (at + behind + len(row)) for at in range(more - behind)]
            yield least, fixed, tuple(sorted(places))
