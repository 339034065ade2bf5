"""Each way to find a number is true of its sum, and none tells the answer."""

from __future__ import annotations

import re
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from formula_desktop.arithmetic import ALL_OPERATORS, Operator, exact
from formula_desktop.digifeud.board import empty_board
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.formula.options import Options as CardOptions
from formula_desktop.notation import in_order
from formula_desktop.practise.digifeud.positions import position_of
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.facts import Fact, about_number, about_sign
from formula_desktop.practise.formula.positions import read as read_cards
from formula_desktop.practise.registry import exercises_of
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import sentence

NUMBERS = st.integers(0, 99)


@st.composite
def sums(draw: st.DrawFn) -> tuple[Operator, tuple[int, int, int]]:
    """A correct sum."""
    operator, one, other = draw(st.sampled_from(ALL_OPERATORS)), draw(NUMBERS), draw(NUMBERS)
    if operator is Operator.SUBTRACT:
        one += other
    elif operator is Operator.DIVIDE:
        other += not other
        one *= other
    answer = exact(one, operator, other)
    assert answer is not None
    return operator, (one, other, answer)


def value_of(written: str) -> int:
    """What a number or a sum with one sign is."""
    parts = re.fullmatch(r"(\d+)(?:([-+x/])(\d+))?", written)
    assert parts is not None, written
    if parts[2] is None:
        return int(parts[1])
    value = exact(int(parts[1]), Operator(parts[2]), int(parts[3]))
    assert value is not None, written
    return value


def reached(step: Refusal, number: int) -> int | None:
    """The number that one comes to who follows a step; None if it only says where that is."""
    fact, values = Fact(step.reason), dict(step.values)
    before = 0
    if "step" in values:
        written, _, after = str(values["step"]).partition("=")
        before = int(after)
        assert value_of(written) == before
    if fact is Fact.HOW_FAR:
        return int(values["high"]) - int(values["low"])
    if fact is Fact.THEN_ON:
        start = str(values["step"]).partition("+")[0]
        assert before < int(values["high"])
        return int(values["high"]) - int(start)
    if fact is Fact.HOW_MANY_TIMES:
        table, total = int(values["number"]), int(values["total"])
        assert table * number == total
        return number
    if fact is Fact.THEN_LEFT:
        times, factor = str(step.values["step"]).partition("=")[0].split("x")
        assert int(values["rest"]) % int(factor) == 0 < int(values["rest"])
        return int(times) + int(values["rest"]) // int(factor)
    if fact is Fact.BEGINS_WITH:
        assert str(number).startswith(f"{values['digit']}")
        assert number > 9, "it would be the answer"
        return None
    if fact in (Fact.AT_MOST, Fact.BETWEEN):
        assert int(values.get("low", 0)) <= number <= int(values["high"])
        return None
    if fact in (Fact.NOTHING_CHANGES, Fact.ONCE, Fact.TIMES_NOTHING):
        return None
    if fact is Fact.BACK:
        return value_of(str(values["sum"]))
    counted = int(values.get("number", 0))
    return {
        Fact.COUNT_ON: lambda: counted + int(values["count"]),
        Fact.COUNT_BACK: lambda: counted - int(values["count"]),
        Fact.THEN_ADD: lambda: before + value_of(str(values["sum"])),
        Fact.THEN_TAKE: lambda: before - value_of(str(values["sum"])),
        Fact.WITH_NOUGHT: lambda: 10 * before,
        Fact.TENFOLD: lambda: 10 * counted,
        Fact.DOUBLE: lambda: 2 * counted,
        Fact.HALF: lambda: counted // 2,
        Fact.DOUBLE_THAT: lambda: 2 * before,
        Fact.HALVE_THAT: lambda: before // 2,
    }[fact]()


def is_ones_beside_tens(numbers: tuple[int, int, int]) -> bool:
    """Whether there is nothing to work out, as in 20 + 9, nor few enough to count on."""
    small, big, _ = sorted(numbers)
    return 3 < small < 10 and big % 10 == 0


