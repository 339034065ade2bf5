"""The hourglass as a value: it runs only while it may, and never too far."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.classes.hourglass import Hourglass

MOMENTS = st.lists(st.tuples(st.floats(0, 0.9), st.booleans(), st.booleans()), max_size=40)
"""How long after the moment before, whether the glass runs then, and whether it is touched."""


def run(glass: Hourglass, seconds: int, start: float = 0.0) -> Hourglass:
    """The glass after running, looked at each second."""
    for second in range(seconds + 1):
        glass = glass.at(start + second, runs=True)
    return glass


def test_it_runs_from_the_first_look_and_stays_empty() -> None:
    glass = Hourglass(30)
    assert (glass.left, glass.shown, glass.is_empty) == (1.0, 30, False)
    glass = run(glass, 10, start=500.0)
    assert glass.passed == pytest.approx(10)
    assert glass.left == pytest.approx(2 / 3)
    glass = run(glass, 40, start=510.0)
    assert (glass.left, glass.shown, glass.is_empty) == (0.0, 0, True)
    assert run(glass, 40).passed == 30
    assert glass.turned() == Hourglass(30)


def test_it_stands_while_it_may_not_run() -> None:
    glass = run(Hourglass(60), 10)
    stands = glass.at(10.5, runs=False).at(25.0, runs=False).at(25.5, runs=True)
    assert stands.passed == glass.passed, "no time passes between"
    assert stands.at(26.0, runs=True).passed == pytest.approx(glass.passed + 0.5)


def test_a_pause_lasts_until_the_next_touch_even_into_another_turn() -> None:
    paused = run(Hourglass(60), 10).touched()
    assert paused.is_paused
    assert run(paused, 30, start=10.0).passed == pytest.approx(10)
    assert paused.turned() == Hourglass(60), "another turn, another glass"
    assert run(paused.touched(), 5, start=100.0).passed == pytest.approx(15)


def test_a_computer_that_slept_costs_a_second_and_a_clock_set_back_nothing() -> None:
    glass = run(Hourglass(60), 10)
    assert glass.at(5000.0, runs=True).passed == pytest.approx(11)
    assert glass.at(3.0, runs=True).passed == pytest.approx(10)


@pytest.mark.parametrize(
    ("passed", "shown"),
    [(0, 90), (0.2, 90), (1, 90), (5, 85), (79.9, 15), (80, 10), (80.5, 10), (81, 9), (89.9, 1)],
)
def test_figures_come_in_steps_until_the_last_ten_seconds(passed: float, shown: int) -> None:
    assert Hourglass(90, passed).shown == shown


@given(st.integers(15, 600), MOMENTS)
def test_no_more_sand_falls_than_time_passes_while_it_runs(
    seconds: int, moments: list[tuple[float, bool, bool]]
) -> None:
    glass, now, most = Hourglass(seconds), 100.0, 0.0
    for later, runs, is_touched in moments:
        now += later
        if is_touched:
            glass = glass.touched()
        elif runs and not glass.is_paused:
            most += later
        before, glass = glass, glass.at(now, runs=runs)
        assert before.passed <= glass.passed <= min(most + 1e-6, seconds)
        assert glass.seconds == seconds
        assert 0 <= glass.left <= 1
        assert glass.shown >= (seconds - glass.passed) - 1e-3
