"""The end of a session of practice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.languages import Language
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.practise.ended import PracticeEnded
from formula_desktop.pages.practise.marks import Mark
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.training.ended import Ended, EndedPuzzle, PuzzlePlace
from formula_desktop.practise.training.session import Way
from formula_desktop.results.participants import Participant
from tests.helpers.looks import look_of
from tests.helpers.practise.start import TODAY


@pytest.fixture
def page(qapp: QApplication, language: Language, qtbot: QtBot) -> Iterator[PracticeEnded]:
    language.speak("en")
    dress(qapp, LIGHT)
    window = QMainWindow()
    qtbot.addWidget(window)
    made = PracticeEnded(look_of(), window)
    window.setCentralWidget(made)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    yield made
    window.close()


def told(page: PracticeEnded, ended: Ended) -> list[str]:
    """What a screen reader is told of it, sentence by sentence."""
    page.show_end(ended, TODAY)
    return page.sheet.accessibleName().split(". ")


def test_session_is_told_without_a_grade(page: PracticeEnded) -> None:
    again = ((TODAY, 1), (TODAY + timedelta(1), 2), (TODAY + timedelta(3), 1))
    assert told(page, Ended(Way.FREE, 8, 2, 1, again, "×100")) == [
        "Well done",
        "8 right at once",
        "2 right in the end",
        "1 not yet",
        "This went well: multiplying up to 100",
        "You can try again what did not work yet, whenever you like",
        "What was difficult comes again in the next few days",
    ]


def test_nobody_is_praised_for_nothing(page: PracticeEnded) -> None:
    assert told(page, Ended(Way.FREE, missed=2))[0] == "Practice makes perfect"
    assert told(page, Ended(Way.FREE, missed=2, again=((TODAY, 2),), was_hard=True)) == [
        "Those were hard",
        "2 not yet",
        "You can try again what did not work yet, whenever you like",
    ]
    assert told(page, Ended(Way.FREE, missed=1, was_hard=True))[0] == "That was hard"
    assert not page._picture._is_proud
    for right, wrong in ((1, 7), (1, 1)):
        said = told(page, Ended(Way.FREE, first=right, missed=wrong))
        assert said[:2] == ["Practice makes perfect", f"{right} right at once"]
        assert page._picture.isVisible()
        assert not page._picture._is_proud
    told(page, Ended(Way.FREE, second=1))
    assert page._picture._is_proud


def test_all_right_is_said(page: PracticeEnded) -> None:
    assert told(page, Ended(Way.FREE, 3)) == [
        "Well done",
        "3 right at once",
        "All of them right at once",
    ]


def test_who_stops_early_reads_a_kind_word_and_what_was_solved(page: PracticeEnded) -> None:
    assert told(page, Ended(Way.FREE, 1, left=4)) == ["Until next time", "1 right at once"]
    assert page._picture.isVisible()
    assert page.stars.marks == (Mark.ALONE,)
    several = told(page, Ended(Way.FREE, 2, 1, 1, left=4))
    assert several == [
        "Well practised",
        "2 right at once",
        "1 right in the end",
        "1 not yet",
    ]
    assert page.stars.marks == (Mark.ALONE, Mark.ALONE, Mark.WITH_HELP)
    sanne = Participant("key", "Sanne", "red", "cat", None, datetime(2026, 1, 1, tzinfo=UTC))
    star = page._picture.grab().toImage()
    page.show_end(Ended(Way.FREE, 3, left=4), TODAY, person=sanne)
    assert page.headline.text() == "Well practised, Sanne!"
    assert page._picture.grab().toImage() != star, "it is Sanne's picture"
    page.show_end(Ended(Way.FREE, 2, left=4), TODAY, person=sanne)
    assert page.headline.text() == "Until next time!"
    assert told(page, Ended(Way.MISTAKES, 1)) == ["Well done", "1 right at once"]


def test_stars_are_few_enough_to_be_seen_at_a_glance(page: PracticeEnded) -> None:
    told(page, Ended(Way.FREE, 10))
    line = page.stars.size()
    told(page, Ended(Way.FREE, 10, 1))
    assert page.stars.width() < line.width()
    assert page.stars.height() == 2 * line.height()
    for none in (Ended(Way.FREE, 21), Ended(Way.FREE, missed=2), Ended(Way.SPEED, 3)):
        told(page, none)
        assert not page.stars.isVisible()


def of_day(
    at: int,
    solved: int,
    next_: PuzzlePlace | None,
    *,
    easier: PuzzlePlace | None = None,
    helped: int = 0,
) -> EndedPuzzle:
    """One of today's puzzles of Formula; the first ones are solved, some of them with help."""
    three = puzzles(FORMULA, TODAY)
    place = PuzzlePlace(FORMULA, TODAY, at)
    marks = frozenset(three[:solved]), frozenset(three[:helped])
    return EndedPuzzle(place, *marks, next_, easier)


