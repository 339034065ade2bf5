"""The limit on a computer player's thinking for one turn, and the progress towards it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

SHORTEST_S, LONGEST_S = 0.001, 3600.0
"""The fewest and the most seconds that a turn can be limited to."""


class Limit(NamedTuple):
    """The limit on thinking for a turn, and the seeds that make it repeatable.

    If `seconds` is None, the same view, level, `iterations` and seeds give the same play on every
    machine; otherwise the clock ends it. `progress` is called with the part done, from 0 to 1.
    """

    iterations: int
    """The most samples of the hidden cards or tiles to play out; some levels use none."""
    seconds: float | None = None
    seed: int = 0
    progress: Callable[[float], None] | None = None
    game_seed: int = 0
    """The same in all turns of a game: what a level doesn't know stays so for the whole game."""
    holds_back: bool = False
    """Whether beginner and easy let somebody win who plays for the first time."""


AT_ONCE = Limit(iterations=0)
"""The limit for a play without thinking, which every level has."""


class Thought:
    """The progress of a turn towards its limit, in samples played out or in seconds."""

    def __init__(self, limit: Limit, of_the_time: float) -> None:
        """`of_the_time` is the part of the time to use."""
        self._limit = limit
        self._seconds = None if limit.seconds is None else limit.seconds * of_the_time
        self._began = monotonic()
        self._samples = 0.0
        self._reported = 0.0

    def add(self, samples: float) -> None:
        """Count more samples as played out."""
        self._samples += samples
        report = self._limit.progress
        if report is not None and self.part - self._reported >= 0.02:
            self._reported = self.part
            report(self._reported)

    @property
    def part_of_time(self) -> float:
        """The fraction of the time that has passed; 0 without a time."""
        return 0.0 if self._seconds is None else (monotonic() - self._began) / self._seconds

    @property
    def part(self) -> float:
        """The fraction done, from 0 to 1."""
        limit = self._limit
        part = self._samples / limit.iterations if limit.iterations > 0 else 1.0
        return min(1.0, max(part, self.part_of_time))

    @property
    def is_over(self) -> bool:
        """Whether the limit has been reached."""
        return self.part >= 1.0

    @property
    def is_late(self) -> bool:
        """Whether the time is over, which may be in the middle of a sample."""
        return self.part_of_time >= 1.0

    def end(self) -> None:
        """Report that the thinking is done."""
        if self._limit.progress is not None:
            self._limit.progress(1.0)
