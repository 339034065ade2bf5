"""The drawn exercises are near the goal, and all those near it can be drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

from formula_desktop.practise.training.choosing import FIRST_WITHOUT_LIMIT, draw, level_after


def test_most_of_what_is_drawn_is_near_the_goal() -> None:
    leads = [number / 10 for number in range(-40, 41)]
    random = Random(1)
    drawn = [leads[draw(leads, (), random)] for _ in range(2000)]
    near = [each for each in drawn if 0.6 <= each <= 2.2]
    assert len(near) > 0.95 * len(drawn), "chances from 65 to 90 %"
    assert len(set(near)) > 12, "not always the same"


def test_the_nearest_are_drawn_where_none_is_near() -> None:
    random = Random(2)
    assert Counter(draw([-19, -20, 20, 20], (), random) for _ in range(100)).keys() == {2, 3}
    assert draw([-20], (), random) == 0


def test_the_same_generator_draws_the_same() -> None:
    leads = [number / 7 for number in range(30)]
    first, second = (
        [draw(leads, (), random) for _ in range(20)] for random in (Random(3), Random(3))
    )
    assert first == second


def test_after_many_failures_the_next_one_is_easier() -> None:
    def usual(outcomes: list[bool]) -> float:
        random = Random(4)
        return sum(leads[draw(leads, outcomes, random)] for _ in range(200)) / 200

    leads = [number / 10 for number in range(-40, 81)]
    as_it_should_be = [True, True, True, True, False] * 10
    assert abs(usual(as_it_should_be) - usual([])) < 0.2
    assert usual([*as_it_should_be, False, False]) > usual(as_it_should_be) + 0.4
    assert usual([True] * 10) < usual([]) - 0.4
    assert usual([False] * 30 + [True] * 120) < usual([]), "it is forgotten"


def test_a_round_becomes_harder_quickly_for_who_is_quick() -> None:
    def after(*quick: bool, level: float = FIRST_WITHOUT_LIMIT, has_missed: bool = False) -> float:
        for is_quick in quick:
            level = level_after(level, level, True, is_quick=is_quick, has_missed=has_missed)
        return level

    assert after(True, True, True) >= FIRST_WITHOUT_LIMIT + 1.5
    assert after(True, has_missed=True) < after(True)
    assert after(*[False] * 20) < after(True, True, True), "who thinks longer has no harder ones"
    assert after(*[True] * 50) == after(*[True] * 60), "there is an end"
    assert after(False, level=2.0) == 2.0, "nor easier ones"


def test_a_round_becomes_easier_than_what_was_missed() -> None:
    level = level_after(3.0, 1.5, False, is_quick=True, has_missed=False)
    assert level == level_after(None, 1.5, False, is_quick=False, has_missed=True) < 1.0
    assert level_after(None, 1.0, True, is_quick=False, has_missed=False) > 1.0
