"""The exercises shipped with the program are correct, as the slow generators show.

A sample of them is solved in each run. `ALL_EXERCISES=1` works out all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import date

import pytest

from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.position import Position
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.practise.day import exercises_of_day
from formula_desktop.practise.exercise import OF_TABLES, SEAT, Tag, Task
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


PLAIN = {Task.ANSWER, Task.SIGN, Task.COMPLETE}


@each_game
def test_they_are_spread(game: str) -> None:
    some = shipped(game)
    assert len(some) >= THREE_A_DAY
    assert len({each.text for each in some}) == len(some)
    difficulties = [each.difficulty for each in some]
    assert difficulties == sorted(difficulties)
    bands = Counter(min(max(int(2 * each + 5.5), 0), 10) for each in difficulties)
    assert min(bands[each] for each in range(1, 11)) > 90
    assert bands[0] > len(some) / 100
    assert sum(bands[each] for each in range(4)) == len(some) // 3
    for task in set(exercises_of(game).tasks) - PLAIN:
        assert sum(each.task is task for each in some) > len(some) / 20
    tags = [tag for tag in Tag if any(tag in each.tags for each in some)]
    for tag in tags:
        assert len(some) / 6 < sum(tag in each.tags for each in some) < len(some) * 0.97, tag


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
    for each in shipped(game)[-third:]:
        asked = each.exercise.range
        has_tables = not {*OF_TABLES}.isdisjoint(asked.operators)
        assert has_tables or asked.largest is None, each.text


def test_the_hard_ones_of_formula_take_three_cards_and_do_not_only_add_a_zero() -> None:
    hard = shipped("formula")[-(len(shipped("formula")) // 3) :]
    for each in hard:
        assert each.exercise.goal == 3, each.text
    for each in hard[:: max(1, EVERY // 6)]:
        numbers = {number for play in solutions(each.exercise) for number in values(play)}
        assert numbers.isdisjoint({10, 100}), each.text


def values(play: object) -> tuple[int, ...]:
    assert isinstance(play, Formula)
    return play.values


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
            for each in make_exercises.pool(game, 1):
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
