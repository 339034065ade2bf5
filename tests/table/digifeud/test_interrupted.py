"""A drag that is interrupted always puts the tile back; and what is possible while others play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import read_play
from formula_desktop.look import theme as themes
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.digifeud.games import after, assert_sound, game_of, shuffled_game
from tests.helpers.digifeud.page import OPENING, RACK, Board, opened_game
from tests.helpers.formula.games import NOOR, SAM
from tests.helpers.played_page import RIGHT_BUTTON

OUTSIDE = QPointF(4, 4)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot, opened_game())


def escape(board: Board) -> None:
    board.key(Qt.Key.Key_Escape)


def second_button(board: Board) -> None:
    board.press(board.tile("2").outline.center(), RIGHT_BUTTON)


def focus_elsewhere(board: Board) -> None:
    board.page.undo_button.setFocus()


def window_left(board: Board) -> None:
    QApplication.sendEvent(board.page, QEvent(QEvent.Type.WindowDeactivate))


def page_hidden(board: Board) -> None:
    board.page.hide()


def dialog_opened(board: Board) -> None:
    dialog = QDialog(board.page)
    board.qtbot.addWidget(dialog)
    dialog.open()
    QApplication.processEvents()
    dialog.close()  # so that nothing but being blocked can be the reason


def resized(board: Board) -> None:
    board.page.resize(1100, 700)
    QApplication.processEvents()


def undone(board: Board) -> None:
    board.game.undo()


def passed(board: Board) -> None:
    board.game.pass_turn()


def other_language(board: Board) -> None:
    QApplication.sendEvent(board.page, QEvent(QEvent.Type.LanguageChange))


def other_theme(board: Board) -> None:
    board.look.show(board.look.now._replace(theme=themes.DARK))


INTERRUPTIONS = [
    *(escape, second_button, focus_elsewhere, window_left, page_hidden, dialog_opened),
    *(resized, undone, passed, other_language, other_theme),
]
ENDS_THE_TURN = (undone, passed)
Interruption = Callable[[Board], None]


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_an_interrupted_drag_puts_the_tile_back(board: Board, interruption: Interruption) -> None:
    item = board.hold("1")
    interruption(board)
    assert not item.face.lifted
    board.assert_nothing_held()
    # the pointer still goes on, and the button comes up: nothing follows it
    board.move(board.at("C8"))
    board.assert_nothing_held()
    board.release(board.at("C8"))
    board.assert_nothing_held()
    assert board.game.draft is None or not board.draft.puts
    assert_sound(board.game)


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_an_interrupted_drag_puts_a_tile_back_on_its_square(
    board: Board, interruption: Interruption
) -> None:
    board.drag_tile("1", "C8")
    board.hold("1")
    interruption(board)
    board.assert_nothing_held()
    if interruption not in ENDS_THE_TURN:
        assert board.put_down == {"C8": "1"}
        square = board.scene.layout.square(board.square("C8"))
        assert board.tile("1").pos() == square.topLeft()


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_what_was_picked_up_by_a_click_comes_home(board: Board, interruption: Interruption) -> None:
    board.click_tile("1")
    assert board.scene.held is board.tile("1")
    interruption(board)
    board.assert_nothing_held()


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_the_ring_closes(board: Board, interruption: Interruption) -> None:
    board.drag_tile("*", "C8")
    assert board.scene.ring is not None
    interruption(board)
    assert board.scene.ring is None
    board.assert_nothing_held()


def test_the_end_of_the_time_ends_a_drag(qtbot: QtBot) -> None:
    board = Board(qtbot, game_with_limit())
    board.page.uncover_button.click()
    board.hold("1")
    board.clock.pass_by(minutes=11)
    board.page.follow_clock()
    board.until(lambda: board.rounds_over == 1)
    assert board.plays == ["timeout"]
    board.assert_nothing_held()
    board.release(board.at("G7"))
    board.assert_nothing_held()


def game_with_limit() -> Game:
    options = Options(turn_limit_minutes=10)
    return game_of(RACK, "x+-", players=(NOOR, SAM), options=options)


def test_a_dialog_blocks_a_drag_while_it_is_open(board: Board) -> None:
    board.hold("1")
    dialog = QDialog(board.page)
    board.qtbot.addWidget(dialog)
    dialog.open()
    QApplication.processEvents()
    board.assert_nothing_held()
    dialog.close()
    board.drag_tile("1", "C8")
    assert board.put_down == {"C8": "1"}


def test_the_drag_goes_on_after_a_key_that_means_nothing(board: Board) -> None:
    item = board.hold("1")
    for key in (Qt.Key.Key_8, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        board.key(key)
    assert board.scene.held is item
    board.move(board.at("C8"))
    board.release(board.at("C8"))
    assert board.put_down == {"C8": "1"}


def test_a_second_press_of_the_same_button_ends_the_drag(board: Board) -> None:
    """As when the release was lost: outside the window, or in another program."""
    board.hold("1")
    board.press(OUTSIDE)
    board.assert_nothing_held()
    board.release(OUTSIDE)
    board.assert_nothing_held()


# --- while others play --------------------------------------------------------------------------


def slow_board(qtbot: QtBot) -> Board:
    """A table where tiles take their time; the computer is to answer 5 × 8 = 40."""
    game = after(game_of(RACK, "x+-", "9999", "+"), OPENING)
    return Board(qtbot, game, animation=True, speed=ComputerSpeed.SLOW, waits=False)


def test_a_click_skips_the_tiles_that_travel(qtbot: QtBot) -> None:
    board = slow_board(qtbot)
    board.until(lambda: board.scene.is_moving)
    assert board.game.draft is None
    assert len(board.scene.tiles.travelling) > 3
    board.click(OUTSIDE)
    assert not board.scene.is_moving
    assert not board.scene.tiles.travelling
    assert board.game.draft is not None
    assert len(board.plays) == 2
    lying = sum(bool(tile) for tile in board.game.position.board.tiles)
    assert len(board.scene.tiles.lying) == lying


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_skips_the_tiles_that_travel(qtbot: QtBot, key: Qt.Key) -> None:
    board = slow_board(qtbot)
    board.until(lambda: board.scene.is_moving)
    board.key(key)
    assert not board.scene.is_moving
    assert board.game.draft is not None


@pytest.mark.parametrize("is_slow", [True, False])
def test_the_rack_is_rearranged_while_the_computer_plays(qtbot: QtBot, is_slow: bool) -> None:
    board = slow_board(qtbot)
    board.quick.is_slow = is_slow  # thinking, or on the way
    board.until(lambda: board.scene.is_moving or (is_slow and board.game.opponent.is_thinking))
    digits = board.game.hand.cards[:8]
    last, first = digits[-1], digits[0]
    board.drag(board.tile(last, -1).outline.center(), board.tile(first).outline.center())
    assert board.game.hand.cards[:8] == last + digits[:-1]
    board.assert_nothing_held()
    board.game.hand.sort_cards()
    assert board.rack[:8] == "".join(sorted(digits))
    assert len(board.plays) == (1 if is_slow else 2)


def last_tiles(qtbot: QtBot) -> Board:
    """Nothing is left in the bag: what is laid is not replaced. Noor has laid a sum just now."""
    board = Board(qtbot, almost_over(), animation=True, speed=ComputerSpeed.SLOW, waits=False)
    board.quick.is_slow = True
    board.until(lambda: board.game.shown_seat == board.game.position.to_move)
    board.press_button(board.page.uncover_button)
    board.until(lambda: board.game.draft is not None)
    return board


def almost_over() -> Game:
    """A game of two persons in which the bag of digits has been emptied, and a sum can be laid."""
    game = shuffled_game(3, (NOOR, SAM))
    while game.position.bag_digits:
        assert game.position.to_move is not None
        found = best_plays(game.position.view(game.position.to_move), 1)
        game = game.after(found[0].play if found else read_play("pass"), game.started)
    return game


def test_the_rack_is_rearranged_while_its_own_sum_is_shown(qtbot: QtBot) -> None:
    """The game's rack is shorter by the tiles laid; the table still shows them on the board."""
    board = last_tiles(qtbot)
    view = board.draft.view
    play = best_plays(view, 1)[0].play
    for put in draft_of(view, play).puts:
        board.game.put(put.index, put.square, put.digit)
    laid = [put.square for put in board.draft.puts]
    board.until_still()
    board.press_button(board.page.play_button)
    assert board.scene.is_moving
    before = len(board.scene.tiles.hand)
    assert len(board.game.hand.hand) < before
    shuffle = board.page.shuffle_button.click
    for rearrange in (shuffle, board.game.hand.sort_cards, shuffle):
        rearrange()
        board.until_still()
    assert len(board.scene.tiles.hand) == before
    # what is laid stays on the board, and is out of reach
    lies = board.scene.layout.square(laid[0]).center()
    assert sum(item.outline.contains(lies) for item in board.scene.tiles.hand) == 1
    assert board.scene.movable_at(lies) is None
    # what is left is rearranged
    free = [at for at in board.scene.tiles.shown_order if at not in board.scene.laid]
    digits = [at for at in free if board.scene.tiles.hand_cards[at] in "*0123456789"]
    if len(digits) > 1:
        items = board.scene.tiles.hand
        tile = board.scene.tiles.hand_cards[digits[-1]]
        board.drag(items[digits[-1]].outline.center(), items[digits[0]].outline.center())
        assert board.game.hand.cards[0] == tile
    board.click(OUTSIDE)
    assert not board.scene.is_moving
    board.game.undo()
    board.game.uncover()
    assert sorted(board.game.hand.cards) == sorted(view.rack.tiles)
    assert_sound(board.game)


