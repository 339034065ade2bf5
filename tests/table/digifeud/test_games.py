"""Whole games through the page, with the computer player in its own process."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import Direction
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.engine import client
from formula_desktop.engine.client import Opponent
from formula_desktop.kinds.kind import View
from formula_desktop.players import Level, Player
from tests.helpers.digifeud.games import assert_sound, shuffled_game
from tests.helpers.digifeud.page import Board
from tests.helpers.played_page import CONTROL

K = Qt.Key
MOST_TURNS = 60
TYPED = {"-": "-", "x": "*", "/": "/", "+": "+", "=": "="}


@pytest.fixture(autouse=True)
def _in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer thinks in its own process, never in this one."""

    def never(view: View) -> None:
        raise AssertionError("the computer player's process is gone")

    monkeypatch.setattr(client, "choose", never)


class Hands:
    """Plays a game with one kind of input."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.turn = 0

    def play_game(self) -> None:
        """Play until the game is over."""
        board = self.board
        for _ in range(MOST_TURNS):
            if board.game.position.is_over:
                break
            turns = len(board.plays)
            found = best_play(board.draft.view)
            if found is None:
                self.pass_turn()
            else:
                self.lay(found.play)
            assert board.plays[turns] == (str(found.play) if found else "pass")
            board.wait()
            assert_sound(board.game)
            board.assert_nothing_held()
            self.turn += 1
        assert board.game.position.is_over

    def lay(self, laid: Sum) -> None:
        raise NotImplementedError

    def pass_turn(self) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Drags, and clicks."""

    def lay(self, laid: Sum) -> None:
        board = self.board
        scene = board.scene
        for at, put in enumerate(draft_of(board.draft.view, laid).puts):
            centre = scene.tiles.hand[put.index].outline.center()
            square = scene.layout.square(put.square).center()
            if (self.turn + at) % 3:
                board.drag(centre, square)
            else:
                board.click(centre)
                board.click(square)
            if put.is_blank:
                assert scene.ring is not None
                assert put.digit is not None
                board.click(scene.ring.centre_of(put.digit))
        assert str(board.draft.play) == str(laid)
        board.press_button(board.page.play_button)

    def pass_turn(self) -> None:
        self.board.press_button(self.board.page.pass_button)


class Keys(Hands):
    """Types; the pointer is never used."""

    def lay(self, laid: Sum) -> None:
        board = self.board
        assert board.view.hasFocus()
        while not (board.scene.area == 1 and board.scene.shows_focus):
            board.key(K.Key_Tab)
            assert board.view.hasFocus()
        self.walk_to(laid.square)
        self.turn_to(laid.direction)
        for place in laid.places:
            if place.lies:
                board.keys(place.tile[-1])
            elif place.tile.startswith("*"):
                board.keys("j" + place.tile[-1])
            else:
                board.keys(TYPED.get(place.tile, place.tile))
        assert str(board.draft.play) == str(laid)
        if self.turn % 2:
            board.key(K.Key_Return, CONTROL)
        else:
            board.tab_to(board.page.play_button)
            board.key(K.Key_Return)
        assert board.view.hasFocus()

    def walk_to(self, square: int) -> None:
        board = self.board
        for _ in range(30):
            row, column = divmod(board.scene.cursor, 13)
            to_row, to_column = divmod(square, 13)
            if column != to_column:
                board.key(K.Key_Right if column < to_column else K.Key_Left)
            elif row != to_row:
                board.key(K.Key_Down if row < to_row else K.Key_Up)
            else:
                return
        raise AssertionError("the keyboard does not come there")

    def turn_to(self, direction: Direction) -> None:
        for _ in range(4):
            if self.board.scene.direction is direction:
                return
            self.board.key(K.Key_Space if self.turn % 2 else K.Key_Return)
        raise AssertionError("typing does not turn there")

    def pass_turn(self) -> None:
        self.board.tab_to(self.board.page.pass_button)
        self.board.key(K.Key_Space)
        if not self.board.game.position.is_over:
            self.board.view.setFocus(Qt.FocusReason.TabFocusReason)


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize(
    ("seed", "options", "size"),
    [
        (1, Options(), (1280, 800)),
        (2, Options(directions=4, operators=ALL_FOUR), (1024, 640)),
    ],
)
def test_a_game_to_its_end(
    qtbot: QtBot, hands: type[Hands], seed: int, options: Options, size: tuple[int, int]
) -> None:
    board = Board(qtbot, shuffled_game(seed, options=options), size=size, opponent=Opponent)
    hands(board).play_game()
    assert board.rounds_over == 1
    assert board.page.result_button.isVisible()
    assert not board.page.play_button.isVisible()
    agreed = board.game.state.agreed_passes  # all pass at once here, as those who agree to stop
    assert board.remark.startswith("Game stopped" if agreed else "The game is over: ")
    assert board.page.log_view.model().rowCount() == len(board.plays) - max(agreed - 1, 0)
    qtbot.wait(30)
    assert board.rounds_over == 1


def test_the_last_turn_can_be_undone(qtbot: QtBot) -> None:
    board = Board(qtbot, shuffled_game(3), opponent=Opponent)
    board.game.resign()
    board.wait()
    assert board.rounds_over == 1
    assert board.plays == ["resign"]
    board.press_button(board.page.undo_button)
    board.until(lambda: board.game.draft is not None)
    assert board.page.play_button.isVisible()
    assert not board.page.result_button.isVisible()
    board.game.redo()
    board.until(lambda: board.rounds_over == 2)


def test_watching_computers_to_the_end(qtbot: QtBot) -> None:
    players = tuple(Player(f"Computer {number}", Level.NORMAL) for number in (1, 2))
    board = Board(qtbot, shuffled_game(4, players), waits=False, opponent=Opponent)
    board.until(lambda: board.rounds_over == 1)
    assert board.game.position.is_over
    for button in (board.page.play_button, board.page.pass_button):
        assert not button.isVisible()
    QApplication.processEvents()
    assert board.rounds_over == 1
    assert_sound(board.game)
