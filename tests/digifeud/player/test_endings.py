"""Endings are searched exactly, as an independent plain search of every turn shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.digifeud.legal import LegalPlays, best_play
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.player import master
from formula_desktop.digifeud.player.endings import Ending, Rest, SearchEndedError
from formula_desktop.digifeud.player.hidden import Dealt
from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.master import choose_as_master
from formula_desktop.digifeud.player.rack_plays import RackPlaysCache
from formula_desktop.digifeud.player.simulation import Tried, chance
from formula_desktop.digifeud.player.values import NOTHING, TileValues
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import Rack, left_over
from formula_desktop.limit import Limit, Thought
from formula_desktop.notation import in_order
from tests.helpers.digifeud.random_games import random_game, random_start

NUMBER = 60


def small_ending(seed: int) -> Position:
    """A position with a few digits on both racks and none in the bag."""
    random = Random(f"ending {seed}")
    game = random_game(random, random.randint(2, 9))
    position = [each for each in game.positions if not each.is_over][-1]
    racks = [
        Rack(
            in_order("".join(random.sample(rack.digits, min(len(rack.digits), most)))),
            in_order("".join(random.sample(rack.operators, min(len(rack.operators), 2)))),
        )
        for rack, most in zip(position.racks, random.choice(((1, 2), (2, 2), (3, 1))), strict=True)
    ]
    drawn = random.randrange(3)
    passes = (random.randrange(2), random.randrange(2))
    return replace(
        position,
        racks=(racks[0], racks[1]),
        bag_digits="",
        bag_operators=position.bag_operators[:drawn],
        passes=passes,
    )


def slow_value(position: Position, known: dict[object, int]) -> int:
    """The lead that the player to move gains from now on: every turn is tried, to the end."""
    seat = position.to_move
    assert seat is not None
    key = (seat, position.board.sums, position.racks, position.passes)
    if key not in known:
        plays: list[Play] = [*LegalPlays(position.view(seat)), Action.PASS]
        known[key] = max(slow_gain(position, play, known) for play in plays)
    return known[key]


def slow_gain(position: Position, play: Play, known: dict[object, int]) -> int:
    """The value of a turn to the player who makes it."""
    seat = position.to_move
    assert seat is not None
    after = position.after_legal(play)
    gain = after.totals[seat] - after.totals[1 - seat]
    gain -= position.earned[seat] - position.earned[1 - seat]
    return gain if after.is_over else gain - slow_value(after, known)


def rest_of(position: Position) -> Rest:
    seat = position.to_move
    assert seat is not None
    mine, theirs = position.racks[seat], position.racks[1 - seat]
    return Rest(
        position.board.readings,
        mine.digits,
        theirs.digits,
        mine.operators,
        theirs.operators,
        position.bag_operators,
        "",
        position.passes[seat],
        position.passes[1 - seat],
    )


def ending_of(position: Position, steps: int = 100_000) -> Ending:
    left = iter(range(steps))
    cache = RackPlaysCache(position.options)
    values = TileValues((NOTHING, NOTHING), ())
    return Ending(Lines(), cache, values, lambda: next(left, None) is not None)


@pytest.mark.parametrize("part", range(4))
def test_an_ending_has_the_value_that_trying_every_turn_finds(part: int) -> None:
    searched = 0
    for seed in range(part, NUMBER, 4):
        position = small_ending(seed)
        if position.board.is_empty:
            continue
        known: dict[object, int] = {}
        value = slow_value(position, known)
        ending = ending_of(position)
        assert ending.value(rest_of(position)) == value, seed
        move, found = ending_of(position).best(rest_of(position))
        assert found == value
        rack = ending.rack(rest_of(position))
        play = rack.play(move) if move else Action.PASS
        assert slow_gain(position, play, known) == value, "the turn itself is that good"
        searched += len(known) > 1
    assert searched >= 5


def test_a_bound_is_kept_apart_from_a_value() -> None:
    for seed in range(12):
        position = small_ending(seed)
        if position.board.is_empty:
            continue
        value = slow_value(position, {})
        ending = ending_of(position)
        assert ending.value(rest_of(position), value + 5, value + 9) <= value + 5
        assert ending.value(rest_of(position), value - 9, value - 5) >= value - 5
        assert ending.value(rest_of(position)) == value


def endings_met(games: range, most: int) -> Iterator[Position]:
    """Turns of normal players when the bag has no digits, with at most so many on both racks."""
    for seed in games:
        position = random_start(Random(seed), Options()).position
        while not position.is_over:
            view = position.view(position.to_move or 0)
            if sum(len(rack.digits) for rack in position.racks) <= most:
                yield position
            best = best_play(view)
            position = position.after_legal(best.play if best else Action.PASS)


def test_a_sample_of_a_short_ending_has_the_value_that_trying_every_turn_finds() -> None:
    passes = 0
    for position in endings_met(range(14, 24), master.FEW_DIGITS):
        seat = position.to_move
        assert seat is not None
        tried = Tried(position.view(seat), 10)
        theirs = position.racks[1 - seat]
        dealt = Dealt(theirs.digits, theirs.operators, "", position.bag_operators)
        trial = master.played_on(tried, Thought(Limit(1), 1.0))
        known: dict[object, int] = {}
        found = []
        for index in range(len(tried.moves) + 1):
            gain = slow_gain(position, tried.play(index), known)
            assert trial(index, dealt) == chance(tried.lead + gain, master.ENDING_SPREAD)
            found.append(gain)
        if len(found) > 1 and found[-1] > max(found[:-1]) + 5:
            passes += choose_as_master(tried.view, Limit(16)) is Action.PASS
    assert passes, "somebody does better by passing, and passes"


def test_it_ends_when_it_may_not_go_on() -> None:
    position = next(each for each in map(small_ending, range(50)) if len(each.racks[0].digits) == 2)
    with pytest.raises(SearchEndedError):
        ending_of(position, steps=0).value(rest_of(position))


def greedy_gains(position: Position) -> set[int]:
    """What who is to move may earn more from now on, if both make the turn that gains most at once;
    several where turns gain as much."""
    seat = position.to_move
    assert seat is not None
    left = 2 * left_over(position.racks[1 - seat].digits)
    number = len(position.racks[seat].digits)
    gains: dict[Play, int] = {
        play: position.points(play) + (left if len(play.digits) == number else 0)
        for play in LegalPlays(position.view(seat))
    }
    most = max(gains.values(), default=None)
    found = set()
    for play in [each for each in gains if gains[each] == most] or [Action.PASS]:
        after = position.after_legal(play)
        before = position.earned[seat] - position.earned[1 - seat]
        gain = after.totals[seat] - after.totals[1 - seat] - before
        found |= {gain} if after.is_over else {gain - each for each in greedy_gains(after)}
    return found


def test_played_on_both_make_the_turn_that_gains_most_at_once() -> None:
    searched = 0
    for seed in range(40):
        position = small_ending(seed)
        if position.board.is_empty:
            continue
        ending = ending_of(position)
        played_on = ending.played_on(rest_of(position))
        assert played_on in greedy_gains(position), seed
        searched += played_on != ending.value(rest_of(position))
    assert searched, "which is not always the best"
