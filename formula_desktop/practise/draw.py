"""Numbers drawn from a seed, the same in every version of Python.

Only what `random.Random` promises to keep would be as stable, and that is little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = 2**64 - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FACTORS: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""The constants of SplitMix64."""


class Draw:
    """Draws numbers, one after another, that only the seed decides."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        mixed = (self._state ^ self._state >> 30) * _FACTORS[0] & _MASK
        mixed = (mixed ^ mixed >> 27) * _FACTORS[1] & _MASK
        return mixed ^ mixed >> 31

    def below(self, number: int) -> int:
        """A whole number from 0 to below this one."""
        return self.bits() * number >> 64

    def between(self, least: int, most: int) -> int:
        """A whole number in a range with both ends."""
        return least + self.below(most - least + 1)

    def chance(self, of: float) -> bool:
        """Whether something with this chance happens."""
        return self.bits() < of * (_MASK + 1)

    def one_of(self, some: Sequence[T]) -> T:
        """One of these."""
        return some[self.below(len(some))]

    def shuffled(self, some: Sequence[T]) -> list[T]:
        """All of these in a random order."""
        rest = list(some)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest
