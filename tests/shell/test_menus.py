"""The menus by keyboard: Alt+M or F10 opens the window's menu, and letters choose in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.menu_button import MenuButton
from tests.helpers.screen.mnemonics import clashes, letter
from tests.helpers.window import start

Key = tuple[Qt.Key, Qt.KeyboardModifier]
ALT_M: Key = (Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
F10: Key = (Qt.Key.Key_F10, Qt.KeyboardModifier.NoModifier)

LOW_SCREEN = 600  # what is left of 640 pixels beside a task bar

# A menu pops up without a window manager.
pytestmark = [
    pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True),
    pytest.mark.skipif(sys.platform == "darwin", reason="macOS has neither letters nor this menu"),
]


def all_menus(menu: QMenu) -> Iterator[QMenu]:
    """A menu and those that it opens."""
    yield menu
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from all_menus(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_stands_for_one_entry(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    QApplication.processEvents()
    seen = 0
    for menu in all_menus(window.offered.menu):
        entries = [action for action in menu.actions() if action.text()]
        seen += len(entries)
        assert list(clashes(menu)) == []
        without = [action.text() for action in entries if not letter(action.text())]
        assert without == []
    assert seen > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["formula", "digifeud"])
def test_the_menu_of_a_table_is_one_column_on_a_low_screen(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str, language: str
) -> None:
    settings.language = language
    window.resize(1024, 640)
    for size in (SizeChoice.NORMAL, SizeChoice.PROJECTOR):
        settings.size = size
        window.games.start_against_computer(game)
        qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
        for menu in all_menus(window.offered.menu):
            menu.ensurePolished()
            menu.aboutToShow.emit()
            high = sum(menu.actionGeometry(action).height() for action in menu.actions())
            assert high < LOW_SCREEN, [size, *(action.text() for action in menu.actions())]


def test_redo_has_an_arrow_of_its_own(window: MainWindow) -> None:
    offered = window.offered
    assert offered.redo.icon().isNull(), "it is drawn for the theme when the menu opens"
    offered.menu.aboutToShow.emit()
    undo, redo = (each.icon().pixmap(16).toImage() for each in (offered.undo, offered.redo))
    assert not redo.isNull()
    assert redo != undo


def test_two_entries_with_one_letter_are_noticed(qapp: QApplication) -> None:
    menu = QMenu()
    for text in ("&Open…", "Save && c&opy", "Quit", "&Undo"):
        menu.addAction(text)
    assert list(clashes(menu)) == ["o: ['&Open…', 'Save && c&opy']"]


def choose(window: MainWindow, qtbot: QtBot, opens: Key, *entries: str) -> None:
    """Open the menu, and press the letter of an entry in it and in each menu that this opens."""
    left, seen = [*entries], [QApplication.activePopupWidget()]

    def press() -> None:
        menu = QApplication.activePopupWidget()
        if menu is not None and menu not in seen:
            seen.append(menu)
            QTest.keyClicks(menu, letter(left.pop(0)))
        if left:
            QTimer.singleShot(20, window, press)

    # The menu has a loop of its own, which ends in any case.
    QTimer.singleShot(20, window, press)
    QTimer.singleShot(3000, window.offered.menu, window.offered.menu.close)
    QTest.keyClick(QApplication.focusWidget() or window, *opens)
    assert left == []
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


@pytest.mark.parametrize("opens", [ALT_M, F10])
def test_letters_choose_in_the_menu(window: MainWindow, qtbot: QtBot, opens: Key) -> None:
    qtbot.waitUntil(lambda: window.home.menu_button.menu() is not None)
    actions = window.offered
    choose(window, qtbot, opens, actions.view_menu.title(), actions.projector_size.text())
    assert window.settings.size is SizeChoice.PROJECTOR


@pytest.mark.parametrize("opens", [ALT_M, F10])
def test_letters_choose_in_the_menu_of_a_table(
    window: MainWindow, qtbot: QtBot, opens: Key
) -> None:
    start(window)
    choose(window, qtbot, opens, window.offered.home.text())
    assert window.navigator.is_shown(window.home)


def test_the_menu_button_looks_as_before_once_the_menu_is_closed(
    window: MainWindow, qtbot: QtBot
) -> None:
    opened = window.home.menu_button
    qtbot.waitUntil(lambda: opened.menu() is not None)
    window.show_rules()
    buttons = [each for each in window.findChildren(MenuButton) if each.menu() is opened.menu()]
    window.navigator.show(window.home)
    before = opened.grab().toImage()
    assert len(buttons) > 1, "pages have the same menu"

    def close() -> None:
        menu = QApplication.activePopupWidget()
        if menu is not None:
            QTest.keyClick(menu, Qt.Key.Key_Escape)

    middle = opened.rect().center()
    QCursor.setPos(opened.mapToGlobal(middle))
    QTest.mouseMove(opened, middle)
    qtbot.waitUntil(opened.underMouse)
    QTimer.singleShot(20, window, close)
    QTimer.singleShot(3000, opened.menu(), opened.menu().close)
    QTest.mouseClick(opened, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    settled: list[bool] = []
    QTimer.singleShot(0, window, lambda: settled.append(True))
    qtbot.waitUntil(lambda: bool(settled))  # behind what the buttons do once it is closed
    away = window.rect().center()
    QCursor.setPos(window.mapToGlobal(away))
    QTest.mouseMove(window.windowHandle(), away)
    qtbot.waitUntil(lambda: not any(each.underMouse() for each in buttons))
    assert opened.grab().toImage() == before
