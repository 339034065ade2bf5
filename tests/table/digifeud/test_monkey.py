"""Random events on the board's page: no tile is lost, stuck or torn from its place.

DIGIFEUD_MONKEY is how many events there are, for long runs; DIGIFEUD_MONKEY_SEED the first seed.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.look.languages import Language
from tests.helpers.digifeud.games import Clock
from tests.helpers.digifeud.monkey import BoardMonkey, assert_table_sound, random_game
from tests.helpers.digifeud.page import Board

EVENTS = int(os.environ.get("DIGIFEUD_MONKEY", "500"))
FIRST_SEED = int(os.environ.get("DIGIFEUD_MONKEY_SEED", "1"))
GAMES = 2


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + GAMES))
def test_nothing_is_lost_whatever_is_done(qtbot: QtBot, language: Language, seed: int) -> None:
    random = Random(seed)
    board = Board(qtbot, random_game(random), waits=False, clock=Clock())
    monkey = BoardMonkey(board, random, language.speak)
    turns = 0
    for _ in range(EVENTS // GAMES):
        monkey.do()
        QApplication.processEvents()
        try:
            assert_table_sound(board)
        except AssertionError:
            print("seed", seed, "did", *monkey.done[-15:])
            raise
        turns = max(turns, len(board.plays))
    assert turns > 2  # else it has tried nothing
