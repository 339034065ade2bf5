"""The course of games played at random is that of the rules, step by step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import TOTAL_WHEN_RESIGNED, Ending
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula
from formula_desktop.models.past.course import (
    GameCourse,
    Measure,
    best_formula,
    best_sum,
    course_of_game,
    course_of_match,
)
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import TIMES
from tests.helpers.formula.games import match_of
from tests.helpers.formula.random_matches import complete_match, random_match

SEEDS = st.integers(0, 10**6)


def step(course: GameCourse, number: int) -> tuple[int, ...]:
    """What all players had after so many steps."""
    return tuple(values[number] for values in course.values)


# --- the board game -----------------------------------------------------------------------------


@settings(max_examples=8 * TIMES)
@given(SEEDS, st.integers(0, 60))
def test_a_game_turn_by_turn_and_its_final_count(seed: int, turns: int) -> None:
    game = random_game(seed, turns)
    course = course_of_game(game)
    assert course.measure is Measure.TOTALS
    assert course.steps == len(game.turns)
    assert step(course, 0) == (0, 0)
    for at, turn in enumerate(game.turns):
        before = game.positions[at]
        rise = before.points(turn.play)
        seat = before.to_move
        expected = tuple(
            had + (rise if number == seat else 0) for number, had in enumerate(step(course, at))
        )
        assert step(course, at + 1) == expected
    assert course.last == game.totals
    assert course.counted == game.is_over


def test_the_final_count_is_what_the_result_says() -> None:
    seen = set()
    for seed in range(30):
        game = random_game(seed, 200)
        result = game.result()
        if result is None:
            continue
        seen.add(result.ending)
        course = course_of_game(game)
        rise = [after - had for had, after in zip(step(course, -2), course.last, strict=True)]
        if result.counts:
            for seat in (0, 1):
                lines = [count.points for count in result.counts if count.seat == seat]
                assert rise[seat] == sum(lines)
        else:
            assert course.last[result.by] == TOTAL_WHEN_RESIGNED
            assert rise[1 - result.by] == 0
    assert {Ending.OUT, Ending.PASSES} <= seen


@settings(max_examples=8 * TIMES)
@given(SEEDS)
def test_no_sum_has_earned_more_than_the_best_one(seed: int) -> None:
    game = random_game(seed, 12)
    best = best_sum(game)
    earned = [
        (position.points(turn.play), position.to_move, turn.play)
        for turn, position in zip(game.turns, game.positions, strict=False)
        if isinstance(turn.play, Sum)
    ]
    if best is None:
        assert earned == []
        return
    assert best.points.total == max(points for points, _, _ in earned)
    assert (best.points.total, best.seat, best.sum) in earned


# --- the card game ------------------------------------------------------------------------------


@settings(max_examples=8 * TIMES)
@given(SEEDS)
def test_a_match_ends_with_the_numbers_of_its_result(seed: int) -> None:
    match = complete_match(seed)
    for is_ended in (False, True):
        course = course_of_match(match, is_ended=is_ended)
        turns = sum(len(each.turns) for each in match.rounds)
        if match.options.for_points:
            assert course.measure is Measure.MATCH_TOTALS
            assert (course.last, course.steps) == (match.totals, turns)
            assert len(course.round_ends) == len(match.rounds) - 1
        elif is_ended and len(match.rounds) > 1:
            assert course.measure is Measure.ROUNDS_WON
            assert (course.last, course.steps) == (match.rounds_won, len(match.rounds))
        else:
            assert course.measure is Measure.CARDS
            assert course.last == tuple(map(len, match.position.hands))
            assert course.steps == len(match.round.turns)


@settings(max_examples=8 * TIMES)
@given(SEEDS)
def test_at_the_end_of_each_round_stands_its_total(seed: int) -> None:
    match = complete_match(seed)
    if not match.options.for_points:
        return
    course = course_of_match(match, is_ended=False)
    for rounds, at in enumerate((*course.round_ends, course.steps), start=1):
        expected = tuple(
            sum(result.points[seat] for result in match.results[:rounds])
            for seat in range(len(match.players))
        )
        assert step(course, at) == expected


@settings(max_examples=8 * TIMES)
@given(SEEDS)
def test_a_match_under_way_has_what_the_table_shows(seed: int) -> None:
    match = random_match(seed)
    course = course_of_match(match, is_ended=False)
    if match.options.for_points and not match.position.is_over:
        earned = match.position.earned
        assert course.last == tuple(map(sum, zip(match.totals, earned, strict=True)))
    assert len({len(values) for values in course.values}) == 1
    assert len(course.values) == len(match.players)


def test_before_the_first_turn_there_is_one_number_for_each() -> None:
    match = match_of("1225667")
    assert course_of_match(match, is_ended=False).values == ((7,), (7,))
    assert best_formula(match) is None


def formulas(match: Match) -> list[tuple[int, Formula, int]]:
    return [
        (position.to_move, turn.play, position.points(turn.play))
        for each in match.rounds
        for turn, position in zip(each.turns, each.positions, strict=False)
        if isinstance(turn.play, Formula) and position.to_move is not None
    ]


@settings(max_examples=8 * TIMES)
@given(SEEDS)
def test_the_formula_of_the_match(seed: int) -> None:
    match = random_match(seed)
    best = best_formula(match)
    laid = formulas(match)
    if best is None:
        assert laid == []
        return
    assert (best.seat, best.formula, best.points) in laid
    if match.options.for_points:
        assert best.points == max(points for _, _, points in laid)
        return
    most = max(len(formula.cards) for _, formula, _ in laid)
    assert best.cards == most
    answers = [formula.values[2] for _, formula, _ in laid if len(formula.cards) == most]
    assert best.formula.values[2] == max(answers)


def test_a_match_of_one_round_shows_the_cards_at_its_end() -> None:
    match = next(
        match
        for match in map(complete_match, range(400))
        if len(match.rounds) == 1 and match.options.scoring is Options().scoring
    )
    assert course_of_match(match, is_ended=True).measure is Measure.CARDS
