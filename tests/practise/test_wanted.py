"""What somebody wants to practise: its written form, and the tasks that fit."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.wanted import USUAL, Wanted, read, written

TABLES = ((), (1,), (2, 5, 10), (7,), (10,))


def ranges() -> list[Range]:
    """Ranges with one operator or two, the smallest and the largest numbers, and some tables."""
    chosen = [*combinations(ALL_OPERATORS, 1), (Operator.ADD, Operator.MULTIPLY), OF_TABLES]
    return [
        Range(operators, largest, tables)
        for operators in chosen
        for largest in (LARGEST[0], LARGEST[-1])
        for tables in (TABLES if {*OF_TABLES} & {*operators} else TABLES[:1])
    ]


def test_written_form_reads_back() -> None:
    """Also with chosen tasks."""
    for game in WITH_EXERCISES:
        for range_ in ranges():
            for tasks in ((), exercises_of(game).tasks[1:]):
                wanted = Wanted(game, range_, tasks)
                line = written(wanted)
                assert read(line) == wanted
                assert "\n" not in line


def test_any_other_text_is_the_usual() -> None:
    """A line of the settings may have been changed by hand."""
    good = json.loads(written(Wanted(FORMULA, Range((Operator.MULTIPLY,), 50, (7,)))))
    bad = [
        good | {"game": "chess"},
        good | {"game": 3},
        good | {"tasks": ["complete"]},
        good | {"tasks": ["sign", "answer"]},
        good | {"tasks": [["answer"]]},
        good | {"more": 1},
        good | {"range": {"operators": "+", "largest": 20, "tables": [7]}},
        good | {"range": {"operators": "?", "largest": 20, "tables": []}},
        {"game": FORMULA},
        [],
    ]
    texts = ["", "{", "\x00", "9" * 5000, *map(json.dumps, bad)]
    assert [text for text in texts if read(text) != USUAL] == []
    assert read(json.dumps(good)) != USUAL


def test_exercises_are_made_of_every_task_in_every_range() -> None:
    """Also the only sign, which nobody is asked for at the table."""
    unmade = [
        (game, range_, task)
        for game in WITH_EXERCISES
        for range_ in ranges()
        for task in exercises_of(game).tasks
        if next_exercise(game, task, range_, Draw(1)) is None
    ]
    sizes = LARGEST[0], LARGEST[-1]
    times_one = [Range((Operator.MULTIPLY,), largest, (1,)) for largest in sizes]
    only_ten = [Range((Operator.DIVIDE,), largest, (10,)) for largest in sizes]
    assert unmade == [
        *((DIGIFEUD, range_, Task.TWO_SIGNS) for range_ in only_ten),  # of digits alone
        *((FORMULA, range_, Task.SIGN) for range_ in times_one),  # 7 x 1 is 7 / 1
    ]


def test_wanted_tasks_that_fit() -> None:
    """Without tasks all that fit, otherwise those of them that do."""
    range_ = Range((Operator.DIVIDE,), 50)
    assert Wanted(FORMULA, range_).fitting == (Task.ANSWER, Task.MOST_CARDS, Task.GO_OUT)
    assert Wanted(FORMULA, range_, (Task.ANSWER, Task.SIGN)).fitting == (Task.ANSWER,)


def test_nobody_is_asked_for_the_only_sign() -> None:
    """Its task comes with two signs or more."""
    for operator in ALL_OPERATORS:
        one = Wanted(FORMULA, Range((operator,), 100))
        assert one.fitting == (Task.ANSWER, Task.MOST_CARDS, Task.GO_OUT), operator
    assert Task.SIGN in Wanted(FORMULA, Range(OF_TABLES, 100, (7, 8))).fitting


def test_where_only_tables_are_practised_their_sums_are_asked() -> None:
    """A play that is looked for may be of another table; who names its task is asked for it."""
    tables, mixed = Range(OF_TABLES, 20, (2,)), Range((Operator.ADD, Operator.MULTIPLY), 20, (2,))
    assert Wanted(FORMULA, tables).fitting == (Task.ANSWER, Task.SIGN)
    assert Wanted(DIGIFEUD, tables).fitting == (Task.COMPLETE,)
    assert Wanted(DIGIFEUD, tables, (Task.AT_LEAST,)).fitting == (Task.AT_LEAST,)
    one = Range(OF_TABLES[:1], 20, (2,))
    assert Wanted(FORMULA, one).fitting == Wanted(FORMULA, one, (Task.SIGN,)).fitting
    for game in WITH_EXERCISES:
        usual = tuple(each for each in exercises_of(game).tasks if each is not Task.TWO_SIGNS)
        assert Wanted(game, mixed).fitting == usual
        assert Wanted(game, Range(OF_TABLES, 20)).fitting == usual


def test_two_signs_are_asked_of_those_who_want_them() -> None:
    usual = Wanted(FORMULA, Range())
    assert not usual.has_two_signs
    two = usual.with_two_signs(has_two=True)
    assert two.has_two_signs
    assert (two.game, two.range, two.fitting) == (DIGIFEUD, usual.range, (Task.TWO_SIGNS,))
    assert read(written(two)) == two
    assert two.with_two_signs(has_two=False) == Wanted(DIGIFEUD, Range())
    ten = Range((Operator.DIVIDE,), 100, (10,))
    assert not Wanted(DIGIFEUD, ten, (Task.TWO_SIGNS,)).has_two_signs, "10 has two digits"


def test_where_no_wanted_task_fits_all_others_are_asked() -> None:
    """So a choice that was kept before never leaves nothing to ask."""
    one, two = Range((Operator.ADD,), 20), Range((Operator.ADD, Operator.SUBTRACT), 20)
    assert Wanted(FORMULA, two, (Task.SIGN,)).fitting == (Task.SIGN,)
    kept = read(written(Wanted(FORMULA, one, (Task.SIGN,))))
    assert kept.fitting == (Task.ANSWER, Task.MOST_CARDS, Task.GO_OUT)


def test_wanted_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no exercises of such a game"):
        Wanted("chess", Range())
    with pytest.raises(ValueError, match="in their order"):
        Wanted(FORMULA, Range(), (Task.COMPLETE,))
