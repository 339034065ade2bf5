"""Practising in the real window: whole sessions, who practises, leaving and coming back."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.training.line import line_of
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.sitting import MOST
from tests.helpers.practise.window import WindowPractiser

GAMES = (FORMULA, DIGIFEUD)
EASY = {game: Wanted(game, Range((Operator.ADD, Operator.SUBTRACT), 20)) for game in GAMES}


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> WindowPractiser:
    return WindowPractiser(window, qtbot)


def practises(person: WindowPractiser, name: str = "Noor") -> str:
    """The key of a person who practises from now on."""
    key = person.book.add_person(name).key
    person.open_from_home().person_wanted.emit(key)
    return key


@pytest.mark.parametrize("game", GAMES)
def test_a_session_of_free_practice(person: WindowPractiser, game: str) -> None:
    key = practises(person)
    person.open_from_home().free_wanted.emit(EASY[game])
    texts = set()
    for number in range(1, MOST + 1):
        exercise = person.solve(by_keys=number % 2 == 0)
        assert exercise.game == game
        assert person.page.windowTitle() in person.window.windowTitle()
        tries = person.book.tries(key)
        assert [each.outcome for each in tries] == [Outcome.FIRST] * number, "it is kept at once"
        assert tries[-1].text == line_of(exercise).text
        texts.add(tries[-1].text)
        person.go_on()
    assert len(texts) == MOST
    person.end_page.again.emit()
    person.follow()
    person.press_button(person.page.leave_button)
    person.start_page.left.emit()
    assert person.shown_page is person.window.home
