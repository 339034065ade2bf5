"""The games of a contest, played one after another, with the time of each turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from time import perf_counter, process_time
from typing import Any

from formula_desktop.arena.contest import Contest
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud import position as digifeud_position
from formula_desktop.digifeud.game import new_bags
from formula_desktop.engine.protocol import Play, View, choose
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.players import Player

MOST_TURNS = 5000
"""A round of Formula in which everybody draws and lays by turns for so long is nobody's."""

_BEGAN = datetime(2026, 1, 1, tzinfo=UTC)

Chooser = Callable[[View, int], Any]


@dataclass(slots=True)
class Played:
    """One game: A's part of the win, what A and B have, and the ms that each of their turns took.

    `a` and `b` are points, or cards left in hand where there are no points; B's are the mean of
    its seats. `work_…` are ms in which the processor worked for a turn: other programs on the
    machine change them less.
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

    def choice(view: View, seat: int) -> Play:
        is_b = seat != seat_of_a
        effort = sides[is_b].effort(view, lots.getrandbits(32))
        began, worked = perf_counter(), process_time()
        play = choose(view, sides[is_b].level, effort)
        ms[is_b].append(round((perf_counter() - began) * 1000, 2))
        work[is_b].append(round((process_time() - worked) * 1000, 2))
        return play

    if isinstance(contest.options, digifeud.Options):
        win, each = _digifeud(contest.options, f"{contest.seed} {number}", seat_of_a, choice)
    else:
        win, each = _formula(contest, contest.options, number, seat_of_a, choice)
    others = [value for seat, value in enumerate(each) if seat != seat_of_a]
    return Played(win, each[seat_of_a], sum(others) / len(others), *ms, *work)


def _part(winners: tuple[int, ...], seat: int) -> float:
    """A seat's part of a win that is shared."""
    return 1 / len(winners) if seat in winners else 0.0


# --- Digifeud -----------------------------------------------------------------------------------


def _digifeud(
    options: digifeud.Options, seed: str, seat_of_a: int, choice: Chooser
) -> tuple[float, tuple[float, ...]]:
    position = digifeud_position.deal(options, 0, *new_bags(options, Random(seed)))
    while (seat := position.to_move) is not None:
        position = position.after(choice(position.view(seat), seat))
    result = position.result()
    assert result is not None  # nobody is to move
    winners = (0, 1) if result.winner is None else (result.winner,)
    return _part(winners, seat_of_a), result.totals


# --- Formula ------------------------------------------------------------------------------------


def _formula(
    contest: Contest, options: Options, number: int, seat_of_a: int, choice: Chooser
) -> tuple[float, tuple[float, ...]]:
    """A match where points are counted, else a round."""
    players = tuple(Player(f"{seat + 1}") for seat in range(contest.seats))
    decks = Random(f"{contest.seed} {number}")
    match = new_match(options, players, _BEGAN, contest.seats - 1, new_deck(decks))
    while True:
        match = _round(match, choice)
        if not match.position.is_over:
            return 1 / contest.seats, _held(match)
        if not options.for_points:
            result = match.results[-1]
            return _part(result.winners, seat_of_a), _held(match)
        if match.has_reached_target:
            return _part(match.winners, seat_of_a), match.totals
        match = match.next_round(new_deck(decks))


def _round(match: Match, choice: Chooser) -> Match:
    """The round under way played to its end, or until it is clear that it has none."""
    for _ in range(MOST_TURNS):
        position = match.position
        if position.to_move is None:
            break
        match = match.after(choice(position.view(position.to_move), position.to_move), _BEGAN)
    return match


def _held(match: Match) -> tuple[float, ...]:
    return tuple(float(len(hand)) for hand in match.position.hands)
