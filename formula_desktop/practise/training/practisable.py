"""What ratings and sessions need to know of an exercise."""

from __future__ import annotations

from typing import Protocol


class Practisable(Protocol):
    """An exercise as ratings and sessions see it."""

    @property
    def text(self) -> str:
        """The exercise's written form, one line; two with the same text are the same exercise."""

    @property
    def skills(self) -> tuple[str, ...]:
        """The keys of the skills that it needs (`skills.py`)."""

    @property
    def difficulty(self) -> float:
        """How difficult its maker thinks it is, on the scale of the ratings (`ratings.py`)."""
