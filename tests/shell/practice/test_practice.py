"""Practising in the real window: whole sessions, who practises, leaving and coming back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.presentation import unit_of
from formula_desktop.look.theme import BODY
from formula_desktop.models.table.exercise import Stand
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.practise.exercise.task_words import play_in_words
from formula_desktop.pages.practise.marks import Mark
from formula_desktop.pages.practise.page import PractisePage
from formula_desktop.practise.day import exercises_of_day
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of, game_of
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.training.choosing import FIRST_WITHOUT_LIMIT
from formula_desktop.practise.training.line import line_of
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.training.session import MOST, Way
from formula_desktop.practise.trying import shown
from formula_desktop.practise.wanted import USUAL, Wanted, written
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice import round_time
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.games.seating import Deed, PersonChange
from formula_desktop.store.settings.last_choice import first_choice, usual_choice
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.exercises import shared
from formula_desktop.table.seat import face_of
from formula_desktop.widgets.person_dialog import PersonDialogWithName
from tests.helpers.practise.exercises import RANGES, exercise_for
from tests.helpers.practise.window import WindowPractiser
from tests.helpers.screen.seen import cut
from tests.helpers.window import start

GAMES = (FORMULA, DIGIFEUD)
EASY = {game: Wanted(game, Range((Operator.ADD, Operator.SUBTRACT), 20)) for game in GAMES}
DAY = date(2026, 11, 23)
_SCREEN = QTest.createTouchDevice()
Key = Qt.Key

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> WindowPractiser:
    return WindowPractiser(window, qtbot)


def practises(person: WindowPractiser, name: str = "Noor") -> str:
    """The key of a person who practises from now on."""
    key = person.book.add_person(name).key
    person.start_again().person_wanted.emit(key)
    return key


def outcomes(person: WindowPractiser, key: str) -> list[Outcome]:
    return [each.outcome for each in person.book.tries(key)]


def touch(person: WindowPractiser, point: QPointF) -> None:
    """Touch a place on the table for a moment."""
    at, view = person.pixel(point), person.view.viewport()
    QTest.touchEvent(view, _SCREEN).press(0, at, view).commit()
    QTest.touchEvent(view, _SCREEN).release(0, at, view).commit()


def own_mistakes(game: str, number: int) -> list[Exercise]:
    """Exercises as a game leaves them behind."""
    return [
        exercise_for(game, Task.GO_OUT if game == FORMULA else Task.AT_LEAST, RANGES[6], seed)
        for seed in range(number)
    ]


# --- practising freely --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_session_of_free_practice(person: WindowPractiser, game: str) -> None:
    key = practises(person)
    person.start_page.left.emit()
    person.open_from_home().free_wanted.emit(EASY[game])
    for number in range(1, MOST + 1):
        exercise = person.solve(by_keys=number % 2 == 0)
        assert exercise.game == game
        assert f"{number} of {MOST}" in person.header_texts
        assert person.page.windowTitle() in person.window.windowTitle()
        assert outcomes(person, key) == [Outcome.FIRST] * number, "it is kept at once"
        assert person.book.tries(key)[-1].text == line_of(exercise).text
        person.go_on()
    assert len({each.text for each in person.book.tries(key)}) == MOST
    assert person.window.settings.practised != ""
    person.end_page.again.emit()
    person.follow()
    person.press_button(person.page.leave_button)
    assert person.start_page.freely.now == EASY[game]
    person.start_page.left.emit()
    assert person.shown_page is person.window.home


def test_what_was_missed_comes_again_in_the_session_and_first_on_the_next_days(
    person: WindowPractiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = practises(person)
    person.start_page.free_wanted.emit(USUAL)
    missed = line_of(person.miss()).text
    person.go_on()
    for _ in range(4):
        assert line_of(person.solve()).text != missed
        person.go_on()
    assert line_of(person.solve()).text == missed
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    assert not person.start_page.mistakes.number.isVisible(), "it is solved for today"
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(days=1))
    person.start_page.left.emit()
    assert person.open_from_home().mistakes.number.text() == "1"
    person.start_page.free_wanted.emit(USUAL)
    assert line_of(person.solve()).text == missed
    assert person.book.tries(key)[-1].day == clock.local(now).date() + timedelta(days=1)


def choose_wrong_sign(person: WindowPractiser) -> None:
    """Click on a sign that is not the one, and not chosen yet, and press *Play*."""
    right = shown(person.exercise)
    assert isinstance(right, Formula)
    others = {right.operator, person.game.draft.operator}
    wrong = next(each for each in person.game.operators if each not in others)
    person.click(person.scene.cards.symbols[wrong].outline.center())
    person.try_it()


def test_a_second_try_is_kept_and_the_answer_is_shown_after_it(person: WindowPractiser) -> None:
    key = practises(person)
    three = Range((Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY), 20)
    person.start_page.free_wanted.emit(Wanted(FORMULA, three, tasks=(Task.SIGN,)))
    for is_right in (True, False):
        person.follow()
        choose_wrong_sign(person)
        assert person.game.stand is Stand.WRONG
        assert outcomes(person, key)[-1] is Outcome.MISSED
        person.solve() if is_right else choose_wrong_sign(person)
        assert person.game.stand is (Stand.RIGHT if is_right else Stand.SHOWN)
        assert outcomes(person, key)[-1] is (Outcome.SECOND if is_right else Outcome.MISSED)
        person.go_on()


def test_a_sum_of_a_table_does_not_come_in_all_its_ways_one_after_the_other(
    person: WindowPractiser,
) -> None:
    """Not even for who misses the first one, and is asked what is easy."""
    practises(person)
    table = Wanted(FORMULA, Range((Operator.MULTIPLY,), 20, (2,)))
    person.start_page.free_wanted.emit(table)
    asked: list[set[str]] = []
    again: set[str] = set()
    for number in range(6):
        exercise = person.exercise_now()
        sums = {*game_of(exercise).asked(exercise)}
        text = line_of(exercise).text
        if text not in again:  # what was missed comes again
            assert all(sums.isdisjoint(each) for each in asked[-3:])
            asked.append(sums)
        if number:
            person.solve()
        else:
            person.miss()
            again.add(text)
        person.go_on()


# --- the puzzles of a day -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_a_day(person: WindowPractiser, game: str) -> None:
    key = practises(person)
    three = [each.text for each in exercises_of_day(DAY, shipped(game))]
    person.start_page.puzzles.choose(DAY)
    QTest.mouseClick(person.start_page.puzzles.cards[game], Qt.MouseButton.LeftButton)
    offered = []
    for number, text in enumerate(three):
        assert line_of(person.exercise_now()).text == text
        assert ("easy", "medium", "hard")[number] in person.header_texts
        if number == 1:
            person.miss()
            person.go_on()
            assert person.end_page.again_button.text() == "Again"
            person.end_page.left.emit()
            person.start_page.one_puzzle_wanted.emit(game, DAY, 2)
        else:
            person.solve(by_keys=number == 2)
            person.go_on()
            offered.append(person.end_page.again_button.text())
            offer = person.end_page.easier_button
            assert offer.isVisible() is (number == 2)
            (person.end_page.easier if number else person.end_page.again).emit()
    other = next(each for each in GAMES if each != game)
    assert offered == ["A harder one?", f"One of {WORDS[other].name()}?"]
    assert line_of(person.exercise_now()).text == three[1]
    assert person.book.puzzles_solved(key) == {DAY: {three[0], three[2]}}
    person.practice.show()
    page = person.start_page
    assert page.puzzles.day == DAY
    assert page.puzzles.marks(game) == (Mark.ALONE, Mark.TRIED, Mark.ALONE)
    page.puzzle_wanted.emit(game, DAY)
    assert line_of(person.exercise_now()).text == three[1], "those that were solved are skipped"
    person.solve()
    person.go_on()
    assert person.end_page.is_whole_day
    person.end_page.left.emit()
    page.puzzle_wanted.emit(game, DAY)
    assert line_of(person.exercise_now()).text == three[0], "all are solved: it begins anew"
    (first, *_) = [each for each in person.book.practised(key) if each.puzzle == DAY]
    assert first.way is Way.PUZZLE


def test_after_the_hard_puzzles_of_a_day_comes_one_of_an_earlier_day(
    person: WindowPractiser,
) -> None:
    practises(person)
    person.start_page.one_puzzle_wanted.emit(FORMULA, DAY, 2)
    for game, days, offered in (
        (FORMULA, 0, "One of Digifeud?"),
        (DIGIFEUD, 0, "Another hard one?"),
        (DIGIFEUD, 1, "One of Formula?"),
        (FORMULA, 1, "Another hard one?"),
    ):
        hard = exercises_of_day(DAY - timedelta(days), shipped(game))[2]
        assert line_of(person.exercise_now()).text == hard.text
        person.solve()
        person.go_on()
        assert person.end_page.again_button.text() == offered
        person.end_page.again_button.click()


@pytest.mark.parametrize(("game", "at"), [(FORMULA, 1), (DIGIFEUD, 2)])
def test_at_ten_the_puzzles_begin_with_a_harder_one(
    person: WindowPractiser, game: str, at: int
) -> None:
    practises(person)
    of_ten = first_choice(KINDS[game], "Noor", "Computer", ReadyMade.TEN)
    person.window.settings.last[game] = of_ten.written
    page = person.start_page
    page.puzzle_wanted.emit(game, DAY)
    three = [each.text for each in exercises_of_day(DAY, shipped(game))]
    assert line_of(person.exercise_now()).text == three[at]


def test_a_puzzle_solved_with_help_does_not_come_again_the_same_day(
    person: WindowPractiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    practises(person)
    page = person.start_page
    page.puzzle_wanted.emit(FORMULA, page.puzzles.day)
    person.follow()
    person.page.ask_hint()
    puzzle = person.solve()
    person.go_on()
    assert person.end_page.comes_again.text() == "What was difficult comes again tomorrow."
    person.end_page.left.emit()
    assert not page.mistakes.number.isVisible()
    assert page.mistakes.said.text() == "Done for today! Tomorrow 1 again."
    everything = Wanted(FORMULA, Range())
    page.free_wanted.emit(everything)
    assert person.exercise_now() != puzzle
    person.practice.show()
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(days=1))
    page.free_wanted.emit(everything)
    assert person.exercise_now() == puzzle


def test_who_comes_back_to_the_program_sees_the_puzzles_of_that_day(
    person: WindowPractiser, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzles = person.start_again().puzzles
    day, now = puzzles.day, clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(days=1))
    assert puzzles.day == day
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert puzzles.day == day + timedelta(days=1)


def test_the_result_of_a_day_is_copied(person: WindowPractiser) -> None:
    practises(person)
    person.start_page.puzzle_wanted.emit(FORMULA, person.start_page.puzzles.day)
    person.solve()
    person.key(Key.Key_Escape)
    assert person.end_page.isVisible(), "whoever leaves is told how it went"
    person.end_page.share_button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert "Formula  easy ★" in QApplication.clipboard().text()
    person.key(Key.Key_Escape)
    clipboard = QApplication.clipboard()
    clipboard.clear()
    person.start_page.copy_wanted.emit(False)
    assert "Formula  easy ★" in clipboard.text()
    assert "Noor" not in clipboard.text()
    person.start_page.copy_wanted.emit(True)
    assert not clipboard.image().isNull()
    person.start_page.puzzles.menu.actions()[2].trigger()
    (dialog,) = person.start_page.findChildren(QFileDialog)
    (suggested,) = dialog.selectedFiles()
    assert suggested.endswith(f"Puzzles of the day {person.start_page.puzzles.day}.png")
    dialog.close()


@pytest.mark.parametrize("is_known", [True, False])
def test_the_calendar_tells_of_help(person: WindowPractiser, is_known: bool) -> None:
    """Also of somebody who is not named, as long as the program runs."""
    if is_known:
        practises(person)
    else:
        person.book.add_person("Noor")
        person.start_again().person_wanted.emit("")
    page = person.start_page
    page.one_puzzle_wanted.emit(FORMULA, page.puzzles.day, 0)
    person.follow()
    person.page.ask_hint()
    person.solve()
    person.practice.show()
    assert page.puzzles.marks(FORMULA) == (Mark.WITH_HELP, Mark.OPEN, Mark.OPEN)
    page.one_puzzle_wanted.emit(FORMULA, page.puzzles.day, 1)
    person.solve()
    person.practice.show()
    assert page.puzzles.marks(FORMULA) == (Mark.WITH_HELP, Mark.ALONE, Mark.OPEN)
    day = next(each for each in page.puzzles.month.days if each.isChecked())
    assert day.accessibleName().endswith("today, 2 puzzles solved, 1 with help")
    page.one_puzzle_wanted.emit(FORMULA, page.puzzles.day, 0)
    person.solve()
    person.practice.show()
    assert page.puzzles.marks(FORMULA) == (Mark.ALONE, Mark.ALONE, Mark.OPEN), "the best counts"


def count_of(person: WindowPractiser) -> str:
    """What is said above the table: which exercise of how many it is."""
    (said,) = (each for each in person.header_texts if " of " in each or each == "Once more")
    return said


# --- one's own mistakes -------------------------------------------------------------------------


def test_mistakes_of_both_games_in_one_session(person: WindowPractiser) -> None:
    key = practises(person)
    made = {game: own_mistakes(game, 2) for game in GAMES}
    for game, exercises in made.items():
        person.book.enter_mistakes(key, game, map(line_of, exercises))
    person.start_page.left.emit()
    page = person.open_from_home()
    assert page.mistakes.number.text() == "4"
    page.mistakes_wanted.emit()
    seen, counted = [person.miss()], [count_of(person)]
    person.go_on()
    while person.practice.page is not None:
        seen.append(person.solve())
        counted.append(count_of(person))
        person.go_on()
    assert counted == ["1 of 4", "2 of 4", "3 of 4", "4 of 4", "Once more"]
    numbers = [each.text() for each in person.end_page.findChildren(QLabel) if each.isVisible()]
    assert [each for each in numbers if each.isdecimal()] == ["3", "1"]
    texts = [line_of(each).text for each in seen]
    assert len(texts) == 5
    assert texts[-1] == texts[0], "what was missed comes once more"
    assert {*texts} == {line_of(each).text for each in (*made[FORMULA], *made[DIGIFEUD])}
    person.end_page.left.emit()
    assert not person.start_page.mistakes.number.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_what_nothing_solves_is_left_out(person: WindowPractiser, game: str) -> None:
    """Whether it is new, is due or comes from a game: lines of the results may be damaged."""
    practises(person)
    (good,) = own_mistakes(game, 1)
    texts = [line_of(each).text for each in (replace(good, goal=good.goal + 900), good, good)]
    person.practice.practise_from_game(person.practice.person, ["{", *texts])
    assert person.solve() == good
    person.go_on()
    assert person.solve() == good
    person.go_on()
    assert person.practice.page is None


def test_the_turns_of_a_game_are_practised_from_its_end_and_back(
    person: WindowPractiser, window: MainWindow
) -> None:
    key = practises(person)
    start(window)
    play = window.play
    assert play is not None
    person.practice.practise(own_mistakes(FORMULA, 2))
    assert play.page.is_held
    person.solve()
    person.go_on()
    person.solve()
    person.go_on()
    assert outcomes(person, key) == [Outcome.FIRST] * 2
    assert not play.page.is_held
    person.end_page.left.emit()
    assert person.shown_page is play.page


# --- a speed round ------------------------------------------------------------------------------


class Watch:
    """A clock that the test sets, and that knows how often it was looked at."""

    def __init__(self) -> None:
        self.now = 0.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


@pytest.fixture
def watch(person: WindowPractiser) -> Watch:
    """The clock of a speed round."""
    watch = Watch()
    person.practice.time.clock = watch
    return watch


def pass_time(person: WindowPractiser, watch: Watch, seconds: float) -> None:
    """Let time pass, and wait until that was seen."""
    watch.now += seconds
    before = watch.looks
    person.until(lambda: watch.looks > before or person.practice.sitting is None)


def number_of(person: WindowPractiser) -> int:
    """The number of the exercise that is asked."""
    return person.practice.sitting.number if person.practice.sitting is not None else 0


def share_picture(person: WindowPractiser, game: str) -> None:
    """Copy the picture of a speed round, and ask where to save it."""
    clipboard = QApplication.clipboard()
    clipboard.clear()
    person.end_page.share_button.click()
    menu = person.practice.round_sharing
    assert menu is not None
    menu.close()
    menu.copy_action.trigger()
    picture = clipboard.image()
    assert picture.width() == picture.height() > 1000
    menu.save_action.trigger()
    (dialog,) = person.end_page.findChildren(QFileDialog)
    (suggested,) = dialog.selectedFiles()
    assert WORDS[game].name() in suggested
    assert suggested.endswith(".png")
    dialog.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_speed_round(
    person: WindowPractiser, watch: Watch, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(round_time, "ROUND_S", 5.0)
    key = practises(person)
    for solved in (1, 2):
        assert person.book.best_round(key, game) == solved - 1
        person.start_again().speed_wanted.emit(EASY[game])
        for number in range(solved):
            person.solve()
            asked = number + 2
            person.until(lambda asked=asked: number_of(person) == asked)  # type: ignore[misc]
            assert f"{number + 1} right" in person.header_texts
        person.miss()
        missed = solved + 2
        person.until(lambda missed=missed: number_of(person) == missed)  # type: ignore[misc]
        person.follow()
        assert person.game.stand is Stand.OPEN, "there is no second try"
        assert person.page.time_left.isVisible()
        while person.practice.sitting is not None:
            pass_time(person, watch, 1)
        assert person.end_page.counts[0].said.startswith(str(solved))
    share_picture(person, game)
    assert any(each.is_rated for each in person.book.tries(key)), "it is a first try as any other"
    assert person.book.best_round(key, GAMES[1 - GAMES.index(game)]) == 0


def test_a_round_without_a_limit_of_numbers_begins_harder(person: WindowPractiser) -> None:
    practises(person)
    for wanted, level in ((EASY[FORMULA], None), (Wanted(FORMULA, Range()), FIRST_WITHOUT_LIMIT)):
        person.start_again().speed_wanted.emit(wanted)
        sitting = person.practice.sitting
        assert sitting is not None
        assert sitting.session.level == level


def test_a_round_left_early_shows_what_was_reached_and_is_no_best_one(
    person: WindowPractiser, watch: Watch
) -> None:
    key = practises(person)
    person.start_again().speed_wanted.emit(EASY[FORMULA])
    person.follow()
    assert "0 right" in person.header_texts
    person.key(Key.Key_Escape)
    assert person.start_page.isVisible(), "nothing was tried"
    person.start_page.speed_wanted.emit(EASY[FORMULA])
    person.solve()
    person.until(lambda: number_of(person) == 2)
    person.follow()
    person.key(Key.Key_Escape)
    assert person.end_page.headline.text() == "Until next time!"
    shown = [count.said for count in person.end_page.counts if count.isVisible()]
    assert shown == ["1 right so far"]
    assert person.practice.sitting is None
    (tried,) = person.book.tries(key)
    assert {*tried.skills} == {*person.book.progress(key).ratings.skills}, "it counts all the same"
    assert person.book.best_round(key, FORMULA) == 0
    person.end_page.left.emit()
    assert person.start_page.isVisible()


def test_the_time_left_is_shown_in_minutes_and_told_every_ten_seconds(
    person: WindowPractiser, watch: Watch
) -> None:
    person.start_again().speed_wanted.emit(USUAL)
    person.follow()
    minutes = person.page.time_left.minutes
    seen = [(minutes.text(), minutes.accessibleName())]
    for _ in range(3):
        pass_time(person, watch, 1)
        seen.append((minutes.text(), minutes.accessibleName()))
    assert seen == [(f"{text}", "180 seconds left") for text in ("3:00", "2:59", "2:58", "2:57")]
    for share, text, said in (
        (170 / 180, "2:50", "170 seconds left"),
        (64.2 / 180, "1:05", "70 seconds left"),
        (0.4 / 180, "0:01", "10 seconds left"),
        (0.0, "0:00", "0 seconds left"),
    ):
        person.page.time_left.show_share(share)
        assert (minutes.text(), minutes.accessibleName()) == (text, said)


def test_the_time_of_a_round_stops_while_nobody_can_calculate(
    person: WindowPractiser, watch: Watch, window: MainWindow
) -> None:
    person.start_again().speed_wanted.emit(USUAL)
    person.follow()
    left: list[float] = []
    person.practice.time.passed.connect(left.append)
    pass_time(person, watch, 1)
    (before,) = left
    window.offered.rules.trigger()
    assert not person.practice.is_shown
    pass_time(person, watch, 50)
    assert window.library.rules is not None
    window.library.rules.back_wanted.emit()
    assert left == [before]
    pass_time(person, watch, 0.5)
    assert before - left[-1] == pytest.approx(0.5 / round_time.ROUND_S)
    pass_time(person, watch, 3600)
    assert person.practice.sitting is not None, "the computer has slept"


# --- who practises ------------------------------------------------------------------------------


def test_practice_begins_with_what_the_last_game_was_played_with(
    person: WindowPractiser, settings: Settings
) -> None:
    settings.last_game = DIGIFEUD
    settings.last[DIGIFEUD] = usual_choice(KINDS[DIGIFEUD], "Sam", "Computer").written
    usual = exercises_of(DIGIFEUD).range_of(KINDS[DIGIFEUD].usual_options())
    assert person.start_again().freely.now == Wanted(DIGIFEUD, usual)
    small = KINDS[DIGIFEUD].ready_made[ReadyMade.SIX]
    settings.last[DIGIFEUD] = replace(
        usual_choice(KINDS[DIGIFEUD], "Sam", "Computer"), options=small.options
    ).written
    now = person.start_again().freely.now
    assert now.game == FORMULA, "small numbers begin with cards"
    assert now.range == exercises_of(DIGIFEUD).range_of(small.options)
    settings.practised = written(USUAL)
    assert person.start_again().freely.now == USUAL
    settings.last[DIGIFEUD], settings.practised = "", ""
    assert person.start_again().freely.now == USUAL


def test_the_person_of_the_last_game_practises_until_another_is_chosen(
    person: WindowPractiser, settings: Settings
) -> None:
    noor, sam = (person.book.add_person(name).key for name in ("Noor", "Sam"))
    assert person.practice.person == ""
    settings.last_game = FORMULA
    settings.last[FORMULA] = usual_choice(KINDS[FORMULA], "Sam", "Computer").written
    people = person.start_again().people
    assert [people.itemText(at) for at in range(people.count())] == [
        "nobody",
        "Noor",
        "Sam",
        "New player…",
    ]
    assert people.currentText() == "Sam"
    for key, name in ((noor, "Noor"), ("", "nobody"), (sam, "Sam")):
        people.setCurrentIndex(people.findData(key))
        people.activated.emit(people.currentIndex())
        assert person.practice.person == key
        assert people.currentText() == name
        person.start_page.left.emit()
        assert person.open_from_home().people.currentText() == name


@pytest.mark.parametrize("game", GAMES)
def test_who_practises_sits_at_the_table(person: WindowPractiser, game: str) -> None:
    noor = person.book.add_person("Noor", "red", "owl")
    page = person.start_again()
    for key, name, face in (
        (noor.key, "Noor", SavedSeat(noor.key, "red", "owl")),
        ("", "You", SavedSeat("", "red", "cat")),
    ):
        page.person_wanted.emit(key)
        page.free_wanted.emit(EASY[game])
        person.follow()
        assert person.game.players[0].name == name
        assert face_of(person.game, 0) == face
        person.key(Key.Key_Escape)


def test_a_newcomers_tries_are_kept_under_the_usual_name(person: WindowPractiser) -> None:
    page = person.open_from_home()
    assert page.people.currentText() == "Player"
    page.free_wanted.emit(EASY[FORMULA])
    person.solve()
    (player,) = (each for each in person.book.participants() if not each.is_computer)
    assert player.name == "Player"
    assert outcomes(person, player.key) == [Outcome.FIRST]
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    assert person.start_page.people.currentText() == "Player"


def test_a_newcomer_may_be_nobody(person: WindowPractiser) -> None:
    page = person.open_from_home()
    choose(page, "nobody")
    page.free_wanted.emit(EASY[FORMULA])
    person.solve()
    assert all(each.is_computer for each in person.book.participants())


def test_somebody_new_is_added_there(person: WindowPractiser, qtbot: QtBot) -> None:
    practises(person)
    page = person.start_page
    choose(page, "New player…")
    assert page.people.currentText() == "Noor", "until there is somebody new"
    dialog = person.window.findChild(PersonDialogWithName)
    assert dialog is not None
    dialog.field.setText("Sam")
    dialog.accept()
    assert page.people.currentText() == "Sam"
    sam = person.book.person_named("Sam")
    assert sam is not None
    assert person.practice.person == sam.key


def choose(page: PractisePage, name: str) -> None:
    people = page.people
    people.setCurrentIndex(people.findText(name))
    people.activated.emit(people.currentIndex())


def test_nobodys_tries_are_not_kept_but_shown_until_the_end(person: WindowPractiser) -> None:
    practises(person)
    page = person.start_page
    page.person_wanted.emit("")
    page.puzzle_wanted.emit(FORMULA, page.puzzles.day)
    person.solve()
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    assert page.puzzles.marks(FORMULA)[0]
    assert person.book.all_tries() == []
    page.free_wanted.emit(USUAL)
    for _ in range(MOST):
        person.miss()
        person.go_on()
    assert person.end_page.isVisible()
    assert person.book.all_tries() == []


@pytest.mark.parametrize("deed", [Deed.REMOVE, Deed.MERGE])
def test_a_person_who_is_removed_or_merged_while_practising(
    person: WindowPractiser, window: MainWindow, deed: Deed
) -> None:
    sam = person.book.add_person("Sam").key
    noor = practises(person)
    person.start_page.free_wanted.emit(USUAL)
    person.solve()
    changer = window.games.archive.changer
    changer.begin(PersonChange(deed, noor, "Noor", "Sam", sam if deed is Deed.MERGE else ""))
    person.until(lambda: not changer.is_busy)
    person.go_on()
    person.solve()
    assert len(person.book.tries(sam)) == (2 if deed is Deed.MERGE else 0)
    assert person.book.tries(noor) == []
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    name = "Sam" if deed is Deed.MERGE else "nobody"
    assert person.start_page.people.currentText() == name


def test_results_that_cannot_be_used_stop_nobody(
    person: WindowPractiser, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = practises(person)
    person.start_page.free_wanted.emit(USUAL)

    def fail(*_: object) -> int:
        raise ResultsError(Trouble.DISK_FULL)

    with monkeypatch.context() as without:
        without.setattr(Book, "enter_tries", fail)
        person.solve()
        person.go_on()
        person.solve()
    assert person.book.tries(key) == []
    person.go_on()
    person.solve()
    assert outcomes(person, key) == [Outcome.FIRST] * 3, "they are entered with the next one"


def test_results_that_never_open_are_waited_for_once(
    person: WindowPractiser, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    practises(person)
    archive, asked = window.games.archive, []
    monkeypatch.setattr(type(archive), "book_at_once", None)
    monkeypatch.setattr(type(archive), "book", property(lambda _: asked.append(1)))
    person.start_page.left.emit()
    page = person.open_from_home()
    assert page.people.currentText() == "nobody"
    assert len(asked) == 1
    page.free_wanted.emit(USUAL)
    for _ in range(3):
        person.solve()
        person.go_on()
    assert len(asked) == 2


# --- in the window ------------------------------------------------------------------------------


def test_a_game_on_the_table_waits_and_goes_on(person: WindowPractiser, window: MainWindow) -> None:
    start(window)
    play = window.play
    assert play is not None
    assert play.page.game is not None
    state = play.page.game.state
    person.start_again().free_wanted.emit(USUAL)
    person.follow()
    assert play.page.is_held
    assert not window.offered.hint.isEnabled()
    person.solve()
    person.key(Key.Key_Escape)
    assert not play.page.is_held
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    assert person.shown_page is play.page
    assert play.page.game.state == state


def test_time_that_runs_out_while_a_card_is_held_ends_the_round(person: WindowPractiser) -> None:
    person.start_again().speed_wanted.emit(replace(EASY[FORMULA], tasks=(Task.ANSWER,)))
    person.follow()
    start_at = person.scene.cards.hand[0].outline.center()
    person.start_drag(start_at, start_at + QPointF(0, -200))
    person.practice.time.over.emit()
    assert person.end_page.isVisible()
    person.release(start_at)
    assert person.end_page.isVisible()


def test_the_rules_of_the_game_are_shown_and_left_again(
    person: WindowPractiser, window: MainWindow
) -> None:
    for game in GAMES:
        person.start_again().free_wanted.emit(EASY[game])
        exercise = person.exercise_now()
        window.offered.rules.trigger()
        rules = window.library.rules
        assert rules is not None
        assert person.shown_page is rules
        rules.back_wanted.emit()
        assert person.exercise_now() is exercise
        person.solve()


def until_suited(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until everything suits the size of the window."""
    suited = window.look.theme.font(BODY, unit_of(window.size())).pixelSize()
    qtbot.waitUntil(lambda: QApplication.font().pixelSize() == suited)
    for _ in range(3):  # one change of the layout causes another
        QApplication.processEvents()


