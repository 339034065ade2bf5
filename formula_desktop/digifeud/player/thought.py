"""The progress and the end of the thinking for a turn."""

from __future__ import annotations

from time import monotonic

from formula_desktop.limit import Limit

_OF_THE_TIME = 0.88
"""The part of the time to use; Python needs the rest to free the results."""


class Thought:
    """The progress of a turn towards its limit, in samples played out or in seconds."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._seconds = None if limit.seconds is None else limit.seconds * _OF_THE_TIME
        self._began = monotonic()
        self._samples = 0.0
        self._told = 0.0

    def add(self, samples: float) -> None:
        """Count more samples as played out."""
        self._samples += samples
        told = self._limit.progress
        if told is not None and self.part - self._told >= 0.02:
            self._told = self.part
            told(self._told)

    @property
    def part(self) -> float:
        """The fraction done, from 0 to 1."""
        limit = self._limit
        part = self._samples / limit.iterations if limit.iterations > 0 else 1.0
        if self._seconds is not None:
            part = max(part, (monotonic() - self._began) / self._seconds)
        return min(1.0, part)

    @property
    def is_over(self) -> bool:
        """Whether the limit has been reached."""
        return self.part >= 1.0

    @property
    def is_late(self) -> bool:
        """Whether the time is over, which may be in the middle of a sample."""
        return self._seconds is not None and monotonic() - self._began >= self._seconds

    def end(self) -> None:
        """Report that the thinking is done."""
        if self._limit.progress is not None:
            self._limit.progress(1.0)
