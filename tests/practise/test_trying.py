"""A try is right only if the rules allow it and it does what the task asks."""

from __future__ import annotations

from enum import Enum

import pytest

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.reasons import Reason as TileReason
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import read_play as read_formula
from formula_desktop.formula.reasons import Reason
from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.formula.positions import read
from formula_desktop.practise.game import Miss
from formula_desktop.practise.trying import is_try, solutions, why_not
from formula_desktop.refusal import refuse
from tests.helpers.practise.exercises import RANGES, TASKS, exercise_for, right_plays


def by_hand(task: Task, table: str, hand: str, goal: int = 0) -> Exercise:
    return Exercise(read({"table": table, "hand": hand}, Options()), task, Range(), goal)


def reason(exercise: Exercise, play: str) -> Enum | None:
    refusal = why_not(exercise, kind_of(exercise.position).read_play(play))
    return refusal and refusal.reason


def test_an_answer() -> None:
    exercise = by_hand(Task.ANSWER, "7+8=", "*01568")
    assert reason(exercise, "(7)+(8)=15") is None
    assert reason(exercise, "(7)+(8)=1*5") is None
    assert reason(exercise, "(7)+(8)=16") is Reason.WRONG
    assert reason(exercise, "(7)+(8)=51") is Reason.WRONG
    assert reason(exercise, "(7)x(8)=56") is Miss.NOT_THIS_SUM
    assert reason(exercise, "(7)+1=8") is Miss.NOT_THIS_SUM
    assert reason(exercise, "(7)+(8)=25") is Reason.NOT_IN_HAND
    assert reason(exercise, "draw") is Miss.NOTHING_LAID
    assert [*map(str, solutions(exercise))] == ["(7)+(8)=15", "(7)+(8)=*15", "(7)+(8)=1*5"]


def test_only_what_is_not_true_or_reaches_too_little_is_a_try() -> None:
    puzzle = by_hand(Task.MOST_CARDS, "2+4=6", "1889", goal=2)
    alone = by_hand(Task.ANSWER, "7+8=", "*01568")
    for refusal, counts in (
        (None, True),
        (refuse(Reason.WRONG), True),
        (refuse(Reason.NOT_EVEN), True),
        (refuse(Miss.TOO_FEW_CARDS), True),
        (refuse(Reason.ABOVE_RANGE), False),
        (refuse(Reason.LEADING_ZERO), False),
        (refuse(Reason.NOT_IN_HAND), False),
    ):
        assert is_try(puzzle, refusal) is counts
        assert is_try(alone, refusal), "of a single sum every answer is one"
    board = exercise_for(DIGIFEUD, Task.MOST_POINTS, RANGES[6], 3)
    for broken, counts in (
        (TileReason.WRONG, True),
        (TileReason.STEP_NOT_EVEN, True),
        (TileReason.OPERAND_TOO_LONG, False),
        (TileReason.ONE_DIGIT, False),
        (TileReason.NO_CHAINS, False),
        (TileReason.ABOVE_RANGE, False),
    ):
        assert is_try(board, refuse(broken)) is counts


def test_a_sign() -> None:
    exercise = by_hand(Task.SIGN, "12_3=4", "")
    assert reason(exercise, "(12)/(3)=(4)") is None
    assert reason(exercise, "(12)x(3)=(4)") is Reason.WRONG
    assert reason(exercise, "(12)/3=(4)") is Miss.NOT_THIS_SUM
    assert reason(exercise, "12/3=4") is Miss.NOT_THIS_SUM
    assert [*map(str, solutions(exercise))] == ["(12)/(3)=(4)"]


def test_cards() -> None:
    exercise = by_hand(Task.MOST_CARDS, "2+4=6", "1889", goal=2)
    assert reason(exercise, "1+8=9") is None  # more than the goal says
    assert reason(exercise, "(2)+(4)=6") is Reason.NOT_IN_HAND
    refusal = why_not(exercise, read_formula("1+8=9"))
    assert refusal is None
    one = why_not(exercise, read_formula("(2)x(4)=8"))
    assert one is not None
    assert (one.reason, one.values) == (Miss.TOO_FEW_CARDS, {"laid": 1, "goal": 2})


@pytest.mark.parametrize(("game", "task"), TASKS)
def test_every_play_of_the_slow_generators_that_reaches_the_goal_is_right(
    game: str, task: Task
) -> None:
    for seed, range_ in enumerate(RANGES):
        exercise = exercise_for(game, task, range_, seed)
        found = {str(each) for each in solutions(exercise)}
        assert found == right_plays(exercise), exercise
