"""The results of a contest: how often A won with its uncertainty, points and times."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev

from formula_desktop.arena.playing import Played

NORMAL_95 = 1.96
"""The half width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds for a turn."""

    median: float
    percentile_95: float
    slowest: float


@dataclass(frozen=True, slots=True)
class Tally:
    """The tally of all sets played.

    `win_rate` is A's share of the wins, from 0 to 1, and `margin` half of its 95 % interval. It is
    computed over sets, since the games of a set have the same cards; None for a single set.
    """

    games: int
    won: int
    shared: int
    lost: int
    win_rate: float
    margin: float | None
    a_mean: float
    b_mean: float
    a_ms: Times
    b_ms: Times
    a_work_ms: Times
    b_work_ms: Times


def tally_of(sets: list[list[Played]]) -> Tally:
    """The tally of at least one set."""
    games = [game for each in sets for game in each]
    rates = [fmean(game.win for game in each) for each in sets]
    error = stdev(rates) / sqrt(len(rates)) if len(rates) > 1 else None
    won = sum(game.win == 1 for game in games)
    lost = sum(game.win == 0 for game in games)
    return Tally(
        games=len(games),
        won=won,
        shared=len(games) - won - lost,
        lost=lost,
        win_rate=fmean(rates),
        margin=None if error is None else NORMAL_95 * error,
        a_mean=fmean(game.a for game in games),
        b_mean=fmean(game.b for game in games),
        a_ms=times_of([ms for game in games for ms in game.ms_a]),
        b_ms=times_of([ms for game in games for ms in game.ms_b]),
        a_work_ms=times_of([ms for game in games for ms in game.work_a]),
        b_work_ms=times_of([ms for game in games for ms in game.work_b]),
    )


def times_of(ms: list[float]) -> Times:
    """The times for these turns; all 0 when there are none."""
    ordered = sorted(ms) or [0.0]
    last = len(ordered) - 1
    return Times(median(ordered), ordered[round(last * 0.95)], ordered[last])
