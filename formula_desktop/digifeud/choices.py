"""The digits that the remaining tiles allow; a search asks many thousand times.

The remaining digit tiles are one number: four bits count each digit, and the blanks come above.
"""

from __future__ import annotations

from formula_desktop.arithmetic import DIGITS

_BITS = 4
ONE = tuple(1 << _BITS * digit for digit in DIGITS)
ANY = tuple(15 << _BITS * digit for digit in DIGITS)
ONE_BLANK = 1 << _BITS * len(DIGITS)
BYTE = tuple(bytes((digit,)) for digit in DIGITS)

Choice = tuple[int, bytes, int]
"""A digit, the same as a byte, and the tiles that are left when it has been taken."""


class Choices(dict[int, tuple[Choice, ...]]):
    """For tiles that are left: every digit that can be put down, a blank only where none else."""

    def __missing__(self, left: int) -> tuple[Choice, ...]:
        without_blank = left - ONE_BLANK if left >= ONE_BLANK else None
        found: list[Choice] = []
        for digit in DIGITS:
            if left & ANY[digit]:
                found.append((digit, BYTE[digit], left - ONE[digit]))
            elif without_blank is not None:
                found.append((digit, BYTE[digit], without_blank))
        self[left] = choices = tuple(found)
        return choices


class OneDigit(dict[int, int]):
    """For tiles that are left: a bit for each number of one digit that they can show."""

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self._choices = choices

    def __missing__(self, left: int) -> int:
        self[left] = shown = sum(1 << digit for digit, _, _ in self._choices[left])
        return shown


class TwoDigits(dict[int, int]):
    """For tiles that are left: a bit for each number of two digits that they can show."""

    def __init__(self, choices: Choices, one: OneDigit) -> None:
        super().__init__()
        self._choices = choices
        self._one = one

    def __missing__(self, left: int) -> int:
        one = self._one
        shown = 0
        for digit, _, rest in self._choices[left]:
            if digit:
                shown |= one[rest] << 10 * digit
        self[left] = shown
        return shown
