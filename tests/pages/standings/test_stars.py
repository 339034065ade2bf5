"""The stars on a person's page: of tables and of the puzzles of the day."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import DARK, LIGHT
from formula_desktop.models.results.practice import PuzzleDay, read_in_short, read_practice
from formula_desktop.pages.standings.practice.person import PersonPracticePanel
from formula_desktop.pages.standings.practice.stars import TABLES, Star, Stars, TableStars
from formula_desktop.practise.training.session import Way
from tests.helpers.results.books import START, opened
from tests.helpers.results.practising import add_persons, practise

DAY = START.date()


def test_each_table_has_its_star(qtbot: QtBot) -> None:
    shown = TableStars()
    qtbot.addWidget(shown)
    shown.show_as(LIGHT, 1.0)
    shown.show_tables({2: True, 5: True, 7: False, 1: True})
    stars = dict(zip(TABLES, (star.stars[0] for star in shown.stars), strict=True))
    assert stars[2] is stars[5] is Star.FULL
    assert stars[7] is Star.OUTLINE
    assert {stars[each] for each in (3, 4, 6, 8, 9, 10)} == {Star.NONE}
    assert shown.accessibleName() == ("Goes well: tables of 2 and 5. Still practising: table of 7")
    shown.show()
    pictures = [shown.grab().toImage()]
    shown.show_as(DARK, 1.0)
    pictures.append(shown.grab().toImage())
    assert pictures[0] != pictures[1]


def test_the_puzzles_of_each_day_are_stars(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        add_persons(book)
        practise(book, "noor", 0, tries=7, way=Way.PUZZLE, puzzle=DAY)
        solved, late = book.puzzles_solved("noor")[DAY], book.puzzles_not_at_once("noor")
        helped = len(solved & late.get(DAY, frozenset()))
        practice = read_practice(book, "noor", date.max)
        assert practice.puzzles == (PuzzleDay(DAY, len(solved) - helped, helped),)
        in_short = read_in_short(book, "noor", DAY)
        assert in_short is not None
        assert in_short.puzzles == len(solved) > 0
    panel = PersonPracticePanel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.show_as(LIGHT, 1.0)
    panel.show_practice(practice)
    rows = [each for each in panel.findChildren(Stars) if len(each.stars) == len(solved)]
    assert any(each.stars.count(Star.OUTLINE) == helped for each in rows)
    assert ("Puzzles of the day", str(len(solved))) in panel.facts()
