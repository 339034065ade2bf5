"""The five levels: legal plays, the same one for the same view, and no look at hidden tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop import limit as limits
from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.options import DIRECTIONS, LARGEST_NUMBERS, MAX_OPERATIONS, Options
from formula_desktop.digifeud.play import Action, Sum
from formula_desktop.digifeud.player.computer import choose
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import OPERATOR_TILES
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from tests.helpers.digifeud.random_games import random_game, random_start, with_hidden_changed
from tests.helpers.digifeud.tables import view_of
from tests.helpers.each import TIMES

EVERY_KIND = [
    (directions, operators, most)
    for directions in DIRECTIONS
    for operators in OPERATOR_TILES
    for most in MAX_OPERATIONS
]


def position_of(options: Options, random: Random, turns: int) -> Position:
    """A position of an unfinished game after at most so many turns of normal players."""
    position = random_start(random, options).position
    for _ in range(turns):
        seat = position.to_move
        assert seat is not None
        best = best_play(position.view(seat))
        after = position.after_legal(best.play if best else Action.PASS)
        if after.is_over:
            break
        position = after
    return position


def some_positions(number: int) -> Iterator[Position]:
    for seed in range(number):
        game = random_game(seed, seed % 14)
        yield [each for each in game.positions if not each.is_over][-1]


@settings(max_examples=10 * TIMES, deadline=None)
@given(
    kind=st.sampled_from(EVERY_KIND),
    seed=st.integers(0, 10**6),
    turns=st.integers(0, 16),
    level=st.sampled_from(Level),
    largest=st.sampled_from((None, *LARGEST_NUMBERS)),
    chains=st.booleans(),
    open_racks=st.booleans(),
)
def test_every_level_makes_a_legal_play_whatever_is_played_with(
    kind: tuple[int, tuple[object, ...], int],
    seed: int,
    turns: int,
    level: Level,
    largest: int | None,
    chains: bool,
    open_racks: bool,
) -> None:
    directions, operators, most = kind
    options = Options(directions, operators, most, largest, chains, open_racks)  # type: ignore[arg-type]
    position = position_of(options, Random(seed), turns)
    view = position.view(position.to_move or 0)
    play = choose(view, level, Limit(2, seed=seed))
    assert why_not(view, play) is None
    if best_play(view) is not None and view.bag_digits:
        assert isinstance(play, Sum), "nobody passes who can lay a sum, but at the end"


@pytest.mark.parametrize("level", Level)
def test_the_same_view_seed_and_iterations_give_the_same_play(level: Level) -> None:
    for position in some_positions(7):
        view = position.view(position.to_move or 0)
        assert choose(view, level, Limit(2, seed=5)) == choose(view, level, Limit(2, seed=5))


@pytest.mark.parametrize("level", Level)
def test_a_play_does_not_change_with_what_its_seat_cannot_see(level: Level) -> None:
    for at, position in enumerate(some_positions(7)):
        seat = position.to_move or 0
        play = choose(position.view(seat), level, Limit(2))
        changed = with_hidden_changed(position, seat, Random(at))
        assert choose(changed.view(seat), level, Limit(2)) == play


@pytest.mark.parametrize("level", [Level.HARD, Level.MASTER])
def test_an_answer_without_thinking_is_a_good_play(level: Level) -> None:
    for position in some_positions(7):
        view = position.view(position.to_move or 0)
        play = choose(view, level, AT_ONCE)
        assert why_not(view, play) is None
        assert isinstance(play, Sum) or best_play(view) is None


def test_the_young_see_other_plays_with_another_seed() -> None:
    position = position_of(Options(), Random(3), 4)
    view = position.view(position.to_move or 0)
    plays = {choose(view, Level.BEGINNER, Limit(0, seed=seed)) for seed in range(20)}
    assert len(plays) > 5
    for play in plays:
        assert isinstance(play, Sum)
        assert len(play.operators) == 1
        assert play.operators[0] in "+-"


def test_a_beginner_without_plus_and_minus_doubles() -> None:
    view = view_of("F7> 3+4=7", digits="22346677", operators="xxx")
    play = choose(view, Level.BEGINNER, AT_ONCE)
    assert isinstance(play, Sum)
    assert {0, 1, 2, 10} & {*play.values[:-1]}


def test_a_beginner_with_tables_only_passes_unless_that_would_end_the_game() -> None:
    view = view_of("F7> 3+4=7", digits="33446667", operators="xxx")
    assert best_play(view) is not None
    assert choose(view, Level.BEGINNER, AT_ONCE) is Action.PASS
    assert isinstance(choose(replace(view, passes=(1, 0)), Level.BEGINNER, AT_ONCE), Sum)


class Clock:
    """A clock that advances a little each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("turns", [3, 10])
def test_seconds_end_the_thinking(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    position = position_of(Options(), Random(8), turns)
    view = position.view(position.to_move or 0)
    assert why_not(view, choose(view, Level.MASTER, Limit(10**9, 2.0))) is None
    assert 1.7 < clock.now < 2, "and is over when they have passed"


@pytest.mark.parametrize("turns", [3, 12])
@pytest.mark.parametrize("limit", [(12, None), (10**9, 0.3), (0, None)])
def test_progress_goes_from_0_to_1(turns: int, limit: tuple[int, float | None]) -> None:
    reported: list[float] = []
    position = position_of(Options(), Random(8), turns)
    view = position.view(position.to_move or 0)
    choose(view, Level.MASTER, Limit(*limit, progress=reported.append))
    assert reported == sorted(reported)
    assert all(0 <= each <= 1 for each in reported)
    assert reported[-1] == 1
