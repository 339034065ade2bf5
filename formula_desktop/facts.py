"""The facts of arithmetic that children learn by heart, and the gaps in what a player knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.players import Level


class Fact(NamedTuple):
    """A sum or a product of two numbers, the smaller one first.

    Whoever knows it also knows its inverses: 15 - 8 = 7 is the fact 7 + 8, and 56 / 7 = 8 is 7 x 8.
    """

    operator: Operator
    smaller: int
    larger: int


def fact_of(left: int, operator: Operator, right: int) -> Fact:
    """The fact in a correct calculation."""
    if operator is Operator.SUBTRACT:
        operator, left = Operator.ADD, left - right
    elif operator is Operator.DIVIDE:
        operator, left = Operator.MULTIPLY, left // right
    return Fact(operator, left, right) if left <= right else Fact(operator, right, left)


class Learned(NamedTuple):
    """The facts that somebody has learned for certain; each other one may be a gap.

    Certain are the sums up to `sums` and the products with a factor in `tables`. The chance of each
    other fact to be a gap is `misses`.
    """

    sums: int
    tables: frozenset[int]
    misses: float

    def is_certain(self, fact: Fact) -> bool:
        operator, smaller, larger = fact
        if smaller == 0:
            return True
        if operator is Operator.ADD:
            return smaller + larger <= self.sums
        return smaller in self.tables or larger in self.tables

    def chance_of(self, fact: Fact) -> float:
        """The chance that a fact is known."""
        return 1.0 if self.is_certain(fact) else 1 - self.misses


LEARNED = {
    Level.BEGINNER: Learned(10, frozenset({1, 2, 10}), 0.5),
    Level.EASY: Learned(20, frozenset({1, 2, 5, 10}), 0.4),
}
"""What the levels with gaps have learned, in both games."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The knowledge of the player in a seat, the same in all turns of the game with this seed."""

    learned: Learned
    game: int
    seat: int

    def has(self, fact: Fact) -> bool:
        """Whether the player knows a fact."""
        return self.learned.is_certain(fact) or self._lot(fact) >= self.learned.misses

    def _lot(self, fact: Fact) -> float:
        """A number from 0 to 1, derived from the fact, the seed and the seat."""
        operator, smaller, larger = fact
        which = (smaller << 10 | larger) << 1 | (operator is Operator.ADD)
        mixed = (self.game << 4 | self.seat) * _FACTORS[0] + which * _FACTORS[1] & _MASK
        for factor in _FACTORS:
            mixed = (mixed ^ mixed >> 32) * factor & _MASK
        return (mixed ^ mixed >> 32) / (_MASK + 1)


_FACTORS = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""Odd numbers that mix 64 bits well."""

_MASK = 2**64 - 1
