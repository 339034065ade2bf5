"""Rounds for teams: the same task, about equally hard, and no sum that was seen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

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
def test_a_round_is_about_as_hard_as_those_before(teams: int) -> None:
    range_ = Range((PLUS,), 100)
    for task in (Task.ANSWER, Task.GO_OUT):
        made = [exercise_for("formula", task, range_, seed=each) for each in range(30)]
        in_order = sorted(made, key=lambda each: each.difficulty)
        easy, hard = (
            sum(
                middle(drawn_round("formula", task, range_, Draw(seed), teams, Seen(), [before]))
                for seed in range(5)
            )
            for before in (in_order[:3], in_order[-3:])
        )
        assert hard > easy


@pytest.mark.parametrize("range_", [Range(largest=100), Range((PLUS, MINUS), 20)])
@pytest.mark.parametrize("teams", [2, 4])
@pytest.mark.parametrize("game", ["formula", "digifeud"])
def test_nothing_is_like_what_was_asked_before(game: str, teams: int, range_: Range) -> None:
    """No answer and no hand of another team, nor of the exercise before."""
    for seed in range(2):
        draw, seen = Draw(seed), Seen()
        before: list[tuple[Exercise, ...]] = []
        for task in [task for of, task in TASKS if of == game][:4] * 2:
            made = drawn_round(game, task, range_, draw, teams, seen, before)
            asked = [*(before[-1][-1:] if before else ()), *made]
            like = [each for one in asked for each in exercises_of(game).resembles(one)]
            assert len(like) == len({*like}), like
            before.append(made)


@pytest.mark.parametrize("teams", [2, 3, 4, 6])
def test_the_signs_that_are_asked_for_are_mixed(teams: int) -> None:
    for seed in range(6):
        draw, seen = Draw(seed), Seen()
        before: list[tuple[Exercise, ...]] = []
        for _ in range(4):
            made = drawn_round("formula", Task.SIGN, Range(largest=100), draw, teams, seen, before)
            signs = [each.skills[0][0] for each in made]
            assert max(map(signs.count, signs)) <= -(-teams // 4), signs
            last = [before[-1][-1].skills[0][0]] if before else []
            assert teams > 4 or all(one != other for one, other in pairwise([*last, *signs]))
            before.append(made)


@pytest.mark.parametrize(("game", "task"), [("formula", Task.ANSWER), ("digifeud", Task.COMPLETE)])
def test_the_operators_take_turns(game: str, task: Task) -> None:
    """Each that was chosen comes in as many rounds as the others."""
    for seed in range(2):
        draw, seen = Draw(seed), Seen()
        before: list[tuple[Exercise, ...]] = []
        for _ in range(8):
            range_ = Range(largest=100, tables=tuple(range(1, 11)))
            before.append(drawn_round(game, task, range_, draw, 3, seen, before))
        signs = Counter(each.skills[0][0] for made in before for each in made)
        assert [*signs.values()] == [6, 6, 6, 6]


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
