"""A dialog that grows stays on its screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from formula_desktop.widgets.layouts import OnScreen


def test_a_dialog_that_grows_is_moved_back(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    OnScreen(dialog)
    dialog.resize(200, 200)
    dialog.show()
    qtbot.waitExposed(dialog)
    room = dialog.screen().availableGeometry()
    dialog.move(room.bottomRight() - QPoint(300, 300))
    dialog.resize(QSize(400, 400))
    qtbot.waitUntil(lambda: room.contains(dialog.frameGeometry()))


def test_what_is_undone_by_the_window_manager_is_done_again(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    OnScreen(dialog)
    dialog.resize(200, 200)
    dialog.show()
    qtbot.waitExposed(dialog)
    room = dialog.screen().availableGeometry()
    away = room.bottomRight() - QPoint(300, 300)
    dialog.move(away)
    dialog.resize(QSize(400, 400))
    dialog.move(away)
    qtbot.waitUntil(lambda: room.contains(dialog.frameGeometry()))
