"""Practises in the program's window, as a person does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.pages.practise.ended import PracticeEnded
from formula_desktop.pages.practise.page import PractisePage
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.trying import shown
from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.practice import Practice
from tests.helpers.played_page import LEFT_BUTTON
from tests.helpers.practise.page import Practiser


class WindowPractiser(Practiser):
    """The exercises in the window, and a person's hands."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

    @property
    def practice(self) -> Practice:
        return self.window.practice

    @property
    def book(self) -> Book:
        book = self.window.games.archive.book
        assert book is not None
        return book

    @property
    def start_page(self) -> PractisePage:
        """The page to start from, which must be shown."""
        page = self.practice.start_page
        assert page is not None
        assert self.shown_page is page
        return page

    @property
    def end_page(self) -> PracticeEnded:
        """The end of a session, which must be shown."""
        page = self.practice.end_page
        assert page is not None
        assert self.shown_page is page
        return page

    @property
    def exercise(self) -> Exercise:
        found: Exercise = self.game.exercise
        return found

    @property
    def shown_page(self) -> QWidget:
        page = self.window.stack.currentWidget()
        assert page is not None
        return page

    def open_from_home(self) -> PractisePage:
        """Press the picture on Home; returns the page to start from."""
        QTest.mouseClick(self.window.home.practise, LEFT_BUTTON, pos=QPoint(60, 60))
        return self.start_page

    def start_again(self) -> PractisePage:
        """Show the page to start from as the menu does."""
        self.window.offered.practise.trigger()
        return self.start_page

    def follow(self) -> None:
        """Wait until the exercise that is shown can be tried."""
        self.until(lambda: not self.practice.waits)
        page = self.practice.page
        assert page is not None
        assert self.shown_page is page
        self.page, self.view, self.name = page, page.view, page.name
        self.game, self.scene = page.game, page.scene
        self.until(self._asks)
        QApplication.processEvents()

    def exercise_now(self) -> Exercise:
        """The exercise that is shown, as soon as it can be tried."""
        self.follow()
        return self.exercise

    @property
    def header_texts(self) -> set[str]:
        """The texts above the table."""
        return {each.text() for each in self.page.header.findChildren(QLabel)}

    def solve(self, *, by_keys: bool = False) -> Exercise:
        """Lay the answer and press *Play*; returns the exercise."""
        self.follow()
        answer: Any = shown(self.exercise)
        (self.lay_by_keys if by_keys else self.lay)(answer)
        self.try_it(by_keys=by_keys)
        return self.exercise

    def miss(self) -> Exercise:
        """Have the answer shown; returns the exercise."""
        self.follow()
        self.press_button(self.page.show_button)
        return self.exercise

    def go_on(self) -> None:
        """Press *Next*."""
        self.press_button(self.page.next_button)
