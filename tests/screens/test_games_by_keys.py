"""A whole game of each kind by keys alone, from Home and back: no mouse, no help from the test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import SIZE, Square
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import usual_choice
from formula_desktop.table.items import PlaceItem
from tests.helpers.formula.games import starting_jokers, ways
from tests.helpers.normal import choose
from tests.helpers.quick_opponent import QuickOpponent

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
TYPED = {"+": "+", "-": "-", "x": "*", "/": "/", "=": "="}

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


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
        self.qtbot.waitUntil(condition, timeout=20_000)

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


@pytest.fixture
def keyboard(window: MainWindow, qtbot: QtBot) -> Keyboard:
    qtbot.waitUntil(lambda: window.look.has_controls)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Keyboard(window, qtbot)


def start(keyboard: Keyboard, name: str) -> None:
    """A new game with all its signs against the computer, from Home."""
    window = keyboard.window
    window.settings.last[name] = usual_choice(KINDS[name], "Player", "Computer").written
    window.settings.last_game = name
    window.games.show_under_way()
    keyboard.press(window.home.pictures[name].second)
    dialog = keyboard.dialog()
    keyboard.press(dialog.start)
    keyboard.wait()


def look_around(keyboard: Keyboard) -> None:
    """Settings, the rules and the past of the game, and back to the table each time."""
    window, page = keyboard.window, keyboard.play.page
    keyboard.key(Key.Key_Comma, CONTROL)
    keyboard.dialog()
    keyboard.key(Key.Key_Escape)
    keyboard.until(lambda: QApplication.activeModalWidget() is None)
    keyboard.press(page.rules_button)
    rules = window.library.rules
    assert rules is not None
    assert window.stack.currentWidget() is rules
    keyboard.type("joker")
    keyboard.press(rules.back_button)
    assert window.stack.currentWidget() is page
    keyboard.key(Key.Key_B, CONTROL)
    assert window.looking is not None
    past = window.looking.page
    assert window.stack.currentWidget() is past
    keyboard.key(Key.Key_Home)
    keyboard.key(Key.Key_Escape)
    assert window.stack.currentWidget() is page
    keyboard.tab_to(keyboard.play.page.view)


def take_hint(keyboard: Keyboard) -> None:
    """Ask for hints until the play is put down, and take it back."""
    for _ in range(5):
        keyboard.key(Key.Key_I, CONTROL)
        keyboard.until(lambda: not keyboard.game.hints.is_looking)
        if keyboard.game.hints.step == keyboard.game.hints.hint.steps:
            break
    keyboard.key(Key.Key_Escape)
    assert not keyboard.game.can_take_back


def end_at_home(keyboard: Keyboard) -> None:
    """The end: look back from there, and go home."""
    window = keyboard.window
    results = keyboard.play.results
    keyboard.press(results.buttons[Wish.MORE])
    keyboard.press(results.buttons[Wish.LOOK_BACK])
    assert window.looking is not None
    past = window.looking.page
    keyboard.until(lambda: window.stack.currentWidget() is past)
    keyboard.key(Key.Key_Right)
    keyboard.key(Key.Key_Escape)
    assert window.stack.currentWidget() is keyboard.play.page
    keyboard.key(Key.Key_H, CONTROL)
    assert window.stack.currentWidget() is window.home
    assert window.home.isAncestorOf(QApplication.focusWidget() or window)


# --- Formula ------------------------------------------------------------------------------------


def lay_formula(keyboard: Keyboard, formula: Formula) -> None:
    view = keyboard.game.draft.view
    keyboard.type(TYPED[formula.operator.value])
    for number, digit in starting_jokers(view, formula):
        joker = keyboard.scene.cards.rows[number][0]
        keyboard.tab_to(lambda: keyboard.scene.focused in areas_but_hand(keyboard))
        while keyboard.scene.focused is not joker:
            keyboard.key(Key.Key_Right)
        keyboard.key(Key.Key_Return)
        keyboard.type(str(digit))
    for card, digit, place in ways(view, formula):
        keyboard.put_tile_or_card(card, lambda item, at=place: item.key == at)  # type: ignore[misc]
        if card == "*":
            keyboard.type(str(digit))
    assert keyboard.game.draft.refusal is None, keyboard.game.draft.reads


def areas_but_hand(keyboard: Keyboard) -> list[Any]:
    _, formula, _ = keyboard.scene.focus_areas()
    return [*formula]


def test_a_round_of_formula(keyboard: Keyboard) -> None:
    window = keyboard.window
    start(keyboard, "formula")
    page = keyboard.play.page
    take_hint(keyboard)
    look_around(keyboard)
    has_drawn = False
    while keyboard.play.results is None:
        play = choose(keyboard.game.draft.view)
        if isinstance(play, Formula) and (has_drawn or len(keyboard.game.turns) < 2):
            lay_formula(keyboard, play)
            keyboard.key(Key.Key_Return, CONTROL)
        else:
            keyboard.press(page.draw_button)
            has_drawn = True
        keyboard.wait()
    assert keyboard.game.position.is_over
    assert has_drawn
    rounds = len(keyboard.game.state.rounds)
    keyboard.press(keyboard.play.results.buttons[Wish.NEXT_ROUND])
    keyboard.wait()
    assert len(keyboard.game.state.rounds) == rounds + 1
    keyboard.press(page.home_button)
    assert window.stack.currentWidget() is window.home


# --- Digifeud -----------------------------------------------------------------------------------


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


def test_a_game_of_digifeud(keyboard: Keyboard) -> None:
    start(keyboard, "digifeud")
    page = keyboard.play.page
    take_hint(keyboard)
    look_around(keyboard)
    turns = 0
    while keyboard.play.results is None:
        turns += 1
        play = choose(keyboard.game.draft.view)
        if isinstance(play, Sum) and turns < 8:
            lay_sum(keyboard, play)
            keyboard.key(Key.Key_Return, CONTROL)
        elif isinstance(play, Sum):
            keyboard.window.offered.resign.trigger()
            keyboard.press(keyboard.dialog().yes)
        else:
            keyboard.press(page.pass_button)
            keyboard.press(keyboard.dialog().yes)
        keyboard.wait()
    assert keyboard.game.position.is_over
    end_at_home(keyboard)
