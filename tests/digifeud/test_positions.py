"""What holds at every moment of every game.

100 games here; 40 times as many of them, and as much of everything else that is left to chance:
`RANDOM_TIMES=40 python3 dev.py test tests/digifeud -n auto`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, read_play
from formula_desktop.kinds.registry import read_game, write_game
from tests.helpers.digifeud.random_games import (
    random_game,
    random_options,
    random_start,
    random_sum,
    with_hidden_changed,
    with_part_of_rack,
)
from tests.helpers.digifeud.sound_games import check_board, check_game, check_position, check_turn
from tests.helpers.each import TIMES
from tests.helpers.normal import choose

GAMES = 100 * TIMES


@pytest.mark.no_cover
def test_random_games_to_the_end_hold_together() -> None:
    for seed in range(GAMES):
        game = random_game(seed)
        check_game(game)
        data = write_game(game)
        assert read_game(data) == game


# --- properties ---------------------------------------------------------------------------------


@pytest.mark.no_cover
@settings(max_examples=20 * TIMES)
@given(st.integers(0, 2**32), st.integers(0, 30))
def test_after_any_legal_play_the_position_is_valid(seed: int, turns: int) -> None:
    random = Random(seed)
    positions = random_game(random, turns).positions
    position = [each for each in positions if not each.is_over][-1]
    view = with_part_of_rack(position.view(position.to_move or 0), random)
    plays = LegalPlays(view).found
    for found in random.sample(plays, min(10, len(plays))):
        after = position.after(found.play)
        check_position(after)
        check_turn(position, after, found.play)
        check_board(after.board, after.options)


@pytest.mark.no_cover
@settings(max_examples=20 * TIMES)
@given(st.integers(0, 2**32))
def test_undo_gives_the_same_position_and_time_anew(seed: int) -> None:
    random = Random(seed)
    game = random_game(random, 12)
    turns = random.randint(0, len(game.turns))
    later = game.turn_began + timedelta(days=random.randint(-3, 900), seconds=7)
    back = game.back_to(turns, later)
    assert back.position == game.positions[turns]
    assert back.turns == game.turns[:turns] or back.options.turn_limit is not None
    if back.has_limit:
        assert back.turn_began == later
        assert back.time_left(later) == back.options.turn_limit
    assert read_game(write_game(back)) == back
    if not back.is_over:
        again = back.after(Action.PASS, later)
        assert read_game(write_game(again)) == again
        assert again.is_same(game)


@pytest.mark.no_cover
@settings(max_examples=15 * TIMES)
@given(st.integers(0, 2**32))
def test_nobody_knows_what_is_hidden(seed: int) -> None:
    random = Random(seed)
    positions = random_game(random, 20).positions
    position = [each for each in positions if not each.is_over][-1]
    seat = position.to_move or 0
    other = with_hidden_changed(position, seat, random)
    assert other.view(seat) == position.view(seat)
    if position.racks[seat].digits.count("*") < 2:
        assert choose(other.view(seat)) == choose(position.view(seat))


@pytest.mark.no_cover
@settings(max_examples=10 * TIMES)
@given(st.integers(0, 2**32))
def test_written_and_read_back(seed: int) -> None:
    game = random_game(seed, most_turns=seed % 40)
    assert read_game(write_game(game)) == game


@pytest.mark.no_cover
def test_both_sides_of_the_board_are_alike() -> None:
    """On the standard board a game laid down instead of across earns the same."""
    across_to_down = str.maketrans({">": "v", "v": ">", "<": "^", "^": "<"})
    random = Random(2)
    for _ in range(10):
        options = replace(random_options(random), layout=Options().layout, turn_limit_minutes=None)
        game = random_start(random, options)
        mirrored = game
        for _ in range(12):
            play = random_sum(game.position, random)
            if play is None:
                break
            square = play.square % 13 * 13 + play.square // 13
            written = str(play).split()[1]
            turned = read_play(
                f"{'ABCDEFGHIJKLM'[square % 13]}{square // 13 + 1}"
                f"{play.direction.translate(across_to_down)} {written}"
            )
            game = game.after(play, game.started)
            mirrored = mirrored.after(turned, game.started)
            assert mirrored.totals == game.totals
            assert mirrored.position.racks == game.position.racks
