"""The numbers that a row of cards can show after a play, as bits, by the number of new cards.

A row is named by the number it shows, or by one of the codes below. There are only about a thousand
rows, so everything found out about one is cached. docs/rules.md, 1 "A turn", has the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

REPLACED: Final = -1
"""A row of which nothing may stay: an answer not laid yet, or under the zero rule."""
STARTING: Final = 1000
"""Added to a starting card, which stays as it is: 1003 is a 3 before the first formula."""
STARTING_JOKER: Final = 1010

EVERY_DIGIT: Final = 0b11_1111_1111

Pile = int
"""Cards counted: four bits for each digit, from the right, then four for the jokers."""

DIGITS_OF: Final = tuple(tuple(map(int, str(value))) for value in range(1000))
"""The digits of every number that can lie on the table."""
LENGTH: Final = tuple(map(len, DIGITS_OF))


def pile_of(digits: tuple[int, ...]) -> Pile:
    """Cards counted; a joker is a 10."""
    return sum(1 << 4 * digit for digit in digits)


PILES: Final = tuple(map(pile_of, DIGITS_OF))
"""The digits of every number, counted."""


Places = tuple[int, ...]
"""What the places of new cards are worth: 1, 10 or 100, the smallest first."""
Pattern = tuple[int, int, Places]
"""How a row may lie: the smallest number that does not begin with 0, what the cards that stay are
worth in the number, and what the place of each new card is worth."""


class RowNumbers:
    """Numbers that a row may show, as a set of bits, and in rising order when asked for."""

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
    """For each number that a row may show: the new digits, counted, in all ways to lay them."""

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
    """What becomes of one row: with how many new cards, which numbers, and with which digits."""

    def __init__(self, row: int, longest: int) -> None:
        self.ways = [Ways(tuple(_patterns(row, longest, new))) for new in range(longest + 1)]
        """By the number of new cards."""
        self._values: dict[int, RowNumbers] = {}

    def values(self, new: int, digits: int, jokers: int = 0) -> RowNumbers:
        """The numbers that so many new cards make.

        Their digits are all in a mask, but for so many that jokers stand for.
        """
        key = (jokers << 2 | new) << 10 | digits
        found = self._values.get(key)
        if found is None:
            bits = 0
            for least, fixed, places in self.ways[new].patterns:
                bits |= (_placed(places, digits, jokers) << fixed) >> least << least
            found = self._values[key] = RowNumbers(bits)
        return found


def in_bits(bits: int) -> Iterator[int]:
    """The numbers of a set of bits, the smallest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


@cache
def _placed(places: Places, digits: int, jokers: int) -> int:
    """The numbers that digits of a mask, but for those of jokers, make in places, as bits."""
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
    """The digits that make a number in places, counted: one way, or none."""
    pile = 0
    for place in reversed(places):
        digit, number = divmod(number, place)
        if not 0 <= digit <= 9:
            return ()
        pile += 1 << 4 * digit
    return () if number else (pile,)


def _patterns(row: int, longest: int, new: int) -> Iterator[Pattern]:
    """How a row may lie with so many new cards."""
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
    """At least one card stays, each other is covered by one, and more may come at the ends."""
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
