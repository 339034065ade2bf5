"""All five levels make legal, repeatable plays in time, without seeing hidden cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula
from formula_desktop.formula.player.computer import choose
from formula_desktop.formula.position import Position
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from tests.helpers.each import TIMES, each_of
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.random_positions import random_position, with_hidden_changed
from tests.helpers.formula.tables import table

FEW = Limit(iterations=3, seed=1)
"""Enough for every line of the simulation."""


def under_way(seed: int) -> Position:
    """A position in which somebody is to move, of a match or put together at random."""
    random = Random(seed)
    if seed % 2:
        return random_position(random)
    positions = random_match(seed).round.positions
    return [each for each in positions if each.to_move is not None][-1]


def seat_of(position: Position) -> int:
    assert position.to_move is not None
    return position.to_move


@pytest.mark.parametrize("level", Level)
@given(seed=st.integers(0, 10**9))
@settings(max_examples=12 * TIMES, deadline=None)
def test_every_play_is_allowed(level: Level, seed: int) -> None:
    view = under_way(seed).view(seat_of(under_way(seed)))
    assert why_not(view, choose(view, level, FEW)) is None


@each_of(Level, range(12))
def test_the_same_seed_gives_the_same_play(level: Level, seed: int) -> None:
    view = under_way(seed).view(seat_of(under_way(seed)))
    assert len({choose(view, level, FEW._replace(seed=seed)) for _ in range(3)}) == 1


def test_another_seed_may_give_another_play() -> None:
    for level in (Level.BEGINNER, Level.EASY, Level.MASTER):
        plays = {
            choose(random_position(Random(number)).view(seat), level, Limit(1, seed=seed))
            for number in range(6)
            for seat in [seat_of(random_position(Random(number)))]
            for seed in range(6)
        }
        assert len(plays) > 6, level


@pytest.mark.parametrize("level", Level)
def test_what_its_seat_does_not_see_changes_nothing(level: Level) -> None:
    changed = 0
    for seed in range(24):
        position = under_way(seed)
        position = replace(position, options=replace(position.options, open_cards=False))
        seat = seat_of(position)
        choice = choose(position.view(seat), level, FEW)
        for lot in range(3):
            other = with_hidden_changed(position, seat, Random(lot))
            changed += other != position
            assert choose(other.view(seat), level, FEW) == choice
    assert changed > 40


def test_open_cards_are_used() -> None:
    """The table is left so that another player's last card can hardly be laid on it."""
    options = Options(open_cards=True)
    chosen, blocked = set(), 0
    for last in "123456789":
        position = table("2+4=6", "113456789", last, stock="2233", options=options)
        play = choose(position.view(0), Level.HARD, AT_ONCE)
        chosen.add(play)
        after = position.after(play)
        blocked += choose(after.view(1), Level.NORMAL, AT_ONCE) is Action.DRAW
    assert blocked >= 8  # a 1 can be laid on every 1 there is
    assert len(chosen) > 1


@pytest.mark.parametrize("level", [Level.HARD, Level.MASTER])
def test_they_go_out_when_they_can(level: Level) -> None:
    view = table("2+4=6", "*3", "59", stock="1234").view(0)
    play = choose(view, level, FEW)
    assert isinstance(play, Formula)
    assert len(play.cards) == 2


def test_the_master_is_told_how_far_it_is_and_ends_in_time() -> None:
    parts: list[float] = []
    view = table("2+4=6", "1234567", "1345679", stock="1223344").view(0)
    began = monotonic()
    choose(view, Level.MASTER, Limit(10**9, seconds=0.5, progress=parts.append))
    assert monotonic() - began < 2
    assert parts == sorted(parts)
    assert len(parts) > 2
    assert all(0 <= part <= 1 for part in parts)
    assert parts[-1] == 1


def test_the_target_of_a_match_is_raced_to() -> None:
    """Going out wins the match here, a higher answer would not."""
    options = Options(scoring=Scoring.POINTS, max_number_cards=2)
    position = table("2+4=6", "35", "1999", stock="1234", options=options)
    position = replace(position, totals=(240, 200))
    for level in (Level.HARD, Level.MASTER):
        after = position.after(choose(position.view(0), level, Limit(20, seed=3)))
        result = after.result()
        assert result is not None
        assert result.winners == (0,)
