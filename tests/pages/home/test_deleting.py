"""A game under way is deleted from Home by its cross or by the key, after a question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.folders import Folder
from formula_desktop.widgets.asking import Question
from tests.helpers.kept_games import have_begun

# A menu or dialog without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.mark.parametrize("is_on_table", [True, False])
@pytest.mark.parametrize("by_key", [True, False])
def test_a_game_is_deleted_after_a_question(
    window: MainWindow, qtbot: QtBot, by_key: bool, is_on_table: bool
) -> None:
    window.games.play(DIGIFEUD)
    assert window.games.autosave.flush()
    if not is_on_table:
        window.games.leave_table()
        have_begun(window.games.autosave.games)
    window.show_home()
    card = window.home.go_on
    (saved,) = window.games.autosave.games.under_way()

    def ask() -> Question:
        if by_key:
            QTest.keyClick(card, Qt.Key.Key_Delete)
        else:
            QTest.mouseClick(card.cross, Qt.MouseButton.LeftButton)
        return next(each for each in window.findChildren(Question) if each.isVisible())

    question = ask()
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert [*window.games.autosave.games.under_way()], "Enter cancels"
    ask().yes.click()
    qtbot.waitUntil(lambda: not card.isVisible())
    assert not [*window.games.autosave.games.under_way()]
    assert window.game is None
    (removed,) = window.games.autosave.games.names(Folder.REMOVED)
    assert removed == saved.name, "it can be restored"
