"""The exercises that are made ahead of somebody who practises freely."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.making import NOT_AGAIN
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.skills import tables_of
from formula_desktop.practise.training.line import Line
from formula_desktop.practise.training.variety import operator_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.practice import supply as supplies
from formula_desktop.shell.practice.supply import ENOUGH, Supply

HUNDRED = Range((Operator.ADD, Operator.SUBTRACT), 100)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine makes fewer in time."""
    monkeypatch.setattr(supplies, "_WAIT_S", 30)


def candidates(supply: Supply, qtbot: QtBot) -> Sequence[Line]:
    """Those that there are once nobody has to wait any more."""
    qtbot.waitUntil(lambda: supply.is_ready and not supply.is_at_work)
    return supply.candidates()


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_there_is_a_choice_for_each_exercise_and_none_comes_soon_again(
    qtbot: QtBot, game: str
) -> None:
    supply, gist = Supply(Wanted(game, HUNDRED), Draw(1)), exercises_of(game).gist
    taken: list[str] = []
    for number in range(NOT_AGAIN):
        there = candidates(supply, qtbot)
        assert len(there) >= ENOUGH
        chosen = there[number % len(there)]
        taken.append(chosen.text)
        supply.take(chosen)
        left = [gist(each.exercise) for each in there if each in candidates(supply, qtbot)]
        assert gist(chosen.exercise) not in left
    supply.close()
    assert len({*taken}) == len(taken)


def test_only_the_wanted_tasks_are_made(qtbot: QtBot) -> None:
    supply = Supply(Wanted(FORMULA, HUNDRED, (Task.SIGN, Task.GO_OUT)), Draw(2))
    there = candidates(supply, qtbot)
    supply.close()
    assert {each.exercise.task for each in there} == {Task.SIGN, Task.GO_OUT}


@pytest.mark.parametrize(("favourite", "most"), [(Task.ANSWER, 2), (Task.SIGN, 1)])
def test_the_tasks_are_mixed(qtbot: QtBot, favourite: Task, most: int) -> None:
    """Even if the exercises of one task always suit best; signs come less often than others."""
    wanted = Wanted(FORMULA, HUNDRED)
    supply = Supply(wanted, Draw(5))
    asked: list[Task] = []
    for _ in range(9):
        there = candidates(supply, qtbot)
        assert len({each.exercise.task for each in there}) > 1
        chosen = max(there, key=lambda each: each.exercise.task is favourite)
        asked.append(chosen.exercise.task)
        supply.take(chosen)
    supply.close()
    assert [each is favourite for each in asked] == ([True] * most + [False] * (3 - most)) * 3


def test_what_a_year_begins_with_is_among_the_candidates(qtbot: QtBot) -> None:
    first = Range((Operator.ADD, Operator.SUBTRACT), 20)
    supply = Supply(Wanted(FORMULA, HUNDRED), Draw(7), first)
    there = candidates(supply, qtbot)
    supply.close()
    ranges = [each.exercise.range for each in there]
    assert {*ranges} == {first, HUNDRED}
    assert abs(ranges.count(first) - ranges.count(HUNDRED)) <= 1


def test_a_single_task_is_not_waited_for(qtbot: QtBot) -> None:
    supply = Supply(Wanted(FORMULA, HUNDRED, (Task.ANSWER,)), Draw(6))
    for _ in range(4):
        there = candidates(supply, qtbot)
        assert {each.exercise.task for each in there} == {Task.ANSWER}
        supply.take(there[0])
    supply.close()


def test_where_none_can_be_made_nobody_waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formula_desktop.shell.practice.supply.next_exercise", lambda *_: None)
    supply = Supply(Wanted(FORMULA, HUNDRED), Draw(3))
    assert candidates(supply, qtbot) == ()
    supply.close()


def test_a_closed_supply_has_no_thread(qtbot: QtBot) -> None:
    supply = Supply(Wanted(FORMULA, HUNDRED), Draw(4))
    candidates(supply, qtbot)
    supply.close()
    assert "exercises" not in {each.name for each in threading.enumerate()}


def test_each_chosen_table_comes_early(qtbot: QtBot) -> None:
    tables = (2, 5, 10)
    of = Range(operators=(Operator.MULTIPLY,), largest=100, tables=tables)
    supply = Supply(Wanted(FORMULA, of, (Task.ANSWER,)), Draw(3))
    asked: set[int] = set()
    for _ in range(2 * len(tables)):
        line = candidates(supply, qtbot)[0]
        supply.take(line)
        asked |= tables_of(line.exercise.skills)
    supply.close()
    assert asked >= {*tables}


def test_a_speed_round_has_all_signs_equally_often(qtbot: QtBot) -> None:
    """Even if the largest sums always suit best."""
    wanted = Wanted(FORMULA, Range(), (Task.ANSWER, Task.SIGN))
    supply = Supply(wanted, Draw(3), is_of_round=True)
    asked: list[Line] = []
    for _ in range(8):
        asked.append(max(candidates(supply, qtbot), key=lambda each: each.difficulty))
        supply.take(asked[-1])
    supply.close()
    signs = [operator_of(each.exercise) for each in asked]
    assert {signs.count(each) for each in ALL_OPERATORS} == {2}
    assert sum(each.exercise.task is Task.SIGN for each in asked) <= 1
