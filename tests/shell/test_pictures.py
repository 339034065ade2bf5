"""Pictures to share: of the end of a game, and of any moment that is looked back on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.digifeud.ended_games import out
from tests.helpers.results_panel import count_of, ended

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_the_end_and_a_moment_can_be_copied_and_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    window.offered.copy_picture.trigger()
    assert clipboard.image().isNull(), "Home has no picture"
    panel = ended(window, qtbot, out())
    made = []
    for do in (lambda: None, lambda: count_of(panel), window.look_back):
        do()
        window.offered.copy_picture.trigger()
        made.append(clipboard.image())
    assert all(not each.isNull() for each in made)
    assert len({each.size().toTuple() for each in made}) == 3
    window.offered.save_picture.trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    path = tmp_path / "moment.png"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    saved = QImage(str(path))
    assert saved.size() == made[-1].size()
    assert saved.textKeys() == [], "nothing is told but what is seen"


def test_a_button_behind_more_offers_the_picture(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, out())
    assert Wish.PICTURE not in panel.buttons
    count_of(panel)
    panel.buttons[Wish.PICTURE].click()
    menu = window.offered.picture_menu
    assert menu.isVisible()
    assert menu.isEnabled()
    menu.hide()
