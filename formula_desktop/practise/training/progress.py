"""What somebody has tried, and what follows from it: ratings, and what comes again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import Final, NamedTuple

from formula_desktop.practise.training.ratings import Ratings
from formula_desktop.practise.training.repeats import Repeat, after_try

LATELY: Final = 50
"""An exercise does not come as a new one as long as it is among so many last ones."""


_WITHIN_REACH: Final = 0.3
"""The least chance with which a puzzle that was missed comes again: others are too hard yet."""


class Outcome(StrEnum):
    """Whether an exercise was solved, as results name it."""

    FIRST = "first"
    """At the first try, without help."""
    SECOND = "second"
    """At the second one, or with hints."""
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Try:
    """An exercise that was tried, once or twice; the `number` counts from 1 in its session.

    `difficulty` is that before the try. `day` is the local date of `moment`. Only what `is_rated`
    moves ratings. `answers` are the plays that were laid, as they are written, in their order; none
    are known of a try that an older program has kept.
    """

    number: int
    text: str
    skills: tuple[str, ...]
    difficulty: float
    moment: datetime
    day: date
    outcome: Outcome
    is_rated: bool
    is_puzzle: bool = False
    """Whether it was one of the puzzles of a day."""
    answers: tuple[str, ...] = ()

    @property
    def wrong_answers(self) -> tuple[str, ...]:
        """Those that did not solve it: all but the last one, which did if it was solved."""
        return self.answers if self.outcome is Outcome.MISSED else self.answers[:-1]


class Last(NamedTuple):
    """One of the last tries: the exercise's text, and whether it was solved at first."""

    text: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's ratings, by its text each exercise that comes again, and the last tries.

    All of it follows from the tries in their order. A second try changes nothing in it: what was
    missed at first comes again, and counts as missed.
    """

    ratings: Ratings = field(default_factory=Ratings)
    repeats: Mapping[str, Repeat] = field(default_factory=dict)
    lately: tuple[Last, ...] = ()

    def after(self, tried: Try) -> Progress:
        """The progress after a try."""
        is_right = tried.outcome is Outcome.FIRST
        ratings = self.ratings
        if tried.is_rated:
            ratings = ratings.after(tried.skills, tried.difficulty, is_right)
        repeat = self.repeats.get(tried.text)
        is_new_miss = not is_right and repeat is None
        if not (is_new_miss and tried.is_puzzle and self._is_out_of_reach(tried)):
            repeat = after_try(repeat, is_right, tried.day)
        repeats = {text: each for text, each in self.repeats.items() if text != tried.text}
        if repeat is not None:
            repeats[tried.text] = repeat
        lately = (*self.lately, Last(tried.text, is_right))[-LATELY:]
        return Progress(ratings, repeats, lately)

    def _is_out_of_reach(self, tried: Try) -> bool:
        return not self.ratings.may_reach(tried.skills, tried.difficulty, _WITHIN_REACH)

    def due(self, today: date) -> list[str]:
        """The texts of the exercises that come again today, those due longest first."""
        due = [(each.due, text) for text, each in self.repeats.items() if each.is_due(today)]
        return [text for _, text in sorted(due)]