@given(sums(), st.integers(0, 2), st.sampled_from((10, 20, 50, 100, None)))
def test_each_step_leads_to_the_number(
    asked: tuple[Operator, tuple[int, int, int]], gap: int, largest: int | None
) -> None:
    operator, numbers = asked
    steps = about_number(operator, numbers, gap, largest)
    comes_to_round = operator is Operator.ADD and gap == 2 and is_ones_beside_tens(numbers)
    assert len(steps) == (1 if comes_to_round else 2)
    assert steps[0] not in steps[1:], "the second step helps further"
    for step in steps:
        assert sentence(step)
        has_no_table = operator in (Operator.MULTIPLY, Operator.DIVIDE) and 0 in numbers
        found = reached(step, numbers[gap])
        assert found in (None, numbers[gap]) or has_no_table, (step, found)
        result = re.search(r"=(\d+)$", str(step.values.get("step", "")))
        is_told = result is not None and int(result[1]) == numbers[gap] and numbers[gap] > 0
        by = Fact(step.reason)
        assert not is_told or by in (Fact.THEN_LEFT, Fact.THEN_ON), step


@given(sums(), st.integers(0, 2), st.sampled_from((10, 20, 50, 100)))
def test_no_number_is_larger_than_those_of_the_range(
    asked: tuple[Operator, tuple[int, int, int]], gap: int, largest: int
) -> None:
    operator, numbers = asked
    for step in about_number(operator, numbers, gap, largest):
        named = [int(each) for each in re.findall(r"\d+", sentence(step))]
        assert max(named, default=0) <= max(*numbers, largest), step


@pytest.mark.parametrize(
    ("operator", "numbers", "gap", "said"),
    [
        (Operator.MULTIPLY, (3, 4, 12), 2, "2 x 4 = 8, now add 4"),
        (Operator.MULTIPLY, (2, 8, 16), 2, "it is the double of 8"),
        (Operator.MULTIPLY, (6, 7, 42), 2, "5 x 7 = 35, now add 7"),
        (Operator.MULTIPLY, (7, 7, 49), 2, "5 x 7 = 35, now add 2 x 7"),
        (Operator.MULTIPLY, (9, 7, 63), 2, "10 x 7 = 70, now take away 7"),
        (Operator.MULTIPLY, (14, 7, 98), 2, "10 x 7 = 70, now add 4 x 7"),
        (Operator.MULTIPLY, (10, 7, 70), 2, "10 times: put a 0 after the 7"),
        (Operator.MULTIPLY, (4, 6, 24), 1, "how many times 4 is 24?"),
        (Operator.DIVIDE, (28, 4, 7), 2, "how many times 4 is 28?"),
        (Operator.DIVIDE, (28, 4, 7), 1, "how many times 7 is 28?"),
        (Operator.DIVIDE, (28, 4, 7), 0, "work it out backwards: how much is 7 x 4?"),
        (Operator.DIVIDE, (14, 2, 7), 2, "it is the half of 14"),
        (Operator.ADD, (8, 5, 13), 2, "8 + 2 = 10, now add 3"),
        (Operator.ADD, (2, 1, 3), 2, "start at 2 and count 1 on"),
        (Operator.ADD, (38, 25, 63), 2, "38 + 20 = 58, now add 5"),
        (Operator.ADD, (8, 5, 13), 0, "how far is it from 5 to 13?"),
        (Operator.SUBTRACT, (13, 5, 8), 2, "13 - 3 = 10, now take away 2"),
        (Operator.SUBTRACT, (51, 48, 3), 2, "how far is it from 48 to 51?"),
        (Operator.SUBTRACT, (58, 25, 33), 2, "58 - 20 = 38, now take away 5"),
        (Operator.SUBTRACT, (24, 20, 4), 2, "how far is it from 20 to 24?"),
        (Operator.SUBTRACT, (19, 10, 9), 2, "how far is it from 10 to 19?"),
        (Operator.SUBTRACT, (15, 5, 10), 2, "5 - 5 = 0, now add 10"),
        (Operator.SUBTRACT, (9, 5, 4), 2, "start at 9 and count 5 back"),
        (Operator.ADD, (16, 4, 20), 2, "6 + 4 = 10, now add 10"),
        (Operator.ADD, (9, 20, 29), 2, "the number begins with 2"),
        (Operator.ADD, (10, 7, 17), 2, "the number begins with 1"),
        (Operator.ADD, (6, 4, 10), 2, "start at 6 and count 4 on"),
    ],
)
def test_the_way_suits_the_sum(
    operator: Operator, numbers: tuple[int, int, int], gap: int, said: str
) -> None:
    assert sentence(about_number(operator, numbers, gap)[0]) == said


