"""What was missed comes again the same day, then after 1, 3 and 7 days, until it was solved."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from formula_desktop.practise.training.repeats import Repeat, after_try

TODAY = date(2026, 11, 23)


def later(days: int) -> date:
    return TODAY + timedelta(days)


def test_an_exercise_that_is_solved_does_not_come_again() -> None:
    assert after_try(None, True, TODAY) is None


def test_one_that_is_missed_comes_again_on_four_occasions() -> None:
    repeat, day, days = after_try(None, False, TODAY), TODAY, []
    while repeat is not None:
        days.append((repeat.due - day).days)
        day = repeat.due
        repeat = after_try(repeat, True, day)
    assert days == [0, 1, 3, 7]


@pytest.mark.parametrize("step", range(4))
def test_one_that_is_missed_again_begins_anew(step: int) -> None:
    assert after_try(Repeat(step, TODAY), False, TODAY) == Repeat(0, TODAY)
    assert after_try(Repeat(step, later(2)), False, TODAY) == Repeat(0, TODAY)


def test_days_count_from_when_it_was_solved() -> None:
    assert after_try(Repeat(1, TODAY), True, later(30)) == Repeat(2, later(33))


def test_one_that_is_solved_early_comes_again_all_the_same() -> None:
    repeat = Repeat(3, later(5))
    assert not repeat.is_due(TODAY)
    assert after_try(repeat, True, TODAY) == repeat


def test_it_is_due_from_its_day_on() -> None:
    assert [Repeat(2, later(2)).is_due(later(day)) for day in range(4)] == [0, 0, 1, 1]


def test_a_clock_that_was_wrong_puts_nothing_off() -> None:
    assert Repeat(1, later(3000)).is_due(TODAY)
    assert after_try(Repeat(1, later(3000)), True, TODAY) == Repeat(2, later(3))


def test_the_last_day_of_the_calendar() -> None:
    assert after_try(Repeat(2, date.max), True, date.max) == Repeat(3, date.max)


def test_days_are_counted_until_it_comes() -> None:
    assert [Repeat(3, later(days)).days_left(TODAY) for days in (-4, 0, 1, 7)] == [0, 0, 1, 7]
    assert Repeat(1, later(9)).days_left(TODAY) == 0, "the clock was wrong"
