"""A whole game of each kind by keys alone, from Home and back: no mouse, no help from the test."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.table.hint import step_after
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import usual_choice
from tests.helpers.formula.games import starting_jokers, ways
from tests.helpers.normal import choose
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.keyboard import CONTROL, TYPED, Keyboard, lay_sum

Key = Qt.Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


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
    window.games.at_home.show_games()
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
        hints = keyboard.game.hints
        if hints.step == step_after(hints.hint, hints.step):
            break
    keyboard.key(Key.Key_Escape)
    assert not keyboard.game.can_take_back


def end_at_home(keyboard: Keyboard) -> None:
    """The end: look back from there, and go home."""
    window = keyboard.window
    results = keyboard.play.results
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
