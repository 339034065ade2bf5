"""The hourglass for a turn, as a value: how much sand it has, and whether it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

_LONGEST_S: Final = 1.0
"""The most that counts between two looks at the clock: the computer may have slept."""
_FEW: Final = 10
_STEP: Final = 5
_ROUNDING: Final = 1e-6
"""What may be missing of a second because of rounding."""


@dataclass(frozen=True, slots=True)
class Hourglass:
    """A glass whose sand takes some seconds to run through; it is full at first and stands."""

    seconds: int
    passed: float = 0.0
    """For how many seconds it has run."""
    is_paused: bool = False
    _seen: float | None = None
    """The moment of the last look at it while it ran; None while it stands."""

    def at(self, moment: float, *, runs: bool) -> Hourglass:
        """The glass at a moment, in seconds of any clock; `runs` says whether time passes now."""
        if not runs or self.is_paused or self.is_empty:
            return replace(self, _seen=None)
        since = 0.0 if self._seen is None else moment - self._seen
        passed = self.passed + min(max(since, 0.0), _LONGEST_S)
        return replace(self, passed=min(passed, float(self.seconds)), _seen=moment)

    def turned(self) -> Hourglass:
        """The glass for the next turn; it runs, even if this turn was paused."""
        return Hourglass(self.seconds)

    def touched(self) -> Hourglass:
        """The glass paused, or running again if it was."""
        return replace(self, is_paused=not self.is_paused, _seen=None)

    @property
    def left(self) -> float:
        """The share of the sand that is still to fall, from 1 to 0."""
        return 1 - self.passed / self.seconds

    @property
    def is_empty(self) -> bool:
        """Whether all of the sand has fallen."""
        return self.passed >= self.seconds

    @property
    def shown(self) -> int:
        """The seconds left as they are shown: in steps, one by one only at the end."""
        left = ceil(self.seconds - self.passed - _ROUNDING)
        return left if left <= _FEW else -(-left // _STEP) * _STEP
