"""When a missed exercise comes again: the same day, then after 1, 3 and 7 days, as Leitner's cards.

The days are those of the person who practises, and are passed as values.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

DAYS: Final = (0, 1, 3, 7)
"""The days until an exercise comes again, for each step."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """An exercise that comes again on the day `due`; its step counts how often it was solved."""

    step: int
    due: date

    def is_due(self, today: date) -> bool:
        """Whether it comes today; also if a clock that was wrong has put it off too long."""
        return not today < self.due <= today + timedelta(DAYS[self.step])

    def days_left(self, today: date) -> int:
        """In how many days it comes; 0 if it is due."""
        return 0 if self.is_due(today) else (self.due - today).days


def after_try(repeat: Repeat | None, is_right: bool, today: date) -> Repeat | None:
    """When an exercise comes again after a try; None for one that need not come again.

    A missed one starts again. One that is solved before it is due stays as it was.
    """
    if not is_right:
        return _at_step(0, today)
    if repeat is None or not repeat.is_due(today):
        return repeat
    return _at_step(repeat.step + 1, today) if repeat.step + 1 < len(DAYS) else None


def _at_step(step: int, today: date) -> Repeat:
    days = min(DAYS[step], (date.max - today).days)
    return Repeat(step, today + timedelta(days))