def test_the_points_of_the_computers_sum_come_with_its_last_tile(qtbot: QtBot) -> None:
    board = slow_board(qtbot)
    board.until(lambda: board.scene.is_moving)
    tiles = [*board.scene.tiles.travelling.values()]
    seen: list[list[str]] = []
    board.scene.landed.connect(lambda: seen.append(board.badges))
    board.until(lambda: bool(board.badges))
    assert seen == [[] for _ in tiles]
    assert all(each.pos() == each.home for each in tiles)


def test_undo_while_the_computers_tiles_travel(qtbot: QtBot) -> None:
    board = slow_board(qtbot)
    board.until(lambda: board.scene.is_moving)
    assert not board.badges, "its tiles are not there yet"
    board.press_button(board.page.undo_button)
    assert not board.scene.is_moving
    assert board.plays == []
    assert board.badges == []
    assert board.game.draft is not None
    assert not board.scene.tiles.travelling
    board.assert_nothing_held()


def test_the_page_can_be_cleared_at_any_moment(qtbot: QtBot) -> None:
    board = slow_board(qtbot)
    board.until(lambda: board.scene.is_moving)
    board.show_game(opened_game())
    board.hold("1")
    board.page.clear()
    QApplication.processEvents()
    assert board.page.game is None
    board.show_game(opened_game())
    board.drag_tile("*", "C8")
    assert board.scene.ring is not None
    board.show_game(opened_game())
    assert board.scene.ring is None


def test_buttons_do_nothing_while_the_computer_thinks(board: Board) -> None:
    board.quick.is_slow = True
    board.press_button(board.page.pass_button)
    assert board.game.opponent.is_thinking
    page = board.page
    for button in (page.play_button, page.back_button, page.pass_button):
        assert not button.isEnabled()
    assert page.undo_button.isEnabled()
    board.drag_tile("1", "C8")
    board.keys("1+1=2")
    board.key(Qt.Key.Key_Return)
    assert len(board.plays) == 3
    board.assert_nothing_held()
    board.press_button(page.undo_button)
    assert not board.game.opponent.is_thinking
    assert len(board.plays) == 2
