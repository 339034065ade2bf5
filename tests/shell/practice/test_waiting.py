"""What the window does while the next exercise is yet to be made: all but stand still."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.practise import making
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice import round_supply, supply
from formula_desktop.shell.practice.round_supply import RoundSupply
from tests.helpers.practise.window import WindowPractiser

GAMES = (FORMULA, DIGIFEUD)
EASY = {game: Wanted(game, Range((Operator.ADD, Operator.SUBTRACT), 20)) for game in GAMES}

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> WindowPractiser:
    person = WindowPractiser(window, qtbot)
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    return person


class MayMake(Event):
    """Nothing is made before it is set."""

    def __init__(self) -> None:
        super().__init__()
        self.is_awaited = False

    def wait(self, timeout: float | None = None) -> bool:
        self.is_awaited = True
        is_set = super().wait(timeout)
        self.is_awaited = False
        return is_set


@pytest.fixture
def may_make(monkeypatch: pytest.MonkeyPatch) -> Iterator[MayMake]:
    may_make = MayMake()

    def made(*of: object) -> object:
        may_make.wait()
        return making.next_exercise(*of)  # type: ignore[arg-type]

    monkeypatch.setattr(round_supply, "next_exercise", made)
    monkeypatch.setattr(supply, "next_exercise", made)
    yield may_make
    may_make.set()


def begin_with_class(person: WindowPractiser, game: str) -> None:
    person.book.add_class("Groep 5", ("Emma", "Noah", "Julia", "Lucas"))
    page = person.start_again()
    page.show_wanted(EASY[game])
    person.press_button(page.freely.with_class)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    person.qtbot.waitExposed(dialog)
    person.press_button(dialog.start)


def is_asked_for_patience(person: WindowPractiser) -> bool:
    page = person.practice.page
    return page is not None and page.awaited.isVisible() and not page.button_panel.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_there_before_the_first_round_of_a_class(
    person: WindowPractiser, may_make: MayMake, game: str
) -> None:
    begin_with_class(person, game)
    person.qtbot.waitUntil(lambda: is_asked_for_patience(person))
    page = person.practice.page
    assert page is not None
    assert person.shown_page is page
    assert page.awaited.text() == "One moment…"
    assert page.view.rect().contains(page.awaited.geometry())
    may_make.set()
    person.follow()
    assert page.awaited.isHidden()
    assert page.button_panel.isVisible()
    assert page.frame.isVisible()
    person.miss()


@pytest.mark.parametrize("game", GAMES)
def test_a_next_round_that_takes_long_leaves_the_table_as_it_is(
    person: WindowPractiser, may_make: MayMake, game: str
) -> None:
    may_make.set()
    begin_with_class(person, game)
    sitting = person.practice.sitting
    assert sitting is not None
    rounds = sitting.maker
    assert isinstance(rounds, RoundSupply)
    person.miss()
    person.go_on()
    person.miss()
    may_make.clear()
    while not may_make.is_awaited or rounds.is_ready:  # as if none was made ahead
        rounds.next()
    person.go_on()
    last = person.game
    assert person.practice.waits
    assert person.page.game is last
    person.until(lambda: "One moment…" in person.header_texts)
    assert person.page.awaited.isHidden()
    person.go_on()
    may_make.set()
    person.follow()
    assert person.page.game is not last
    assert "3 of 20" in person.header_texts


@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_wait_leaves(person: WindowPractiser, may_make: MayMake, game: str) -> None:
    page = person.open_from_home()
    page.free_wanted.emit(EASY[game])
    person.qtbot.waitUntil(lambda: is_asked_for_patience(person))
    may_make.set()  # otherwise its thread would be waited for
    QTest.keyClick(person.window.windowHandle(), Qt.Key.Key_Escape)
    assert person.shown_page is page
    assert not person.practice.waits
    assert person.practice.sitting is None


def test_the_time_of_a_speed_round_begins_with_its_first_exercise(
    person: WindowPractiser, may_make: MayMake
) -> None:
    person.open_from_home().speed_wanted.emit(EASY[FORMULA])
    person.qtbot.waitUntil(lambda: is_asked_for_patience(person))
    assert not person.practice.time.runs
    may_make.set()
    person.follow()
    assert person.practice.time.runs
