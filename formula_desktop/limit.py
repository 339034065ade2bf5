"""The limit on a computer player's thinking for one turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """The limit on thinking for a turn, and the seed that makes it repeatable.

    If `seconds` is None, the same view, level, `iterations` and `seed` give the same play on every
    machine; otherwise the clock ends it. `progress` is told the part done, from 0 to 1.
    """

    iterations: int
    """The most samples of the hidden cards or tiles to play out; some levels use none."""
    seconds: float | None = None
    seed: int = 0
    progress: Callable[[float], None] | None = None


AT_ONCE = Limit(iterations=0)
"""The limit for a play without thinking, which every level has."""
