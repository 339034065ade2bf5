"""Exercises that a whole class solves: teams in turn, the count, and what each pupil keeps."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.models.table.exercise import Stand
from formula_desktop.models.words.practice import PracticeWords
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.paper.certificate import Certificates
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.school_years import SCHOOL_YEARS, year_of
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.training.session import Way
from formula_desktop.practise.wanted import Wanted
from formula_desktop.results.bests import Feat
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.class_sitting import ClassSitting
from formula_desktop.sounds.sound import Sound
from formula_desktop.store.class_exercises import ClassExercises
from formula_desktop.store.settings.last_lesson import LastLesson
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.brief_notice import notice_in
from tests.helpers.practise.at_table import wrong_plays
from tests.helpers.practise.window import WindowPractiser
from tests.helpers.screen.glass import Sand
from tests.helpers.window import Open

EACH = 10
"""How many exercises each of two teams usually has."""
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
    page.freely.unfold()
    person.press_button(page.freely.with_class)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    person.qtbot.waitExposed(dialog)
    if not dialog.lengths.isVisible():  # where it is low, what is chosen rarely is folded away
        person.press_button(dialog.more)
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


def stop(person: WindowPractiser) -> None:
    """Stop, and say so once more if something was tried."""
    person.press_button(person.page.leave_button)
    question = person.page.findChild(Question)
    if question is not None:
        person.press_button(question.yes)


def test_the_button_says_that_a_question_comes_after_the_very_first_try(
    person: WindowPractiser,
) -> None:
    """Also if it was wrong, so that no team has been asked yet."""
    begin(person)
    assert person.page.leave_button.text() == "Leave"
    wrong: Any = wrong_plays(person.exercise)[0]
    person.lay(wrong)
    person.try_it()
    assert person.page.leave_button.text() == "Stop…"
    person.press_button(person.page.leave_button)
    assert person.page.findChild(Question) is not None


def test_what_may_be_tried_once_more_does_not_count(person: WindowPractiser) -> None:
    sitting = begin(person)
    person.miss()
    person.go_on()
    person.follow()
    key = sitting.pupil
    person.lay(wrong_plays(person.exercise)[0])
    person.try_it()
    assert sitting.shares[1] == (0, 0)
    person.press_button(person.page.leave_button)
    question = person.page.findChild(Question)
    assert question is not None
    assert question.title.text() == "Stop the exercises?"
    person.press_button(question.no)
    assert person.practice.sitting is sitting
    person.qtbot.waitUntil(lambda: person.page.findChild(Question) is None)
    stop(person)
    assert person.book.tries(key) == []
    counted = person.end_page.teams.columns
    assert [each.tried.text() for each in counted[:2]] == ["0 of 1 right", "0 of 0 right"]


def test_only_the_class_and_its_teams_are_asked(person: WindowPractiser) -> None:
    dialog = opened(person)
    assert dialog.classes.isVisible()
    assert dialog.numbers.isVisible()
    assert not dialog.games.isVisible()
    assert not dialog.ages.isVisible()
    assert dialog.kinds.isVisible()
    assert dialog.glass.isVisible()
    dialog.reject()


def asked_of(person: WindowPractiser) -> LessonDialog:
    """The dialog, as from the page whose choices are hidden."""
    page = person.start_again()
    page.freely.unfold(False)
    person.press_button(page.freely.with_class)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    person.qtbot.waitExposed(dialog)
    return dialog


def closed(person: WindowPractiser, dialog: LessonDialog, *, begins: bool = False) -> None:
    person.press_button(dialog.start if begins else dialog.cancel)
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)


def test_a_class_begins_with_the_school_year_in_its_name(person: WindowPractiser) -> None:
    """What is chosen for it stays, also on the page, and another class has its own."""
    groep_4, groep_5 = (year_of(f"nl Groep {number}") for number in (4, 5))
    assert groep_4 is not None
    assert groep_5 is not None
    person.book.add_class("GROEP 4a", ("Aïcha", "Bo", "Cas"))
    dialog = asked_of(person)
    dialog.choose(person.book.classes()[1].key)
    assert (dialog.exercises.range, dialog.year) == (groep_5.range, groep_5.key)
    assert dialog.practised.text() == "Formula: + − × ÷\u00a0\u00a0 numbers to 100, all tables"
    dialog.years.picked.emit(groep_4)
    assert dialog.years.text() == "Groep 4"
    said = "Formula: + − ×\u00a0\u00a0 numbers to 100, tables of 1, 2, 3, 4, 5 and 10"
    assert dialog.practised.text() == said
    closed(person, dialog, begins=True)
    person.follow()
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert sitting.maker is not None
    assert sitting.maker.wanted.range == groep_4.range
    person.practice.show()
    page = person.practice.start_page
    assert page is not None
    assert page.freely.now == Wanted(FORMULA, groep_4.range)
    assert page.freely.year == groep_4.key
    page.freely.wanted.emit(EASY[FORMULA])
    person.follow()
    dialog = asked_of(person)
    assert (dialog.exercises.range, dialog.year) == (groep_4.range, groep_4.key), "as last time"
    closed(person, dialog)


def test_what_was_just_chosen_on_the_page_is_meant(person: WindowPractiser) -> None:
    dialog = opened(person)
    assert dialog.exercises.range == EASY[FORMULA].range
    assert dialog.years.text() == "Choose…"
    assert dialog.practised.text() == "Formula: + −\u00a0\u00a0 numbers to 20"
    closed(person, dialog)


def test_a_class_begins_with_what_it_has_played(
    person: WindowPractiser, settings: Settings
) -> None:
    (school_class,) = person.book.classes()
    person.book.rename_class(school_class.key, "Foxes")
    settings.last_lesson = LastLesson(
        school_class=school_class.key, game=DIGIFEUD, age=str(ReadyMade.SIX)
    ).written
    dialog = asked_of(person)
    assert dialog.practised.text() == "Formula: + −\u00a0\u00a0 numbers to 20"
    closed(person, dialog)


def test_tables_are_chosen_in_the_dialog_too(person: WindowPractiser) -> None:
    """The first one alone; without the last one all is as before."""
    groep_4 = year_of("nl Groep 4")
    assert groep_4 is not None
    dialog = opened(person)
    dialog.years.picked.emit(groep_4)
    two, seven = (dialog.tables.chips[at] for at in (1, 6))
    assert two.isChecked()
    assert not seven.isChecked()
    seven.click()
    assert dialog.exercises.range == Range((Operator.MULTIPLY,), 100, (7,))
    assert (dialog.year, dialog.years.text()) == ("", "Choose…")
    two.click()
    assert dialog.exercises.range.tables == (2, 7)
    assert dialog.practised.text() == "Formula: ×\u00a0\u00a0 numbers to 100, tables of 2 and 7"
    two.click()
    seven.click()
    assert (dialog.exercises.range, dialog.year) == (groep_4.range, groep_4.key)
    closed(person, dialog)


def test_tables_of_one_class_are_not_those_of_another(person: WindowPractiser) -> None:
    person.book.add_class("Groep 4", ("Ans", "Bea", "Cor", "Daan"))
    person.book.add_class("Vossen", ("Emil", "Fee", "Gijs", "Hans"))
    page = person.start_again()
    page.show_wanted(EASY[FORMULA])
    dialog = asked_of(person)
    ranges = {}
    for name in ("Groep 4", "Vossen", "Groep 5"):
        names = [dialog.classes.itemText(at) for at in range(dialog.classes.count())]
        dialog.choose(dialog.classes.keys[names.index(name)])
        ranges[name] = dialog.exercises.range, dialog.year
        dialog.tables.chips[2].click()
        dialog.choose(dialog.classes.keys[names.index(name)])
        assert (dialog.exercises.range, dialog.year) == ranges[name]
        dialog.tables.chips[2].click()
    assert ranges["Vossen"] == (EASY[FORMULA].range, "")
    closed(person, dialog)


def test_a_lesson_after_exercises_of_four_teams_has_two(person: WindowPractiser) -> None:
    """In Digifeud, which the class played before."""
    settings = person.window.settings
    settings.last_lesson = LastLesson(game="digifeud").written
    dialog = opened(person)
    person.press_button(dialog.numbers.chips[3])
    assert len(dialog.teams) == 4
    closed(person, dialog, begins=True)
    dialog = lesson(person)
    assert dialog.games.chips[1].isChecked()
    assert len(dialog.teams) == 2
    closed(person, dialog, begins=True)
    person.qtbot.waitUntil(lambda: person.window.game is not None)


def test_with_one_sign_there_is_none_to_find(person: WindowPractiser) -> None:
    page = person.start_again()
    page.show_wanted(Wanted(FORMULA, Range((Operator.ADD,), 20)))
    page.freely.unfold()
    person.press_button(page.freely.with_class)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    sign = dialog.kinds.chips[1]
    assert not sign.isEnabled()
    assert not sign.isChecked()
    dialog.years.picked.emit(SCHOOL_YEARS[0])
    assert sign.isEnabled()
    assert sign.isChecked()
    closed(person, dialog)


def test_the_whole_class_solves_together(person: WindowPractiser) -> None:
    """One count, everybody in turn, and nobody who wins."""
    dialog = opened(person)
    assert dialog.windowTitle() == "Practise with a class"
    person.press_button(dialog.numbers.chips[0])
    assert [each.isVisible() for each in dialog.team_rows] == [True] + 4 * [False]
    assert not dialog.team_rows[0].field.isVisible()
    first, *others = dialog_pupils = dialog.teams[0]
    person.press_button(dialog.members[0].chips[first])
    assert dialog.teams == ((*others, first),)
    person.press_button(dialog.start)
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    person.follow()
    assert sitting.total == 2 * EACH
    asked = []
    for _ in range(6):
        asked.append(sitting.pupil)
        person.solve()
        person.go_on()
        person.follow()
    assert asked == [*others, first, others[0]]
    assert person.page.team_counts.accessibleName() == "Groep 5: 6"
    stop(person)
    assert person.end_page.headline.text() == "Well done!"
    assert person.end_page.teams.said == ["Groep 5: 6 of 6 right"]
    person.press_button(person.end_page.certificates_button)
    pages = person.window.printing.certificate.document
    assert isinstance(pages, Certificates)
    assert {each.best.feat for each in pages.each} == {Feat.TOOK_PART}
    assert {each.with_whom for each in pages.each} == {""}
    assert len(pages.each) == len(dialog_pupils)
    dialog = opened(person)
    assert len(dialog.teams) == 1, "as the last time"
    dialog.reject()


def test_exercises_have_up_to_five_teams_whatever_was_played(person: WindowPractiser) -> None:
    settings = person.window.settings
    settings.last_lesson = LastLesson(game="digifeud").written
    dialog = opened(person)
    assert all(chip.isVisible() for chip in dialog.numbers.chips)
    person.press_button(dialog.numbers.chips[4])
    assert len(dialog.teams) == 5
    closed(person, dialog)


def test_a_lesson_needs_two_teams(person: WindowPractiser) -> None:
    dialog = opened(person)
    person.press_button(dialog.numbers.chips[0])
    person.press_button(dialog.start)
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
    person.window.games.ask_lesson("")
    lesson = person.window.findChild(LessonDialog)
    assert lesson is not None
    assert len(lesson.teams) == 2
    assert not lesson.numbers.chips[0].isVisible()
    lesson.reject()


def test_with_a_class_is_in_sight_for_whoever_has_one(
    person: WindowPractiser, window: MainWindow
) -> None:
    freely = person.start_again().freely
    assert not freely.is_unfolded
    assert freely.with_class.isVisible()
    assert freely.to_paper.isVisible()
    also = "Also: the tables of 1 to 10, sums to 100, a speed round, a school year."
    assert freely.said.text() == also
    (school_class,) = person.book.classes()
    person.book.remove_class(school_class.key)
    freely = person.start_again().freely
    assert not freely.with_class.isVisible()
    assert not freely.to_paper.isVisible()


def test_home_and_the_dialog_of_a_lesson_lead_to_the_exercises(person: WindowPractiser) -> None:
    person.book.add_class("Groep 6", ("Ans", "Bea", "Cor", "Daan"))
    person.window.show_home()
    home = person.window.home
    person.qtbot.waitUntil(home.class_exercises.isVisible)
    person.press_button(home.class_exercises)
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    assert dialog.more.isVisible()
    assert not dialog.to_exercises.isVisible()
    closed(person, dialog)
    dialog = lesson(person)
    dialog.choose(dialog.classes.keys[1])
    name = dialog.class_name
    person.press_button(dialog.to_exercises)
    person.qtbot.waitUntil(lambda: dialog not in person.window.findChildren(LessonDialog))
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    assert dialog.class_name == name
    person.press_button(dialog.start)
    person.follow()
    assert isinstance(person.practice.sitting, ClassSitting)
    stop(person)


def test_how_many_exercises_there_are_is_chosen_for_each_class(person: WindowPractiser) -> None:
    dialog = opened(person)
    assert [each.text() for each in dialog.lengths.chips] == ["everybody once", "10", "20", "30"]
    assert [each.isChecked() for each in dialog.lengths.chips] == [False, False, True, False]
    dialog.numbers.chips[2].click()
    assert [each.text() for each in dialog.lengths.chips] == ["everybody once", "15", "30", "45"], (
        "of three teams"
    )
    dialog.numbers.chips[1].click()
    dialog.lengths.chips[1].click()
    dialog.start.click()
    person.follow()
    sitting = person.practice.sitting
    assert sitting is not None
    assert sitting.total == 10
    person.practice.leave()
    assert opened(person).lengths.chips[1].isChecked()


@pytest.mark.parametrize(("teams", "total"), [(1, 5), (2, 6), (3, 6)])
def test_everybody_can_be_asked_once(person: WindowPractiser, teams: int, total: int) -> None:
    dialog = opened(person)
    dialog.numbers.chips[teams - 1].click()
    once = dialog.lengths.chips[0]
    once.click()
    assert once.accessibleName() == f"everybody once, {total} exercises"
    dialog.start.click()
    person.follow()
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert sitting.total == total
    turns = total // teams
    asked = [sitting.rota.asked(team, turn) for team in range(teams) for turn in range(turns)]
    assert {*asked} == {each.key for each in person.book.pupils(person.book.classes()[0].key)}
    person.practice.leave()
    assert opened(person).lengths.chips[0].isChecked()


def test_kinds_of_exercises_can_be_left_out(person: WindowPractiser) -> None:
    """The next lesson leaves out the same, and there is always one."""
    dialog = opened(person)
    kinds = dialog.kinds.chips
    assert [each.text() for each in kinds] == ["Answer", "Sign", "Most cards", "All cards"]
    assert all(each.isChecked() for each in kinds)
    for each in kinds:
        person.press_button(each)
    assert [each.isChecked() for each in kinds] == [False, False, False, True]
    person.press_button(kinds[1])
    person.press_button(dialog.start)
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
    person.follow()
    met = []
    for _ in range(6):
        met.append(person.exercise.task)
        person.miss()
        person.go_on()
        person.follow()
    assert met == [Task.SIGN, Task.SIGN, Task.GO_OUT, Task.GO_OUT, Task.SIGN, Task.SIGN]
    again = opened(person)
    assert [each.isChecked() for each in again.kinds.chips] == [False, True, False, True]
    again.reject()
    assert person.practice.start_page is not None
    assert person.practice.start_page.freely.now.tasks == (), "who practises alone has all"


def test_one_kind_leaves_nothing_to_choose(person: WindowPractiser) -> None:
    dialog = opened(person, DIGIFEUD)
    person.press_button(dialog.kinds.chips[0])
    assert dialog.exercises.tasks == (Task.MOST_POINTS, Task.AT_LEAST)
    dialog.reject()


# --- the hourglass ------------------------------------------------------------------------------


def with_sand(person: WindowPractiser, *, passes: bool = False) -> Sand:
    person.window.settings.class_hourglass = 60
    person.window.settings.hourglass_passes = passes
    person.until(lambda: person.page.turn_time.runs)
    return Sand(person.page.turn_time)


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_each_pupil_has_an_hourglass(person: WindowPractiser, game: str) -> None:
    begin(person, game)
    sand = with_sand(person)
    assert sand.button.isVisible()
    assert not sand.button.geometry().intersects(person.page.frame.geometry())
    assert sand.run(20) == 20
    person.miss()
    assert sand.run(9) == 20, "nobody has to find anything"
    person.go_on()
    person.follow()
    person.until(lambda: person.page.turn_time.runs)
    assert sand.run(5) == 5, "another pupil has all of it"


def test_a_key_pauses_it_for_this_turn(person: WindowPractiser) -> None:
    begin(person)
    sand = with_sand(person)
    pause = person.window.offered.pause
    assert pause.isEnabled()
    pause.trigger()
    assert pause.isChecked()
    assert sand.run(5) == 0
    pause.trigger()
    assert sand.run(5) == 5
    pause.trigger()
    person.miss()
    person.go_on()
    person.follow()
    assert not pause.isChecked()
    assert sand.run(5) == 5, "the next pupil has a glass that runs"


def test_an_empty_glass_rings_and_stays(person: WindowPractiser) -> None:
    heard: list[object] = []
    begin(person)
    person.practice.heard.connect(heard.append)
    sand = with_sand(person)
    sand.run(61)
    assert sand.glass.is_empty
    assert Sound.GLASS in heard
    assert person.game.stand is Stand.OPEN


def test_or_the_answer_is_shown_as_not_solved(person: WindowPractiser) -> None:
    sitting = begin(person)
    sand = with_sand(person, passes=True)
    sand.run(61)
    assert person.game.stand is Stand.SHOWN
    assert sitting.shares[0] == (0, 1)
    person.go_on()
    person.follow()
    assert sitting.team == 1


def lesson(person: WindowPractiser) -> LessonDialog:
    person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
    person.window.offered.lesson.trigger()
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    person.qtbot.waitExposed(dialog)
    return dialog


def choose_time(dialog: LessonDialog, seconds: int) -> None:
    at = dialog.glass.findData(str(seconds))
    dialog.glass.setCurrentIndex(at)
    dialog.glass.activated.emit(at)


def test_teams_and_their_names_outlast_exercises_of_whole_classes(person: WindowPractiser) -> None:
    person.book.add_class("Groep 6", ("Ans", "Bea", "Cor", "Daan"))
    dialog = lesson(person)
    for team, name in zip(dialog.team_rows, ("Foxes", "Owls"), strict=False):
        team.field.setText(name)
    dialog.team_rows[1].show_as_before("Owls", "red owl")
    teams = dialog.teams
    person.press_button(dialog.start)
    for school_class in (0, 1):
        dialog = opened(person)
        dialog.classes.setCurrentIndex(school_class)
        dialog.classes.activated.emit(school_class)
        person.press_button(dialog.numbers.chips[0])
        assert len(dialog.teams) == 1
        person.press_button(dialog.start)
        person.qtbot.waitUntil(lambda: person.window.findChild(LessonDialog) is None)
        person.follow()
        stop(person)
        if school_class == 0:
            again = lesson(person)
            assert [{*each} for each in again.teams] == [{*each} for each in teams]
            again.reject()
    dialog = lesson(person)
    dialog.choose(dialog.classes.keys[0])
    assert [each.own_name for each in dialog.team_rows[:3]] == ["Foxes", "Owls", ""]
    assert dialog.team_rows[1].look == "red owl"
    assert {each for team in dialog.teams for each in team} == {*teams[0], *teams[1]}
    dialog.choose(dialog.classes.keys[1])
    assert [each.own_name for each in dialog.team_rows] == [""] * 5
    dialog.choose(dialog.classes.keys[0])
    person.press_button(dialog.start)
    dialog = opened(person)
    assert len(dialog.teams) == 1, "it practises as a whole class, as before"
    person.press_button(dialog.numbers.chips[1])
    assert len(dialog.teams) == 2
    dialog.reject()


def glass_at_table(person: WindowPractiser) -> int:
    play = person.window.play
    assert play is not None
    person.qtbot.waitUntil(lambda: play.page.turn_time.glass is not None)
    assert play.page.turn_time.glass is not None
    return play.page.turn_time.glass.seconds


def test_a_time_is_kept_for_its_class(person: WindowPractiser) -> None:
    person.book.add_class("Groep 6", ("Ans", "Bea", "Cor", "Daan"))
    settings, usual = person.window.settings, Settings.class_hourglass.default
    dialog = lesson(person)
    choose_time(dialog, 30)
    dialog.reject()
    assert settings.class_hourglass == usual, "nothing has begun"
    dialog = lesson(person)
    assert dialog.seconds == usual
    choose_time(dialog, 30)
    person.press_button(dialog.start)
    assert glass_at_table(person) == 30
    person.window.show_home()
    assert settings.class_hourglass == usual
    dialog = lesson(person)
    assert dialog.seconds == 30
    dialog.choose(dialog.classes.keys[1])
    assert dialog.seconds == usual, "the other class did not choose it"
    person.press_button(dialog.start)
    assert glass_at_table(person) == usual
    dialog = lesson(person)
    assert dialog.seconds == usual
    dialog.choose(dialog.classes.keys[0])
    assert dialog.seconds == 30
    dialog.reject()


def test_exercises_and_lessons_each_keep_their_time(person: WindowPractiser) -> None:
    usual = Settings.class_hourglass.default
    dialog = lesson(person)
    choose_time(dialog, 15)
    person.press_button(dialog.start)
    assert glass_at_table(person) == 15
    dialog = opened(person)
    assert dialog.seconds == usual
    choose_time(dialog, 60)
    person.press_button(dialog.start)
    person.follow()
    person.practice.leave()
    dialog = lesson(person)
    assert dialog.seconds == 15
    dialog.reject()
    assert opened(person).seconds == 60


def test_exercises_begin_with_the_teams_of_the_lesson_that_waits(person: WindowPractiser) -> None:
    person.book.add_class("Groep 6", ("Ans", "Bea", "Cor", "Daan"))
    dialog = lesson(person)
    dialog.numbers.chips[2].click()
    teams = [{*team} for team in dialog.teams]
    person.press_button(dialog.start)
    glass_at_table(person)
    person.window.show_home()
    dialog = lesson(person)
    dialog.choose(dialog.classes.keys[1])
    person.press_button(dialog.start)
    person.qtbot.waitUntil(lambda: len(person.window.games.at_home.waiting_lessons) == 2)
    dialog = opened(person)
    dialog.choose(dialog.classes.keys[0])
    assert [{*team} for team in dialog.teams] == teams
    assert not dialog.waits.isVisible()
    dialog.numbers.chips[0].click()
    assert len(dialog.teams) == 1
    dialog.numbers.chips[2].click()
    assert [{*team} for team in dialog.teams] == teams, "not by lot"


def test_its_time_is_chosen_in_the_menu(person: WindowPractiser) -> None:
    begin(person)
    person.until(lambda: person.page.turn_time.glass is not None)
    menu = person.window.offered.glass_menu
    assert menu.menuAction().isEnabled()
    menu.aboutToShow.emit()
    assert [each.data() for each in menu.times.actions() if each.isChecked()] == [120]
    none, *_ = menu.times.actions()
    none.trigger()
    assert person.page.turn_time.glass is None
    assert person.window.settings.class_hourglass == 0
    assert person.window.settings.of_game == {}


def test_who_practises_alone_has_none(person: WindowPractiser) -> None:
    begin(person)
    stop(person)
    person.start_again().free_wanted.emit(EASY[FORMULA])
    person.follow()
    assert person.page.turn_time.glass is None
    assert not person.window.offered.glass_menu.menuAction().isEnabled()


# --- rounds -------------------------------------------------------------------------------------


def test_a_pupils_page_names_it_once(person: WindowPractiser) -> None:
    sitting = begin(person)
    for _ in range(8):
        person.solve()
        person.go_on()
        person.follow()
    (practised,) = person.book.practised(sitting.rota.teams[0][0])
    assert practised.way is Way.CLASS
    assert practised.first == 2
    assert PracticeWords().way(practised) == "exercises of the class"


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_the_teams_are_asked_in_turn_and_counted(person: WindowPractiser, game: str) -> None:
    sitting = begin(person, game)
    names = {each.key: each.name for each in person.book.participants()}
    asked: list[str] = []
    for number in range(6):
        team = number % 2
        key = sitting.rota.asked(team, number // 2)
        asked.append(key)
        title = person.page.panel.title.text()
        assert title == ("" if game == FORMULA else names[key]), "it is named once"
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
    return [sitting.shares[team].right for team in range(len(sitting.rota.teams))]


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
    assert sitting.shares[0] == (0, 1)
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
            stop(person)
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
    wrong: Any = wrong_plays(person.exercise)[0]
    person.lay(wrong)
    person.try_it()
    person.press_button(person.page.back_button)
    person.solve()
    assert rights(sitting) == [1, 0]
    assert sitting.shares[0] == (1, 1)
    (tried,) = person.book.tries(key)
    assert tried.outcome is Outcome.SECOND
    assert tried.answers == (str(wrong), str(person.game.solution))
    assert tried.wrong_answers == (str(wrong),)


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
    assert person.game.pupil == names[following]
    wrong: Any = wrong_plays(person.exercise)[0]
    person.lay(wrong)
    person.try_it()
    person.keys("n")
    assert sitting.pupil == following, "it is this pupil's"
    notice = notice_in(person.window)
    assert notice is not None
    assert notice.text == f"{names[following]} has tried: once more, or “Show me”."
    person.press_button(person.page.back_button)
    person.solve()
    assert sitting.pupil == following, "it was this pupil's"
    person.keys("n")
    person.until(lambda: sitting.number == 2)
    assert [*person.book.tries(skipped)] == []
    assert len([*person.book.tries(following)]) == 1
    stop(person)
    assert not person.window.offered.next_pupil.isVisible()
    asked = sitting.going_on
    person.end_page.again.emit()
    QApplication.processEvents()
    again = person.practice.sitting
    assert isinstance(again, ClassSitting)
    assert again.rota == asked


def test_it_is_in_projector_size_as_long_as_it_lasts(
    person: WindowPractiser, settings: Settings
) -> None:
    assert settings.size is SizeChoice.NORMAL
    begin(person)
    assert settings.size is SizeChoice.PROJECTOR
    stop(person)
    assert settings.size is SizeChoice.NORMAL


def test_leaving_tells_the_count_and_again_asks_those_who_come_next(
    person: WindowPractiser,
) -> None:
    sitting = begin(person)
    for _ in range(3):
        person.solve()
        person.go_on()
        person.follow()
    stop(person)
    assert person.end_page.teams.said == ["Team 1: 2 of 2 right", "Team 2: 1 of 1 right"]
    assert person.end_page.headline.text() == "Stopped early"
    assert not person.end_page.is_cheered
    said = "The teams have not had the same number of turns, so none has won."
    assert person.end_page.comment.text() == said
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
    stop(person)
    person.end_page.left.emit()
    assert person.window.settings.size is SizeChoice.NORMAL


def test_who_comes_next_begins_the_next_time(person: WindowPractiser) -> None:
    """Also once everything was stopped and begun anew, whether or not the last one tried."""
    dialog = opened(person)
    person.press_button(dialog.numbers.chips[0])
    (order,) = dialog.teams
    closed(person, dialog, begins=True)
    person.follow()
    asked = []
    for tries in (2, 1, 0):
        sitting = person.practice.sitting
        assert isinstance(sitting, ClassSitting)
        for number in range(max(1, tries)):
            if number:
                person.go_on()
                person.follow()
            asked.append(sitting.pupil)
            if tries:
                person.solve()
        stop(person)
        begin(person)
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert (*asked, sitting.pupil) == order


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
    stop(person)
    person.start_again().free_wanted.emit(EASY[FORMULA])
    person.follow()
    assert person.page.panel.title.text() == ""
    assert not person.page.team_counts.isVisible()
    assert person.page.leave_button.text() == "Leave"
    assert person.page.hint_button.isVisible()


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_four_teams_fit_a_low_window(
    person: WindowPractiser, settings: Settings, language: str
) -> None:
    """What is chosen rarely is folded away, and said in a few words."""
    settings.language = language
    person.book.add_class("Groep 4", [f"Noor {at}" for at in range(20)])
    half_done(person)
    person.window.resize(1024, 640)
    person.practice.ask_class()
    dialog = person.window.findChild(LessonDialog)
    assert dialog is not None
    assert len(dialog.present) == 20
    dialog.numbers.chips[3].click()
    person.qtbot.waitExposed(dialog)
    assert dialog.waits.isVisible()
    assert not dialog.kinds.isVisible()
    assert not dialog.glass.isVisible()
    assert "40" in dialog.summary.text()
    bar = dialog._scrolled.verticalScrollBar()
    person.qtbot.waitUntil(lambda: bar.maximum() == 0)
    person.press_button(dialog.more)
    assert dialog.kinds.isVisible()
    assert dialog.glass.isVisible()
    assert dialog.summary.text() == ""
    person.press_button(dialog.more)
    assert not dialog.kinds.isVisible()
    dialog.reject()


# --- waiting for another day --------------------------------------------------------------------


def half_done(person: WindowPractiser) -> ClassSitting:
    """Three exercises, of which the second was missed, and a wrong try at the next one."""
    sitting = begin(person)
    for number in range(3):
        give_wrong(person) if number == 1 else person.solve()
        person.go_on()
        person.follow()
    person.lay(wrong_plays(person.exercise)[0])
    person.try_it()
    return sitting


def assert_goes_on(person: WindowPractiser, before: ClassSitting, exercise: Exercise) -> None:
    """The card on Home goes on with the same exercise, pupil, and count."""
    card = person.window.home.go_on
    person.qtbot.waitUntil(lambda: card.exercises is not None)
    assert card.text() == "Exercises with Groep 5"
    said = card.accessibleName()
    assert "exercise 4 of 20" in said
    assert "Team 1: 2, Team 2: 0" in said
    person.press_button(card)
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert sitting is not before
    person.follow()
    assert person.exercise == exercise
    assert sitting.pupil == before.pupil
    assert (sitting.rota, sitting.number, sitting.total) == (before.rota, 4, before.total)
    assert rights(sitting) == [2, 0]
    assert person.page.team_counts.accessibleName() == "Team 1: 2, Team 2: 0"
    assert person.window.settings.size is SizeChoice.PROJECTOR
    person.solve()
    assert rights(sitting) == [2, 1]
    stop(person)
    assert person.end_page.teams.said == ["Team 1: 2 of 2 right", "Team 2: 1 of 2 right"]
    person.window.show_home()
    assert person.window.games.at_home.first_exercises is None, "they are over"


def test_they_go_on_from_home_where_they_were(person: WindowPractiser) -> None:
    sitting, exercise = half_done(person), person.exercise
    assert person.page.leave_button.text() == "Stop…", "a question follows"
    person.press_button(person.page.leave_button)
    question = person.page.findChild(Question)
    assert question is not None
    assert question.third is not None
    person.press_button(question.third)
    assert person.shown_page is person.window.home
    assert person.practice.sitting is None
    assert person.window.settings.size is SizeChoice.NORMAL
    assert_goes_on(person, sitting, exercise)
    assert person.window.home.under_way.isHidden()


def test_they_go_on_in_another_run(person: WindowPractiser, open_window: Open) -> None:
    settings = person.window.settings
    choose_time(dialog := opened(person), 45)
    dialog.reject()
    sitting, exercise = half_done(person), person.exercise
    person.window.close()
    again = WindowPractiser(open_window(), person.qtbot)
    again.window.show_home()
    assert settings.class_hourglass == Settings.class_hourglass.default
    assert_goes_on(again, sitting, exercise)


def test_what_has_not_begun_does_not_wait(person: WindowPractiser) -> None:
    begin(person)
    person.window.show_home()
    assert person.window.games.at_home.first_exercises is None


def test_the_dialog_goes_on_with_what_waits_or_begins_anew(person: WindowPractiser) -> None:
    person.book.add_class("Groep 6", ("Ans", "Bea", "Cor", "Daan"))
    half_done(person)
    dialog = opened(person)
    assert dialog.waits.isVisible()
    assert dialog.waits.text().startswith("Exercises with Groep 5 are waiting: 3 of 20 done, ")
    dialog.choose(dialog.classes.keys[1])
    assert not dialog.waits.isVisible()
    dialog.choose(dialog.classes.keys[0])
    person.press_button(dialog.go_on)
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert sitting.number in (3, 4)
    person.follow()
    assert sitting.number == 4
    dialog = opened(person)
    person.press_button(dialog.start)
    person.follow()
    person.solve()
    (waiting,) = person.window.games.at_home.exercises.all()
    assert len(waiting.done) == 1, "the new ones take their place"


def test_a_pupil_who_was_removed_is_asked_no_more(person: WindowPractiser) -> None:
    sitting = half_done(person)
    gone = sitting.pupil
    person.window.show_home()
    person.book.remove(gone)
    person.window.games.at_home.follow_pupils(person.book)
    waiting = person.window.games.at_home.first_exercises
    assert waiting is not None
    assert all(not gone.startswith(each) for team in waiting.rota.latest for each in team)


def test_what_waits_has_the_name_of_its_class_and_goes_with_it(person: WindowPractiser) -> None:
    sitting = half_done(person)
    key = sitting.exercises.school_class
    person.window.show_home()
    home = person.window.home
    person.qtbot.waitUntil(lambda: home.go_on.exercises is not None)
    person.book.rename_class(key, "Groep 6")
    person.window.show_home()
    person.qtbot.waitUntil(lambda: home.go_on.text() == "Exercises with Groep 6")
    person.window.library.show_classes()
    results = person.window.library.results
    assert results is not None
    results.classes.changes.ask_delete()
    question = person.window.findChild(Question)
    assert question is not None
    person.press_button(question.yes)
    assert person.book.classes() == []
    person.window.show_home()
    person.qtbot.waitUntil(home.under_way.isHidden)
    assert person.window.games.at_home.exercises.all() == []


def test_what_cannot_be_read_just_now_stays(person: WindowPractiser) -> None:
    half_done(person)
    person.window.show_home()
    home = person.window.home
    person.qtbot.waitUntil(lambda: home.go_on.exercises is not None)
    (file,) = person.window.games.autosave.places.exercises.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    home.go_on.click()
    assert person.window.findChild(QMessageBox) is None
    assert home.under_way.isHidden()
    file.write_bytes(whole)
    person.window.show_home()
    person.qtbot.waitUntil(lambda: home.go_on.exercises is not None)


def test_what_cannot_go_on_says_so(person: WindowPractiser) -> None:
    """Another program has removed all pupils meanwhile."""
    half_done(person)
    person.window.show_home()
    home = person.window.home
    person.qtbot.waitUntil(lambda: home.go_on.exercises is not None)
    for pupil in person.book.participants():
        if not pupil.is_computer:
            person.book.remove(pupil.key)
    home.go_on.click()
    box = person.window.findChild(QMessageBox)
    assert box is not None
    assert box.text() == "These exercises cannot go on: a team has nobody any more."
    box.accept()
    assert home.under_way.isHidden()
    assert person.window.games.at_home.exercises.all() == []


def test_the_menu_goes_on_with_what_home_offers_first(person: WindowPractiser) -> None:
    half_done(person)
    person.window.show_home()
    person.qtbot.waitUntil(person.window.offered.go_on.isEnabled)
    person.window.offered.go_on.trigger()
    sitting = person.practice.sitting
    assert isinstance(sitting, ClassSitting)
    assert sitting.number in (3, 4)
    person.follow()
    assert not person.window.offered.go_on.isEnabled(), "they go on already"


def test_what_is_as_it_was_is_not_written_again(
    person: WindowPractiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[ClassExercises] = []
    keep = person.window.games.at_home.exercises.keep

    def keep_and_note(exercises: ClassExercises) -> bool:
        written.append(exercises)
        return keep(exercises)

    monkeypatch.setattr(person.window.games.at_home.exercises, "keep", keep_and_note)
    half_done(person)
    assert [len(each.done) for each in written] == [1, 2, 2, 3], "with each new round, too"


def test_what_waits_is_deleted_only_when_somebody_says_so(person: WindowPractiser) -> None:
    half_done(person)
    person.window.show_home()
    home = person.window.home
    person.qtbot.waitUntil(lambda: home.go_on.exercises is not None)
    for answer in ("no", "yes"):
        home.go_on.cross.click()
        question = person.window.findChild(Question)
        assert question is not None
        assert question.title.text() == "Delete the exercises with Groep 5?"
        assert home.go_on.exercises is not None
        person.press_button(getattr(question, answer))
        person.qtbot.waitUntil(lambda: person.window.findChild(Question) is None)
    assert home.under_way.isHidden()
    assert person.window.games.at_home.exercises.all() == []
    keys = [each.key for each in person.book.participants()]
    assert sum(len(person.book.tries(key)) for key in keys) == 3


def test_a_game_is_offered_behind_them(person: WindowPractiser) -> None:
    dialog = lesson(person)
    person.press_button(dialog.start)
    glass_at_table(person)
    half_done(person)
    person.window.show_home()
    cards = person.window.home.under_way.cards
    person.qtbot.waitUntil(lambda: cards[1].saved is not None)
    assert cards[0].exercises is not None
    assert not cards[2].isVisible()
    person.press_button(cards[1])
    play = person.window.play
    assert play is not None
    assert person.shown_page is play.page
