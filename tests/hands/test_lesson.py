"""A lesson whose four teams hold their cards on tablets, from its start to its end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.hands.desk import Closed
from formula_desktop.hands.seen import Phase
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.hands.dialog import HandsDialog
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.hands.page import Page, mover
from tests.helpers.window import game_in

PUPILS = ("Emma", "Noah", "Julia", "Lucas", "Zoë", "Björn", "Céline", "Sam")
TEAMS = ("Owls", "Foxes", "Bears", "Frogs")

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def begin(qtbot: QtBot, window: MainWindow) -> Any:
    """A lesson of Formula with four teams of two, which have names of their own."""
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    book = window.games.archive.book
    assert book is not None
    book.add_class("Groep 5", PUPILS)
    window.offered.lesson.trigger()
    dialog = window.findChild(LessonDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.numbers.chips[3], Qt.MouseButton.LeftButton)
    for row, name in zip(dialog.team_rows, TEAMS, strict=False):
        row.field.setText(name)
        row.field.textEdited.emit(name)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    return game_in(window)


def come_in(qtbot: QtBot, window: MainWindow, hands: Hands) -> list[Page]:
    """A tablet for each team, let in with one click."""
    window.offered.hands.trigger()
    qtbot.waitUntil(lambda: bool(hands.address))
    dialog = window.findChild(HandsDialog)
    assert dialog is not None
    pages = [Page(qtbot, hands, name) for name in TEAMS]
    for each in pages:
        each.join()
    labels = [each.text() for each in dialog.people.inside.findChildren(QLabel)]
    assert {*TEAMS} <= {*labels}
    dialog.everybody.click()
    for each in pages:
        each.until(lambda each=each: each.last("seated") and each.state)  # type: ignore[misc]
    dialog.done_button.click()
    return pages


def test_a_lesson_with_tablets(window: MainWindow, here: Hands, qtbot: QtBot) -> None:
    game = begin(qtbot, window)
    pages = come_in(qtbot, window, here)
    asked = []
    for _ in range(8):
        page = mover(pages)
        seat = page.state["seat"]
        assert game.players[seat].name == page.name == TEAMS[seat]
        page.until(lambda page=page: page.state["pupil"] == game.pupil)  # type: ignore[misc]
        asked.append(page.state["pupil"])
        assert not page.state["may"]["hint"], "it is up to the teacher"
        assert page.act(do="draw") is None
    assert {*asked} == {*PUPILS}, "everybody was asked once"
    window.offered.stop.trigger()
    assert window.play is not None
    assert window.play.questions.open is not None
    window.play.questions.open.yes.click()
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == Phase.OVER)  # type: ignore[misc]
        assert each.state["end"]["headline"]["nl"]
    window.play.follow_wish(Wish.AGAIN)
    assert game_in(window) is not game
    assert mover(pages).act(do="draw") is None, "the tablets go on by themselves"
    window.games.leave_table()
    for each in pages:
        each.until_closed(Closed.OVER)
