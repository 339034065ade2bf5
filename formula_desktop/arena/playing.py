"""Playing the games of a contest, with the time of each turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time

from formula_desktop.arena.children import Child, choose_as_child
from formula_desktop.arena.contest import Contest
from formula_desktop.engine.protocol import choose
from formula_desktop.kinds.kind import Play, View


@dataclass(slots=True)
class Played:
    """One game: A's share of the win, the counts of A and B, and the ms for each of their turns.

    `a` and `b` are points, or cards left in hand in a game without points; `b` is the mean of its
    seats. `work_…` is the processor time of each turn in ms.
    """

    win: float
    a: float
    b: float
    ms_a: list[float] = field(default_factory=list)
    ms_b: list[float] = field(default_factory=list)
    work_a: list[float] = field(default_factory=list)
    work_b: list[float] = field(default_factory=list)


def play_set(contest: Contest, number: int) -> list[Played]:
    """The games of a set, with A in each seat in turn."""
    return [_game(contest, number, seat) for seat in range(contest.seats)]


def _game(contest: Contest, number: int, seat_of_a: int) -> Played:
    sides = (contest.a, contest.b)
    ms: tuple[list[float], list[float]] = ([], [])
    work: tuple[list[float], list[float]] = ([], [])
    lots = Random(f"{contest.seed} {number} turns")
    game_seed = Random(f"{contest.seed} {number} game").getrandbits(32)

    def choice(view: View) -> Play:
        is_b = view.seat != seat_of_a
        level = sides[is_b].level
        limit = sides[is_b].limit(view, lots.getrandbits(32), game_seed)
        began, worked = perf_counter(), process_time()
        if isinstance(level, Child):
            play = choose_as_child(view, level, limit)
        else:
            play = choose(view, level, limit)
        ms[is_b].append(round((perf_counter() - began) * 1000, 2))
        work[is_b].append(round((process_time() - worked) * 1000, 2))
        return play

    seed = f"{contest.seed} {number}"
    outcome = contest.kind.play_out(contest.options, contest.seats, seed, choice)
    winners, counts = outcome.winners, outcome.counts
    win = 1 / len(winners) if seat_of_a in winners else 0.0
    others = [value for seat, value in enumerate(counts) if seat != seat_of_a]
    return Played(win, counts[seat_of_a], sum(others) / len(others), *ms, *work)
