"""The ready-made sets for school years."""

from __future__ import annotations

from itertools import pairwise

from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.school_years import SCHOOL_YEARS, Country, year_of
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.wanted import tasks_for


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
