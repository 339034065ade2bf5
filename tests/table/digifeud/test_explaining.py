"""What Digifeud's board explains by itself: where a tile fits and what it earns there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import read_play
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import ComputerSpeed
from formula_desktop.table.items import PlaceItem
from formula_desktop.table.ring_place import BUTTON, RADIUS, nearest_in
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import ANSWER, OPENING, RACK, Board, opened_game


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`; 5 × 8 = 40 and 0 + 9 = 9 lie."""
    return Board(qtbot, opened_game())


def lit(board: Board) -> set[PlaceItem]:
    return {place for place in board.scene.squares if place.is_lit and place.isVisible()}


def places(board: Board, *names: str) -> set[PlaceItem]:
    return {board.scene.squares[board.square(name)] for name in names}


def test_squares_where_the_tile_can_become_part_of_a_sum_light_up(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("12345678", "+++", options=Options(max_operations=1)))
    board.click_tile("7")
    across = {f"{column}7" for column in "BCDEGIK"}  # 7 + 8 = 15 can begin on B7
    down = {f"G{row}" for row in (2, 3, 4, 5, 9, 11)}
    assert lit(board) == places(board, *across, *down)
    board.click_square("G7")
    board.click_tile("=")
    assert lit(board) == places(board, "F7", "H7", "J7", "G6", "G8", "G10")


def test_before_play_nothing_is_given_away_if_only_whether_is_told(board: Board) -> None:
    board.settings.wrong_sums = WrongSum.ONLY_WHETHER
    board.page._follow_settings()
    board.click_tile("1")
    before = lit(board)
    board.scene.put_back()
    board.drag_tile("2", "G8")
    board.click_tile("1")
    assert lit(board) == {place for place in before if place in board.scene.places}


def test_what_a_held_tile_would_earn_is_said_beside_the_board(board: Board) -> None:
    board.click_tile("4")
    labels = len(board.scene.items())
    board.move(board.at("G11"))
    assert board.remark == "Here your 4 adds 8 before =, 4 in the answer."
    assert len(board.scene.items()) == labels, "nothing covers the squares around it"
    board.move(board.at("G9"))
    assert board.remark == "Build on a digit already there."
    (on_board,) = (each for each in board.scene.described_items if each.key == "board")
    about = {each.key: each.about for each in on_board.described_items}
    assert about["square", board.square("G11")] == "adds 8 before =, 4 in the answer"


def test_only_the_first_sum_has_a_first_square(qtbot: QtBot, board: Board) -> None:
    assert not board.scene.first_square.isVisible()
    board = Board(qtbot, game_of(RACK, "x+-"))
    assert board.scene.first_square.isVisible()
    assert board.scene.first_square.rect.center() == board.at("G7")
    board.drag_tile("5", "G7")
    assert not board.scene.first_square.isVisible()


def test_the_computers_sum_stays_marked_until_the_next_one(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", "9999", "+"), speed=ComputerSpeed.AT_ONCE)
    board.quick.plays = [read_play(ANSWER)]
    board.type_at("C7", ">", OPENING.partition(" ")[2])
    assert board.game.play()
    board.wait()
    marked = board.scene.last_sum
    assert marked.isVisible()
    assert marked.rect.contains(board.at("H7"))
    assert marked.rect.contains(board.at("H11"))
    board.drag_tile("1", "B3")
    assert marked.isVisible()
    board.game.pass_turn()
    assert not marked.isVisible()


@pytest.mark.parametrize("row", [1, 9, 13])
def test_the_ring_for_a_blank_covers_no_tile_of_the_sum(board: Board, row: int) -> None:
    for column, tile in zip("BCDF", "12+3", strict=True):
        board.drag_tile(tile, f"{column}{row}")
    board.drag_tile("*", f"E{row}")
    ring = board.scene.ring
    assert ring is not None
    for name in (f"{column}{row}" for column in "BCDEF"):
        rect = board.scene.layout.square(board.square(name))
        away = abs(rect.center().y() - ring.pos().y()) - rect.height() / 2
        assert away > (RADIUS + BUTTON / 2) * ring.scale() + 4, name


@pytest.mark.parametrize("name", ["E6", "E8", "M9"])
def test_the_ring_for_a_blank_covers_no_other_tile_if_it_can(board: Board, name: str) -> None:
    """Where 5 × 8 = 40 and 0 + 9 = 9 lie above or below it."""
    board.drag_tile("*", name)
    ring = board.scene.ring
    assert ring is not None
    tiles, _ = board.scene.tiles_shown
    lying = [at for at, tile in enumerate(tiles) if tile and at != board.square(name)]
    assert len(lying) > 8
    for square in lying:
        rect = board.scene.layout.square(square)
        away = QLineF(nearest_in(rect, ring.pos()), ring.pos()).length()
        assert away > (RADIUS + BUTTON / 2) * ring.scale(), square
