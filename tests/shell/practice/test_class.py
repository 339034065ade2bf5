"""Exercises that a whole class solves: teams in turn, the count, and what each pupil keeps."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.pages.new_game.lesson import LessonDialog
from formula_desktop.practise.exercise import Exercise, Range
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.class_sitting import EACH, ClassSitting
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.practise.at_table import wrong_plays
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
        assert person.game.pupil == names[key], "the table names the pupil, too"
        right = number != 3
        person.solve() if right else give_wrong(person)
        assert rights(sitting) == [(number + 2) // 2, (number + 1) // 2 - (number >= 3)]
        counts = person.page.team_counts
        assert counts.isVisible()
        assert counts.accessibleName() == "Team 1: {}, Team 2: {}".format(*rights(sitting))
        assert f"{number + 1} of {2 * EACH}" in person.header_texts
        assert not person.page.hint_button.isVisible(), "only the teacher knows the key"
        outcome = Outcome.FIRST if right else Outcome.MISSED
        assert [each.outcome for each in person.book.tries(key)][-1] is outcome, "it is the pupil's"
        person.go_on()
        person.follow()
    tries = Counter({key: len(person.book.tries(key)) for key in names})
    assert sum(tries.values()) == 6
    for members in sitting.rota.teams:
        numbers = [tries[each] for each in members]
        assert max(numbers) - min(numbers) <= 1


def rights(sitting: ClassSitting) -> list[int]:
    return [sitting.of_team(team).right for team in range(len(sitting.rota.teams))]


def give_wrong(person: WindowPractiser) -> None:
    """Try something wrong, and have the answer shown."""
    sitting = person.practice.sitting
    wrong: Any = wrong_plays(person.exercise)[0]
    person.lay(wrong)
    person.try_it()
    assert sitting is not None
    assert sitting.was_tried
    person.press_button(person.page.show_button)


def test_what_is_only_shown_is_not_solved(person: WindowPractiser) -> None:
    sitting = begin(person)
    key = sitting.pupil
    person.miss()
    assert person.page.next_button.isVisible()
    assert [each.outcome for each in person.book.tries(key)] == [Outcome.MISSED]
    assert sitting.of_team(0) == (0, 1)
    assert sitting.was_tried


def test_the_teachers_key_gives_a_hint(person: WindowPractiser) -> None:
    begin(person)
    person.page.ask_hint()
    person.until(lambda: person.game.hints.reached == 1)


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_a_round_is_fair_and_nothing_comes_again(person: WindowPractiser, game: str) -> None:
    """Also not what was missed, and not in the next session with the same class."""
    begin(person, game)
    met: list[Exercise] = []
    for number in range(8):
        met.append(person.exercise)
        if number == 3:
            give_wrong(person)
            person.press_button(person.page.leave_button)
            person.end_page.again.emit()
        else:
            person.miss()
            person.go_on()
        person.follow()
    tasks = [each.task for each in met]
    assert tasks[::2] == tasks[1::2]
    of_sums = [asked for each in met for asked in exercises_of(game).asked(each)]
    assert len(of_sums) == len({*of_sums})


def test_a_second_try_is_the_same_pupils_and_counts_for_the_team(person: WindowPractiser) -> None:
    sitting = begin(person)
    key = sitting.pupil
    sitting.answered(False, *_now())
    sitting.answered(True, *_now())
    assert rights(sitting) == [1, 0]
    assert sitting.of_team(0) == (1, 1)
    assert [each.outcome for each in person.book.tries(key)] == [Outcome.SECOND]


def test_n_asks_the_next_pupil_as_long_as_nothing_was_tried(person: WindowPractiser) -> None:
    sitting = begin(person)
    names = {each.key: each.name for each in person.book.participants()}
    exercise, skipped, following = person.exercise, *sitting.rota.teams[0][:2]
    assert person.window.offered.next_pupil.isVisible()
    person.window.activateWindow()
    person.page.view.setFocus()
    person.until(person.page.view.hasFocus)
    person.keys("n")
    person.follow()
    assert person.exercise == exercise
    assert person.page.panel.title.text() == f"{names[following]} · Team 1"
    assert person.game.pupil == names[following]
    person.solve()
    person.keys("n")
    assert sitting.pupil == following, "it was this pupil's"
    assert [*person.book.tries(skipped)] == []
    assert len([*person.book.tries(following)]) == 1
    person.press_button(person.page.leave_button)
    assert not person.window.offered.next_pupil.isVisible()
    asked = sitting.going_on
    person.end_page.again.emit()
    QApplication.processEvents()
    again = person.practice.sitting
    assert isinstance(again, ClassSitting)
    assert again.rota == asked


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
    assert person.end_page.teams.said == ["Team 1: 2 of 2 right", "Team 2: 1 of 1 right"]
    assert person.end_page.headline.text() == "Team 1 won!"
    assert person.end_page.comment.text() == "Not every team has had as many turns."
    shown = " ".join(each.text() for each in person.end_page.findChildren(QLabel))
    assert not any(name in shown for name in NAMES), "the class reads it"
    assert not person.end_page.counts[0].isVisible()
    assert person.end_page.comes_again.isHidden()
    assert person.window.settings.size is SizeChoice.PROJECTOR
    following = sitting.rota.going_on([2, 2])
    person.end_page.again.emit()
    QApplication.processEvents()
    again = person.practice.sitting
    assert isinstance(again, ClassSitting)
    assert again.rota == following
    assert rights(again) == [0, 0]
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
    texts = [each.tried.text() for each in person.end_page.teams.columns if each.isVisible()]
    assert texts == [f"{EACH} of {EACH} right"] * 2
    assert person.end_page.headline.text() == "A tie!"
    assert person.end_page.comment.isHidden()


def test_afterwards_somebody_practises_alone_as_before(person: WindowPractiser) -> None:
    begin(person)
    person.press_button(person.page.leave_button)
    person.start_again().free_wanted.emit(EASY[FORMULA])
    person.follow()
    assert person.page.panel.title.text() == ""
    assert not person.page.team_counts.isVisible()
    assert person.page.hint_button.isVisible()
