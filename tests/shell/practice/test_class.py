"""Exercises that a whole class solves: teams in turn, the count, and what each pupil keeps."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.pages.new_game.lesson import LessonDialog
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.class_sitting import EACH, ClassSitting
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.practise.window import WindowPractiser

NAMES = ("Emma", "Noah", "Julia", "Lucas", "Zoë")
EASY = {
    game: Wanted(game, Range((Operator.ADD, Operator.SUBTRACT), 20)) for game in (FORMULA, DIGIFEUD)
}

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> WindowPractiser:
    person = WindowPractiser(window, qtbot)
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    person.book.add_class("Groep 5", NAMES)
    return person


def opened(person: WindowPractiser, game: str = FORMULA) -> LessonDialog:
    page = person.start_again()
    page.show_wanted(EASY[game])
    person.press_button(page.freely.with_class)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    person.qtbot.waitExposed(dialog)
    return dialog


def begin(person: WindowPractiser, game: str = FORMULA) -> ClassSitting:
    """Begin with two teams."""
    dialog = opened(person, game)
    person.press_button(dialog.start)
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    person.follow()
    return sitting


def test_only_the_class_and_its_teams_are_asked(person: WindowPractiser) -> None:
    dialog = opened(person)
    assert dialog.classes.isVisible()
    assert dialog.numbers.isVisible()
    assert not dialog.games.isVisible()
    assert not dialog.ages.isVisible()
    assert not dialog.glass.isVisible()
    dialog.reject()


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_the_teams_are_asked_in_turn_and_counted(person: WindowPractiser, game: str) -> None:
    sitting = begin(person, game)
    names = {each.key: each.name for each in person.book.participants()}
    asked: list[str] = []
    for number in range(6):
        team = number % 2
        key = sitting.rota.asked(team, number // 2)
        asked.append(key)
        assert person.page.panel.title.text() == f"{names[key]} · Team {team + 1}"
        assert person.exercise.game == game
        right = number != 3
        person.solve() if right else person.miss()
        assert sitting.right == [(number + 2) // 2, (number + 1) // 2 - (number >= 3)]
        count = f"Team 1: {sitting.right[0]} · Team 2: {sitting.right[1]}"
        assert count in person.header_texts
        outcome = Outcome.FIRST if right else Outcome.MISSED
        assert [each.outcome for each in person.book.tries(key)][-1] is outcome, "it is the pupil's"
        person.go_on()
        person.follow()
    tries = Counter({key: len(person.book.tries(key)) for key in names})
    assert sum(tries.values()) == 6
    for members in sitting.rota.teams:
        numbers = [tries[each] for each in members]
        assert max(numbers) - min(numbers) <= 1


def test_a_second_try_is_the_same_pupils_and_counts_for_the_team(person: WindowPractiser) -> None:
    sitting = begin(person)
    key = sitting.pupil
    sitting.answered(False, *_now())
    sitting.answered(True, *_now())
    assert sitting.right == [1, 0]
    assert [each.outcome for each in person.book.tries(key)] == [Outcome.SECOND]


def _now() -> tuple[datetime, date]:
    now = clock.now()
    return now, now.date()


def test_it_is_in_projector_size_as_long_as_it_lasts(
    person: WindowPractiser, settings: Settings
) -> None:
    assert settings.size is SizeChoice.NORMAL
    begin(person)
    assert settings.size is SizeChoice.PROJECTOR
    person.press_button(person.page.leave_button)
    assert settings.size is SizeChoice.NORMAL


def test_leaving_tells_the_count_and_again_asks_those_who_come_next(
    person: WindowPractiser,
) -> None:
    sitting = begin(person)
    for _ in range(3):
        person.solve()
        person.go_on()
        person.follow()
    person.press_button(person.page.leave_button)
    assert person.end_page.comment.text() == "Team 1: 2 · Team 2: 1"
    assert person.end_page.comes_again.isHidden()
    assert person.window.settings.size is SizeChoice.PROJECTOR
    following = sitting.rota.going_on([2, 2])
    person.end_page.again.emit()
    QApplication.processEvents()
    again = person.practice.sitting
    assert isinstance(again, ClassSitting)
    assert again.rota == following
    assert again.right == [0, 0]
    person.follow()
    person.solve()
    person.press_button(person.page.leave_button)
    person.end_page.left.emit()
    assert person.window.settings.size is SizeChoice.NORMAL


def test_each_team_has_as_many_and_then_it_ends(person: WindowPractiser) -> None:
    sitting = begin(person)
    assert sitting.total == 2 * EACH
    for _ in range(2 * EACH):
        person.solve()
        person.go_on()
    assert person.end_page.comment.text() == f"Team 1: {EACH} · Team 2: {EACH}"


def test_afterwards_somebody_practises_alone_as_before(person: WindowPractiser) -> None:
    begin(person)
    person.press_button(person.page.leave_button)
    person.start_again().free_wanted.emit(EASY[FORMULA])
    person.follow()
    assert person.page.panel.title.text() == ""
    assert not any("Team" in each for each in person.header_texts)
