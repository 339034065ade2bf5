"""Worksheets on paper: every exercise and its answer, with nothing beyond the edge."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.board import empty_board
from formula_desktop.digifeud.position import Position
from formula_desktop.paper.document import Ground
from formula_desktop.paper.printing import pdf
from formula_desktop.paper.worksheet import PrintedWorksheet
from formula_desktop.practise.digifeud.positions import position_of
from formula_desktop.practise.exercise import OF_TABLES, SEAT, Range, Task
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.worksheet import Worksheet
from tests.helpers.practise.exercises import RANGES
from tests.helpers.screen.pdf_text import pages_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)
EDGE = 20  # pixels of white around a page


def printed(wanted: Wanted, count: int, *, has_answers: bool = True) -> PrintedWorksheet:
    sheet = Worksheet(wanted, count)
    return PrintedWorksheet(sheet, tuple(sheet.exercises()), has_answers)


def words(pages: list[str]) -> list[str]:
    return [" ".join(page.split()) for page in pages]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_each_exercise_has_its_number_and_its_answer(
    qtbot: QtBot, game: str, paper: QPageSize
) -> None:
    shown = printed(Wanted(game, RANGES[1]), 12)
    *pages, answers = words(pages_of(pdf(shown, paper)))
    for number in range(1, 13):
        assert sum(f" {number} " in f"{page} " for page in pages) >= 1
        assert f" {number} " in answers
    assert answers.startswith("Answers")
    assert answers.count("=") == 12
    for page in (*pages, answers):
        assert f"Sheet {shown.sheet.number}" in page
        assert f"of {len(pages) + 1}" in page
    assert "Name Date" in pages[0]
    assert "numbers to 20" in pages[0]


def test_thirty_sums_of_tables_are_on_one_page(qtbot: QtBot) -> None:
    wanted = Wanted(FORMULA, Range(OF_TABLES, 100, (2, 3, 4, 5)), (Task.ANSWER, Task.SIGN))
    shown = printed(wanted, 30)
    for paper in (A4, LETTER):
        assert len(pages_of(pdf(shown, paper))) == 2, "one has the answers"


def test_the_answers_may_stay_away(qtbot: QtBot) -> None:
    wanted = Wanted(FORMULA, RANGES[3], (Task.ANSWER,))
    pages = words(pages_of(pdf(printed(wanted, 5, has_answers=False), A4)))
    assert len(pages) == 1
    assert "tables of 6, 7 and 8" in pages[0]
    assert "Answers" not in pages[0]


def test_points_say_where_the_sum_lies(qtbot: QtBot) -> None:
    wanted = Wanted(DIGIFEUD, RANGES[1], (Task.AT_LEAST,))
    *pages, answers = words(pages_of(pdf(printed(wanted, 3), A4)))
    assert "At least" in pages[0]
    assert answers.count("point") == 3
    assert "→" in answers or "↓" in answers


def test_nothing_leaves_the_page(qtbot: QtBot) -> None:
    """All games and ranges, painted with white around each page."""
    room = QSizeF(510, 707)
    size = room.toSize()
    image = QImage(size.width() + 2 * EDGE, size.height() + 2 * EDGE, QImage.Format.Format_RGB32)
    white = QImage(image.size(), image.format())
    white.fill(Qt.GlobalColor.white)
    for game in (FORMULA, DIGIFEUD):
        for range_ in (RANGES[0], RANGES[3], Range()):
            pages = printed(Wanted(game, range_), 8).pages(Ground(room, 1.0, image))
            for number in range(1, len(pages) + 1):
                image.fill(Qt.GlobalColor.white)
                painter = QPainter(image)
                painter.translate(EDGE, EDGE)
                pages.paint(painter, number)
                painter.resetTransform()
                around = QRect(EDGE - 2, EDGE - 2, size.width() + 4, size.height() + 4)
                painter.fillRect(around, Qt.GlobalColor.white)
                painter.end()
                assert image == white, (game, range_, number)


def test_a_board_may_be_empty(qtbot: QtBot) -> None:
    made = printed(Wanted(DIGIFEUD, RANGES[1], (Task.MOST_POINTS,)), 1)
    (exercise,) = made.exercises
    position = exercise.position
    assert isinstance(position, Position)
    at_start = position_of(position.options, empty_board(position.options), position.racks[SEAT])
    sheet = PrintedWorksheet(made.sheet, (replace(exercise, position=at_start),), False)
    assert "G" in words(pages_of(pdf(sheet, A4)))[0].split()


def test_cards_laid_over_others_have_one_example_on_the_sheet(qtbot: QtBot) -> None:
    example = "The 5 covers the whole 10."
    laid = Wanted(FORMULA, RANGES[1], (Task.MOST_CARDS, Task.GO_OUT))
    assert " ".join(words(pages_of(pdf(printed(laid, 12), A4)))).count(example) == 1
    answers = Wanted(FORMULA, RANGES[1], (Task.ANSWER,))
    assert example not in " ".join(words(pages_of(pdf(printed(answers, 5), A4))))
