"""The ways the tiles of a rack can fill the patterns of shapes (docs/rules.md, 2 "A turn").

They depend only on the rack, the number range and the pattern. So they are found once for all
places on the board with the same pattern, and cached with the rack.

The numbers before `=` are added one by one: the results for `_ 5` are used for `_ 5 _` and `_ 5 3`.
A value is stored as the total so far and the last term, so that `x` and `/`, which come before `+`
and `-`, change the last term only. A term after `-` is negative. With a number range, a total or
term outside it is dropped as soon as it is complete.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from formula_desktop.arithmetic import DIGITS
from formula_desktop.digifeud.shapes import NEW, OPERATION
from formula_desktop.digifeud.tiles import BLANK, EQUALS, Rack, digit_on, kind_of
from formula_desktop.remembered import remembered

HIGHEST_OUTCOME = 99

# The digit tiles left are one number with four bits to count each digit, and the blanks above.
_BITS = 4
ONE = tuple(1 << _BITS * digit for digit in DIGITS)
ANY = tuple(15 << _BITS * digit for digit in DIGITS)
ONE_BLANK = 1 << _BITS * len(DIGITS)
BYTE = tuple(bytes((digit,)) for digit in DIGITS)

Choice = tuple[int, bytes, int]
"""A digit, the same digit as a byte, and the tiles left after it is taken."""
Choices = dict[int, tuple[Choice, ...]]


Filling = tuple[int, bytes, str]
"""The outcome, the digits and the operators from the rack in reading order."""


class _Begun(NamedTuple):
    """Beginnings that use the same operators in the same order, and the operators left.

    Each has the total before its last term, that term, the digits and the tiles left.
    """

    operators: str
    left: str
    beginnings: list[tuple[int, int, bytes, int]]


Found = tuple[int, bytes, str, int]
"""The value of all numbers before `=`, the digits, the operators, and the tiles left."""


class Fillings:
    """The fillings for a rack and a number range, cached by pattern."""

    def __init__(self, rack: Rack, largest_number: int | None = None) -> None:
        digits = rack.digits
        self._largest = largest_number
        self._highest = HIGHEST_OUTCOME if largest_number is None else largest_number
        self.blanks = digits.count(BLANK)
        self.operators = rack.operators
        self._held = [digits.count(str(digit)) for digit in DIGITS]
        self._all = sum(map(lambda held, one: held * one, self._held, ONE))
        self._all += self.blanks * ONE_BLANK
        self.highest = sorted((9 if tile == BLANK else int(tile) for tile in digits), reverse=True)
        self._lowest = sorted(0 if tile == BLANK else int(tile) for tile in digits)

    @remembered
    def of(self, pattern: str) -> list[Filling]:
        """Every way to fill a pattern, highest outcome first; real digits before blanks."""
        numbers, _, outcome = pattern.partition(EQUALS)
        by_value = self._by_value[numbers]
        fillings: list[Filling] = []
        for value in self.possible[outcome]:
            found = by_value.get(value)
            if found:
                fillings += self._with_outcome(found, value, outcome)
        return fillings

    def with_blanks(self, digits: bytes) -> tuple[int, ...]:
        """The ways to use blanks for the digits put down: a bit for each blank, fewest first."""
        return self._with_blanks[digits] if self.blanks else (0,)

    @remembered
    def blanks_of(self, pattern: str) -> list[tuple[int, ...]]:
        """The ways to use blanks for each filling of a pattern."""
        return [self.with_blanks(digits) for _, digits, _ in self.of[pattern]]

    @remembered
    def bound(self, pattern: str) -> int:
        """An upper bound for the outcomes of a pattern, negative when it cannot be filled."""
        numbers, outcome = pattern.split(EQUALS)
        most = self._most[numbers]
        return next((value for value in self.possible[outcome] if value <= most), -1)

    @remembered
    def bonus_bound(self, bonuses: tuple[int, ...]) -> int:
        """The most that bonuses can add: the highest digits on the squares that count most."""
        return sum(map(int.__mul__, bonuses, self.highest))

    def fit(self, pattern: str, asked: Mapping[int, str]) -> bool:
        """Whether a filling has these tiles at their places in a pattern.

        A blank is `*7`, or `*` if it may be any digit.
        """
        fillings = self.of[pattern]
        digits: dict[int, str] = {}
        for at, tile in asked.items():
            sign, number = pattern[at], pattern[:at].count(pattern[at])
            if sign == NEW and (tile == BLANK or digit_on(tile) is not None):
                digits[number] = tile
                if tile != BLANK:
                    value = int(tile[-1])
                    fillings = [filling for filling in fillings if filling[1][number] == value]
            elif sign == OPERATION:
                fillings = [filling for filling in fillings if filling[2][number] == tile]
            elif sign != EQUALS or tile != EQUALS:
                return False
        if not self.blanks:
            return bool(fillings)
        return any(self.blanks_beside(filling[1], digits) is not None for filling in fillings)

    def blanks_beside(self, digits: bytes, asked: Mapping[int, str]) -> int | None:
        """Which digits put down are blanks, a bit for each, if these tiles are among them.

        There are as few as possible. None if the rack has no tiles for the other digits.
        """
        left = self._all
        blanks = 0
        for at, digit in enumerate(digits):
            if at in asked:
                is_blank = kind_of(asked[at]) == BLANK
                left -= ONE_BLANK if is_blank else ONE[digit]
                blanks |= is_blank << at
        for at, digit in enumerate(digits):
            if at not in asked:
                is_blank = not left & ANY[digit]
                left -= ONE_BLANK if is_blank else ONE[digit]
                blanks |= is_blank << at
        return blanks if left >= 0 else None

    # --- the tiles left ------------------------------------------------------------------------

    @remembered
    def _choices(self, left: int) -> tuple[Choice, ...]:
        """By the tiles left: every digit to put down, as a blank only if there is no other."""
        without_blank = left - ONE_BLANK if left >= ONE_BLANK else None
        found: list[Choice] = []
        for digit in DIGITS:
            if left & ANY[digit]:
                found.append((digit, BYTE[digit], left - ONE[digit]))
            elif without_blank is not None:
                found.append((digit, BYTE[digit], without_blank))
        return tuple(found)

    @remembered
    def _one(self, left: int) -> int:
        """By the tiles left: a bit for each number of one digit that they can show."""
        return sum(1 << digit for digit, _, _ in self._choices[left])

    @remembered
    def _two(self, left: int) -> int:
        """By the tiles left: a bit for each number of two digits that they can show."""
        one = self._one
        return sum(one[rest] << 10 * digit for digit, _, rest in self._choices[left] if digit)

    # --- filling --------------------------------------------------------------------------------

    def _with_outcome(self, found: list[Found], value: int, outcome: str) -> list[Filling]:
        if NEW not in outcome:
            return [(value, digits, operators) for value, digits, operators, _ in found]
        if outcome == NEW * 2:
            two = self._two
            both = bytes(divmod(value, 10))
            return [
                (value, digits + both, operators)
                for value, digits, operators, left in found
                if two[left] >> value & 1
            ]
        digit = value // 10 if outcome[0] == NEW and len(outcome) > 1 else value % 10
        one = self._one
        byte = BYTE[digit]
        return [
            (value, digits + byte, operators)
            for value, digits, operators, left in found
            if one[left] >> digit & 1
        ]

    @remembered
    def possible(self, outcome: str) -> list[int]:
        """The outcomes that the full rack can show, highest first."""
        if NEW not in outcome:
            return [int(outcome)] if int(outcome) <= self._highest else []
        one, two = self._one[self._all], self._two[self._all]
        if outcome == NEW:
            return [value for value in range(9, -1, -1) if one >> value & 1]
        if outcome == NEW * 2:
            return [value for value in range(self._highest, 9, -1) if two >> value & 1]
        if outcome[0] == NEW:
            values = [tens * 10 + int(outcome[1]) for tens in range(9, 0, -1) if one >> tens & 1]
        else:
            tens = int(outcome[0]) * 10
            values = [tens + unit for unit in range(9, -1, -1) if one >> unit & 1]
        return [value for value in values if value <= self._highest]

    @remembered
    def _by_value(self, numbers: str) -> dict[int, list[Found]]:
        """All ways to fill the numbers before `=`, by their value."""
        by_value: dict[int, list[Found]] = {}
        begun, _, last = numbers.rpartition(OPERATION)
        for beginning in self._beginnings[begun]:
            for operator, _ in _each_operator(beginning.left):
                for found in self._ends(beginning, operator, last):
                    by_value.setdefault(found[0], []).append(found)
        return by_value

    def _ends(self, begun: _Begun, operator: str, last: str) -> list[Found]:
        operators = begun.operators + operator
        if last == NEW and operator in "+-":
            beginnings = begun.beginnings
            if self._largest is not None:
                beginnings = _with_total(beginnings, self._largest)
            return _ends_with_digit(beginnings, operators, self._choices, self._highest)
        return [
            (added + term, digits, operators, left)
            for added, term, digits, left in self._extended(begun.beginnings, operator, last)
            if 0 <= added + term <= self._highest
        ]

    @remembered
    def _beginnings(self, numbers: str) -> list[_Begun]:
        before, _, last = numbers.rpartition(OPERATION)
        if not before:
            first = self._extended([(0, 0, b"", self._all)], "+", last)
            return [_Begun("", self.operators, first)]
        return [
            _Begun(
                beginning.operators + operator,
                left,
                self._extended(beginning.beginnings, operator, last),
            )
            for beginning in self._beginnings[before]
            for operator, left in _each_operator(beginning.left)
        ]

    def _extended(
        self, beginnings: list[tuple[int, int, bytes, int]], operator: str, last: str
    ) -> list[tuple[int, int, bytes, int]]:
        """Each beginning with one more operator and number, from the rack or the board."""
        largest = self._largest
        if largest is not None and operator in "+-":
            beginnings = _with_total(beginnings, largest)
        if last == NEW:
            extended = _with_digit(beginnings, operator, self._choices)
        else:
            extended = _with_number(beginnings, operator, int(last))
        if largest is None or operator != "x":
            return extended
        return [beginning for beginning in extended if -largest <= beginning[1] <= largest]

    # --- blanks and bounds ----------------------------------------------------------------------

    @remembered
    def _with_blanks(self, digits: bytes) -> tuple[int, ...]:
        left = self._all
        missing = b""
        for digit in digits:
            if left & ANY[digit]:
                left -= ONE[digit]
            else:
                missing += BYTE[digit]
        if not missing:
            return _places(len(digits), self.blanks)
        if self.blanks == 1:
            return tuple(1 << at for at, digit in enumerate(digits) if digit == missing[0])
        return tuple(
            places
            for places in _places(len(digits), self.blanks)
            if all(
                missing.count(digit) <= sum(1 for at in _bits(places) if digits[at] == digit)
                for digit in set(missing)
            )
        )

    @remembered
    def _most(self, numbers: str) -> int:
        """An upper bound for the value of the numbers before `=`."""
        return max((most for _, most in self.most_with[numbers]), default=-1)

    @remembered
    def most_with(self, numbers: str) -> list[tuple[str, int]]:
        """An upper bound for the value of the numbers with each choice of operators."""
        operations = numbers.count(OPERATION)
        new = numbers.count(NEW)
        if new > len(self.highest) or operations > len(self.operators):
            return []
        there = [int(number) for number in numbers.split(OPERATION) if number != NEW]
        high = sorted(there + self.highest[:new], reverse=True)
        low = sorted(there + self._lowest[:new])
        return [
            (operators, _most_with(high, low, operators)) for operators in self._chosen[operations]
        ]

    @remembered
    def _chosen(self, number: int) -> list[str]:
        return list(map("".join, dict.fromkeys(combinations(self.operators, number))))


def _most_with(high: list[int], low: list[int], operators: str) -> int:
    """An upper bound for the value of numbers with these operators.

    `high` are the numbers with the highest digits put down, highest first; `low` those with the
    lowest digits, lowest first. A number that is divided by or subtracted is not added, and a term
    that is subtracted is at least its lowest number.
    """
    times = operators.count("x")
    minus = operators.count("-")
    divided = operators.count("/")
    kept = high[: len(high) - minus - divided]
    lost = 0 if divided else sum(low[:minus])
    product, rest = 1, sum(kept)
    most = rest
    for value in kept[: times + 1]:
        product *= value
        rest -= value
        most = max(most, product + rest)
    return most - lost


@cache
def _places(digits: int, blanks: int) -> tuple[int, ...]:
    """The ways to use at most this many blanks for digits: a bit for each blank, fewest first."""
    return tuple(
        sum(1 << place for place in places)
        for number in range(min(blanks, digits) + 1)
        for places in combinations(range(digits), number)
    )


def _bits(places: int) -> list[int]:
    return [at for at in range(places.bit_length()) if places >> at & 1]


def _each_operator(operators: str) -> list[tuple[str, str]]:
    """Each kind of operator, with the operators left after one is taken."""
    return [(operator, operators.replace(operator, "", 1)) for operator in dict.fromkeys(operators)]


def _with_total(
    beginnings: list[tuple[int, int, bytes, int]], largest: int
) -> list[tuple[int, int, bytes, int]]:
    """The beginnings whose total, now that the last term is complete, is in the number range."""
    return [beginning for beginning in beginnings if 0 <= beginning[0] + beginning[1] <= largest]


def _with_digit(
    beginnings: list[tuple[int, int, bytes, int]], operator: str, choices: Choices
) -> list[tuple[int, int, bytes, int]]:
    if operator == "+":
        return [
            (added + term, digit, digits + byte, rest)
            for added, term, digits, left in beginnings
            for digit, byte, rest in choices[left]
        ]
    if operator == "-":
        return [
            (added + term, -digit, digits + byte, rest)
            for added, term, digits, left in beginnings
            for digit, byte, rest in choices[left]
        ]
    if operator == "x":
        return [
            (added, term * digit, digits + byte, rest)
            for added, term, digits, left in beginnings
            for digit, byte, rest in choices[left]
        ]
    return [
        (added, term // digit, digits + byte, rest)
        for added, term, digits, left in beginnings
        for digit, byte, rest in choices[left]
        if digit and not term % digit
    ]


def _ends_with_digit(
    beginnings: list[tuple[int, int, bytes, int]], operators: str, choices: Choices, highest: int
) -> list[Found]:
    """The fillings that end with a single digit, the usual case, without a list in between."""
    if operators.endswith("+"):
        return [
            (added + term + digit, digits + byte, operators, rest)
            for added, term, digits, left in beginnings
            for digit, byte, rest in choices[left]
            if 0 <= added + term + digit <= highest
        ]
    return [
        (added + term - digit, digits + byte, operators, rest)
        for added, term, digits, left in beginnings
        for digit, byte, rest in choices[left]
        if 0 <= added + term - digit <= highest
    ]


def _with_number(
    beginnings: list[tuple[int, int, bytes, int]], operator: str, number: int
) -> list[tuple[int, int, bytes, int]]:
    if operator == "x":
        return [(added, term * number, digits, left) for added, term, digits, left in beginnings]
    if operator == "/":
        return [
            (added, term // number, digits, left)
            for added, term, digits, left in beginnings
            if number and not term % number
        ]
    signed = number if operator == "+" else -number
    return [(added + term, signed, digits, left) for added, term, digits, left in beginnings]


@lru_cache(maxsize=2)
def fillings_of(rack: Rack, largest_number: int | None) -> Fillings:
    """The fillings for a rack; only two racks are cached, since some take megabytes."""
    return Fillings(rack, largest_number)
