"""Simulated pupils succeed in about 80 % of their tries, and their ratings are near the truth.

The bounds are wider than those of `dev.py bench pupils`, which has many more pupils.
"""

from __future__ import annotations

from random import Random
from statistics import correlation, mean
from typing import Final

import pytest

from formula_desktop.practise.training.choosing import GOAL
from tests.helpers.practise.pupils import LEVELS, SKILLS, TRIES, Practised, practised

PUPILS: Final = 6
"""Of each level."""
OFF_GOAL: Final = 0.05
"""How far from 80 % the mean of a level's pupils may be."""
LEAST_CORRELATION: Final = 0.85
"""With many pupils it is 0.9 or more."""


@pytest.fixture(scope="module")
def pupils() -> dict[str, list[Practised]]:
    return {
        name: [
            practised(level, Random(f"{name} {number}"), remembers=0.5) for number in range(PUPILS)
        ]
        for name, level in LEVELS.items()
    }


@pytest.mark.no_cover
@pytest.mark.parametrize("name", LEVELS)
def test_about_80_percent_of_the_tries_succeed(
    pupils: dict[str, list[Practised]], name: str
) -> None:
    assert all(len(each.tries) == TRIES for each in pupils[name])
    assert abs(mean(each.share for each in pupils[name]) - GOAL) <= OFF_GOAL


@pytest.mark.no_cover
@pytest.mark.parametrize("name", LEVELS)
def test_about_80_percent_succeed_also_without_remembering_anything(name: str) -> None:
    """Then what comes again is as hard as it was."""
    shares = [
        practised(LEVELS[name], Random(f"{name} {number}"), remembers=0.0).share
        for number in range(PUPILS)
    ]
    assert abs(mean(shares) - GOAL) <= OFF_GOAL


@pytest.mark.no_cover
def test_the_ratings_are_near_the_truth(pupils: dict[str, list[Practised]]) -> None:
    everybody = [each for level in pupils.values() for each in level]
    truth = [each.truth[skill] for each in everybody for skill in SKILLS]
    ratings = [each.progress.ratings.value(skill) for each in everybody for skill in SKILLS]
    assert correlation(truth, ratings) >= LEAST_CORRELATION


@pytest.mark.no_cover
def test_uncertainties_tell_how_near(pupils: dict[str, list[Practised]]) -> None:
    everybody = [each for level in pupils.values() for each in level]
    off = [
        abs(each.progress.ratings.value(skill) - each.truth[skill])
        / each.progress.ratings.uncertainty(skill)
        for each in everybody
        for skill in SKILLS
    ]
    assert 0.5 <= mean(each <= 1 for each in off) <= 0.85, "68 % if they were normal"
    assert mean(each <= 2 for each in off) >= 0.85, "95 %"
