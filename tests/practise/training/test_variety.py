"""Speed rounds: the signs take turns, and no answer comes twice in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.making import from_seed
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.skills import skill_of
from formula_desktop.practise.training.variety import SIGNS_APART, in_turn, operator_of, various

ADD, SUBTRACT, MULTIPLY, DIVIDE = ALL_OPERATORS


def made(game: str, task: Task, range_: Range, count: int = 60) -> list[Exercise]:
    return [*from_seed(game, task, range_, 4, count)]


def round_of(candidates: Sequence[Exercise], range_: Range, count: int = 24) -> list[Exercise]:
    """A round of those that come first among what it may go on with."""
    asked: list[Exercise] = []
    for _ in range(count):
        left = [each for each in candidates if each not in asked]
        asked.append(Draw(len(asked)).one_of(various(left, asked, range_)))
    return asked


@pytest.mark.parametrize(
    ("asked", "left"),
    [
        ([], {ADD, SUBTRACT, MULTIPLY, DIVIDE}),
        ([ADD, DIVIDE], {SUBTRACT, MULTIPLY}),
        ([ADD, DIVIDE, SUBTRACT, MULTIPLY], {ADD, SUBTRACT, DIVIDE}),
        ([ADD, ADD], {SUBTRACT, MULTIPLY, DIVIDE}),  # what was missed came again
        ([None, ADD], {SUBTRACT, MULTIPLY, DIVIDE}),
    ],
)
def test_each_sign_comes_before_any_comes_again(
    asked: list[Operator | None], left: set[Operator]
) -> None:
    assert in_turn(asked, ALL_OPERATORS) == left


def test_a_single_sign_always_has_its_turn() -> None:
    assert in_turn([ADD, ADD], (ADD,)) == {ADD}


@pytest.mark.parametrize(("game", "task"), [(FORMULA, Task.ANSWER), (DIGIFEUD, Task.COMPLETE)])
def test_all_signs_come_equally_often_and_no_answer_twice_in_a_row(game: str, task: Task) -> None:
    asked = round_of(made(game, task, Range(largest=100), 120), Range(), 24)
    signs = [operator_of(each) for each in asked]
    assert {signs.count(each) for each in ALL_OPERATORS} == {6}
    for one, other in pairwise(asked):
        assert {*game_of(one).resembles(one)}.isdisjoint(game_of(other).resembles(other))


def test_few_ask_for_the_sign_and_not_at_first() -> None:
    range_ = Range(largest=100)
    some = [*made(FORMULA, Task.SIGN, range_), *made(FORMULA, Task.ANSWER, range_)]
    asked = round_of(some, range_, 3 * SIGNS_APART)
    signs = [at for at, each in enumerate(asked) if each.task is Task.SIGN]
    assert all(later - at >= SIGNS_APART for at, later in pairwise(signs))
    assert not signs or signs[0] >= SIGNS_APART - 1


def test_sums_beyond_a_hundred_are_rare_beside_tables() -> None:
    small = made(FORMULA, Task.ANSWER, Range(largest=100))
    large = made(FORMULA, Task.ANSWER, Range((ADD, SUBTRACT)))
    skills = [skill_of(each.skills[0]) for each in round_of([*small, *large], Range(), 16)]
    assert sum(each is not None and each.number > 100 for each in skills) <= 2


def test_what_leaves_nothing_is_not_minded() -> None:
    signs = made(FORMULA, Task.SIGN, Range((ADD, SUBTRACT), 20), 3)
    asked = signs[:1]
    assert various(asked, asked, Range((ADD, SUBTRACT), 20)) == asked
    assert various([], asked, Range()) == []