def test_after_a_puzzle_one_is_offered_that_is_not_easier(page: PracticeEnded) -> None:
    solved = Ended(Way.PUZZLE, 1)
    for next_, offered in (
        (PuzzlePlace(FORMULA, TODAY, 1), "A harder one?"),
        (PuzzlePlace(DIGIFEUD, TODAY, 0), "One of Digifeud?"),
        (PuzzlePlace(FORMULA, TODAY - timedelta(1), 2), "Another hard one?"),
    ):
        page.show_end(solved, TODAY, (), of_day(0, 1, next_))
        assert page.headline.text() == "Well done!"
        assert page.again_button.text() == offered
        assert not page.easier_button.isVisible()
        assert not any(count.isVisible() for count in page.counts)
        assert page.marks.isVisible()
        assert page.marks.accessibleName() in page.sheet.accessibleName()
        assert not page.is_whole_day
    page.show_end(Ended(Way.PUZZLE, missed=1), TODAY, (), of_day(1, 1, None))
    assert page.again_button.text() == "Again"
    page.show_end(Ended(Way.FREE, 1), TODAY)
    assert page.again_button.text() == "Again"
    assert not page.marks.isVisible()


def test_a_puzzle_names_its_points_and_what_its_star_says(page: PracticeEnded) -> None:
    solved = Ended(Way.PUZZLE, 1)
    full, open_ = "A full star: right at once, without a hint.", "An open star: with a hint"
    page.show_end(solved, TODAY, (), replace(of_day(0, 1, None), points=19))
    assert page.comment.text() == f"Your sum: 19 points.\n{full}"
    assert "Your sum: 19" in page.sheet.accessibleName()
    page.show_end(solved, TODAY, (), of_day(0, 1, None))
    assert page.comment.text() == full
    page.show_end(solved, TODAY, (), of_day(1, 2, None))
    assert not page.comment.isVisible(), "it was said before"
    page.show_end(Ended(Way.PUZZLE, 0, 1), TODAY, (), of_day(1, 2, None, helped=2))
    assert page.comment.text().startswith(open_)
    assert page.marks.toolTip()


def test_an_easier_puzzle_is_offered_beside_it(page: PracticeEnded, qtbot: QtBot) -> None:
    easier = PuzzlePlace(FORMULA, TODAY, 0)
    page.show_end(Ended(Way.PUZZLE, 1), TODAY, (), of_day(2, 0, easier, easier=easier))
    assert page.easier_button.text() == "An easier one?"
    with qtbot.waitSignal(page.easier):
        page.easier_button.click()
    page.show_end(Ended(Way.PUZZLE, missed=1), TODAY, (), of_day(2, 0, None, easier=easier))
    assert not page.easier_button.isVisible(), "first the one that was missed"
    page.show_end(Ended(Way.FREE, 1), TODAY)
    assert not page.easier_button.isVisible()


