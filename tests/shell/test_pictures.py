"""Pictures to share: of the end of a game, and of any moment that is looked back on."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.pages.outcome.count import Count
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.digifeud.ended_games import out, passed
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


def test_a_picture_is_whole_where_the_panel_scrolls(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    settings.size = SizeChoice.PROJECTOR
    scrolls = 0
    for state, size in product((out(), passed()), ((1024, 640), (1280, 800))):
        window.resize(*size)
        panel = ended(window, qtbot, state)
        for language in LANGUAGES:
            settings.language = language
            QTest.qWait(10)
            count = count_of(panel)
            before = panel.sheet.geometry()
            scrolls += count.scrolled.focusPolicy() is not Qt.FocusPolicy.NoFocus
            seen = Seen(count)
            picture = panel.picture()
            case = (state.position.ending, size, language)
            assert seen.height >= count.sentences.heightForWidth(count.scrolled.width()), case
            assert picture.height() / picture.devicePixelRatio() > seen.whole, case
            assert panel.sheet.geometry() == before, case
    assert scrolls > 1, scrolls


class Seen(QObject):
    """How high the sentences behind *More*, and all of it, were when they were last painted."""

    def __init__(self, count: Count) -> None:
        super().__init__(count)
        self._count = count
        self.height = self.whole = 0
        count.sentences.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.height, self.whole = self._count.scrolled.height(), self._count.height()
        return False


def test_a_button_behind_more_offers_the_picture(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, out())
    assert Wish.PICTURE not in panel.buttons
    count_of(panel)
    panel.buttons[Wish.PICTURE].click()
    menu = window.offered.picture_menu
    assert menu.isVisible()
    assert menu.isEnabled()
    menu.hide()
