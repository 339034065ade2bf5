"""The limit of a turn: counted in samples, or by the clock, whichever comes first."""

from __future__ import annotations

import pytest

from formula_desktop import limit
from formula_desktop.limit import AT_ONCE, Limit, Thought


class Clock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limit, "monotonic", clock)
    return clock


def test_nothing_is_thought_at_once() -> None:
    thought = Thought(AT_ONCE, 1.0)
    assert thought.is_over
    assert not thought.is_late
    thought.end()  # nobody wants to know


def test_samples_end_it_and_are_reported_in_steps(clock: Clock) -> None:
    reported: list[float] = []
    thought = Thought(Limit(200, progress=reported.append), 1.0)
    for _ in range(100):
        thought.add(1)
    clock.now += 1000.0
    assert (thought.part, thought.part_of_time) == (0.5, 0.0)
    assert not thought.is_over
    assert 20 <= len(reported) <= 25, "not every sample is worth a message"
    assert reported == sorted(reported)
    thought.add(150)
    assert thought.is_over
    assert not thought.is_late
    thought.end()
    assert reported[-2:] == [1.0, 1.0]


def test_the_clock_ends_it_too(clock: Clock) -> None:
    thought = Thought(Limit(200, seconds=4.0), 0.5)
    thought.add(10)
    clock.now += 1.0
    assert (thought.part_of_time, thought.part) == (0.5, 0.5)
    assert not thought.is_over
    clock.now += 1.5
    assert thought.is_over
    assert thought.is_late
    assert thought.part == 1.0