def test_the_three_of_a_day_are_celebrated(page: PracticeEnded, qtbot: QtBot) -> None:
    page.show_end(Ended(Way.PUZZLE, 1), TODAY, (), of_day(2, 3, None))
    assert page.sheet.accessibleName() == (
        "All three solved. easy solved at once, medium solved at once, hard solved at once"
    )
    assert page.is_whole_day
    corner = page.grab().toImage()
    assert not page.again_button.isVisible()
    page.focus_first()
    qtbot.waitUntil(page.done_button.hasFocus)
    page.show_end(Ended(Way.PUZZLE, 1), TODAY, (), of_day(2, 3, None, helped=1))
    assert not page.comment.isVisible()
    page.show_end(Ended(Way.PUZZLE, 1), TODAY, (), of_day(0, 1, None))
    plain = page.grab().toImage()
    width, middle = page.width(), page.height() // 2
    beside = [(x, y) for x in (*range(90), *range(width - 90, width)) for y in range(80, middle)]
    assert len({plain.pixel(*at) for at in beside}) == 1
    assert len({corner.pixel(*at) for at in beside}) > 3, "confetti lies on the felt"


def test_speed_round_is_told_with_the_best_before(page: PracticeEnded) -> None:
    assert told(page, Ended(Way.SPEED, 17, 0, 2, best=14, is_whole=True)) == [
        "Your best round",
        "17 right in 3 minutes",
        "14 your best before",
    ]
    assert told(page, Ended(Way.SPEED, 12, best=14, is_whole=True)) == [
        "Keep it up",
        "12 right in 3 minutes",
        "14 your best so far",
    ]
    assert told(page, Ended(Way.SPEED, 14, best=14, is_whole=True)) == [
        "As good as your best",
        "14 right in 3 minutes",
    ]
    assert told(page, Ended(Way.SPEED, 12, is_whole=True)) == [
        "Well done",
        "12 right in 3 minutes",
        "Your first round: this is the number to beat",
    ]
    assert told(page, Ended(Way.SPEED, 0, 0, 3, is_whole=True))[1] == "0 right in 3 minutes"
    mostly_wrong = told(page, Ended(Way.SPEED, 2, 0, 5, best=14, is_whole=True))
    assert mostly_wrong[0] == "Practice makes perfect"
    assert not page._picture._is_proud


def test_a_round_that_was_left_early_tells_what_was_reached(page: PracticeEnded) -> None:
    assert told(page, Ended(Way.SPEED, 17, 0, 2, best=14)) == [
        "Well practised",
        "17 right so far",
        "Only a round of 3 minutes counts as your best",
    ]
    fewer = told(page, Ended(Way.SPEED, 3, 0, 4, best=14))
    assert fewer == ["Well practised", "3 right so far"]
    assert page._picture.isVisible()
    assert told(page, Ended(Way.SPEED, missed=2)) == ["Practice makes perfect"]


def test_leaving_at_once_is_fine(page: PracticeEnded) -> None:
    for way in Way:
        said = told(page, Ended(way))
        assert said[0] == "See you soon"
        assert said[-1] == "There is always something to practise here"


def test_the_result_of_puzzles_and_of_speed_rounds_can_be_shared(page: PracticeEnded) -> None:
    heard: list[object] = []
    page.share.connect(heard.append)
    for ended, is_shared in (
        (Ended(Way.FREE, 1), False),
        (Ended(Way.PUZZLE), False),
        (Ended(Way.SPEED, missed=1), False),
        (Ended(Way.SPEED, 1), True),
        (Ended(Way.PUZZLE, missed=1), True),
    ):
        page.show_end(ended, TODAY)
        assert page.share_button.isVisible() is is_shared
    page.share_button.click()
    assert len(heard) == 1


def test_buttons_and_keys(page: PracticeEnded, qtbot: QtBot) -> None:
    heard: list[str] = []
    page.again.connect(lambda: heard.append("again"))
    page.left.connect(lambda: heard.append("left"))
    page.show_end(Ended(Way.FREE, 1), TODAY)
    page.focus_first()
    qtbot.waitUntil(page.again_button.hasFocus)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(page.window().windowHandle(), key)
    page.done_button.click()
    assert heard == ["again", "left", "left"]


def test_other_language_tells_it_again(page: PracticeEnded, language: Language) -> None:
    told(page, Ended(Way.FREE, 2, 0, 0, (), "table-7"))
    language.speak("fr")
    QApplication.processEvents()
    assert page.headline.text() == "Bien joué\u202f!"
    assert (
        page.went_well.text()
        == "Ce qui a bien marché\N{NO-BREAK SPACE}: table de\N{NO-BREAK SPACE}7."
    )
