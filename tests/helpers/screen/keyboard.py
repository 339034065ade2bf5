"""Somebody who plays with the keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import SIZE, Square
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.table.items import PlaceItem

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
TYPED = {"+": "+", "-": "-", "x": "*", "/": "/", "=": "="}


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def play(self) -> Any:
        return self.window.play

    @property
    def game(self) -> Any:
        return self.window.game

    @property
    def scene(self) -> Any:
        return self.play.page.scene

    @property
    def _focused(self) -> QWidget:
        if QApplication.activeWindow() is None:  # a window manager would see to it
            self.window.activateWindow()
            self.until(self.window.isActiveWindow)
        widget = QApplication.focusWidget()
        assert widget is not None, "nothing has the keyboard"
        return widget

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self._focused, key, modifiers)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        for character in text:
            QTest.keyClicks(self._focused, character)
            QApplication.processEvents()

    def tab_to(self, wanted: QWidget | Callable[[], bool], most: int = 80) -> None:
        """Press Tab until a control has the keyboard, or a condition holds."""
        is_there = wanted.hasFocus if isinstance(wanted, QWidget) else wanted
        for _ in range(most):
            if is_there():
                return
            self.key(Key.Key_Tab)
        raise AssertionError("Tab does not lead there")

    def press(self, button: QWidget) -> None:
        self.tab_to(button)
        self.key(Key.Key_Return)

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def wait(self) -> None:
        """Until it is one's turn, or the end is shown."""

        def is_ready() -> bool:
            if self.play is None or self.game is None or self.scene.is_moving:
                return False
            return self.game.draft is not None or self.play.results is not None

        self.until(is_ready)

    def dialog(self) -> Any:
        """The dialog that is open."""
        self.until(lambda: QApplication.activeModalWidget() is not None)
        return QApplication.activeModalWidget()

    def put_tile_or_card(self, card: str, place: Callable[[PlaceItem], bool]) -> None:
        """Pick something up by its digit, go to a place with Tab, put it down."""
        self.type("j" if card == "*" else card)
        assert self.scene.held is not None
        self.tab_to(lambda: isinstance(self.scene.focused, PlaceItem) and place(self.scene.focused))
        self.key(Key.Key_Return)


def go_to(keyboard: Keyboard, square: Square) -> None:
    """To a square with Tab and arrows."""
    keyboard.tab_to(lambda: isinstance(keyboard.scene.stands_on, PlaceItem))
    column, row = square % SIZE, square // SIZE
    while (at := keyboard.scene.stands_on.key) != square:
        if at % SIZE != column:
            keyboard.key(Key.Key_Right if at % SIZE < column else Key.Key_Left)
        else:
            keyboard.key(Key.Key_Down if at // SIZE < row else Key.Key_Up)


def lay_sum(keyboard: Keyboard, play: Sum) -> None:
    for square, tile in [(each.square, each.tile) for each in play.places if not each.lies]:
        go_to(keyboard, square)
        if tile.startswith("*"):
            keyboard.type("j" + tile[1])
        else:
            keyboard.type(TYPED.get(tile, tile))
    assert keyboard.game.draft.refusal is None, keyboard.game.draft.verdict
