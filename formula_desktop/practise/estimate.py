"""How hard a sum is, in logits around 0: an estimate before anybody has tried it.

It follows the order in which children learn. Ratings correct it where it is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import log
from typing import Final

from formula_desktop.arithmetic import Operator, exact
from formula_desktop.practise.exercise import EASIEST, HARDEST
from formula_desktop.practise.skills import SIZES, TABLES, Skill

_OPERATION: Final = {
    Operator.ADD: 0.0,
    Operator.SUBTRACT: 0.5,
    Operator.MULTIPLY: 0.6,
    Operator.DIVIDE: 1.1,
}

_SIZE: Final = ((5, -2.6), (10, -2.0), (20, -1.0), (50, -0.1), (100, 0.4), (1000, 1.3))
"""The largest number of a sum or a difference, and what it adds."""

_CARRY: Final = 0.6
"""What a carry or a borrowing adds."""

_TABLE: Final = (-1.8, -1.8, -1.1, -0.3, -0.1, -0.7, 0.3, 0.5, 0.6, 0.3, -1.3)
"""What a factor from 0 to 10 adds; the easier one of a product counts most."""

_BEYOND_TABLES: Final = 1.2
"""What a product adds with a factor above 10."""

_STEP: Final = 0.7
"""What each operation after the first adds."""

_SEARCH: Final = 1.8
"""What looking for the only play adds."""

_TRIVIAL: Final = -0.6
"""What adding or subtracting 0 or 1 adds."""

_LARGEST: Final = 200
"""Sums above 100 become no harder from here on."""


def of_sum(left: int, operator: Operator, right: int) -> float:
    """The difficulty of working out a correct sum."""
    result = exact(left, operator, right)
    assert result is not None  # it is correct
    difficulty = _OPERATION[operator]
    if operator in (Operator.MULTIPLY, Operator.DIVIDE):
        factors = (left, right) if operator is Operator.MULTIPLY else (result, right)
        return difficulty + _of_product(*factors)
    largest = max(left, right, result)
    difficulty += next(added for most, added in _SIZE if largest <= most)
    parts = (left, right) if operator is Operator.ADD else (result, right)
    if min(parts) <= 1:
        return difficulty + _TRIVIAL
    return difficulty + (_CARRY if largest > 10 and _carries(*parts) else 0.0)


def _of_product(one: int, other: int) -> float:
    smaller, larger = sorted((one, other))
    if larger in (0, *TABLES):
        easier, harder = sorted((_TABLE[one], _TABLE[other]))
        return easier + 0.3 * (harder - easier)
    if smaller <= 1:
        return _TABLE[smaller]
    beyond = _TABLE[smaller] if smaller in TABLES else _BEYOND_TABLES
    return beyond + _BEYOND_TABLES


def _carries(one: int, other: int) -> bool:
    return one % 10 + other % 10 >= 10


def of_steps(steps: Sequence[tuple[int, Operator, int]]) -> float:
    """The difficulty of a correct sum with one operation or several: that of the hardest, and more
    for each other one."""
    return max(of_sum(*step) for step in steps) + _STEP * (len(steps) - 1)


@cache
def of_skill(skill: Skill) -> float:
    """The mean difficulty of typical sums that need a skill, without 0 and 1 in them."""
    found = [of_sum(*each) for each in _typical_sums(skill)]
    return sum(found) / len(found)


def _typical_sums(skill: Skill) -> list[tuple[int, Operator, int]]:
    if skill.operator is None:
        pairs = [(skill.number, other) for other in TABLES if other > 1]
        return [*_products(pairs), *_quotients(pairs)]
    least = max((each for each in SIZES if each < skill.number), default=0)
    if skill.operator in (Operator.ADD, Operator.SUBTRACT):
        wholes = _spread(max(least + 1, 4), min(skill.number, _LARGEST))
        pairs = [(whole, part) for whole in wholes for part in _spread(2, whole - 2)]
        if skill.operator is Operator.ADD:
            return [(whole - part, Operator.ADD, part) for whole, part in pairs]
        return [(whole, Operator.SUBTRACT, part) for whole, part in pairs]
    others = range(2, 2 * TABLES[-1] + 1 if skill.number == SIZES[-1] else TABLES[-1] + 1)
    factors = product(TABLES[1:], others)
    pairs = [(one, other) for one, other in factors if least < one * other <= skill.number]
    return _products(pairs) if skill.operator is Operator.MULTIPLY else _quotients(pairs)


def _products(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, Operator, int]]:
    return [(one, Operator.MULTIPLY, other) for one, other in pairs]


def _quotients(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, Operator, int]]:
    return [(one * other, Operator.DIVIDE, one) for one, other in pairs]


def _spread(first: int, last: int) -> range:
    """About ten numbers from the first to the last."""
    return range(first, last + 1, max(1, (last - first) // 10))


def of_search(solutions: int) -> float:
    """What looking for a play adds when this many solve an exercise: much when only one does."""
    return _SEARCH - 0.35 * log(solutions)


def rounded(difficulty: float) -> float:
    """A difficulty as exercises have it: within the ends, with two decimals."""
    return round(min(max(difficulty, EASIEST), HARDEST), 2)
