"""Worksheets: what is on them, and the number that gives the same sheet again."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import product

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import ONE_SUM, Range, Task
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
    FORMULA: "dbe1c87a4cb7d741",
    DIGIFEUD: "74b3aba49c4959d2",
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
    assert sum(each.task not in ONE_SUM for each in found) <= count / 4
    answered = [each for each in found if each.task in (Task.ANSWER, Task.COMPLETE)]
    of_tables = [each for each in answered if each.range.tables]
    assert len(of_tables) == (len(answered) + 1) // 2
    for each in of_tables:
        assert tables_of(each.skills) & {*year.range.tables}, written(each)


def test_a_sheet_of_puzzles_alone_has_nothing_else() -> None:
    sheet = Worksheet(Wanted(FORMULA, USUAL.range, (Task.MOST_CARDS, Task.GO_OUT)), 10)
    assert sheet.shares == {Task.MOST_CARDS: 5, Task.GO_OUT: 5}


@pytest.mark.parametrize("game", FIXED)
def test_a_sheet_that_was_printed_can_be_printed_again(game: str) -> None:
    sheet = Worksheet(Wanted(game, Range(USUAL.range.operators, 50)), 14, 77)
    assert digest(sheet) == FIXED[game]


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
    monkeypatch.setattr("formula_desktop.practise.worksheet.MAKERS", 5)
    with pytest.raises(OtherMakersError, match="another version"):
        numbered(number)
    assert Worksheet(USUAL).number[0] == "5"


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
