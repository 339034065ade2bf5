"""A pupil in a list, and how many there may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MOST_PUPILS: Final = 100
"""The most names in a list, and the most pupils of a class."""


class Pupil(NamedTuple):
    """A pupil in a list; `surname` only tells pupils with the same first name apart."""

    first_name: str
    surname: str = ""

    @property
    def divided(self) -> Pupil:
        """The first word of a full name as first name, and the rest as surname."""
        first, _, rest = self.first_name.partition(" ")
        return self if self.surname or not rest else Pupil(first, rest)


def are_full_names(pupils: Sequence[Pupil]) -> bool:
    """Whether most of the names are of several words, with no surnames beside them."""
    alone = [each for each in pupils if not each.surname]
    full = [each for each in alone if " " in each.first_name]
    return len(alone) == len(pupils) and 2 * len(full) > len(pupils)
