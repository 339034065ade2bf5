"""Score and strength against examples worked out by hand, and against the rules read slowly."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.kinds.digifeud import FULL_POINTS, FULL_POINTS_OF_SMALL_SUMS
from formula_desktop.results.strength import Outcome, half_up, score, strength
from tests.helpers.results.books import slow_half_up, slow_score, slow_strength

WON, LOST, TIED = Outcome.WON, Outcome.LOST, Outcome.TIED


@pytest.mark.parametrize(
    ("outcome", "points", "own", "opponent", "full", "expected"),
    [
        # 4 + round(6 x 170/400 + 6 x 1/2) = 4 + round(5.55)
        (WON, 170, 100, 100, 400, 10),
        # round(3 x 132/400 x 2 x 1/2) = round(0.99)
        (LOST, 132, 100, 100, 400, 1),
        # 4 + round(1.5 + 3): a half is rounded up
        (WON, 100, 100, 100, 400, 9),
        # the same points without x: 4 + round(3 + 3), and round(1.5)
        (WON, 100, 100, 100, 200, 10),
        (LOST, 100, 100, 100, 200, 2),
        # never below 0 or above 1
        (WON, -5, 100, 100, 400, 7),
        (LOST, -5, 100, 100, 400, 1),
        (WON, 500, 100, 100, 400, 13),
        (LOST, 500, 100, 100, 400, 3),
        # a stronger opponent: S = 150/200; 4 + round(3 + 4.5), round(2.25), at most 3
        (WON, 200, 50, 150, 400, 12),
        (LOST, 200, 50, 150, 400, 2),
        (LOST, 400, 50, 150, 400, 3),
        # a weaker one: S = 50/200; 4 + round(3 + 1.5)
        (WON, 200, 150, 50, 400, 9),
        # the ends of the range
        (WON, 0, 1_000_000, 1, 400, 4),
        (WON, 400, 1, 1_000_000, 400, 16),
        # a loser has at least 1: round(0.3), round(0.015)
        (LOST, 40, 100, 100, 400, 1),
        (LOST, 2, 100, 100, 400, 1),
        # ties: (9 + 1) / 2, and the whole part of (12 + 3) / 2
        (TIED, 100, 100, 100, 400, 5),
        (TIED, 250, 50, 150, 400, 7),
    ],
)
def test_worked_examples(
    outcome: Outcome, points: int, own: int, opponent: int, full: int, expected: int
) -> None:
    assert score(outcome, points, own, opponent, full) == expected


@pytest.mark.parametrize(
    ("own_score", "own_games", "all_scores", "all_entries", "expected"),
    [
        (0, 0, 0, 0, 100),
        # after a first game with 10 and 1: the mean is 5.5; (10 + 27.5) / 6 / 5.5 = 1.136…
        (10, 1, 11, 2, 114),
        # (1 + 27.5) / 6 / 5.5 = 0.863…
        (1, 1, 11, 2, 86),
        (0, 0, 11, 2, 100),
        # (16 + 25) / 8 / 5 = 1.025: a half is rounded up
        (16, 3, 40, 8, 103),
        # nobody has scored
        (0, 3, 0, 6, 100),
        # never 0
        (0, 10_000, 100, 20_000, 1),
    ],
)
def test_worked_strengths(
    own_score: int, own_games: int, all_scores: int, all_entries: int, expected: int
) -> None:
    assert strength(own_score, own_games, all_scores, all_entries) == expected


@given(
    st.sampled_from(Outcome),
    st.integers(-300, 1200),
    st.integers(1, 5000),
    st.integers(1, 5000),
    st.booleans(),
)
def test_a_score_is_what_the_rules_say(
    outcome: Outcome, points: int, own: int, opponent: int, has_times: bool
) -> None:
    full = FULL_POINTS if has_times else FULL_POINTS_OF_SMALL_SUMS
    found = score(outcome, points, own, opponent, full)
    assert found == slow_score(outcome.value, points, own, opponent, has_times)
    least, most = {WON: (4, 16), LOST: (0, 3), TIED: (2, 9)}[outcome]
    assert least <= found <= most


@given(st.lists(st.integers(0, 16), max_size=40), st.lists(st.integers(0, 16), max_size=80))
def test_a_strength_is_what_the_rules_say(own: list[int], others: list[int]) -> None:
    everybody = [*own, *others]
    found = strength(sum(own), len(own), sum(everybody), len(everybody))
    assert found == slow_strength(own, everybody)
    assert found >= 1


@given(st.fractions())
def test_halves_are_rounded_up(value: Fraction) -> None:
    assert half_up(value.numerator, value.denominator) == slow_half_up(value)
