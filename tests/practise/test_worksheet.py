"""Worksheets: what is on them, and the number that gives the same sheet again."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import ONE_SUM, Exercise, Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.school_years import year_of
from formula_desktop.practise.skills import tables_of
from formula_desktop.practise.wanted import USUAL, Wanted
from formula_desktop.practise.worksheet import (
    MOST_SEED,
    NumberError,
    OtherMakersError,
    Worksheet,
    numbered,
)
from formula_desktop.practise.written import written
from tests.helpers.practise.exercises import RANGES, TASKS

FIXED = {
    FORMULA: ("dbe1c87a4cb7d741", "83d200b0cbc19a09"),
    DIGIFEUD: ("74b3aba49c4959d2", "105510fe2371c344"),
}
"""What the makers of this version make; with other ones `MAKERS` is another number."""


def digest(sheet: Worksheet) -> str:
    lines = "\n".join(map(written, sheet.exercises()))
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


def test_the_number_is_all_that_is_needed() -> None:
    games = {game: tuple(task for of, task in TASKS if of == game) for game in (FORMULA, DIGIFEUD)}
    for (game, tasks), range_ in product(games.items(), RANGES):
        for some in (tasks[:1], tasks[1:], tasks):
            chosen = Wanted(game, range_, some).fitting
            for count, seed in ((1, 0), (20, 1), (100, MOST_SEED)):
                sheet = Worksheet(Wanted(game, range_, chosen), count, seed)
                assert numbered(sheet.number) == sheet
                assert numbered(sheet.number.replace("-", " ")) == sheet


def test_without_tasks_it_has_all_that_fit() -> None:
    sheet = Worksheet(USUAL, 10)
    again = numbered(sheet.number)
    assert list(again.exercises()) == list(sheet.exercises())
    tasks = [each.task for each in sheet.exercises()]
    counts = {task: tasks.count(task) for task in USUAL.fitting}
    assert counts == {Task.ANSWER: 6, Task.SIGN: 2, Task.MOST_CARDS: 1, Task.GO_OUT: 1}
    assert tasks == sorted(tasks, key=USUAL.fitting.index)


@pytest.mark.parametrize("game", FIXED)
@pytest.mark.parametrize("count", [1, 3, 10, 20, 37])
def test_a_quarter_at_most_are_puzzles_and_every_other_sum_is_of_chosen_tables(
    game: str, count: int
) -> None:
    year = year_of("nl Groep 4")
    assert year is not None
    sheet = Worksheet(Wanted(game, year.range), count, 5)
    found = [*sheet.exercises()]
    assert len(found) == count
    assert Counter(each.task for each in found) == Counter(sheet.shares)
    puzzles = {each for each in sheet.shares if each not in ONE_SUM}
    assert sum(each.task in puzzles for each in found) <= max(count / 4, len(puzzles))
    answered = [each for each in found if each.task in (Task.ANSWER, Task.COMPLETE)]
    of_tables = [each for each in answered if each.range.tables]
    assert len(of_tables) == (len(answered) + 1) // 2
    for each in of_tables:
        assert tables_of(each.skills) & {*year.range.tables}, written(each)


def test_a_sheet_of_puzzles_alone_has_nothing_else() -> None:
    sheet = Worksheet(Wanted(FORMULA, USUAL.range, (Task.MOST_CARDS, Task.GO_OUT)), 10)
    assert sheet.shares == {Task.MOST_CARDS: 5, Task.GO_OUT: 5}


@pytest.mark.parametrize("game", FIXED)
def test_each_task_comes_where_there_is_room_for_all(game: str) -> None:
    tasks = exercises_of(game).tasks
    for number in range(1, len(tasks) + 1):
        for some, count in product(combinations(tasks, number), range(1, 41)):
            shares = Worksheet(Wanted(game, USUAL.range, some), count).shares
            assert shares.keys() == {*some}
            assert sum(shares.values()) == count
            assert (min(shares.values()) > 0) is (count >= number), (some, count)
            signs = shares.get(Task.SIGN, 0)
            puzzles = [each for task, each in shares.items() if task not in ONE_SUM]
            if {*some} & {Task.ANSWER, Task.COMPLETE, Task.TWO_SIGNS} and count >= number:
                assert signs <= max(count / 4, 1)
                assert sum(puzzles) <= max(count / 4, len(puzzles))


def test_exercises_are_made_as_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window answers in between."""
    made: list[Task] = []

    def counted(game: str, task: Task, *others: Any) -> Exercise | None:
        made.append(task)
        return next_exercise(game, task, *others)

    monkeypatch.setattr("formula_desktop.practise.making.next_exercise", counted)
    operators = Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY
    for tables, together in (((), 1), ((3,), 2)):
        made.clear()
        range_ = Range(operators, 50, tables)
        sheet = Worksheet(Wanted(DIGIFEUD, range_, (Task.COMPLETE, Task.AT_LEAST)), 12)
        for number, _ in enumerate(sheet.exercises(), 1):
            assert number <= len(made) < number + together
        assert Counter(made) == Counter(sheet.shares)


