"""Win rate, interval over sets, points and times, against figures worked out by hand."""

from __future__ import annotations

import pytest

from formula_desktop.arena.playing import Played
from formula_desktop.arena.tally import tally_of, times_of


def pair(first: float, second: float) -> list[Played]:
    return [Played(first, 300, 200, [2.0, 4.0], [1.0], [1.0], [0.5]), Played(second, 100, 250)]


def test_a_tie_counts_half() -> None:
    tally = tally_of([pair(1, 0), pair(1, 0.5), pair(1, 1), pair(0.5, 0)])
    assert (tally.games, tally.won, tally.shared, tally.lost) == (8, 4, 2, 2)
    assert tally.win_rate == pytest.approx(5 / 8)
    assert (tally.a_mean, tally.b_mean) == (200, 225)


def test_the_interval_is_over_pairs() -> None:
    # pairs of 0.5, 0.75, 1 and 0.25: a standard deviation of 0.3227, so an error of 0.1614
    tally = tally_of([pair(1, 0), pair(1, 0.5), pair(1, 1), pair(0.5, 0)])
    assert tally.margin == pytest.approx(1.96 * 0.161374, abs=1e-5)
    assert tally_of([pair(1, 0)] * 10).margin == 0, "each pair came out even: no doubt is left"
    assert tally_of([pair(1, 0)]).margin is None, "nothing is known of a single pair"


def test_times_of_turns() -> None:
    tally = tally_of([pair(1, 0)])
    assert tally.a_ms.median == 3
    assert tally.b_ms.median == 1
    assert tally.a_work_ms.slowest == 1
    times = times_of([float(ms) for ms in range(100, -1, -1)])
    assert (times.median, times.percentile_95, times.slowest) == (50, 95, 100)
    assert times_of([]) == times_of([0.0])
