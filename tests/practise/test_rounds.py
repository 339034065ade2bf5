"""Rounds for teams: the same task, about equally hard, and no sum that was seen."""

from __future__ import annotations

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.rounds import drawn_round, middle
from formula_desktop.practise.seen import Seen
from tests.helpers.practise.exercises import TASKS, exercise_for

PLUS, MINUS, TIMES, DIVIDED = Operator
APART = 1.0
"""How far apart the difficulties of a round may be; the scale has 10."""


@pytest.mark.parametrize(("game", "task"), TASKS)
def test_a_round_is_fair(game: str, task: Task) -> None:
    for range_ in (Range((PLUS, MINUS), 20), Range()):
        draw, seen = Draw(5), Seen()
        for _ in range(3):
            made = drawn_round(game, task, range_, draw, 3, seen)
            assert [each.task for each in made] == [task] * 3
            hard = [each.difficulty for each in made]
            assert max(hard) - min(hard) <= APART, hard


@pytest.mark.parametrize("teams", [2, 5])
def test_rounds_weigh_about_the_same(teams: int) -> None:
    """Nearer to the rounds before than a round would be on its own, and as fair."""
    apart = []
    for follows in (True, False):
        draw, seen, hard = Draw(5), Seen(), [1.0]
        for task in (Task.ANSWER, Task.SIGN, Task.MOST_CARDS, Task.GO_OUT) * 2:
            usual = sum(hard) / len(hard) if follows else None
            made = drawn_round("formula", task, Range((PLUS, MINUS), 100), draw, teams, seen, usual)
            difficulties = [each.difficulty for each in made]
            assert max(difficulties) - min(difficulties) <= APART
            hard.append(middle(made))
        mean = sum(hard) / len(hard)
        apart.append(sum(abs(each - mean) for each in hard))
    assert apart[0] < apart[1]


def test_no_sum_comes_again_in_another_task_either() -> None:
    draw, seen = Draw(1), Seen()
    sums: list[str] = []
    for task in (Task.ANSWER, Task.SIGN, Task.MOST_CARDS, Task.GO_OUT) * 4:
        for each in drawn_round("formula", task, Range((PLUS, MINUS), 20), draw, 2, seen):
            sums += exercises_of("formula").asked(each)
    assert len(sums) == len({*sums}) == 32


def test_where_there_are_no_others_sums_come_again() -> None:
    draw, seen = Draw(1), Seen()
    for _ in range(12):
        assert len(drawn_round("formula", Task.ANSWER, Range((TIMES,), 10, (7,)), draw, 2, seen))


def test_none_where_none_can_be_made() -> None:
    made = drawn_round("formula", Task.ANSWER, Range(), Draw(1), 2, Seen(), make=lambda *_: None)
    assert made == ()


def test_what_was_seen() -> None:
    seen, sheet = Seen(), Seen(is_sheet=True)
    answer = exercise_for("formula", Task.ANSWER)
    board = exercise_for("digifeud", Task.MOST_POINTS)
    for each in (seen, sheet):
        for exercise in (answer, board):
            assert not each.has(exercise)
            each.add(exercise)
        assert each.has(answer)
        assert each.copy().has(answer)
    assert not seen.has(board), "other sums may be found on it"
    lying = exercises_of("digifeud").lying(board)
    complete = next(
        each
        for each in map(completing, range(400))
        if {*exercises_of("digifeud").asked(each)} & {*lying}
    )
    assert sheet.has(complete)
    assert not seen.has(complete)
    other = Seen(is_sheet=True)
    other.add(complete)
    assert other.has(board)


def completing(seed: int) -> Exercise:
    return exercise_for("digifeud", Task.COMPLETE, seed=seed)