def test_language_and_size_change_in_the_middle(
    person: WindowPractiser, window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    for game in GAMES:
        person.start_again().free_wanted.emit(EASY[game])
        for language, width, height in (("nl", 1024, 640), ("de", 1600, 1000), ("fr", 1024, 640)):
            settings.language = language
            window.resize(width, height)
            exercise = person.exercise_now()
            until_suited(window, qtbot)
            assert [*cut(window)] == []
            person.solve()
            assert person.exercise is exercise
            person.go_on()
        settings.language = "en"


def test_an_exercise_is_solved_with_a_finger(person: WindowPractiser) -> None:
    key = practises(person)
    person.start_page.free_wanted.emit(replace(EASY[FORMULA], tasks=(Task.SIGN,)))
    person.follow()
    right = shown(person.exercise)
    assert isinstance(right, Formula)
    touch(person, person.scene.cards.symbols[right.operator].outline.center())
    person.until(lambda: person.laid == right)
    person.try_it()
    assert outcomes(person, key) == [Outcome.FIRST]


def test_closing_the_window_ends_the_session(person: WindowPractiser, window: MainWindow) -> None:
    practises(person)
    person.start_page.free_wanted.emit(USUAL)
    person.solve()
    window.close()
    assert person.practice.sitting is None


def answer_in(person: WindowPractiser) -> str:
    """The digits that answer the exercise."""
    solution = shown(person.exercise_now())
    assert isinstance(solution, Formula)
    return "".join(solution.cards)


def wrong_digit(person: WindowPractiser) -> str:
    """A card of the hand with which the answer does not begin."""
    answer = answer_in(person)
    cards: Sequence[str] = person.game.hand.cards
    return next(each for each in cards if each not in answer)


def begin_answers(person: WindowPractiser) -> None:
    """Begin a round of sums without an answer."""
    practises(person)
    wanted = replace(EASY[FORMULA], tasks=(Task.ANSWER,))
    person.start_page.speed_wanted.emit(wanted)


def test_a_mistake_in_a_round_is_told_beside_the_next_sum(
    person: WindowPractiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "LATE_S", 0.0)
    begin_answers(person)
    now, told = 0.0, ""
    for number in (1, 2, 3, 4):
        person.follow()
        person.page.clock = lambda: now
        assert number_of(person) == number
        answer = play_in_words(shown(person.exercise_now()))
        person.keys(wrong_digit(person))
        if number_of(person) == number:
            person.key(Key.Key_Return)
        person.until(lambda number=number: number_of(person) == number + 1)  # type: ignore[misc]
        person.follow()
        person.key(Key.Key_Return)
        assert person.scene.held is None, "it may be meant for the one before"
        told = f"Not right, {answer}."
        assert (person.says, person.page.panel.remark.property("role")) == (told, "wrong")
    person.solve()
    person.until(lambda: number_of(person) == 6)
    person.follow()
    assert person.says == told, "it was not there for long enough to be read"
    now = 60.0
    person.solve()
    person.until(lambda: number_of(person) == 7)
    person.follow()
    assert person.says == ""


def test_digits_too_many_are_not_meant_for_the_next_sum(
    person: WindowPractiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "LATE_S", 1000.0)
    begin_answers(person)
    person.follow()
    person.keys(wrong_digit(person))
    if number_of(person) == 1:
        person.key(Key.Key_Return)
    person.until(lambda: number_of(person) == 2)
    person.follow()
    person.keys("".join(person.game.hand.cards))
    assert not person.game.can_take_back
    assert number_of(person) == 2


def test_enter_after_an_answer_that_needs_none_does_nothing(person: WindowPractiser) -> None:
    begin_answers(person)
    for number in (1, 2, 3, 4, 5):
        person.follow()
        answer = answer_in(person)
        person.keys(answer)
        if len(answer) > 1:
            person.key(Key.Key_Return)
        person.until(lambda number=number: number_of(person) == number + 1)  # type: ignore[misc]
        person.follow()
        person.key(Key.Key_Return)
        assert person.scene.held is None
    person.key(Key.Key_Return)
    assert person.scene.held is None
