"""Digifeud's board with the keyboard alone: the cursor, typing sums, and the rack."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.squares import Direction, name_of
from formula_desktop.table.items import FocusItem
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import ANSWER, DRAWN, OPENING, RACK, Board, opened_game
from tests.helpers.played_page import CONTROL

K = Qt.Key
FOUR = Options(directions=4)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


def cursor(board: Board) -> str:
    return name_of(board.scene.cursor)


def go_to(board: Board, name: str) -> None:
    """To the board with Tab, and to a square with the arrows."""
    while not (board.scene.area == 1 and board.scene.shows_focus):
        board.key(K.Key_Tab)
        assert board.view.hasFocus()
    assert_focus_shows(board)
    column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
    while board.scene.cursor % 13 != column:
        board.key(K.Key_Right if board.scene.cursor % 13 < column else K.Key_Left)
    while board.scene.cursor // 13 != row:
        board.key(K.Key_Down if board.scene.cursor // 13 < row else K.Key_Up)
    assert cursor(board) == name


def assert_focus_shows(board: Board) -> None:
    rings = [each for each in board.scene.items() if isinstance(each, FocusItem)]
    assert [ring.isVisible() for ring in rings] == [True]


def turn_to(board: Board, direction: Direction) -> None:
    for _ in range(4):
        if board.scene.direction is direction:
            return
        board.key(K.Key_Space)
    raise AssertionError(f"typing does not turn to {direction}")


# --- the cursor ---------------------------------------------------------------------------------


def test_tab_goes_from_rack_to_board_to_buttons_and_back(board: Board) -> None:
    board.key(K.Key_Tab)  # the table has the keyboard from the start; now it shows where
    assert board.scene.focused is board.tile(board.rack[0])
    assert_focus_shows(board)
    board.key(K.Key_Tab)
    assert cursor(board) == "G7"
    assert board.scene.typing.isVisible()
    assert_focus_shows(board)
    board.key(K.Key_Tab)
    assert not board.view.hasFocus()
    board.key(K.Key_Backtab)
    assert board.view.hasFocus()
    assert cursor(board) == "G7"
    board.key(K.Key_Backtab)
    assert board.scene.focused is board.tile(board.rack[0])
    assert not board.scene.typing.isVisible()
    assert_focus_shows(board)


def test_arrows_stop_at_the_edges(board: Board) -> None:
    go_to(board, "A1")
    board.key(K.Key_Left)
    board.key(K.Key_Up)
    assert cursor(board) == "A1"
    go_to(board, "M13")
    board.key(K.Key_Right)
    board.key(K.Key_Down)
    assert cursor(board) == "M13"


def test_arrows_and_control_on_the_rack(board: Board) -> None:
    board.key(K.Key_Tab)
    assert board.rack == "**012346+--="
    board.key(K.Key_Right)
    board.key(K.Key_Right)
    assert board.scene.focused is board.tile("0")
    board.key(K.Key_Right, CONTROL)
    assert board.rack == "**102346+--="
    assert board.scene.focused is board.tile("0")
    board.key(K.Key_Down)
    focused = board.scene.focused
    assert focused in [board.tile("+"), board.tile("-"), board.tile("-", 1), board.tile("=")]
    board.key(K.Key_Up)
    for _ in range(12):
        board.key(K.Key_Right, CONTROL)  # never into the row of the signs
    assert board.rack.endswith("+--=")


# --- typing sums --------------------------------------------------------------------------------


def test_a_sum_typed_downwards_over_a_digit_that_lies_there(board: Board) -> None:
    go_to(board, "C7")
    board.key(K.Key_Return)  # the other direction
    assert board.scene.direction is Direction.DOWN
    board.keys("5+1=6")
    assert board.put_down == {"C8": "+", "C9": "1", "C10": "=", "C11": "6"}
    assert cursor(board) == "C12"
    board.key(K.Key_Return, CONTROL)
    board.wait()
    assert board.plays[2] == "C7v (5)+1=6"


def test_what_lies_there_need_not_be_typed(board: Board) -> None:
    go_to(board, "E4")
    turn_to(board, Direction.DOWN)
    board.keys("2+6=")
    assert board.put_down == {"E4": "2", "E5": "+", "E6": "6", "E8": "="}
    board.key(K.Key_Escape)
    assert board.put_down == {}


def test_a_sum_typed_to_the_right(board: Board) -> None:
    go_to(board, "H11")
    assert board.scene.direction is Direction.RIGHT
    board.keys("9-3=6")
    assert board.put_down == {"I11": "-", "J11": "3", "K11": "=", "L11": "6"}
    assert board.reading.startswith("9 − 3 = 6, correct")
    board.key(K.Key_Return, CONTROL)
    board.wait()
    assert board.plays[2] == "H11> (9)-3=6"


def test_a_click_on_a_square_starts_typing_there_and_a_second_one_turns(board: Board) -> None:
    board.click_square("C9")
    assert cursor(board) == "C9"
    assert board.scene.direction is Direction.RIGHT
    assert board.scene.typing.isVisible()
    board.click_square("C9")
    assert board.scene.direction is Direction.DOWN
    board.click_square("C8")
    assert board.scene.direction is Direction.DOWN
    board.keys("+1=6")
    assert board.laid == "5+1=6"


def test_with_two_directions_only_two(board: Board) -> None:
    go_to(board, "C9")
    seen = []
    for _ in range(3):
        board.key(K.Key_Space)
        seen.append(board.scene.direction)
    assert seen == [Direction.DOWN, Direction.RIGHT, Direction.DOWN]


def four_board(qtbot: QtBot) -> Board:
    game = game_of(RACK, "x+-", "9999", "+", digits=DRAWN, signs="-", options=FOUR)
    return Board(qtbot, after(game, OPENING, ANSWER))


@pytest.mark.parametrize(
    ("name", "direction", "typed", "play", "remark"),
    [
        ("C7", Direction.UP, "5+1=6", "C7^ (5)+1=6", "read from bottom to top"),
        ("H11", Direction.LEFT, "9-3=6", "H11< (9)-3=6", "read from right to left"),
        ("C7", Direction.DOWN, "5+1=6", "C7v (5)+1=6", "read from top to bottom"),
        (
            "H11",
            Direction.RIGHT,
            "9-3=6",
            "H11> (9)-3=6",
            "in the answer, the 6 on red counts once more (+6).",
        ),
    ],
)
def test_typing_in_four_directions(
    qtbot: QtBot, name: str, direction: Direction, typed: str, play: str, remark: str
) -> None:
    board = four_board(qtbot)
    go_to(board, name)
    turn_to(board, direction)
    board.keys(typed)
    assert board.reading
    assert board.remark.lower() == remark
    board.key(K.Key_Return, CONTROL)
    board.wait()
    assert board.plays[2] == play


def test_typing_stops_at_the_edge(board: Board) -> None:
    go_to(board, "L3")
    board.keys("123")
    assert board.put_down["L3"] == "1"
    assert set(board.put_down) == {"L3", "M3"}
    assert cursor(board) == "M3"


# --- blanks -------------------------------------------------------------------------------------


def test_a_blank_stands_for_a_digit_that_is_missing(board: Board) -> None:
    go_to(board, "C8")
    turn_to(board, Direction.DOWN)
    board.keys("+4=9")
    assert board.put_down == {"C8": "+", "C9": "4", "C10": "=", "C11": "*9"}
    assert board.scene.ring is None
    assert board.reading.startswith("5 + 4 = 9, correct")


def test_a_digit_that_lies_already_is_not_typed_twice(board: Board) -> None:
    go_to(board, "C9")
    board.keys("4")
    go_to(board, "C9")
    board.keys("4")
    assert board.put_down == {"C9": "4"}
    assert cursor(board) == "D9"
    go_to(board, "C9")
    board.keys("3")  # another one takes its place
    assert board.put_down == {"C9": "3"}
    board.assert_nothing_held()


def test_j_is_a_blank_whose_digit_is_asked_for(board: Board) -> None:
    go_to(board, "C9")
    board.keys("j")
    assert board.scene.ring is not None
    board.keys("7")
    assert board.scene.ring is None
    assert board.put_down == {"C9": "*7"}
    assert cursor(board) == "D9"
    board.keys("1")
    assert board.put_down == {"C9": "*7", "D9": "1"}
    # and again by arrow and Enter
    go_to(board, "C9")
    board.key(K.Key_Return)
    assert board.scene.ring is not None
    board.key(K.Key_Right)
    board.key(K.Key_Return)
    assert board.put_down["C9"] == "*8"
    board.key(K.Key_Return)
    board.key(K.Key_Escape)  # the ring alone
    assert board.scene.ring is None
    assert board.put_down["C9"] == "*8"


def test_a_tile_that_is_not_there_does_nothing(board: Board) -> None:
    go_to(board, "C9")
    board.keys("xx/")
    assert board.put_down == {}
    assert cursor(board) == "C9"
    board.keys("q!")
    assert board.put_down == {}


# --- taking back --------------------------------------------------------------------------------


def test_backspace_takes_back_what_was_typed(board: Board) -> None:
    go_to(board, "C8")
    turn_to(board, Direction.DOWN)
    board.keys("+1=")
    board.key(K.Key_Backspace)
    assert set(board.put_down) == {"C8", "C9"}
    assert cursor(board) == "C10"
    board.key(K.Key_Backspace)
    board.key(K.Key_Backspace)
    assert board.put_down == {}
    assert cursor(board) == "C8"
    board.key(K.Key_Backspace)  # only goes back
    assert cursor(board) == "C7"
    assert len(board.plays) == 2


def test_delete_takes_back_the_tile_at_the_cursor(board: Board) -> None:
    go_to(board, "C8")
    turn_to(board, Direction.DOWN)
    board.keys("+1=")
    go_to(board, "C8")
    board.key(K.Key_Delete)
    assert board.put_down == {"C9": "1", "C10": "="}
    board.assert_nothing_held()


def test_escape_lets_go_first_and_then_takes_all_back(board: Board) -> None:
    go_to(board, "C8")
    board.keys("12")
    board.key(K.Key_Backtab)
    board.keys("3")
    assert board.scene.held is board.tile("3")
    board.key(K.Key_Escape)
    board.assert_nothing_held()
    assert len(board.put_down) == 2
    board.key(K.Key_Escape)
    assert board.put_down == {}


# --- picking up ---------------------------------------------------------------------------------


def test_a_tile_is_picked_up_carried_and_put_down(board: Board) -> None:
    go_to(board, "C9")
    board.key(K.Key_Backtab)
    board.keys("3")
    item = board.tile("3")
    assert board.scene.held is item
    assert board.scene.focused is board.scene.squares[board.square("C9")]
    board.key(K.Key_Down)
    board.key(K.Key_Return)
    assert board.put_down == {"C10": "3"}
    board.assert_nothing_held()
    go_to(board, "C10")
    board.key(K.Key_Space)  # picks up what was put down
    assert board.scene.held is item
    board.key(K.Key_Right)
    board.key(K.Key_Space)
    assert board.put_down == {"D10": "3"}
    board.assert_nothing_held()


@pytest.mark.parametrize(
    ("by_pointer", "typed", "by_keys"),
    [
        ({"3": "A1"}, "+2", ["B1", "C1"]),
        ({"3": "A1", "+": "A2"}, "2=", ["A3", "A4"]),
        ({"+": "C8"}, "1=", ["C9", "C10"]),  # below the 5
        ({"+": "I7"}, "4=", ["J7", "K7"]),  # behind 40, below nothing
        ({"3": "F8", "4": "G8"}, "=", ["I8"]),  # the + on H8 is passed over
        ({"3": "M1"}, "+", ["L1"]),  # at the edge: what is nearest
    ],
)
def test_the_next_tile_goes_behind_the_last_one(
    board: Board, by_pointer: dict[str, str], typed: str, by_keys: list[str]
) -> None:
    for tile, square in by_pointer.items():
        board.drag_tile(tile, square)
    before = board.put_down
    for sign in typed:
        board.keys(sign)
        board.key(K.Key_Return)
    assert [each for each in board.put_down if each not in before] == by_keys


@pytest.mark.parametrize("beside", ["pass_button", "shuffle_button"])
def test_a_tile_picked_up_by_a_key_takes_the_keyboard_to_the_table(
    board: Board, beside: str
) -> None:
    board.drag_tile("3", "A1")
    getattr(board.page, beside).setFocus(Qt.FocusReason.TabFocusReason)
    board.keys("+")
    assert board.scene.held is board.tile("+")
    assert board.view.hasFocus()
    board.key(K.Key_Return)
    assert board.put_down == {"A1": "3", "B1": "+"}


def test_typing_a_wrong_sum_and_control_return_plays_nothing(board: Board) -> None:
    go_to(board, "C8")
    turn_to(board, Direction.DOWN)
    board.keys("+1=4")
    board.key(K.Key_Return, CONTROL)
    assert len(board.plays) == 2
    assert board.reading == "5 + 1 is not 4"
    assert len(board.put_down) == 4


def test_keys_mean_nothing_while_the_computer_thinks(board: Board) -> None:
    board.quick.is_slow = True
    go_to(board, "C8")
    board.game.pass_turn()
    for key in (K.Key_Right, K.Key_Return, K.Key_Delete, K.Key_Escape, K.Key_Tab, K.Key_Backtab):
        board.view.setFocus()
        board.key(key)
    board.view.setFocus()
    board.keys("1+1=2j")
    board.key(K.Key_Return, CONTROL)
    assert len(board.plays) == 3
    board.quick.answer(Action.PASS)
    board.until(lambda: board.game.draft is not None)
    assert board.put_down == {}
    board.assert_nothing_held()


def test_shift_and_an_arrow_move_the_whole_sum(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("34721568", "+-"))
    board.type_at("E6", ">", "3+4=7")
    assert board.remark == "Shift and an arrow key move the whole sum."
    board.key(K.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert "Shift" not in board.remark
    assert board.game.why_not_play is None
    for _ in range(20):
        board.key(K.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert board.game.draft is not None
    assert {name_of(put.square) for put in board.game.draft.puts} == {f"{at}7" for at in "IJKLM"}
    board.key(K.Key_Escape)
    board.key(K.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert not board.game.can_take_back
