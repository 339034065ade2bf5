"""The ring around what has the keyboard is never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import FORMULA
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.wanted import Wanted
from tests.helpers.kept_games import keep
from tests.helpers.practise.start import TODAY, solved_days
from tests.helpers.screen.rings import rings_cut
from tests.helpers.window import Open


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_rings_at_home_are_whole(open_window: Open, qtbot: QtBot, number: int) -> None:
    keep(number)
    window = open_window()
    qtbot.waitUntil(lambda: window.look.has_controls)
    window.resize(1024, 640)
    qtbot.wait(200)
    window.activateWindow()
    assert rings_cut(window, window.home) == []


def test_the_rings_of_practising_are_whole(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.waitUntil(lambda: window.look.has_controls)
    window.resize(1024, 640)
    window.activateWindow()
    window.practice.show()
    page = window.practice.start_page
    assert page is not None
    page.show_day(TODAY, solved_days())
    page.show_mistakes(7, 3)
    page.show_wanted(Wanted(FORMULA, Range(largest=100)))
    QApplication.processEvents()
    assert rings_cut(window, page) == []


def test_a_ring_that_is_cut_is_found(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.waitUntil(lambda: window.look.has_controls)
    window.activateWindow()
    header = window.home.settings.parentWidget()
    layout = header.layout() if header is not None else None
    assert layout is not None
    layout.setContentsMargins(0, 0, 0, 0)
    QApplication.processEvents()
    assert rings_cut(window, window.home) == ["MenuButton Menu", "QPushButton "]


def test_a_page_of_rules_has_no_thick_edge_before_the_keyboard_is_used(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.activateWindow()
    window.library.show_rules(FORMULA)
    assert window.library.rules is not None
    text = window.library.rules.text
    qtbot.waitUntil(text.hasFocus)
    QApplication.processEvents()
    focused = text.grab().toImage()
    text.clearFocus()
    assert text.grab().toImage() == focused
