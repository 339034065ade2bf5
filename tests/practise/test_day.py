"""The exercises of a day follow from its date alone, and none comes again within a year."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from formula_desktop.practise.day import exercises_of_day, of_day, suited_place
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped
from tests.helpers.places import ROOT

NUMBER = 1100
FIRST = date(2026, 1, 1)


def test_what_is_drawn_never_changes() -> None:
    draw = Draw(7)
    assert [draw.below(100) for _ in range(8)] == [38, 1, 90, 58, 45, 24, 46, 32]
    assert draw.shuffled(range(8)) == [5, 7, 6, 3, 4, 0, 2, 1]


def test_the_days_never_change() -> None:
    assert of_day(date(2026, 1, 1), NUMBER) == (27, 554, 989)
    assert of_day(date(2028, 2, 29), NUMBER) == (320, 369, 733)
    assert of_day(date(9999, 12, 31), NUMBER) == (308, 383, 1091)


def test_none_comes_again_within_a_year() -> None:
    days = [of_day(FIRST + timedelta(day), NUMBER) for day in range(4 * 366)]
    for third in range(3):
        places = [day[third] for day in days]
        assert min(places) >= NUMBER * third // 3
        assert max(places) < NUMBER * (third + 1) // 3
        for start in range(len(places) - 366):
            assert len({*places[start : start + 366]}) == 366


def test_one_is_easy_one_in_the_middle_and_one_hard() -> None:
    for game in WITH_EXERCISES:
        easy, middle, hard = exercises_of_day(FIRST, shipped(game))
        assert easy.difficulty < middle.difficulty < hard.difficulty


def test_a_year_is_the_same_in_another_process() -> None:
    command = [sys.executable, "benchmarks/days.py", "2028"]
    years = set()
    for zone, language, seed in (("Pacific/Kiritimati", "C", "0"), ("Etc/GMT+12", "tr_TR", "9")):
        changed = {"TZ": zone, "LC_ALL": language, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"}
        environment = {**os.environ, **changed}
        years.add(subprocess.check_output(command, env=environment, cwd=ROOT))
    assert len(years) == 1
    *lines, _ = years.pop().decode().splitlines()
    exercises = [line.split(" ", 1)[1] for line in lines]
    assert len(exercises) == len({*exercises}) == 366 * 6


YES, NO, NOT = True, False, None  # solved at once, otherwise, and not tried


@pytest.mark.parametrize(
    ("least", "tried", "place"),
    [
        (0, [], 0),
        (1, [], 1),
        (0, [(YES, NOT, NOT)] * 2, 0),
        (0, [(YES, NOT, NOT)] * 3, 1),
        (0, [(NO, NOT, NOT), *[(YES, NOT, NOT)] * 3], 0),
        (0, [*[(YES, NOT, NOT)] * 3, (NO, NOT, NOT)], 1),
        (0, [(NOT, YES, NOT), *[(YES, YES, NOT)] * 3], 2),
        (1, [(NO, YES, NO)] * 3, 2),
        (2, [(YES, YES, YES)] * 3, 2),
    ],
)
def test_who_has_solved_some_at_once_begins_with_a_harder_one(
    least: int, tried: list[tuple[bool | None, ...]], place: int
) -> None:
    assert suited_place(least, tried) == place
