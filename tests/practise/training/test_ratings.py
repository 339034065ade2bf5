"""Ratings change as in Elo, and each value is what the formula gives."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.practise.training.ratings import FARTHEST, Difficulty, Rating, Ratings

SKILLS = ("+20", "table-7")


def logistic(value: float) -> float:
    return 1 / (1 + math.exp(-value))


def test_the_chance_is_logistic_in_the_difference() -> None:
    ratings = Ratings(Rating(0.5), {"+20": Rating(0.25)})
    assert ratings.chance(("+20",), 0.75) == 0.5
    assert ratings.chance(("+20",), -0.25) == pytest.approx(logistic(1))
    assert ratings.chance(("+20",), 1.75) == pytest.approx(logistic(-1))


def test_several_skills_count_as_their_mean() -> None:
    ratings = Ratings(Rating(1), {"+20": Rating(0.5), "table-7": Rating(-1.5)})
    assert ratings.chance(SKILLS, 0) == pytest.approx(logistic((1.5 - 0.5) / 2))


def test_a_skill_never_tried_is_as_the_person_in_general() -> None:
    ratings = Ratings(Rating(1.25))
    assert ratings.value("×100") == 1.25
    assert ratings.chance((), 1.25) == 0.5


def test_a_first_try_with_even_chances_moves_by_half_of_the_first_k() -> None:
    right = Ratings(Rating(0)).after(("+20",), 0, True)
    assert right.general == Rating(0.4, 1, 0.25)
    assert right.skills == {"+20": Rating(0.3, 1, 0.25)}
    wrong = Ratings(Rating(0)).after(("+20",), 0, False)
    assert wrong.skills == {"+20": Rating(-0.3, 1, 0.25)}


def test_k_falls_to_0_1_with_the_number_of_tries() -> None:
    for first, key in ((0.8, ""), (0.6, "+20")):
        steps = []
        for tries in range(200):
            rating = Rating(0, tries)
            after = Ratings(rating, {"+20": rating}).after(("+20",), 0, True)
            moved = after.skills["+20"] if key else after.general
            steps.append(2 * moved.value)
        assert steps[0] == first
        assert steps == sorted(steps, reverse=True)
        assert min(steps) == steps[-1] == 0.1


def test_somebody_new_begins_low() -> None:
    assert Ratings().value("+20") == -2
    assert Ratings().may_reach(("+20",), 0, 0.3)
    assert not Ratings().may_reach(("+20",), 2, 0.3)


def test_only_the_skills_of_the_exercise_and_the_general_rating_move() -> None:
    before = Ratings(Rating(0.2, 3, 0.5), {"+20": Rating(0.1), "−20": Rating(0.4, 7, 1)})
    after = before.after(SKILLS, 0.3, True)
    assert after.skills["−20"] == before.skills["−20"]
    assert set(after.skills) == {"+20", "−20", "table-7"}
    assert after.general.tries == 4
    assert after.skills["+20"].information == after.skills["table-7"].information
    expected = before.chance(SKILLS, 0.3)
    assert after.skills["+20"].information == pytest.approx(expected * (1 - expected) / 2)


def test_a_try_makes_a_rating_surer_and_others_a_little() -> None:
    before = Ratings()
    after = before.after(("+20",), 0, True)
    assert after.uncertainty("+20") < after.uncertainty("−20") < before.uncertainty("−20")
    assert before.uncertainty("+20") == pytest.approx(1.7)


def test_what_was_certain_before_tells_almost_nothing() -> None:
    easy = Ratings().after(("+20",), -FARTHEST, True)
    assert easy.uncertainty("+20") == pytest.approx(Ratings().uncertainty("+20"), rel=1e-3)
    assert easy.value("+20") == pytest.approx(Ratings().value("+20"), abs=1e-3)


def test_an_exercise_that_is_solved_becomes_easier() -> None:
    assert Difficulty(1).after(0.5) == Difficulty(0.9, 1)
    assert Difficulty(1).after(-0.5) == Difficulty(1.1, 1)
    assert Difficulty(0, 500).after(-1).value == pytest.approx(0.05)


TRIED = st.lists(
    st.tuples(st.sampled_from(("+20", "−20", "×100")), st.floats(-99, 99), st.booleans())
)


@given(TRIED)
def test_nothing_leaves_the_scale(tries: list[tuple[str, float, bool]]) -> None:
    ratings = Ratings(Rating(9.9), {"+20": Rating(-9.9)})
    for skill, difficulty, is_right in tries:
        assert 0 < ratings.chance((skill,), difficulty) < 1
        ratings = ratings.after((skill,), difficulty, is_right)
        assert ratings.uncertainty(skill) > 0
    for each in (ratings.general, *ratings.skills.values()):
        assert -FARTHEST <= each.value <= FARTHEST


@given(st.floats(-3, 3), st.floats(-3, 3))
def test_success_raises_and_failure_lowers(value: float, difficulty: float) -> None:
    ratings = Ratings(Rating(value))
    raised, lowered = (ratings.after(("+20",), difficulty, each) for each in (True, False))
    assert lowered.value("+20") < value < raised.value("+20")
