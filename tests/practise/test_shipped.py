"""The exercises shipped with the program are correct, as the slow generators show.

A sample of them is solved in each run. `ALL_EXERCISES=1` works out all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import date
from itertools import pairwise
from statistics import mean

import pytest

from formula_desktop.arena.children import Child, chance_of
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.position import Position
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.practise.day import exercises_of_day
from formula_desktop.practise.exercise import OF_TABLES, SEAT, WITH_GAP, Exercise, Tag, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.shipped import file_of, puzzles, shipped
from formula_desktop.practise.trying import solutions
from formula_desktop.practise.written import written
from formula_desktop.resources import built
from tests.helpers.digifeud.slow_legal import slow_plays
from tests.helpers.places import ROOT
from tests.helpers.practise.exercises import right_plays

EVERY = 1 if os.environ.get("ALL_EXERCISES") else 61
"""One in so many exercises is solved."""

THREE_A_DAY = 3 * 366

each_game = pytest.mark.parametrize("game", WITH_EXERCISES)


@each_game
def test_the_plays_that_solve_one_are_those_of_the_slow_generators(game: str) -> None:
    for each in shipped(game)[::EVERY]:
        exercise = each.exercise
        assert exercise.game == game
        assert written(exercise) == each.text
        assert exercises_of(game).appraised(exercise) == exercise
        assert {str(play) for play in solutions(exercise)} == right_plays(exercise), each.text


def test_most_points_leads_the_next_score_and_lies_in_one_place() -> None:
    clear = [each for each in shipped("digifeud") if each.task is Task.MOST_POINTS]
    for each in clear[:: max(1, EVERY // 4)]:
        exercise = each.exercise
        assert isinstance(exercise.position, Position)
        plays = slow_plays(exercise.position.view(SEAT))
        best = [read_play(text) for text, points in plays if points == exercise.goal]
        others = [points for _, points in plays if points != exercise.goal]
        assert max(others) <= exercise.goal - 3, each.text
        places = {frozenset(play.squares or ()) for play in best if isinstance(play, Sum)}
        assert len(places) == 1, each.text


PLAIN = {Task.ANSWER, Task.SIGN, *WITH_GAP}


@each_game
def test_they_are_spread(game: str) -> None:
    some = shipped(game)
    assert len(some) >= THREE_A_DAY
    assert len({each.text for each in some}) == len(some)
    difficulties = [each.difficulty for each in some]
    assert difficulties == sorted(difficulties)
    ends = [len(some) * third // 3 for third in range(4)]
    for start, end in pairwise(ends):
        bands = Counter(int(2 * each + 10.5) for each in difficulties[start:end])
        assert len(bands) > 2, "half a logit each"
        assert max(bands.values()) < (end - start) / 2
    for task in set(exercises_of(game).tasks) - PLAIN:
        assert sum(each.task is task for each in some) > len(some) / 20
    tags = [tag for tag in Tag if any(tag in each.tags for each in some)]
    for tag in tags:
        assert len(some) / 20 < sum(tag in each.tags for each in some) < len(some) * 0.99, tag


@each_game
def test_none_is_a_single_sum_or_card_and_the_easy_ones_are_for_the_youngest(game: str) -> None:
    third = len(shipped(game)) // 3
    for each in shipped(game):
        assert each.task not in PLAIN, each.text
    for each in shipped(game)[:third]:
        assert each.task is not Task.GO_OUT or each.exercise.goal > 1, each.text
        assert {*each.skills} <= {"+10", "−10", "+20", "−20"}, each.text
        assert each.exercise.range.largest in (10, 20), each.text
        assert each.exercise.goal <= 10, each.text
    for each in shipped(game)[-third :: max(1, EVERY // 6)]:
        assert len(solutions(each.exercise)) <= 6, each.text


@each_game
def test_the_others_are_for_those_who_know_tables_or_larger_numbers(game: str) -> None:
    third = len(shipped(game)) // 3
    for each in shipped(game)[third:]:
        asked = each.exercise.range
        has_tables = not {*OF_TABLES}.isdisjoint(asked.operators)
        assert has_tables or asked.largest in (50, 100, None), each.text
    for each in shipped(game)[third : 2 * len(shipped(game)) // 3]:
        assert each.exercise.range.largest is not None, each.text
    for each in shipped(game)[-third:]:
        asked = each.exercise.range
        has_tables = not {*OF_TABLES}.isdisjoint(asked.operators)
        assert has_tables or asked.largest is None, each.text


def thirds(game: str) -> tuple[list[Exercise], list[Exercise], list[Exercise]]:
    """Some of the easy, the medium and the hard ones."""
    some = shipped(game)
    ends = [len(some) * third // 3 for third in range(4)]
    easy, medium, hard = (
        [each.exercise for each in some[start : end : max(1, EVERY // 4)]]
        for start, end in pairwise(ends)
    )
    return easy, medium, hard


def test_the_hard_ones_of_formula_take_all_cards_of_a_turn_and_are_not_known_by_heart() -> None:
    for each in thirds(FORMULA)[2]:
        assert isinstance(each.position, CardPosition)
        assert each.goal == each.position.options.max_cards
        for play in solutions(each):
            assert isinstance(play, Formula)
            left, right, answer = play.values
            assert {10, 100}.isdisjoint(play.values), each
            parts = {"+": (left, right), "-": (answer, right), "x": (left, right)}
            one, other = parts.get(play.operator, (answer, right))
            assert min(one, other) > 1, each
            assert max(one, other) > 10, each


def test_the_medium_ones_of_formula_have_something_to_work_out() -> None:
    for each in thirds(FORMULA)[1]:
        for play in solutions(each):
            assert isinstance(play, Formula)
            assert play.operator in OF_TABLES or max(play.values) > 10, each
            assert 0 not in play.values[:2], each


def test_no_sum_with_one_sign_solves_a_hard_one_of_digifeud() -> None:
    for each in thirds(DIGIFEUD)[2]:
        found = solutions(each)
        assert min(len(play.operators) for play in found if isinstance(play, Sum)) > 1, each
        assert each.goal >= 20, each


def test_the_sum_with_the_largest_answer_does_not_solve_a_puzzle_of_digifeud() -> None:
    """Where there are only products, it does not everywhere."""
    _, medium, hard = thirds(DIGIFEUD)
    for each in (*medium[::2], *hard[::4]):
        assert isinstance(each.position, Position)
        plays = [(read_play(text), points) for text, points in slow_plays(each.position.view(SEAT))]
        answers = [(play.values[-1], points) for play, points in plays if isinstance(play, Sum)]
        largest = max(answer for answer, _ in answers)
        earned = [points for answer, points in answers if answer == largest]
        only_products = {*each.range.operators} <= {*OF_TABLES}
        assert (min if only_products else max)(earned) < each.goal, each


@pytest.mark.parametrize(("game", "most"), [(FORMULA, (1, 0.9, 0.5)), (DIGIFEUD, (1, 0.5, 0))])
def test_a_child_of_nine_solves_fewer_of_the_harder_ones(
    game: str, most: tuple[float, float, float]
) -> None:
    chances = [
        mean(chance_of(each.position.view(SEAT), Child.NINE, each.goal) for each in some)
        for some in thirds(game)
    ]
    assert all(chance <= highest for chance, highest in zip(chances, most, strict=True)), chances
    assert chances == sorted(chances, reverse=True)


def test_some_cards_of_puzzles_are_jokers() -> None:
    hands = [each.exercise.position for each in shipped("formula")]
    jokers = sum("*" in each.hands[0] for each in hands if isinstance(each, CardPosition))
    assert jokers > len(hands) / 15


def test_all_tags_are_there_and_a_megabyte_is_enough() -> None:
    assert {tag for game in WITH_EXERCISES for each in shipped(game) for tag in each.tags} == {*Tag}
    assert sum(built(file_of(game)).stat().st_size for game in WITH_EXERCISES) < 1_000_000


def test_the_script_draws_the_same_each_time() -> None:
    script = """if True:
        import make_exercises
        make_exercises.RANGES = make_exercises.RANGES[::5]
        for game in make_exercises.WITH_EXERCISES:
            for each in make_exercises.pool(game, 0.004):
                print(make_exercises.written(each))
    """
    command = [sys.executable, "-c", script]
    drawn = []
    for seed, language in (("1", "C"), ("2", "tr_TR.UTF-8")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": language, "PYTHONUTF8": "1"}
        folder = ROOT / "benchmarks"
        drawn.append(subprocess.check_output(command, cwd=folder, env=environment, text=True))
    assert drawn[0] == drawn[1]
    assert len(drawn[0].splitlines()) > 40


@each_game
def test_puzzles_are_the_exercises_of_the_day(game: str) -> None:
    for day in (date(2026, 11, 23), date(2028, 2, 29), date.min, date.max):
        three = exercises_of_day(day, shipped(game))
        assert puzzles(game, day) == tuple(each.text for each in three)
