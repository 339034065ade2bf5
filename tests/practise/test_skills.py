"""The keys of skills never change, so each is read back as the same skill."""

from __future__ import annotations

import pytest

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.skills import SIZES, TABLES, skill, skill_of, table


def test_keys_are_as_they_are_stored() -> None:
    keys = [skill(each, 20).key for each in ALL_OPERATORS]
    assert keys == ["+20", "−20", "×20", "÷20"]
    assert table(7).key == "table-7"


@pytest.mark.parametrize(
    ("largest", "key"),
    [(0, "+10"), (10, "+10"), (11, "+20"), (50, "+50"), (100, "+100"), (101, "+1000")],
)
def test_the_largest_number_decides_on_the_size(largest: int, key: str) -> None:
    assert skill(Operator.ADD, largest).key == key


def test_whatever_is_larger_has_the_last_size() -> None:
    assert skill(Operator.MULTIPLY, 81_000).key == "×1000"


def test_every_skill_is_read_back() -> None:
    skills = [skill(operator, largest) for operator in ALL_OPERATORS for largest in SIZES]
    skills += [table(number) for number in TABLES]
    assert [skill_of(each.key) for each in skills] == skills
    assert len({each.key for each in skills}) == 4 * 5 + 10


@pytest.mark.parametrize(
    "key",
    ["", "+", "20", "+30", "+020", "x20", "table-0", "table-11", "table-", "-20", "++20", "+20 "],
)
def test_what_is_no_skill_is_none(key: str) -> None:
    assert skill_of(key) is None


def test_there_is_no_other_table() -> None:
    for number in (0, 11):
        with pytest.raises(ValueError, match=str(number)):
            table(number)
