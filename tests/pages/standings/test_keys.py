"""The pages of results with the keyboard alone, while games are entered, and with random input."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import FORMULA, LANGUAGES
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look, Presentation
from formula_desktop.look.theme import THEMES
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from tests.helpers.results.pages import LEFT, OpenBook, show_person
from tests.helpers.results.shown_book import digifeud_record

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


def test_tab_reaches_every_control_and_comes_round(shown: ResultsPage) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    overview.tabs.setFocus()
    seen = []
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    for control in (
        overview.tabs,
        overview.players,
        overview.standings_table,
        overview.export_button,
        overview.print_button,
        overview.home_button,
    ):
        assert control in seen
    assert seen.count(overview.tabs) > 1


def test_tab_marks_the_row_that_enter_opens(shown: ResultsPage) -> None:
    overview = shown.overview
    overview.tabs.setFocus()
    QTest.keyClick(overview.tabs, Qt.Key.Key_Tab)
    table = overview.standings_table
    assert table.hasFocus()
    assert table.selectionModel().hasSelection()


def test_the_buttons_lead_home(shown: ResultsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.home_wanted):
        QTest.mouseClick(shown.overview.home_button, LEFT)
    show_person(shown, "Noor")
    with qtbot.waitSignal(shown.home_wanted):
        QTest.mouseClick(shown.participant.home_button, LEFT)
    QTest.mouseClick(shown.participant.back_button, LEFT)
    assert shown.currentWidget() is shown.overview


def test_the_page_follows_games_that_are_entered_while_it_is_open(
    shown: ResultsPage, book: Book
) -> None:
    key = show_person(shown, "Noor")
    before = len(book.games(key))
    book.enter(digifeud_record(random.Random(2), [book.participant(key)], 500))  # type: ignore[list-item]
    shown.show_book(book)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.games.rowCount() == before + 1
    book.remove(key)
    shown.show_book(book)
    assert shown.currentWidget() is shown.overview


# A monkey


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_finds_no_exception(
    qapp: QApplication,
    language: Language,
    look: Look,
    page: ResultsPage,
    open_book: OpenBook,
    seed: int,
) -> None:
    """Clicks, keys, sizes, themes and languages at random; dialogs are answered at random, too."""
    monkey = random.Random(seed)
    page.show_book(open_book(6, 20))
    keys = [
        Qt.Key.Key_Tab,
        Qt.Key.Key_Down,
        Qt.Key.Key_Up,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Return,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Space,
        Qt.Key.Key_Menu,
        Qt.Key.Key_A,
    ]
    for _ in range(400):
        target = QApplication.activePopupWidget() or QApplication.activeModalWidget() or page
        if isinstance(target, QFileDialog):
            target.reject()
            continue
        kind = monkey.randrange(10)
        if kind < 5:
            focused: QWidget | None = target.focusWidget()  # which Qt's stubs don't say
            focus = target if isinstance(target, QMenu) else focused or target
            QTest.keyClick(focus, monkey.choice(keys))
        elif kind < 9:
            at = QPoint(monkey.randrange(target.width()), monkey.randrange(target.height()))
            hit = target.childAt(at) or target
            QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(target, at))
        else:
            theme = monkey.choice(THEMES)
            unit = monkey.choice([0.8, 1.0, 1.35])
            page.resize(round(1280 * unit), round(800 * unit))
            look.show(Presentation(theme, unit))
            language.speak(monkey.choice([*LANGUAGES]))
        qapp.processEvents()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    assert not [action for action in page.findChildren(QAction) if not action.parent()]
