"""Digifeud in a real X window: tiles dragged to the board make a sum, and it is played."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.squares import read_square
from formula_desktop.kinds.registry import read_any_file, write_game
from formula_desktop.table.digifeud.layout import DigifeudLayout
from tests.helpers.digifeud.games import game_of
from tests.helpers.kept_games import under_way_file
from tests.helpers.places import ROOT
from tests.helpers.real_window.table import Table, wait_for
from tests.helpers.real_window.xvfb import x_screen

DIGITS, SIGNS = "00134589", "++x"
"""The tiles in their order on the rack, where `=` follows."""
LAID = {"C7": "5", "D7": "x", "E7": "8", "F7": "=", "G7": "4", "H7": "0"}


class BoardTable(Table):
    """The program's window with the board."""

    def find_window(self, title: str = "^Digifeud: Noor") -> None:
        super().find_window(title)

    @property
    def board_layout(self) -> DigifeudLayout:
        below_header = self.size.height() - self.header
        return DigifeudLayout(self.size.width() / self.unit, below_header / self.unit)


@pytest.fixture
def table(tmp_path: Path, data_folder: Path) -> Iterator[BoardTable]:
    file = tmp_path / "prepared.formula"
    file.write_bytes(write_game(game_of(DIGITS, SIGNS)))
    with x_screen(1600, 1000) as environment:
        command = [sys.executable, "-m", "formula_desktop", "--language", "en", str(file)]
        process = subprocess.Popen(command, cwd=ROOT, env=environment)
        shown = BoardTable(process, environment, data_folder)
        try:
            shown.find_window()
            time.sleep(1)  # until the tiles are dealt and all is painted
            yield shown
        finally:
            process.kill()
            process.wait(10)


def first_play(kept: Path) -> str:
    game = read_any_file(kept) if kept.exists() else None
    turns = game.turns if isinstance(game, Game) else ()
    return str(turns[0].play) if turns else "nothing"


def test_tiles_are_dragged_to_the_board_and_their_sum_played(
    table: BoardTable, tmp_path: Path
) -> None:
    layout = table.board_layout
    rack = DIGITS + SIGNS + "="
    places = layout.rack_tiles(len(DIGITS), len(SIGNS) + 1)
    for name, tile in LAID.items():
        square = read_square(name)
        assert square is not None
        table.drag(places[rack.index(tile)].center(), layout.square(square).center())
    buttons = layout.buttons
    play = buttons.topLeft() + QPointF(buttons.width() / 6, buttons.height() / 4)
    table.click(play)

    if not wait_for(lambda: first_play(under_way_file(table.data)) != "nothing"):
        table.save_picture(tmp_path / "failed.png")
        pytest.fail(f"nothing was played; see {tmp_path / 'failed.png'}")
    assert first_play(under_way_file(table.data)) == "C7> 5x8=40"
