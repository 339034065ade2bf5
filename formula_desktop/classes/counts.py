"""How many exercises the teams of a class have solved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class TeamCount(NamedTuple):
    """How many exercises a team has solved of those that it was asked, with its looks."""

    name: str
    colour: str
    picture: str
    right: int
    asked: int


def had_as_many(counts: Iterable[TeamCount]) -> bool:
    """Whether each team was asked the same number of exercises."""
    return len({each.asked for each in counts}) == 1
