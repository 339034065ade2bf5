"""Games of Digifeud without a window, in which anything is done."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.models.table.digifeud import DigifeudGame
from tests.helpers.digifeud.games import Untabled, assert_sound, shuffled_game
from tests.helpers.digifeud.random_games import random_options, random_start, random_sum
from tests.helpers.formula.games import COMPUTER, NOOR, SAM


def random_action(game: DigifeudGame, random: Random) -> str:
    """One thing that a person may do, sensible or not."""
    draft = game.draft
    what = random.choice(
        (
            *("lay", "lay", "lay", "put", "put", "take_back", "choose", "play", "undo", "redo"),
            *("shuffle", "move", "sort", "uncover", "pass", "back", "go_on"),
        )
    )
    tiles = len(game.hand.hand)
    if what == "lay" and draft is not None:
        play = random_sum(game.position, random)
        if play is not None:
            game.take_back_all()
            for put in random.sample(puts := draft_of(draft.view, play).puts, len(puts)):
                game.put(put.index, put.square, put.digit)
            assert game.play()
    elif what == "put":
        game.put(random.randrange(tiles), random.randrange(169), random.choice((None, 5)))
    elif what == "take_back":
        game.take_back(random.randrange(tiles))
    elif what == "choose":
        game.choose(random.randrange(tiles), random.randrange(10))
    elif what == "pass" and not game.pass_ends_game:
        game.pass_turn()
    elif what == "move":
        game.hand.move(random.randrange(tiles), random.randrange(tiles))
    elif what == "shuffle":
        game.shuffle_rack(random)
    else:
        actions = {
            "play": game.play,
            "undo": game.undo,
            "redo": game.redo,
            "uncover": game.uncover,
            "sort": game.hand.sort_cards,
            "back": game.take_back_all,
            "go_on": game.go_on,
        }
        actions.get(what, game.uncover)()
    return what


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_no_tile_is_lost(qapp: QApplication, seed: int) -> None:
    random = Random(seed)
    options = random_options(random)
    start = random_start(random, options)
    computers = COMPUTER if seed % 2 else SAM
    players = (NOOR, computers) if seed % 4 < 2 else (computers, NOOR)
    table = Untabled(shuffled_game(seed, players, start.options))
    game = table.model
    for _ in range(60):
        random_action(game, random)
        qapp.processEvents()
        assert_sound(game)
    assert len(table.steps) > 3  # else it has tried nothing