def test_nobody_counts_further_than_three_beyond_ten() -> None:
    for left, right in product(range(101), repeat=2):
        sums = [(Operator.ADD, (left, right, left + right))] if left + right <= 100 else []
        if left >= right:
            sums.append((Operator.SUBTRACT, (left, right, left - right)))
        for (operator, numbers), gap in product(sums, range(3)):
            for step in about_number(operator, numbers, gap):
                if max(numbers) > 10 and step.reason in (Fact.COUNT_ON, Fact.COUNT_BACK):
                    assert int(step.values["count"]) <= 3, (operator, numbers, gap)


def test_a_half_needs_no_number_above_the_range() -> None:
    sum_ = Operator.MULTIPLY, (5, 3, 15), 2
    assert sentence(about_number(*sum_, 50)[0]) == "10 x 3 = 30, now half of that"
    assert sentence(about_number(*sum_, 20)[0]) == "4 x 3 = 12, now add 3"


@given(sums(), st.sets(st.sampled_from(ALL_OPERATORS)))
@example((Operator.ADD, (2, 2, 4)), {Operator.MULTIPLY})
@example((Operator.SUBTRACT, (4, 2, 2)), {Operator.DIVIDE, Operator.ADD})
def test_a_sign_that_is_ruled_out_gives_another_answer(
    asked: tuple[Operator, tuple[int, int, int]], others: set[Operator]
) -> None:
    operator, numbers = asked
    every = [each for each in ALL_OPERATORS if each in {*others, operator}]
    first, *more = about_sign(operator, numbers, every)
    assert first.values == {"left": numbers[0], "answer": numbers[2]}
    assert (first.reason is Fact.LARGER) is (numbers[2] > numbers[0])
    assert (first.reason is Fact.SMALLER) is (numbers[2] < numbers[0])
    for step in more:
        written = str(step.values["sum"])
        assert value_of(written) == step.values["result"]
        assert step.values["result"] != numbers[2]


@pytest.mark.parametrize("game", ["formula", "digifeud"])
def test_of_a_sign_only_one_is_right(game: str) -> None:
    """A sum in which several are true is no exercise."""
    for sign, numbers in (("x", (2, 3, 6)), ("+", (2, 2, 4)), ("-", (4, 2, 2)), ("/", (7, 1, 7))):
        exercise = with_sign_missing(game, *numbers)
        others = [each for each in ALL_OPERATORS if each != sign]
        is_one = all(exact(numbers[0], each, numbers[1]) != numbers[2] for each in others)
        assert (exercises_of(game).appraised(exercise) is not None) is is_one


def with_sign_missing(game: str, left: int, right: int, answer: int) -> Exercise:
    if game == "formula":
        cards = read_cards({"table": f"{left}_{right}={answer}", "hand": ""}, CardOptions())
        return Exercise(cards, Task.SIGN, Range())
    options = Options(operators=ALL_OPERATORS, max_operations=1)
    rack = Rack(in_order(f"{left}{right}{answer}"), in_order("+-x/"))
    board = position_of(options, empty_board(options), rack)
    return Exercise(board, Task.COMPLETE, Range(), frame=f"E7> {left}?{right}={answer}")
