"""The skills that exercises practise: operators with numbers up to a largest one, and tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator

SIZES: Final = (10, 20, 50, 100, 1000)
"""The sizes of sums: no number is above it, but that everything above 100 is one size."""
TABLES: Final = range(1, 11)
"""The tables that can be practised."""

_SIZES_BENEATH: Final = 3

_SIGNS: Final = {
    Operator.ADD: "+",
    Operator.SUBTRACT: "\N{MINUS SIGN}",
    Operator.MULTIPLY: "\N{MULTIPLICATION SIGN}",
    Operator.DIVIDE: "\N{DIVISION SIGN}",
}
_OPERATORS: Final = {sign: operator for operator, sign in _SIGNS.items()}
_TABLE: Final = "table-"
_KEY: Final = re.compile(rf"([{''.join(_OPERATORS)}]|{_TABLE})([1-9][0-9]{{0,3}})")


class Skill(NamedTuple):
    """An operator with numbers up to `number`, which is in SIZES; or, without one, a table."""

    operator: Operator | None
    number: int

    @property
    def key(self) -> str:
        """The key of this skill in exercises and results, the same in every version."""
        return f"{_TABLE if self.operator is None else _SIGNS[self.operator]}{self.number}"


def skill(operator: Operator, largest: int) -> Skill:
    """The skill of calculating with an operator where `largest` is the largest number."""
    return Skill(operator, next((each for each in SIZES if largest <= each), SIZES[-1]))


def is_beneath(skills: Sequence[str], largest: int | None, *, has_tables: bool) -> bool:
    """Whether what skills take is child's play to whoever practises with numbers up to `largest`.

    That is what is three sizes smaller, and the tables of 1, and beyond 100 of 10. No product is
    if certain tables are practised.
    """
    found = [skill for key in skills if (skill := skill_of(key)) is not None]
    tables = tables_of(skills)
    if tables and has_tables:
        return False
    if 1 in tables or (largest is None and TABLES[-1] in tables):
        return True
    reached = max(
        (SIZES.index(each.number) for each in found if each.operator is not None),
        default=len(SIZES),
    )
    return SIZES.index(largest or SIZES[-1]) - reached >= _SIZES_BENEATH


def table(number: int) -> Skill:
    """The skill of knowing a table from 1 to 10."""
    if number not in TABLES:
        raise ValueError(f"no table is practised with {number}")
    return Skill(None, number)


def first_of(keys: Iterable[str]) -> Skill | None:
    """The skill of an exercise with these skills that it trains first; None without any known."""
    return skill_of(next(iter(keys), ""))


def tables_of(keys: Iterable[str]) -> set[int]:
    """The tables among these skills."""
    found = filter(None, map(skill_of, keys))
    return {skill.number for skill in found if skill.operator is None}


def skill_of(key: str) -> Skill | None:
    """The skill with this key; None if there is none, as in results of a later version."""
    found = _KEY.fullmatch(key)
    if found is None:
        return None
    sign, number = found[1], int(found[2])
    known = TABLES if sign == _TABLE else SIZES
    return Skill(_OPERATORS.get(sign), number) if number in known else None
