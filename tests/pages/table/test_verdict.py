"""What a class reads from afar: that a sum is correct, or not."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.play import read_play
from formula_desktop.formula.draft import ANSWER
from formula_desktop.formula.options import Options
from formula_desktop.look import theme as look
from formula_desktop.look.theme import LIGHT
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import OPENING, RACK, Board
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import AnyPlayedPage
from tests.helpers.screen.seen import cut

LARGE = LIGHT.sized(is_projector=True)
USUAL = LARGE.size_of(look.LINE)
BIG = LARGE.size_of(look.SCORE)


def size_of(table: AnyPlayedPage) -> int:
    """The em square of the line, in units."""
    line = table.scene.texts._reading
    return round(line.font().pixelSize() * line.scale())


@pytest.mark.parametrize("theme", [LARGE, LIGHT])
def test_wrong_is_said_large_until_something_changes(qtbot: QtBot, theme: Any) -> None:
    match = match_of("12368*9", "1674455", players=(NOOR, SAM), options=Options(open_cards=True))
    table = Table(qtbot, lying(match, "(2)+(4)=6", "draw"), theme=theme)
    table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    table.drag_card("9", table.place(ANSWER))
    before = size_of(table)
    assert before == theme.size_of(look.LINE)
    table.press_button(table.page.play_button)
    assert "not correct" in table.scene.texts.reading
    assert (size_of(table) > before) is theme.is_projector
    assert not [*cut(table.page)]
    table.game.take_back_all()
    assert size_of(table) == before


def test_right_is_said_large_while_it_is_shown(qtbot: QtBot) -> None:
    options = BoardOptions(open_racks=True)
    game = game_of(RACK, "x+-", players=(NOOR, SAM), options=options)
    board = Board(qtbot, game, theme=LARGE, speed=ComputerSpeed.SLOW)
    board.settings.wrong_sums = WrongSum.ONLY_WHETHER
    board.game.lay(read_play(OPENING))
    board.press_button(board.page.play_button)
    assert board.scene.texts.reading.endswith("correct")
    assert USUAL < size_of(board) <= BIG
    assert board.scene.texts._reading.brush().color() == LARGE.on_table_good
    assert not [*cut(board.page)]
    board.scene.skip()
    board.wait()
    assert size_of(board) == USUAL


def test_a_pass_is_no_answer(qtbot: QtBot) -> None:
    game = game_of(RACK, "x+-", players=(NOOR, SAM), options=BoardOptions(open_racks=True))
    board = Board(qtbot, game, theme=LARGE, speed=ComputerSpeed.SLOW)
    board.settings.wrong_sums = WrongSum.ONLY_WHETHER
    board.game.pass_turn()
    assert board.scene.texts.reading == "Noor passed"
    assert size_of(board) == USUAL
