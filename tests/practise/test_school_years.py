"""The ready-made sets for school years."""

from __future__ import annotations

from itertools import pairwise

import pytest

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.making import from_seed
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.school_years import (
    SCHOOL_YEARS,
    Country,
    begins_with,
    year_in,
    year_of,
)
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.wanted import Wanted, tasks_for


def test_each_year_has_all_tasks() -> None:
    """Whoever chooses a year practises everything that the games have."""
    for year in SCHOOL_YEARS:
        for game in WITH_EXERCISES:
            assert tasks_for(game, year.range) == exercises_of(game).tasks, year


def test_years_are_in_order_of_country_and_age() -> None:
    """Each year practises what the one before it does, and perhaps more."""
    countries = [year.country for year in SCHOOL_YEARS]
    assert countries == sorted(countries, key=[*Country].index)
    assert {*countries} == {*Country}
    for younger, older in pairwise(SCHOOL_YEARS):
        if younger.country is older.country:
            assert {*younger.range.operators} <= {*older.range.operators}, older
            assert (younger.range.largest or 1000) <= (older.range.largest or 1000), older
            assert {*(younger.range.tables)} <= {*(older.range.tables or TABLES)}, older


def test_names_differ() -> None:
    """A name says which country it is of."""
    names = [year.name for year in SCHOOL_YEARS]
    assert len({*names}) == len(names)


def test_a_year_is_found_by_its_key() -> None:
    assert [year_of(each.key) for each in SCHOOL_YEARS] == [*SCHOOL_YEARS]
    assert year_of("") is None
    assert year_of("nl Groep 9") is None


def test_a_year_begins_with_what_was_before() -> None:
    def begins(key: str) -> Range:
        year = year_of(key)
        assert year is not None
        return begins_with(year)

    sums = Operator.ADD, Operator.SUBTRACT
    assert begins("nl Groep 3") == begins("gb Year 1") == Range(sums, 10)
    assert begins("nl Groep 4") == begins("de 2. Klasse") == begins("fr CE1") == Range(sums, 20)
    assert begins("gb Year 3") == Range(largest=100, tables=(2, 5, 10))
    assert begins("nl Groep 6") == begins("nl Groep 8") == Range(largest=100)
    for each in SCHOOL_YEARS:
        assert Wanted(FORMULA, each.range).includes(
            next(from_seed(FORMULA, Task.ANSWER, begins_with(each), 1, 1))
        ), each.key


@pytest.mark.parametrize(
    ("name", "year"),
    [
        ("Groep 6b", "Groep 6"),
        ("GROEP 6", "Groep 6"),
        ("2. Klasse a", "2. Klasse"),
        ("CE1/CE2", "CE1"),
        ("Year 10", None),
        ("Foxes", None),
    ],
)
def test_the_name_of_a_class_begins_with_its_year(name: str, year: str | None) -> None:
    found = year_in(name)
    assert (None if found is None else found.name) == year
