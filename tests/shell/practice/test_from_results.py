"""Practising from a person's page in the results, and back to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.pages.standings.frame import PRACTICE
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.training.line import line_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.practise.window import WindowPractiser


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> WindowPractiser:
    return WindowPractiser(window, qtbot)


def show_practice(person: WindowPractiser, key: str) -> ResultsPage:
    page = person.window.library.show_players()
    page.show_participant(key)
    page.participant.tabs.setCurrentIndex(TABS.index(PRACTICE))
    QApplication.processEvents()
    return page


def test_what_is_due_is_repeated_and_the_page_follows(person: WindowPractiser) -> None:
    key = person.book.add_person("Noor").key
    person.open_from_home().person_wanted.emit(key)
    person.start_page.free_wanted.emit(Wanted(FORMULA, Range((Operator.ADD,), 20)))
    missed = person.miss()
    person.press_button(person.page.leave_button)
    person.end_page.left.emit()
    page = show_practice(person, key)
    panel = page.participant.practice
    assert panel.said.text() == "Once more: 1 exercise for today"
    assert panel.begin.text() == "Once more"
    panel.begin.setFocus()
    QTest.keyClick(panel.begin, Qt.Key.Key_Return)
    assert person.solve() == missed
    assert [line_of(person.exercise).text] * 2 == [each.text for each in person.book.tries(key)]
    person.go_on()
    person.end_page.left.emit()
    assert person.shown_page is page
    assert page.currentWidget() is page.participant
    assert page.participant.tab == PRACTICE
    assert panel.said.text() == "Nothing to repeat today"
    assert panel.practice.tries == 2


def test_somebody_for_whom_nothing_is_due_chooses_what_to_practise(
    person: WindowPractiser,
) -> None:
    keys = [person.book.add_person(name).key for name in ("Noor", "Sam")]
    person.open_from_home().person_wanted.emit(keys[0])
    panel = show_practice(person, keys[1]).participant.practice
    assert panel.begin.text() == "Practise"
    panel.begin.click()
    assert person.start_page.people.currentData() == keys[1]
    person.start_page.left.emit()
    person.window.practice.show()
    assert person.practice.person == keys[1]
