"""The next exercise suits the request, and differs from recent ones."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position
from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise.digifeud.solving import is_in_range, steps_of
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import (
    Exercise,
    Range,
    Task,
    skills_of,
    tables_in,
)
from formula_desktop.practise.formula.making import with_joker
from formula_desktop.practise.formula.positions import value_of
from formula_desktop.practise.making import NOT_AGAIN, next_exercise
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.skills import skill_of
from formula_desktop.practise.sums import UNKNOWN
from formula_desktop.practise.trying import solutions
from tests.helpers.practise.exercises import RANGES, TASKS

PLUS, MINUS, TIMES, DIVIDED = Operator


@pytest.mark.parametrize(("game", "task"), TASKS)
def test_it_suits_what_was_asked_for(game: str, task: Task) -> None:
    for range_ in RANGES:
        for exercise in in_a_row(game, task, range_, 4):
            assert (exercise.game, exercise.task, exercise.range) == (game, task, range_)
            shown = solutions(exercise)[0]
            used = kind_of(exercise.position).operators(shown)
            assert {*used} <= {*range_.operators}
            assert all(map(skill_of, exercise.skills))
            tables = {int(key[6:]) for key in exercise.skills if key.startswith("table-")}
            assert not range_.tables or tables & {*range_.tables}


def test_none_is_among_the_last_ones() -> None:
    asked = [
        ("formula", Task.ANSWER, Range((TIMES,), 100)),
        ("formula", Task.SIGN, Range((PLUS,), 20)),
        ("formula", Task.GO_OUT, Range((PLUS, MINUS), 20)),
        ("digifeud", Task.COMPLETE, Range((PLUS,), 10)),
    ]
    for game, task, range_ in asked:
        last: deque[Exercise] = deque(maxlen=NOT_AGAIN)
        for exercise in in_a_row(game, task, range_, 3 * NOT_AGAIN // 2):
            assert exercise not in last
            last.append(exercise)


def test_a_sum_comes_again_only_when_there_is_no_other() -> None:
    gist = exercises_of("formula").gist
    made = in_a_row("formula", Task.ANSWER, Range((TIMES,), 100, (7,)), 38)
    sums = [gist(exercise) for exercise in made]
    assert len({*sums[:10]}) == len({*sums}) == 10  # 1 x 7 to 10 x 7


def test_what_is_longest_ago_comes_again_where_there_is_no_other() -> None:
    tens = Range((DIVIDED,), 10, (10,))
    made = in_a_row("formula", Task.SIGN, tens, 3)
    assert made == [made[0]] * 3  # 10 / 10 = 1
    small = Range((PLUS,), 10)
    made = in_a_row("formula", Task.SIGN, small, 2 * NOT_AGAIN)
    assert len({*made}) > 40
    for at in range(1, len(made)):
        assert made[at] not in made[max(0, at - 30) : at]


@pytest.mark.parametrize("task", [Task.MOST_CARDS, Task.GO_OUT])
def test_cards_on_the_same_digits_solve_none(task: Task) -> None:
    for range_ in (Range((PLUS, MINUS), 10), Range((TIMES, DIVIDED), 100, (2, 5))):
        for made in in_a_row("formula", task, range_, 12):
            there = sum_in(made)
            found = [each for each in solutions(made) if isinstance(each, Formula)]
            assert found
            assert there not in [(each.operator, *each.values) for each in found]


def test_sums_with_one_are_rare() -> None:
    made = in_a_row("formula", Task.ANSWER, Range((TIMES,), 100), 60)
    assert len([each for each in made if 1 in sum_in(each)]) < 10


def sum_in(exercise: Exercise) -> tuple[Operator | int | None, ...]:
    """The operator that lies there, and the numbers."""
    position = exercise.position
    assert isinstance(position, Position)
    rows = [each for each in (position.left, position.right, position.answer) if each]
    return (position.operator, *map(value_of, rows))


@pytest.mark.parametrize("operators", [(TIMES,), (DIVIDED,), (TIMES, DIVIDED), (PLUS, TIMES)])
def test_the_board_has_what_a_sum_of_the_table_of_ten_goes_on_from(
    operators: tuple[Operator, ...],
) -> None:
    for task in exercises_of("digifeud").tasks:
        if task is Task.TWO_SIGNS:  # its numbers have one digit
            continue
        made = in_a_row("digifeud", task, Range(operators, 100, (10,)), 12)
        sums = [str(solutions(each)[0]) for each in made]
        of_ten = [each for each in sums if "10" in each.translate({40: "", 41: ""})[4:]]
        assert len(of_ten) >= (1 if PLUS in operators else len(made)), (task, sums)


def test_each_operator_comes_as_often_in_sums_to_complete() -> None:
    made = in_a_row("digifeud", Task.COMPLETE, Range(largest=100), 60)
    counts = Counter(kind_of(each.position).operators(solutions(each)[0]) for each in made)
    assert len(counts) == len(Operator)
    assert min(counts.values()) >= 5


def in_a_row(game: str, task: Task, range_: Range, number: int) -> list[Exercise]:
    draw = Draw(3)
    made: list[Exercise] = []
    for _ in range(number):
        exercise = next_exercise(game, task, range_, draw, made)
        assert exercise is not None
        made.append(exercise)
    return made


@pytest.mark.parametrize("table", [5, 7])
def test_a_sum_with_ten_of_a_table_is_among_those_of_digifeud(table: int) -> None:
    made = in_a_row("digifeud", Task.COMPLETE, Range((TIMES,), 100, (table,)), 40)
    sums = [each for exercise in made for each in solutions(exercise)[:1] if isinstance(each, Sum)]
    assert any({10, table, 10 * table} <= {*each.values} for each in sums)


def test_skills() -> None:
    assert skills_of(PLUS, (7, 8, 15), Range()) == ("+20",)
    assert skills_of(MINUS, (300, 8, 292), Range()) == ("\N{MINUS SIGN}1000",)
    assert skills_of(TIMES, (7, 8, 56), Range()) == (
        "\N{MULTIPLICATION SIGN}100",
        "table-7",
        "table-8",
    )
    chosen = Range((TIMES,), 100, (7,))
    assert skills_of(TIMES, (7, 8, 56), chosen) == ("\N{MULTIPLICATION SIGN}100", "table-7")
    assert skills_of(DIVIDED, (56, 7, 8), Range())[1:] == ("table-7", "table-8")
    assert tables_in(TIMES, (12, 3, 36)) == tables_in(TIMES, (0, 3, 0)) == set()
    assert not any(map(skill_of, ("", "+", "+30", "table-0", "table-11", "x20")))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        (((MINUS, PLUS),), "in this order"),
        (((),), "some of"),
        (((PLUS,), 30), "largest number"),
        (((TIMES,), 100, (2, 2)), "tables are some"),
        (((PLUS,), 100, (2,)), "with x or /"),
    ],
)
def test_a_range_that_there_is_not(fields: tuple[object, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Range(*fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("task", [Task.MOST_CARDS, Task.GO_OUT])
def test_a_card_of_a_puzzle_may_be_a_joker(task: Task) -> None:
    """All that solves it is worked out anew, and nothing that reads as what lies there does."""
    draw, range_ = Draw(1), Range((PLUS, MINUS, TIMES), 100)
    made = [exercises_of("formula").drawn(task, range_, draw, (), UNKNOWN) for _ in range(60)]
    found = [with_joker(each, draw) for each in made if each is not None]
    jokers = [each for each in found if each is not None]
    assert len(jokers) > 5
    for each in jokers:
        assert isinstance(each.position, Position)
        assert each.position.hands[0].count("*") == 1
        assert exercises_of("formula").appraised(each) == each
        lying = [value_of(row) for row in (each.position.left, each.position.right)]
        for play in solutions(each):
            assert isinstance(play, Formula)
            assert len(play.cards) == each.goal
            assert [*play.values[:2]] != lying or play.operator is not each.position.operator


@pytest.mark.parametrize(
    "range_",
    [
        Range(),
        Range((PLUS, MINUS), 10),
        Range(largest=20),
        Range((PLUS, TIMES), 50, (6, 7)),
        Range((TIMES, DIVIDED), 100, (10,)),
        Range((DIVIDED,), 100),
    ],
)
def test_sums_with_two_signs_are_such_as_a_game_allows(range_: Range) -> None:
    made = in_a_row("digifeud", Task.TWO_SIGNS, range_, 20)
    assert len(made) == 20
    for exercise in made:
        laid = solutions(exercise)[0]
        assert isinstance(laid, Sum)
        assert all(0 < each < 10 for each in laid.values[:-1])
        assert laid.values[-1] <= (range_.largest or 99)
        assert {*laid.operators} <= {*range_.operators}
        assert is_in_range(laid, range_)
        for step in steps_of(laid):
            assert 0 <= step.result <= (range_.largest or 99)


def test_a_range_without_such_sums_has_none() -> None:
    assert next_exercise("digifeud", Task.TWO_SIGNS, Range((DIVIDED,), 100, (10,)), Draw(1)) is None


def test_two_signs_follow_the_rules_of_precedence() -> None:
    made = in_a_row("digifeud", Task.TWO_SIGNS, Range(), 80)
    sums = [each for exercise in made if isinstance(each := solutions(exercise)[0], Sum)]
    assert len(sums) == len(made)
    assert {len(each.operators) for each in sums} == {2}
    last_first = [each for each in sums if each.operators[0] in (PLUS, MINUS)]
    last_first = [each for each in last_first if each.operators[1] in (TIMES, DIVIDED)]
    assert len(last_first) > 10, "the second sign goes first"
    places = Counter(exercise.frame.count("=_") for exercise in made)
    assert min(places[True], places[False]) > 10, "the answer is missing, or another number"
    for exercise in made:
        position = exercise.position
        assert isinstance(position, BoardPosition)
        given = Counter(exercise.frame.partition(" ")[2])
        left = Counter(position.racks[0].digits) - given
        assert left.total() >= exercise.frame.count("_") + 2, "what is left does not tell it"