def test_a_sum_with_two_signs_has_one_of_a_chosen_table_and_another_one() -> None:
    operators = Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY
    wanted = Wanted(DIGIFEUD, Range(operators, 50, (3,)), (Task.TWO_SIGNS,))
    signs = [
        {*each.frame.partition(" ")[2]} & {*operators} for each in Worksheet(wanted).exercises()
    ]
    assert all("x" in each for each in signs)
    assert sum(len(each) > 1 for each in signs) > len(signs) / 2


@pytest.mark.parametrize("game", FIXED)
def test_a_sheet_that_was_printed_can_be_printed_again(game: str) -> None:
    signs = USUAL.range.operators
    ranges = Range(signs, 50), Range((*signs, Operator.MULTIPLY), 50, (3,))
    sheets = (Worksheet(Wanted(game, ranges[0]), 14, 77), Worksheet(Wanted(game, ranges[1]), 10, 5))
    assert tuple(map(digest, sheets)) == FIXED[game]


def test_every_slip_of_the_pen_is_noticed() -> None:
    digits = Worksheet(USUAL).number.replace("-", "")
    for at, digit in enumerate(digits):
        for other in "0123456789":
            if other != digit:
                with pytest.raises(NumberError):
                    numbered(digits[:at] + other + digits[at + 1 :])
        swapped = digits[:at] + digits[at + 1 : at + 2] + digit + digits[at + 2 :]
        if swapped != digits:
            with pytest.raises(NumberError):
                numbered(swapped)


@pytest.mark.parametrize("text", ["", "1", "1116-3264-1900-018", "1116-3264-1900-018x", "²" * 16])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(NumberError, match="16 digits"):
        numbered(text)


def test_a_sheet_of_other_makers_is_not_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    number = Worksheet(USUAL).number
    monkeypatch.setattr("formula_desktop.practise.worksheet.MAKERS", 6)
    with pytest.raises(OtherMakersError, match="another version"):
        numbered(number)
    assert Worksheet(USUAL).number[0] == "6"


def test_tasks_that_do_not_fit_have_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Worksheet(Wanted(FORMULA, RANGES[1], (Task.SIGN,)))
    plus = Worksheet(Wanted(FORMULA, Range((Operator.ADD,), 20), (Task.ANSWER,)))
    monkeypatch.setattr(Wanted, "fitting", (Task.SIGN,))
    number = plus.number
    monkeypatch.undo()
    assert numbered(sheet.number) == sheet
    with pytest.raises(NumberError, match="no sheet"):
        numbered(number)


@pytest.mark.parametrize(("count", "seed"), [(0, 1), (101, 1), (20, -1), (20, MOST_SEED + 1)])
def test_there_are_no_such_sheets(count: int, seed: int) -> None:
    with pytest.raises(ValueError, match="sheet"):
        Worksheet(USUAL, count, seed)
