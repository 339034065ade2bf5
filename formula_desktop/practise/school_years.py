"""Ready-made sets for school years, in the names that schools use (docs/school-years.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.practise.exercise import Range


class Country(Enum):
    """A country with school years of its own; the value is its code in keys."""

    NETHERLANDS = "nl"
    GERMANY = "de"
    FRANCE = "fr"
    ENGLAND_AND_WALES = "gb"


@dataclass(frozen=True, slots=True)
class SchoolYear:
    """A school year by its own name, and what is usually practised in it."""

    country: Country
    name: str
    range: Range

    @property
    def key(self) -> str:
        """What the settings keep of it."""
        return f"{self.country.value} {self.name}"


_PLUS_MINUS: Final = (Operator.ADD, Operator.SUBTRACT)
_WITH_TIMES: Final = (Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY)


def _year(
    country: Country,
    name: str,
    operators: tuple[Operator, ...] = ALL_OPERATORS,
    largest: int | None = None,
    tables: tuple[int, ...] = (),
) -> SchoolYear:
    return SchoolYear(country, name, Range(operators, largest, tables))


_NL, _DE, _FR, _GB = Country

SCHOOL_YEARS: Final = (
    _year(_NL, "Groep 3", _PLUS_MINUS, 20),
    _year(_NL, "Groep 4", _WITH_TIMES, 100, (1, 2, 3, 4, 5, 10)),
    _year(_NL, "Groep 5", ALL_OPERATORS, 100),
    _year(_NL, "Groep 6"),
    _year(_NL, "Groep 7"),
    _year(_NL, "Groep 8"),
    _year(_DE, "1. Klasse", _PLUS_MINUS, 20),
    _year(_DE, "2. Klasse", ALL_OPERATORS, 100, (1, 2, 5, 10)),
    _year(_DE, "3. Klasse", ALL_OPERATORS, 100),
    _year(_DE, "4. Klasse"),
    _year(_DE, "5./6. Klasse"),
    _year(_FR, "CP", _PLUS_MINUS, 20),
    _year(_FR, "CE1", _WITH_TIMES, 100, (2, 3, 4, 5, 10)),
    _year(_FR, "CE2", ALL_OPERATORS, 100),
    _year(_FR, "CM1"),
    _year(_FR, "CM2"),
    _year(_FR, "6e"),
    _year(_GB, "Year 1", _PLUS_MINUS, 20),
    _year(_GB, "Year 2", ALL_OPERATORS, 100, (2, 5, 10)),
    _year(_GB, "Year 3", ALL_OPERATORS, 100, (2, 3, 4, 5, 8, 10)),
    _year(_GB, "Year 4", ALL_OPERATORS, 100),
    _year(_GB, "Year 5"),
    _year(_GB, "Year 6"),
)
"""All school years, by country, the youngest first."""


_FIRST_NUMBERS: Final = 10
"""The largest number with which the first year begins."""


def begins_with(year: SchoolYear) -> Range:
    """What a year begins with: what was practised before it, and in the first year small numbers.

    Years that practise the same begin with the same.
    """
    before = [each.range for each in SCHOOL_YEARS if each.country is year.country]
    before = [each for each in before[: before.index(year.range)] if each != year.range]
    return before[-1] if before else replace(year.range, largest=_FIRST_NUMBERS)


def year_of(key: str) -> SchoolYear | None:
    """The school year with this key; None if there is none."""
    return next((each for each in SCHOOL_YEARS if each.key == key), None)


def year_in(name: str) -> SchoolYear | None:
    """The school year that the name of a class begins with: `Groep 6` for `groep 6b`."""
    said = name.casefold()
    for year in SCHOOL_YEARS:
        own = year.name.casefold()
        if said.startswith(own) and not said[len(own) : len(own) + 1].isdigit():
            return year
    return None
