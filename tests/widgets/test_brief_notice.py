"""A brief notice takes one line where there is room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from formula_desktop.widgets.brief_notice import say_briefly

TEXTS = (
    "Gekopieerd: plak het plaatje waar je wilt.",
    "Nieuw record van Yara: 15 punten!",
    "Copied: paste the picture where you like.",
)


@pytest.mark.parametrize("is_proud", [False, True])
@pytest.mark.parametrize("text", TEXTS)
def test_it_takes_one_line_where_there_is_room(qtbot: QtBot, text: str, is_proud: bool) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    notice = say_briefly(window, text, is_proud=is_proud)
    line = notice.label.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: line <= notice.label.height() < 2 * line)
