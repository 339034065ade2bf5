"""Ratings of persons and exercises, which move with every try as in Elo (docs/practising.md).

All values are on one scale: who is rated as high as an exercise is difficult succeeds in half of
the tries, and who is 1 higher in 73 %.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

_START: Final = -2.0
"""What somebody new is rated in general: the first exercises are easy ones, and rise fast."""
_FIRST_K_IN_GENERAL: Final = 0.8
_FIRST_K: Final = 0.6
_LEAST_K: Final = 0.1
_FIRST_K_OF_EXERCISE: Final = 0.2
_LEAST_K_OF_EXERCISE: Final = 0.05
_FALL: Final = 0.1
"""How fast K falls: after 10 tries it has half of its first value."""
_FALL_IN_GENERAL: Final = 0.15

_BETWEEN_PERSONS: Final = 1.5
"""The standard deviation of what persons can do, before anything is known."""
_BETWEEN_SKILLS: Final = 0.8
"""The same of a person's skills around what this person can do in general."""
_KEPT: Final = 0.6
"""The part of the information from tries that a rating keeps, measured with simulated pupils."""

FARTHEST: Final = 10.0
"""No rating and no difficulty is farther from 0 than this."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A value after so many `tries` that count.

    `information` is what the tries have told about the value. One whose outcome was certain before
    tells nothing; one with even chances tells most, 0.25.
    """

    value: float = 0.0
    tries: int = 0
    information: float = 0.0

    def after(self, surprise: float, information: float, k: float) -> Rating:
        """The rating after a try; `surprise` is the outcome, 1 or 0, less the expected chance.

        It is moved by `k` times that.
        """
        return Rating(
            limited(self.value + k * surprise),
            self.tries + 1,
            self.information + information,
        )


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How difficult an exercise is, after so many `tries` of all persons."""

    value: float
    tries: int = 0

    def after(self, surprise: float) -> Difficulty:
        """The difficulty after a try with this surprise, as in `Rating.after`."""
        k = _k(_FIRST_K_OF_EXERCISE, _LEAST_K_OF_EXERCISE, _FALL, self.tries)
        return Difficulty(limited(self.value - k * surprise), self.tries + 1)


@dataclass(frozen=True, slots=True)
class Ratings:
    """What a person can do in general, and how far above or below that in each skill, by its key.

    In this way a try at one skill also tells something about the others.
    """

    general: Rating = Rating(_START)
    skills: Mapping[str, Rating] = field(default_factory=dict)

    def value(self, skill: str) -> float:
        """The rating in a skill; in one never tried, what the person can do in general."""
        found = self.skills.get(skill)
        return self.general.value + (found.value if found else 0.0)

    def uncertainty(self, skill: str) -> float:
        """The standard deviation of what the true value of a rating may be."""
        found = self.skills.get(skill)
        general = 1 / (_BETWEEN_PERSONS**-2 + _KEPT * self.general.information)
        own = _KEPT * found.information if found else 0.0
        return 1 / math.sqrt(1 / (general + _BETWEEN_SKILLS**2) + own)

    def lead(self, skills: Sequence[str], difficulty: float) -> float:
        """How far the person is rated above an exercise that needs these skills.

        Several skills count equally: what decides is the mean of their ratings.
        """
        values = [self.value(skill) for skill in skills] or [self.general.value]
        return sum(values) / len(values) - limited(difficulty)

    def cautious_lead(self, skills: Sequence[str], difficulty: float) -> float:
        """The lead that would give the same chance if the ratings were known for certain."""
        uncertainties = [self.uncertainty(skill) for skill in skills or ("",)]
        mean = sum(uncertainties) / len(uncertainties)
        return self.lead(skills, difficulty) / math.sqrt(1 + math.pi / 8 * mean**2)

    def chance(self, skills: Sequence[str], difficulty: float) -> float:
        """The expected chance to succeed at an exercise that needs these skills."""
        return 1 / (1 + math.exp(-self.lead(skills, difficulty)))

    def may_reach(self, skills: Sequence[str], difficulty: float, chance: float) -> bool:
        """Whether the person may have this chance, who may be better than is known yet."""
        spread = max(self.uncertainty(skill) for skill in skills or ("",))
        return 1 / (1 + math.exp(-self.lead(skills, difficulty) - spread)) >= chance

    def after(self, skills: Sequence[str], difficulty: float, is_right: bool) -> Ratings:
        """The ratings after a try at an exercise that needs these skills."""
        expected = self.chance(skills, difficulty)
        surprise, information = is_right - expected, expected * (1 - expected)
        known = {skill: self.skills.get(skill, Rating()) for skill in skills}
        moved = {
            skill: rating.after(
                surprise, information / len(skills), _k(_FIRST_K, _LEAST_K, _FALL, rating.tries)
            )
            for skill, rating in known.items()
        }
        k = _k(_FIRST_K_IN_GENERAL, _LEAST_K, _FALL_IN_GENERAL, self.general.tries)
        return replace(
            self,
            general=self.general.after(surprise, information, k),
            skills={**self.skills, **moved},
        )


def _k(first: float, least: float, fall: float, tries: int) -> float:
    return max(least, first / (1 + fall * tries))


def limited(value: float) -> float:
    """A rating or difficulty within what is possible."""
    return min(max(value, -FARTHEST), FARTHEST)
