"""The limit on a computer player's thinking for one turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """What ends the thinking of a turn, and what makes it repeatable.

    With `seconds` None the same view, level, `iterations` and `seed` give the same play on every
    machine; with seconds the clock ends it, wherever it is then. `progress` is told the part that
    is done, from 0 to 1, now and then.
    """

    iterations: int
    """How many samples of what is hidden are played out at most; some levels play none."""
    seconds: float | None = None
    seed: int = 0
    progress: Callable[[float], None] | None = None


AT_ONCE = Limit(iterations=0)
"""For an answer without thinking: every level has one."""
