"""The exercises of a day: three of each game, found from the date alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final, NamedTuple, TypeVar

from formula_desktop.practise.draw import Draw

T = TypeVar("T")

_SEED: Final = 2026
"""Whatever it is, it never changes: all machines have the same exercises on a day."""

HARD: Final = 2
"""The place of the hard one among the three of a day."""

TIMES: Final = 3
"""How many exercises in a row, solved at once, are enough to begin with a harder one."""


class OfDay(NamedTuple):
    """Which three of the shipped exercises of a game are those of a day."""

    easy: int
    middle: int
    hard: int


def of_day(day: date, number: int) -> OfDay:
    """The places of a day's exercises in a list of this many, the easiest first.

    Each third of the list is gone through in an order of its own. So none comes again before the
    whole third has been there: not within a year, if the list has 3 x 366 exercises or more.
    """
    ends = [0, number // 3, 2 * number // 3, number]
    return OfDay(*(_place(day, third, ends[third], ends[third + 1]) for third in range(3)))


def _place(day: date, third: int, start: int, end: int) -> int:
    order = Draw(_SEED + third).shuffled(range(start, end))
    return order[day.toordinal() % len(order)]


def exercises_of_day(day: date, easiest_first: Sequence[T]) -> tuple[T, T, T]:
    """The easy, the middle and the hard one of a day."""
    easy, middle, hard = of_day(day, len(easiest_first))
    return easiest_first[easy], easiest_first[middle], easiest_first[hard]


def suited_place(least: int, tried: Iterable[tuple[bool | None, ...]]) -> int:
    """Which of a day's exercises somebody begins with, from 0 for the easy one.

    It is the one at `least`, or a harder one where those were solved at once the last times.
    `tried` says for each day, the newest first, which were solved at once; None was not tried.
    """
    days, hardest = list(tried), HARD
    place = least
    while place < hardest:
        last = [day[place] for day in days if day[place] is not None][:TIMES]
        if len(last) < TIMES or not all(last):
            break
        place += 1
    return place
