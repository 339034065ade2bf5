"""Results as files and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from formula_desktop.arguments import LANGUAGES
from formula_desktop.charts.charts import has_values
from formula_desktop.look.languages import Language
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import NO_VALUE
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant_words import ParticipantWords
from formula_desktop.paper.printing import pdf
from formula_desktop.paper.report import PrintedTable
from formula_desktop.widgets.asking import Question
from tests.helpers.results.pages import OpenBook, chosen, messages, show_person, write_to
from tests.helpers.screen.pdf_text import pages_of

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


@pytest.mark.parametrize(("number", "least"), [*((each, 5) for each in range(4)), (4, 1), (5, 1)])
def test_every_export_writes_a_file(
    shown: ResultsPage, tmp_path: Path, number: int, least: int
) -> None:
    shown.overview.export_button.setFocus()
    QTest.keyClick(shown.overview.export_button, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[number].trigger()
    menu.close()
    write_to(shown, tmp_path / "written.csv")
    lines = (tmp_path / "written.csv").read_text("utf-8-sig").splitlines()
    assert len(lines) >= least, "nobody has practised"
    assert not messages(shown)


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_the_page_as_pdf_has_what_is_shown(shown: ResultsPage, tmp_path: Path, tab: int) -> None:
    shown.overview.tabs.setCurrentIndex(tab)
    chosen(shown.overview.print_button, 1)
    write_to(shown, tmp_path / "written.pdf")
    text = " ".join(pages_of((tmp_path / "written.pdf").read_bytes())).replace("\n", " ")
    table = shown.overview.table
    for row in range(table.model().rowCount()):
        cell = table.model().index(row, 0).data()
        assert cell.replace(" ", "") in text.replace(" ", "")


def test_a_participant_as_pdf(shown: ResultsPage, tmp_path: Path) -> None:
    show_person(shown, "Noor")
    chosen(shown.participant.print_button, 1)
    write_to(shown, tmp_path / "written.pdf")
    text = " ".join(pages_of((tmp_path / "written.pdf").read_bytes())).replace("\n", " ")
    for part in ("Noor", "Digifeud", "Strength", "Points per game", "Finished games"):
        assert part in text


def test_what_has_no_value_is_not_printed(shown: ResultsPage, tmp_path: Path) -> None:
    show_person(shown, "Noor")
    (*parts,) = shown.participant.report().parts
    games = {words.name() for words in WORDS.values()}
    facts = [each for each in parts if isinstance(each, PrintedTable) and each.title in games]
    assert facts
    assert not any(NO_VALUE in each.rows[0] for each in facts)
    (charts,) = (part for part in parts if isinstance(part, tuple))
    assert all(map(has_values, charts))


def test_without_a_printer_the_results_can_be_saved(shown: ResultsPage, tmp_path: Path) -> None:
    shown.overview.print_page()
    question = shown.findChild(Question)
    assert question is not None
    question.yes.click()
    write_to(shown, tmp_path / "written.pdf")
    assert (tmp_path / "written.pdf").exists()


def finished(page: ResultsPage) -> PrintedTable:
    """The list of games on Noor's page on paper."""
    parts = page.participant.report().parts
    tables = (part for part in parts if isinstance(part, PrintedTable))
    return next(table for table in tables if table.title == "Finished games")


def test_only_why_a_game_does_not_count_is_printed(shown: ResultsPage) -> None:
    show_person(shown, "Noor")
    table = finished(shown)
    assert table.headings[-1] == "Does not count"
    reasons = [row[-1] for row in table.rows]
    assert reasons.count("") == len(reasons) - 1, "most count"
    assert "It was opened from a file." in reasons


def test_a_column_without_a_text_is_not_printed(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(2, 2))
    show_person(page, "Noor")
    assert finished(page).headings == ("Ended", "Game", "Players", "Result")


def test_matches_are_told_apart_only_by_several_numbers_of_players(
    shown: ResultsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_person(shown, "Noor")

    def titles() -> set[str]:
        parts = shown.participant.report().parts
        return {part.title for part in parts if isinstance(part, PrintedTable)}

    assert "Matches of Formula" not in titles(), "all were of four"
    found = [("Won with 2 players", "1 of 3"), ("Won with 4 players", "0 of 2")]
    monkeypatch.setattr(ParticipantWords, "by_players", lambda _self, _game: found)
    assert "Matches of Formula" in titles()


def test_a_table_of_many_columns_is_in_landscape_with_whole_words(
    shown: ResultsPage, language: Language
) -> None:
    for code in LANGUAGES:
        language.speak(code)
        for tab in range(len(TABS)):
            shown.overview.tabs.setCurrentIndex(tab)
            report = shown.overview.report()
            (table,) = report.parts
            assert isinstance(table, PrintedTable)
            assert report.is_landscape == (len(table.headings) > 9)
            words = {
                word
                for page in pages_of(pdf(report, QPageSize(QPageSize.PageSizeId.A4)))
                for word in page.split()
            }
            for heading in table.headings:
                assert {*heading.split()} <= words, (code, heading)
