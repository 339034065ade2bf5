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


def draw(leads: Sequence[float], outcomes: Sequence[bool], random: Random) -> int:
    """The index of an exercise, drawn by how far the person's rating is above each.

    The nearer that is to the goal the likelier it is drawn; if none is near, the nearest is.
    `outcomes` are those of the last tries: after many that failed the next one is easier.
    """
    missing = 0.0
    for is_right in outcomes:
        missing = _FORGETS * missing + GOAL - is_right
    goal = _LEAD + _ANSWER * missing
    distances = [(lead - goal) / _WIDTH for lead in leads]
    nearest = min(map(abs, distances))
    weights = [math.exp((nearest**2 - distance**2) / 2) for distance in distances]
    return random.choices(range(len(leads)), weights)[0]
