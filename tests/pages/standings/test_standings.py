"""The tables of results, read and sorted as users do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.presentation import Look, Presentation
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.results.games import GameColumn
from formula_desktop.models.results.standings import Column
from formula_desktop.models.words.results import number_in_words, points_of_seat, seat_in_words
from formula_desktop.pages.standings import participant
from formula_desktop.pages.standings.frame import GAMES
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.table import ResultsTable, SeatsCell
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import ResultsError, Trouble, WhyNot
from tests.helpers.results.pages import OpenBook, click_heading, click_row, column_of, messages
from tests.helpers.results.shown_book import digifeud_record

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


@pytest.mark.parametrize("trouble", [None, *Trouble])
def test_without_a_book_the_page_says_why(page: ResultsPage, trouble: Trouble | None) -> None:
    page.show_book(None, trouble=trouble)
    overview = page.overview
    for tab in range(len(TABS)):
        overview.tabs.setCurrentIndex(tab)
        assert overview.nothing.isVisible()
        assert overview.nothing.text().count(".") in (1, 2)
        if trouble is not None:
            assert overview.nothing.text() == trouble.value
        assert not overview.export_button.isEnabled()
        assert not overview.print_button.isEnabled()
    page.focus_first()
    assert overview.home_button.hasFocus()


def test_an_empty_book_says_so(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(0, 0))
    assert page.overview.nothing.text() == "Nobody has played this game to the end yet."
    page.overview.tabs.setCurrentIndex(TABS.index(GAMES))
    assert page.overview.nothing.text() == "No game has been finished yet."


def test_where_games_were_finished_but_none_counts_it_says_where_the_reasons_stand(
    shown: ResultsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Book, "standings", lambda *_: [])
    shown.overview.refresh()
    for game in (FORMULA, DIGIFEUD):
        shown.overview.tabs.setCurrentIndex(TABS.index(game))
        first, second, third = shown.overview.nothing.text().splitlines()
        assert first == "Here you see who has won how often, once a game counts."
        assert second == "Under Games each finished game says why it does not count."
        assert third == "The name at the top of Home opens your own page."


def test_results_are_shown_in_a_tab_with_something_in_it(
    shown: ResultsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    shown.show_standings()
    assert overview.tab == FORMULA, "as it was left"
    overview.tabs.setCurrentIndex(TABS.index(DIGIFEUD))
    read = Book.standings
    monkeypatch.setattr(
        Book, "standings", lambda book, game, *more: read(book, game, *more)[: game == FORMULA]
    )
    overview.refresh()
    shown.show_standings()
    assert overview.tab == FORMULA, "the first with something in it"


@pytest.mark.parametrize("trouble", [Trouble.LOCKED, Trouble.DISK_FULL])
def test_a_database_that_fails_later_is_said_on_the_page(
    shown: ResultsPage, book: Book, monkeypatch: pytest.MonkeyPatch, trouble: Trouble
) -> None:
    def fails(*_: object, **__: object) -> Any:
        raise ResultsError(trouble)

    for name in ("standings", "games", "participants", "participant", "numbers_of_players"):
        monkeypatch.setattr(Book, name, fails)
    shown.overview.refresh()
    for tab in range(len(TABS)):
        shown.overview.tabs.setCurrentIndex(tab)
        assert shown.overview.nothing.text() == trouble.value
    assert not messages(shown), "once is enough"
    monkeypatch.undo()
    shown.overview.refresh()
    assert not shown.overview.nothing.isVisible()


# Standings


def test_the_best_comes_first(shown: ResultsPage, book: Book) -> None:
    table = shown.overview.standings_table
    names = [each.participant.name for each in book.standings(DIGIFEUD)]
    assert [name for name in column_of(table, 0) if "Computer" not in name] == [
        name for name in names if name
    ]
    assert table.hasFocus()


def test_a_click_on_a_heading_sorts_the_most_first_and_then_the_least(shown: ResultsPage) -> None:
    table = shown.overview.standings_table
    column = shown.overview.standings.columns.index(Column.HIGHEST_GAME)
    click_heading(table, column)
    most = [int(text) for text in column_of(table, column)]
    assert most == sorted(most, reverse=True)
    click_heading(table, column)
    assert [int(text) for text in column_of(table, column)] == sorted(most)
    click_heading(table, 0)
    names = [name for name in column_of(table, 0) if "Computer" not in name]
    assert names.index("Łukasz Żółć") < names.index("Noor"), "as the language has it"
    names.remove("Łukasz Żółć")
    assert names == sorted(names)


def test_sorting_by_keyboard(shown: ResultsPage, qtbot: QtBot) -> None:
    table = shown.overview.standings_table
    menu = table.sort_menu()
    actions = menu.actions()
    assert [action.isChecked() for action in actions].count(True) == 1
    strength = shown.overview.standings.columns.index(Column.STRENGTH)
    actions[strength].trigger()
    values = [int(text) for text in column_of(table, strength)]
    assert values == sorted(values, reverse=True)
    table.sort_menu().actions()[strength].trigger()
    assert [int(text) for text in column_of(table, strength)] == sorted(values)


def test_the_order_stays_when_the_standings_are_read_anew(shown: ResultsPage) -> None:
    table = shown.overview.standings_table
    click_heading(table, 0)
    before = column_of(table, 0)
    shown.overview.refresh()
    assert column_of(table, 0) == before


def test_formula_by_number_of_players(shown: ResultsPage, book: Book) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    assert overview.players.isVisible()
    numbers = book.numbers_of_players(FORMULA)
    assert overview.players.count() == 1 + len(numbers) > 2
    matches = {}
    for row in range(overview.players.count()):
        overview.players.setFocus()
        QTest.keyClick(overview.players, Qt.Key.Key_Home)
        for _ in range(row):
            QTest.keyClick(overview.players, Qt.Key.Key_Down)
        overview.players.activated.emit(row)
        found = column_of(overview.standings_table, 1)
        matches[overview.players.itemData(row)] = sum(map(int, found))
    everything = matches.pop(None)
    assert everything == sum(matches.values()) > 0
    overview.tabs.setCurrentIndex(0)
    assert not overview.players.isVisible()


def test_the_columns_fill_the_table(
    qapp: QApplication, shown: ResultsPage, look: Look, qtbot: QtBot
) -> None:
    """In letters as large as the window has them: else nothing would fit."""
    for size in ((1024, 640), (1920, 1080), (1280, 800)):
        unit = size[1] / 800
        dress(qapp, LIGHT, unit)
        shown.resize(*size)
        look.show(Presentation(LIGHT, unit))
        for tab in range(len(TABS)):
            shown.overview.tabs.setCurrentIndex(tab)
            qtbot.waitUntil(lambda: fits(shown.overview.table))


def fits(table: ResultsTable) -> bool:
    room = table.viewport().width() - table.horizontalHeader().length()
    return 0 <= room < 4 and not table.horizontalScrollBar().isVisible()


def test_no_number_is_cut_off(page: ResultsPage, look: Look, open_book: OpenBook) -> None:
    page.show_book(open_book(6, 14))
    page.resize(1024, 640)
    look.show(Presentation(LIGHT, 0.8))
    QTest.qWait(10)
    table = page.overview.standings_table
    metrics = table.fontMetrics()
    for column in range(1, table.model().columnCount()):
        widest = max(map(metrics.horizontalAdvance, column_of(table, column)))
        assert table.columnWidth(column) >= widest + 16


def test_long_names_leave_room_for_all_points(page: ResultsPage, open_book: OpenBook) -> None:
    book = open_book(7, 28)
    page.show_book(book)
    person = next(each for each in book.participants() if len(each.name) == LONGEST_NAME)
    page.show_participant(person.key)
    page.participant.tabs.setCurrentIndex(participant.TABS.index(GAMES))
    QTest.qWait(10)
    table = page.participant.games_table
    cells = table.itemDelegateForColumn(GameColumn.PLAYERS)
    assert isinstance(cells, SeatsCell)
    shortened = 0
    for row, game in enumerate(page.participant.games.rows):
        index = table.model().index(row, GameColumn.PLAYERS)
        option = QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = table.visualRect(index)
        cells.initStyleOption(option, index)
        assert QFontMetricsF(option.font).horizontalAdvance(option.text) < option.rect.width() - 26
        for said, seat in zip(option.text.split("  ·  "), game.seats, strict=True):
            name, points = said.rsplit(": ", 1)
            assert points == number_in_words(points_of_seat(seat))
            assert "…" in name or name == seat_in_words(seat)
        shortened += person.name not in option.text
        assert person.name in index.data(), "which is the tooltip, too"
    assert 3 < shortened < len(page.participant.games.rows)


def test_long_tables_scroll(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(40, 40))
    page.focus_first()
    table = page.overview.standings_table
    QTest.qWait(10)
    QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert table.currentIndex().row() == table.model().rowCount() - 1
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())


# Games


def test_the_game_that_is_marked_says_why_it_does_not_count(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(2, 0)
    people = book.participants()
    for number, why_not in enumerate([None, WhyNot.OPENED, WhyNot.UNDONE]):
        book.enter(digifeud_record(random.Random(1), people, number, why_not))
    page.show_book(book)
    overview = page.overview
    overview.tabs.setCurrentIndex(TABS.index(GAMES))
    assert overview.remark.text() == "Choose a game to see whether it counts."
    QTest.qWait(10)
    remarks = []
    for row in range(3):
        click_row(overview.games_table, row)
        remarks.append(overview.remark.text())
    assert remarks == ["A turn was undone.", "It was opened from a file.", "It counts."]
    assert page.currentWidget() is overview


def test_a_family_sees_who_won_how_often_and_more_has_the_rest(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(6, 14)
    page.show_book(book, is_family=True)
    overview = page.overview
    overview.tabs.setCurrentIndex(TABS.index(DIGIFEUD))
    assert Column.WON in overview.standings.columns
    assert Column.STRENGTH not in overview.standings.columns
    assert not any(each.participant.is_computer for each in overview.standings.rows)
    overview.more.click()
    assert Column.STRENGTH in overview.standings.columns
    assert any(each.participant.is_computer for each in overview.standings.rows)
    overview.more.click()
    book.add_class("Groep 5", (), ())
    page.show_book(book, is_family=True)
    assert Column.STRENGTH in overview.standings.columns, "a teacher reads all of them"
    assert not overview.more.isVisible()
