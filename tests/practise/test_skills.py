"""The keys of skills never change, so each is read back as the same skill."""

from __future__ import annotations

import pytest

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.skills import SIZES, TABLES, is_beneath, skill, skill_of, table


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


def test_what_is_beneath() -> None:
    """Child's play to whoever practises with numbers up to the largest."""

    def beneath(skills: str, largest: int | None, *, has_tables: bool = False) -> bool:
        return is_beneath(skills.split(), largest, has_tables=has_tables)

    assert beneath("+10", None)
    assert beneath("+20", None)
    assert not beneath("+50", None)
    assert beneath("+10", 100)
    assert not beneath("+20", 100)
    assert not any(beneath("+10", largest) for largest in (10, 20, 50))
    assert not beneath("+10 +100", 100), "it has a second operation"
    assert beneath("×20 table-1 table-7", 100)
    assert not beneath("×10 table-1", 100, has_tables=True)
    assert beneath("+10", 100, has_tables=True)
    assert beneath("×100 table-7 table-10", None)
    assert not beneath("×100 table-7 table-10", 100)
    assert not beneath("unknown-1", None)
