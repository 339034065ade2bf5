"""From page to page and back again, with look back and the rules one over the other."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import COMPUTER, NOOR, lying, match_of
from tests.helpers.past import HANDS, Key, press
from tests.helpers.played_page import CONTROL
from tests.helpers.quick_opponent import QuickOpponent


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> QWidget:
    """A match under way on the table, which has the keyboard."""
    start(window)
    window.activateWindow()
    assert window.play is not None
    view = window.play.page.view
    qtbot.waitUntil(view.hasFocus)
    return window.play.page


def start(window: MainWindow) -> None:
    play = window.games.tables.table(FORMULA)
    window.stack.setCurrentWidget(play.page)
    play.start(lying(match_of(*HANDS, players=(NOOR, COMPUTER)), "(2)+(4)=6", "draw", "draw"))
    QApplication.processEvents()


@pytest.mark.usefixtures("table")
def test_from_the_rules_back_to_the_moment_that_was_looked_at(window: MainWindow) -> None:
    press(Key.Key_B, CONTROL)
    press(Key.Key_Up)
    assert window.looking is not None
    assert window.play is not None
    page = window.looking.page
    row = page.list.row
    press(Key.Key_F1)
    assert window.stack.currentWidget() is window.library.rules
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is page
    assert page.past is not None
    assert page.list.row == row
    assert page.list.hasFocus()
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is window.play.page


def test_looking_back_from_the_rules_ends_where_they_were_opened(
    window: MainWindow, table: QWidget
) -> None:
    press(Key.Key_F1)
    press(Key.Key_B, CONTROL)
    assert window.looking is not None
    page = window.looking.page
    assert window.stack.currentWidget() is page
    press(Key.Key_F1)
    press(Key.Key_B, CONTROL)
    assert window.stack.currentWidget() is page
    press(Key.Key_F1)
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is page
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is table
    assert page.past is None


def test_the_table_waits_while_the_rules_lie_over_its_past(
    window: MainWindow, table: QWidget
) -> None:
    press(Key.Key_B, CONTROL)
    press(Key.Key_F1)
    assert window.play is not None
    assert window.play.page.is_held
    press(Key.Key_G, CONTROL)
    assert window.stack.currentWidget() is table
    assert not window.play.page.is_held
    assert window.looking is not None
    assert window.looking.page.past is None


@pytest.mark.usefixtures("table")
def test_the_rules_are_those_of_the_game_that_is_looked_back_on(window: MainWindow) -> None:
    digifeud = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(digifeud.page)
    digifeud.start(opened_game())
    start(window)
    other = next(
        each for each in window.games.autosave.games.under_way() if "digifeud" in each.name
    )
    window.library.show_games()
    window.look_back(other)
    press(Key.Key_F1)
    assert window.library.rules is not None
    assert window.library.rules.text.game == DIGIFEUD


@pytest.mark.usefixtures("table")
def test_looking_back_from_the_results_ends_there(window: MainWindow) -> None:
    window.library.show_results()
    press(Key.Key_B, CONTROL)
    assert window.looking is not None
    assert window.stack.currentWidget() is window.looking.page
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is window.library.results


@pytest.mark.usefixtures("table")
def test_escape_leaves_all_games(window: MainWindow) -> None:
    window.library.show_games()
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
