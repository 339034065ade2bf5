"""What ratings say about each skill: how often somebody is right, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.estimate import of_skill
from formula_desktop.practise.skills import TABLES, Skill, skill_of
from formula_desktop.practise.sums import InTables
from formula_desktop.practise.training.ratings import Rating, Ratings

_ORDER: Final = (Operator.ADD, Operator.SUBTRACT, None, Operator.MULTIPLY, Operator.DIVIDE)
"""As they are learned; None are the tables."""
ENOUGH: Final = 3
"""So many tries say something."""


class Often(Enum):
    """How often somebody is right; the value is the least chance."""

    NEARLY_ALWAYS = 0.9
    MOSTLY = 0.7
    HALF = 0.4
    SOMETIMES = 0.15
    SELDOM = 0.0


class Sureness(Enum):
    """How sure a rating is; the value is the uncertainty below which it is."""

    SURE = 0.6
    FAIRLY_SURE = 1.0
    NOT_YET = math.inf


@dataclass(frozen=True, slots=True)
class InSkill:
    """A person's rating in a skill; `typical` is how difficult typical sums that need it are."""

    skill: str
    value: float
    uncertainty: float
    tries: int
    typical: float

    @property
    def chance(self) -> float:
        """The expected chance to solve a typical sum at the first try."""
        return 1 / (1 + math.exp(self.typical - self.value))

    @property
    def often(self) -> Often:
        return next(each for each in Often if self.chance >= each.value)

    @property
    def has_enough(self) -> bool:
        """Whether there were tries enough to say something in words: everybody begins low."""
        return self.tries >= ENOUGH and self.sureness is not Sureness.NOT_YET

    @property
    def goes_well(self) -> bool:
        """Whether much is right, as far as is known."""
        return self.has_enough and self.often in (Often.NEARLY_ALWAYS, Often.MOSTLY)

    @property
    def sureness(self) -> Sureness:
        return next(each for each in Sureness if self.uncertainty < each.value)


@dataclass(frozen=True, slots=True)
class PracticeInShort:
    """The skills in which much is right, the best ones first, how many exercises to try once more
    today, which tables go well of those tried, and how many puzzles of a day are solved."""

    goes_well: tuple[str, ...]
    once_more: int
    tables: Mapping[int, bool] = field(default_factory=dict)
    puzzles: int = 0


def in_skills(ratings: Ratings, tried: Iterable[str] = ()) -> tuple[InSkill, ...]:
    """The skills that were tried, in their order; without those of a later version.

    `tried` are those of tries that moved no rating, too.
    """
    none = Rating()
    return tuple(
        InSkill(
            each.key,
            ratings.value(each.key),
            ratings.uncertainty(each.key),
            ratings.skills.get(each.key, none).tries,
            of_skill(each),
        )
        for each in in_order({*ratings.skills, *tried})
    )


def in_tables(skills: Iterable[InSkill]) -> dict[int, bool]:
    """Whether each table that was tried goes well."""
    pairs = ((skill_of(each.skill), each.goes_well) for each in skills)
    return {
        skill.number: goes_well
        for skill, goes_well in pairs
        if skill is not None and skill.operator is None
    }


def known_tables(ratings: Ratings) -> InTables:
    """Which tables are new to somebody, and which go well."""
    found = in_tables(in_skills(ratings))
    return InTables(
        frozenset(TABLES) - found.keys(), frozenset(each for each in found if found[each])
    )


def in_order(keys: Iterable[str]) -> list[Skill]:
    """Skills as they are learned: adding, subtracting, tables, multiplying, dividing, small first.

    Those of a later version are left out.
    """
    skills = (skill_of(key) for key in keys)
    return sorted((each for each in skills if each is not None), key=_place)


def _place(skill: Skill) -> tuple[int, int]:
    return _ORDER.index(skill.operator), skill.number
