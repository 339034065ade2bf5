"""Each way to find a number is true of its sum, and none tells the answer."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.arithmetic import ALL_OPERATORS, Operator, exact
from formula_desktop.practise.facts import Fact, about_number, about_sign
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


@given(sums(), st.integers(0, 2), st.sampled_from((10, 20, 50, 100, None)))
def test_each_step_leads_to_the_number(
    asked: tuple[Operator, tuple[int, int, int]], gap: int, largest: int | None
) -> None:
    operator, numbers = asked
    steps = about_number(operator, numbers, gap, largest)
    assert len(steps) == 2
    assert steps[0] != steps[1], "the second step helps further"
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
    ],
)
def test_the_way_suits_the_sum(
    operator: Operator, numbers: tuple[int, int, int], gap: int, said: str
) -> None:
    assert sentence(about_number(operator, numbers, gap)[0]) == said


def test_a_half_needs_no_number_above_the_range() -> None:
    sum_ = Operator.MULTIPLY, (5, 3, 15), 2
    assert sentence(about_number(*sum_, 50)[0]) == "10 x 3 = 30, now half of that"
    assert sentence(about_number(*sum_, 20)[0]) == "4 x 3 = 12, now add 3"


@given(sums(), st.sets(st.sampled_from(ALL_OPERATORS)))
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
        assert written != f"{numbers[0]}{operator}{numbers[1]}"
