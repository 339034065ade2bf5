"""The choice of the next exercise, so that about 80 % of the tries succeed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

GOAL: Final = 0.8
"""The share of the first tries that should succeed."""

_LEAD: Final = math.log(GOAL / (1 - GOAL))
"""How far a rating is above a difficulty where that share succeeds."""
_WIDTH: Final = 0.25
"""How far from there exercises are still drawn often."""


_FORGETS: Final = 0.98
"""How much less each try counts than the one after it in what has gone right lately."""
_ANSWER: Final = 0.6
"""How much easier the next exercise becomes for each try that succeeded less than it should."""
_HARDER: Final = 0.25
"""How much harder a speed round becomes with each exercise that is solved."""
_AT_FIRST: Final = 2 * _HARDER
"""The same as long as all are solved, and quickly: after a few the sums are visibly harder."""
_EASIER: Final = _HARDER * GOAL / (1 - GOAL)
"""How much easier it becomes with each that is missed, so that the same share succeeds."""
FIRST_WITHOUT_LIMIT: Final = 1.0
"""How difficult a speed round without a limit of numbers begins: no more sums of beginners."""
_NOT_QUICK: Final = 1.5
"""So difficult it becomes for whoever thinks longer: sums of two digits, and the hardest tables."""
_HARDEST: Final = 3.5
"""So difficult it becomes at most."""


def draw(leads: Sequence[float], outcomes: Sequence[bool], random: Random) -> int:
    """The index of an exercise, drawn by how far the person's rating is above each.

    The nearer that is to the goal the likelier it is drawn; if none is near, the nearest is.
    `outcomes` are those of the last tries: after many that failed the next one is easier.
    """
    missing = 0.0
    for is_right in outcomes:
        missing = _FORGETS * missing + GOAL - is_right
    return draw_near(leads, _LEAD + _ANSWER * missing, random)


def draw_near(values: Sequence[float], goal: float, random: Random) -> int:
    """The index of a value, the likelier drawn the nearer it is to the goal."""
    distances = [(value - goal) / _WIDTH for value in values]
    nearest = min(map(abs, distances))
    weights = [math.exp((nearest**2 - distance**2) / 2) for distance in distances]
    return random.choices(range(len(values)), weights)[0]


def level_after(
    level: float | None, difficulty: float, is_right: bool, *, is_quick: bool, has_missed: bool
) -> float:
    """How difficult the next exercise of a speed round is, after a try at one this difficult.

    `level` is how difficult it should have been; None for the first one. It rises in small steps
    and falls in large ones, so that the same share succeeds as elsewhere. Until something was
    missed, what `is_quick` makes larger steps, and only that makes it very difficult.
    """
    if not is_right:
        return difficulty - _EASIER
    now = difficulty if level is None else level
    if not is_quick:
        return min(now + _HARDER, max(now, _NOT_QUICK))
    step = _HARDER if has_missed else _AT_FIRST
    return min(max(now, difficulty) + step, _HARDEST)
