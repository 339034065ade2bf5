"""Digifeud's board with a real pointer: dragging, and clicking twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Action
from tests.helpers.digifeud.games import after, assert_sound, game_of
from tests.helpers.digifeud.page import Board, digit_room, opened_game
from tests.helpers.formula.games import NOOR, SAM
from tests.helpers.played_page import RIGHT_BUTTON, drag_distance

OUTSIDE = QPointF(4, 4)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


# --- dragging -----------------------------------------------------------------------------------


def test_the_position(board: Board) -> None:
    assert board.rack == "**012346+--="
    assert board.scene.texts.remark == "Build on a digit already there."
    assert_sound(board.game)


def test_a_sum_by_dragging_only(board: Board) -> None:
    for tile, name in (("+", "C8"), ("1", "C9"), ("=", "C10"), ("6", "C11")):
        board.drag_tile(tile, name)
        board.assert_nothing_held()
    assert board.laid == "5+1=6"
    assert board.reading == "5 + 1 = 6, correct. Points: 6"
    assert board.tile("1").face.new
    assert board.tile("1").pos() == board.scene.layout.square(board.square("C9")).topLeft()
    board.press_button(board.page.play_button)
    board.wait()
    assert board.plays[2] == "C7v (5)+1=6"
    assert len(board.plays) == 4
    assert_sound(board.game)


@pytest.mark.parametrize(
    ("share", "put_down"),
    [
        (0.45, {"C8": "+", "C9": "1", "C10": "6"}),
        (0.6, {"C8": "+", "C9": "1", "C10": "6"}),
        (0.15, {"C8": "+", "C9": "6"}),
    ],
)
def test_a_tile_at_the_edge_of_another_goes_beside_it(
    board: Board, share: float, put_down: dict[str, str]
) -> None:
    """Only whoever covers most of a tile means that one."""
    board.drag_tile("+", "C8")
    board.drag_tile("1", "C9")
    pitch = board.scene.layout.pitch
    board.drag_tile("6", board.at("C9") + QPointF(0.1 * pitch, share * pitch))
    assert board.put_down == put_down


def test_a_tile_is_lifted_and_shows_its_squares_while_it_is_dragged(board: Board) -> None:
    item = board.hold("1")
    assert item.face.lifted
    assert item.zValue() > max(each.zValue() for each in board.scene.tiles.hand if each is not item)
    squares = set(board.draft.squares(board.scene.tiles.hand.index(item)))
    assert {place.key for place in board.visible_places} == squares
    assert len(squares) == 169 - 10
    board.move(board.at("C9"))
    assert [place.key for place in board.visible_places if place.is_hot] == [board.square("C9")]
    assert (item.outline.center() - board.at("C9")).manhattanLength() < 3
    board.release(board.at("C9"))
    assert board.put_down == {"C9": "1"}


def test_with_tiles_in_a_line_only_that_line_is_offered(board: Board) -> None:
    board.drag_tile("1", "C9")
    board.drag_tile("+", "C8")
    board.hold("2")
    assert {board.square(f"C{row}") for row in (*range(1, 7), *range(8, 14))} == {
        place.key for place in board.visible_places
    }
    board.release(board.at("C10"))
    assert board.put_down == {"C9": "1", "C8": "+", "C10": "2"}


def test_the_tile_follows_the_pointer_where_it_was_gripped(board: Board) -> None:
    item = board.tile("1")
    corner = item.pos() + QPointF(6, 8)
    board.start_drag(corner, QPointF(500, 300))
    assert (item.pos() + QPointF(6, 8) - QPointF(500, 300)).manhattanLength() < 3
    board.release(QPointF(500, 300))


def test_from_square_to_square_and_back_to_the_rack(board: Board) -> None:
    board.drag_tile("1", "C8")
    board.drag_from("C8", "F3")
    assert board.put_down == {"F3": "1"}
    board.assert_nothing_held()
    board.drag_from("F3", digit_room(board))
    assert board.put_down == {}
    board.assert_nothing_held()
    assert not board.tile("1").face.new


def test_two_tiles_change_places(board: Board) -> None:
    board.drag_tile("1", "C8")
    board.drag_tile("2", "C9")
    board.drag_from("C8", "C9")
    assert board.put_down == {"C8": "2", "C9": "1"}
    board.assert_nothing_held()
    board.drag_tile("3", "C9")  # from the rack: the 1 comes home
    assert board.put_down == {"C8": "2", "C9": "3"}
    board.assert_nothing_held()


def test_a_covered_square_says_so(board: Board) -> None:
    board.drag_tile("1", "D7")
    assert board.put_down == {}
    assert board.remark == "A tile lies on D7 already"
    board.assert_nothing_held()
    board.drag_tile("1", "C8")
    assert "covered" not in board.remark
    board.drag_from("C8", "G7")
    assert board.put_down == {"C8": "1"}
    assert board.remark == "A tile lies on G7 already"
    board.assert_nothing_held()


def test_a_square_out_of_line_says_so(board: Board) -> None:
    board.drag_tile("1", "C8")
    board.drag_tile("2", "C9")
    board.drag_tile("3", "E11")
    assert board.put_down == {"C8": "1", "C9": "2"}
    assert board.remark == "All tiles of a turn lie in one row or one column"
    board.assert_nothing_held()


def test_let_go_outside_it_comes_home(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game(), animation=True)
    board.until_still()
    item = board.tile("1")
    home = item.home
    for place in (OUTSIDE, QPointF(-40, 300), board.scene.layout.reading.center()):
        board.drag_tile("1", place)
        assert board.scene.held is None
        assert item.pos() != home  # on its way
        board.assert_nothing_held()
        assert item.pos() == home
    board.drag_tile("1", "C8")
    board.until_still()
    board.drag_from("C8", OUTSIDE)
    board.assert_nothing_held()
    assert board.put_down == {"C8": "1"}


# --- the rack -----------------------------------------------------------------------------------


def test_the_rack_is_rearranged_within_its_rows(board: Board) -> None:
    board.drag_tile("6", board.tile("0").outline.center())
    assert board.rack == "**601234+--="
    board.drag_tile("*", board.tile("4").outline.center())
    assert board.rack == "*601234*+--="
    board.drag_tile("=", board.tile("+").outline.center())
    assert board.rack == "*601234*=+--"
    # a digit let go over the signs stays among the digits
    board.drag_tile("4", board.tile("=").outline.center())
    assert board.rack == "4*60123*=+--"
    board.drag_tile("=", board.tile("*", 1).outline.center())
    assert board.rack == "4*60123*+--="
    board.assert_nothing_held()
    xs = [board.scene.tiles.hand[at].pos().x() for at in board.scene.tiles.shown_order]
    assert xs[:8] == sorted(xs[:8])
    assert xs[8:] == sorted(xs[8:])


def test_a_tile_comes_back_where_it_is_let_go(board: Board) -> None:
    board.drag_tile("6", "C8")
    board.drag_from("C8", board.tile("0").outline.center())
    assert board.rack == "**601234+--="
    assert board.put_down == {}
    board.assert_nothing_held()


def test_shuffle_and_sort(board: Board) -> None:
    board.drag_tile("1", "C8")
    orders = set()
    for _ in range(4):
        board.press_button(board.page.shuffle_button)
        orders.add(board.rack)
        assert board.rack.endswith("+--=")
        board.assert_nothing_held()
    assert len(orders) > 1
    board.game.hand.sort_cards()
    assert board.rack == "012346**+--="
    assert board.put_down == {"C8": "1"}


# --- clicking -----------------------------------------------------------------------------------


def test_click_then_click(board: Board) -> None:
    board.click_tile("1")
    assert board.scene.held is board.tile("1")
    assert board.visible_places
    board.click_square("C8")
    assert board.put_down == {"C8": "1"}
    board.assert_nothing_held()
    board.click_square("C8")  # picked up again
    board.click_square("C9")
    assert board.put_down == {"C9": "1"}
    board.assert_nothing_held()


def test_a_second_tile_clicked_is_held_instead(board: Board) -> None:
    board.click_tile("1")
    board.click_tile("2")
    assert board.scene.held is board.tile("2")
    board.click_tile("2")
    board.assert_nothing_held()


def test_a_click_elsewhere_lets_go(board: Board) -> None:
    for place in (OUTSIDE, board.at("D7")):
        board.click_tile("1")
        board.click(place)
        board.assert_nothing_held()
        assert board.put_down == {}


def test_a_small_movement_is_a_click(board: Board) -> None:
    item = board.tile("1")
    centre = item.outline.center()
    step = (drag_distance() - 2) / board.view.unit
    board.press(centre)
    board.move(centre + QPointF(step, 0))
    assert not board.scene.is_dragging
    assert item.pos() == item.home
    board.release(centre + QPointF(step, 0))
    assert board.scene.held is item


def test_a_right_click_takes_one_back_and_the_button_all(board: Board) -> None:
    assert not board.page.back_button.isEnabled()
    for tile, name in (("+", "C8"), ("1", "C9"), ("=", "C10")):
        board.drag_tile(tile, name)
    board.take_back("C9")
    assert board.put_down == {"C8": "+", "C10": "="}
    board.click(board.tile("2").outline.center(), RIGHT_BUTTON)  # on the rack: nothing happens
    board.take_back("D7")
    assert board.put_down == {"C8": "+", "C10": "="}
    board.press_button(board.page.back_button)
    assert board.put_down == {}
    assert not board.page.back_button.isEnabled()
    board.assert_nothing_held()


@pytest.mark.parametrize("tile", ["1", "*", "="])
def test_a_double_click_never_leaves_a_tile_stuck(board: Board, tile: str) -> None:
    board.double_click(board.tile(tile).outline.center())
    board.assert_nothing_held()
    board.drag_tile(tile, "C8")
    if board.scene.ring:
        board.click(board.scene.ring.centre_of(9))
    board.double_click(board.at("C8"))
    board.scene.close_ring()
    board.assert_nothing_held()
    assert list(board.put_down) == ["C8"]


def test_a_double_click_on_a_square_puts_one_tile(board: Board) -> None:
    board.click_tile("1")
    board.double_click(board.at("C8"))
    assert board.put_down == {"C8": "1"}
    assert board.scene.held in (None, board.tile("1"))  # a click on it picks it up again
    board.click(OUTSIDE)
    assert board.put_down == {"C8": "1"}
    board.assert_nothing_held()


# --- the blank ----------------------------------------------------------------------------------


def test_a_blank_asks_for_its_digit_and_can_be_changed(board: Board) -> None:
    board.drag_tile("*", "C8")
    assert board.scene.ring is not None
    assert board.put_down == {"C8": "*"}
    board.click(board.scene.ring.centre_of(7))
    assert board.scene.ring is None
    assert board.put_down == {"C8": "*7"}
    assert board.tile("*").face.text == "7"
    board.click_square("C8")
    assert board.scene.ring is not None
    assert board.scene.ring.at == 7
    board.click(board.scene.ring.centre_of(0))
    assert board.put_down == {"C8": "*0"}
    board.assert_nothing_held()


def test_a_blank_moves_with_its_digit_and_loses_it_on_the_rack(board: Board) -> None:
    board.drag_tile("*", "C8")
    assert board.scene.ring is not None
    board.click(board.scene.ring.centre_of(3))
    board.drag_from("C8", "E11")
    assert board.put_down == {"E11": "*3"}
    assert board.scene.ring is None
    board.take_back("E11")
    assert board.tile("*").face.text == ""
    board.drag_tile("*", "C8")
    assert board.put_down == {"C8": "*"}
    assert board.scene.ring is not None


def test_a_click_beside_the_ring_leaves_the_blank_as_it_is(board: Board) -> None:
    board.drag_tile("*", "C8")
    board.click(board.at("K2"))
    assert board.scene.ring is not None, "at first it says where to choose"
    board.click(board.at("K2"))
    assert board.scene.ring is None
    assert board.put_down == {"C8": "*"}
    assert not board.page.play_button.isEnabled()
    board.assert_nothing_held()


@pytest.mark.parametrize("name", ["A1", "M1", "A13", "M13"])
def test_the_ring_is_on_the_table_in_every_corner(board: Board, name: str) -> None:
    board.drag_tile("*", name)
    ring = board.scene.ring
    assert ring is not None
    room = board.scene.sceneRect()
    room.setRight(board.scene.layout.frame.right())  # beside it, buttons and a list lie on top
    assert all(room.contains(ring.rect_of(digit)) for digit in range(10))
    for digit in range(10):
        assert ring.digit_at(ring.centre_of(digit)) == digit


# --- several persons ----------------------------------------------------------------------------


def test_the_rack_is_covered_until_its_player_has_taken_the_seat(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("58401236", "x+-", players=(NOOR, SAM)))
    if board.game.is_covered:
        board.press_button(board.page.uncover_button)
    board.press_button(board.page.pass_button)
    board.until(lambda: board.game.is_covered)
    assert board.game.draft is None
    assert {item.face.text for item in board.scene.tiles.hand} == {""}
    for button in (board.page.shuffle_button, board.page.pass_button):
        assert not button.isEnabled()
    at = board.scene.tiles.hand[0].outline.center()
    board.start_drag(at, board.at("G7"))
    assert board.scene.held is None
    board.release(board.at("G7"))
    assert "Sam" in board.page.uncover_button.text()
    assert board.page.uncover_button.isVisible()
    board.press_button(board.page.uncover_button)
    assert not board.game.is_covered
    assert board.game.draft is not None
    assert not board.page.uncover_button.isVisible()
    assert {item.face.text for item in board.scene.tiles.hand} != {""}


def test_the_last_tiles_leave_the_rack(qtbot: QtBot) -> None:
    """A pass shows nothing but words; undo brings everything back."""
    board = Board(qtbot, after(game_of("58401236", "x+-"), "C7> 5x8=40"), waits=False)
    board.quick.plays = [Action.PASS]
    board.wait()
    assert board.plays[1:] == ["pass"]
    board.press_button(board.page.undo_button)
    board.wait()
    assert board.plays == []
    assert board.rack == "01234568+-x="
    board.assert_nothing_held()
