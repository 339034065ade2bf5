"""The pages to practise from and of a session's end, filled and without a window of the program."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.practise.shipped import puzzles

TODAY: Final = date(2026, 11, 23)
"""A Monday."""

PEOPLE: Final = {"key of Ida": "Ida", "key of Bo": "Bo & Co", "long": "N" * 41}


def days_ago(days: int) -> date:
    return TODAY - timedelta(days=days)


def solved_days() -> Mapping[date, frozenset[str]]:
    """Puzzles solved today, on some days of this month, and one of an earlier month."""
    solved = {day: frozenset(puzzles(FORMULA, day)[:2]) for day in map(days_ago, (0, 1, 5, 9))}
    solved[TODAY] |= {puzzles(DIGIFEUD, TODAY)[2]}
    solved[days_ago(40)] = frozenset(puzzles(DIGIFEUD, days_ago(40)))
    return solved


def helped_days() -> Mapping[date, frozenset[str]]:
    """Those of them that were solved with help: one today, and one on an earlier day."""
    return {day: frozenset(puzzles(FORMULA, day)[:1]) for day in map(days_ago, (0, 5))}
