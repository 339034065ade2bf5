"""The pages of results, used with mouse and keys as users do."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt, QTranslator
from PySide6.QtGui import QAction, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.gamefile import FileError, FileReason
from formula_desktop.gamefile.errors import file_error
from formula_desktop.models import signs
from formula_desktop.models.results_games import GameColumn
from formula_desktop.models.results_words import number_in_words, points_of_seat, seat_in_words
from formula_desktop.models.standings import Column
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import TROUBLES, ResultsError, Trouble, WhyNot
from formula_desktop.scene.charts import Bars, ChartView, Course
from formula_desktop.scene.style import dress
from formula_desktop.scene.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES
from formula_desktop.store.settings import DivideSign, TimesSign
from formula_desktop.windows.languages import speak, write_again
from formula_desktop.windows.participant_dialogs import MergeDialog, NameDialog
from formula_desktop.windows.person_dialog import PersonDialog
from formula_desktop.windows.question import Question
from formula_desktop.windows.results_overview import EVERYBODY, GAMES, TABS
from formula_desktop.windows.results_page import ResultsPage
from formula_desktop.windows.results_table import ResultsTable
from formula_desktop.windows.seats_cell import SeatsCell
from tests.windows.pdf_text import pages_of
from tests.windows.results_book import book_of, digifeud_record
from tests.windows.test_focus_rings import rings_cut

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")

LEFT = Qt.MouseButton.LeftButton
OpenBook = Callable[[int, int], Book]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where books are that were filled before: filling one takes a second."""
    return tmp_path_factory.mktemp("written")


@pytest.fixture
def open_book(tmp_path: Path, written: Path) -> Iterator[OpenBook]:
    opened: list[Book] = []

    def open_one(persons: int, games: int) -> Book:
        folder = tmp_path / str(len(opened))
        kept = written / f"{persons} {games}"
        if not kept.exists():
            book_of(kept, persons, games).close()
        shutil.copytree(kept, folder)
        opened.append(Book.open(folder / "results.sqlite"))
        return opened[-1]

    yield open_one
    for book in opened:
        book.close()


@pytest.fixture
def book(open_book: OpenBook) -> Book:
    return open_book(6, 14)


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, open_book: OpenBook) -> Iterator[ResultsPage]:
    """Without a book; gone before the books are closed."""
    speak(qapp, "en")
    dress(qapp, LIGHT)
    made = ResultsPage()
    made.resize(1280, 800)
    made.show_as(LIGHT, 1.0)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    speak(qapp, "en")


@pytest.fixture
def shown(page: ResultsPage, book: Book) -> ResultsPage:
    page.show_book(book)
    page.focus_first()
    QApplication.processEvents()
    return page


def click_row(table: ResultsTable, row: int, column: int = 0) -> None:
    rect = table.visualRect(table.model().index(row, column))
    QTest.mouseClick(table.viewport(), LEFT, pos=rect.center())


def click_heading(table: ResultsTable, column: int) -> None:
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(middle, header.height() // 2))


def column_of(table: ResultsTable, column: int) -> list[str]:
    model = table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def told(page: QWidget) -> list[str]:
    return [box.text() for box in page.findChildren(QMessageBox) if box.isVisible()]


def show_person(page: ResultsPage, name: str) -> str:
    book = page.participant._book
    assert book is not None
    person = book.person_named(name)
    assert person is not None
    page.show_participant(person.key)
    return person.key


def chosen(menu_owner: QPushButton, number: int) -> None:
    """Choose from the menu of a button, with the keys."""
    menu_owner.setFocus()
    QTest.keyClick(menu_owner, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for _ in range(number + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


# --- without anything to show -------------------------------------------------------------------


@pytest.mark.parametrize("trouble", [None, *Trouble])
def test_without_a_book_the_page_says_why(page: ResultsPage, trouble: Trouble | None) -> None:
    page.show_book(None, trouble=trouble)
    overview = page.overview
    for tab in range(len(TABS)):
        overview.tabs.setCurrentIndex(tab)
        assert overview.nothing.isVisible()
        assert overview.nothing.text().count(".") in (1, 2)
        if trouble is not None:
            assert overview.nothing.text() == TROUBLES[trouble]
        assert not overview.export_button.isEnabled()
        assert not overview.print_button.isEnabled()
    page.focus_first()
    assert overview.home_button.hasFocus()


def test_an_empty_book_says_so(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(0, 0))
    assert page.overview.nothing.text() == "No game that counts has been finished yet."
    page.overview.tabs.setCurrentIndex(TABS.index(GAMES))
    assert page.overview.nothing.text() == "No game has been finished yet."
    page.overview.tabs.setCurrentIndex(TABS.index(EVERYBODY))
    assert page.overview.nothing.text().startswith("Nobody takes part yet")


def test_where_games_were_finished_but_none_counts_it_says_where_the_reasons_stand(
    shown: ResultsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Book, "standings", lambda *_: [])
    shown.overview.refresh()
    for game in (FORMULA, DIGIFEUD):
        shown.overview.tabs.setCurrentIndex(TABS.index(game))
        first, second = shown.overview.nothing.text().splitlines()
        assert first == "No game that counts has been finished yet."
        assert second == "Under Games each finished game says why it does not count."


def test_results_are_shown_after_participants(
    shown: ResultsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    shown.show_standings()
    assert overview.tab == FORMULA, "as it was left"
    shown.show_everybody()
    assert overview.tab == EVERYBODY
    shown.show_standings()
    assert overview.tab == DIGIFEUD
    shown.show_everybody()
    read = Book.standings
    monkeypatch.setattr(
        Book, "standings", lambda book, game, *more: read(book, game, *more)[: game == FORMULA]
    )
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
        assert shown.overview.nothing.text() == TROUBLES[trouble]
    assert not told(shown), "once is enough"
    monkeypatch.undo()
    shown.overview.refresh()
    assert not shown.overview.nothing.isVisible()


# --- standings ----------------------------------------------------------------------------------


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
    numbers = book.numbers_of_players()
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


def test_the_columns_fill_the_table(shown: ResultsPage, qtbot: QtBot) -> None:
    for size in ((1024, 640), (1920, 1080), (1280, 800)):
        shown.resize(*size)
        shown.show_as(LIGHT, size[1] / 800)
        for tab in range(len(TABS)):
            shown.overview.tabs.setCurrentIndex(tab)
            qtbot.waitUntil(lambda: fits(shown.overview._table))


def fits(table: ResultsTable) -> bool:
    room = table.viewport().width() - table.horizontalHeader().length()
    return 0 <= room < 4 and not table.horizontalScrollBar().isVisible()


def test_no_number_is_cut_off(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(6, 14))
    page.resize(1024, 640)
    page.show_as(LIGHT, 0.8)
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
    page.participant.tabs.setCurrentIndex(2)
    QTest.qWait(10)
    table = page.participant.games_table
    cells = table.itemDelegateForColumn(GameColumn.PLAYERS)
    assert isinstance(cells, SeatsCell)
    shortened = 0
    for row, game in enumerate(page.participant.games.games):
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
    assert 3 < shortened < len(page.participant.games.games)


def test_long_tables_scroll(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(40, 40))
    page.focus_first()
    table = page.overview.standings_table
    QTest.qWait(10)
    QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert table.currentIndex().row() == table.model().rowCount() - 1
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())


# --- games --------------------------------------------------------------------------------------


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
    assert overview.told.text() == "Choose a game to see whether it counts."
    QTest.qWait(10)
    told_of = []
    for row in range(3):
        click_row(overview.games_table, row)
        told_of.append(overview.told.text())
    assert told_of == ["A turn was undone.", "It was opened from a file.", "It counts."]
    assert page.currentWidget() is overview


# --- a participant ------------------------------------------------------------------------------


def test_a_click_on_a_row_shows_the_participant_and_escape_goes_back(
    shown: ResultsPage, qtbot: QtBot
) -> None:
    table = shown.overview.standings_table
    name = column_of(table, 0)[2]
    click_row(table, 2)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.name.accessibleName() == name
    assert shown.participant.tabs.hasFocus()
    QTest.keyClick(shown.participant.tabs, Qt.Key.Key_Escape)
    assert shown.currentWidget() is shown.overview
    with qtbot.waitSignal(shown.home_wanted):
        QTest.keyClick(table, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1024, 584), (1280, 744)])
def test_no_ring_on_the_page_of_a_participant_is_cut(
    shown: ResultsPage, book: Book, size: tuple[int, int]
) -> None:
    shown.resize(*size)
    person = next(each for each in book.participants() if not each.is_computer)
    shown.activateWindow()
    for tab in TABS[:3]:
        shown.show_participant(person.key)
        shown.participant.tabs.setCurrentIndex(TABS.index(tab))
        QApplication.processEvents()
        assert rings_cut(shown, shown.participant) == [], tab


def test_enter_shows_the_participant(shown: ResultsPage) -> None:
    table = shown.overview.standings_table
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    name = table.currentIndex().siblingAtColumn(0).data()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.name.accessibleName() == name


def test_the_tab_of_the_participant_is_that_of_the_standings(shown: ResultsPage) -> None:
    shown.overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    click_row(shown.overview.standings_table, 0)
    assert shown.participant.tab == FORMULA


def test_charts_are_those_of_the_book(shown: ResultsPage, book: Book) -> None:
    key = show_person(shown, "Noor")
    strength, points, operations = (view.chart for view in shown.participant.charts)
    course = book.course(key, DIGIFEUD)
    assert isinstance(strength, Course)
    assert strength.values == (*(each.strength for each in course), book.strength(key))
    assert strength.first == 0
    assert isinstance(points, Course)
    assert points.values == tuple(each.points for each in course)
    assert operations is not None
    assert sum(value for _, value in operations.bars) == sum(  # type: ignore[union-attr]
        book.operations(key, DIGIFEUD).values()
    )
    for view in shown.participant.charts:
        assert view.isVisible()
        assert view.accessibleName()
        assert view.accessibleDescription()
    shown.participant.tabs.setCurrentIndex(1)
    assert [view.isVisible() for view in shown.participant.charts] == [True, True, False]


def test_the_chart_of_operations_follows_the_signs(
    shown: ResultsPage, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: signs.choose(TimesSign.LANGUAGE, DivideSign.LANGUAGE))
    show_person(shown, "Noor")
    view = shown.participant.charts[2]
    described = view.accessibleDescription()
    assert "times" in described
    signs.choose(TimesSign.DOT, DivideSign.COLON)
    write_again(qapp)
    QApplication.processEvents()
    assert isinstance(view.chart, Bars)
    assert [sign for sign, _ in view.chart.bars] == ["+", "−", "·", ":"]
    assert view.accessibleDescription() == described


def test_a_person_without_games_has_a_page_as_well(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(1, 0))
    page.overview.tabs.setCurrentIndex(TABS.index(EVERYBODY))
    QTest.qWait(10)
    click_row(page.overview.everybody_table, 0)
    assert page.currentWidget() is page.participant
    for tab in range(3):
        page.participant.tabs.setCurrentIndex(tab)
        page.participant.grab()
    assert page.participant.told.text() == "No game has been finished yet."


def test_a_computer_cannot_be_renamed(shown: ResultsPage, book: Book) -> None:
    computer = next(each for each in book.participants() if each.is_computer)
    shown.show_participant(computer.key)
    participant = shown.participant
    assert participant.name.accessibleName() == "Computer, normal"
    assert not participant.change_button.isVisible()
    for ask in (
        participant.changes.ask_name,
        participant.changes.ask_merge,
        participant.changes.ask_remove,
    ):
        ask()
    assert not participant.findChildren(NameDialog)
    assert not participant.findChildren(Question)


def test_somebody_unknown_is_not_shown(shown: ResultsPage) -> None:
    shown.show_participant("nobody's key")
    assert shown.currentWidget() is shown.overview


# --- changing -----------------------------------------------------------------------------------


def test_renaming(shown: ResultsPage, book: Book, qtbot: QtBot) -> None:
    key = show_person(shown, "Noor")
    chosen(shown.participant.change_button, 0)
    dialog = shown.participant.findChild(NameDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.field.hasFocus)
    QTest.keyClicks(dialog.field, "sam")
    assert dialog.problem.text().startswith("There is somebody of this name already")
    assert not dialog.yes.isEnabled()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "   ")
    assert not dialog.yes.isEnabled()
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "noor")
    assert dialog.yes.isEnabled(), "only capitals change"
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "Noor de Wit")
    with qtbot.waitSignal(shown.changed):
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    named = book.participant(key)
    assert named is not None
    assert named.name == "Noor de Wit"
    assert shown.participant.name.accessibleName() == "Noor de Wit"
    assert "Noor de Wit" in column_of(shown.overview.standings_table, 0)


def test_another_picture(shown: ResultsPage, book: Book, qtbot: QtBot) -> None:
    key = show_person(shown, "Noor")
    chosen(shown.participant.change_button, 1)
    dialog = shown.participant.findChild(PersonDialog)
    assert dialog is not None
    dialog.pictures["rocket"].click()
    dialog.colours["blue"].click()
    before = shown.participant.portrait.grab().toImage()
    with qtbot.waitSignal(shown.changed):
        dialog.accept()
    person = book.participant(key)
    assert person is not None
    assert (person.picture, person.colour) == ("rocket", "blue")
    assert shown.participant.portrait.grab().toImage() != before


class SavedGames:
    """Remembers what it was asked for, and may fail."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.problem: FileError | None = None

    def merge(self, old: str, new: str) -> None:
        self._note("merge", old, new)

    def forget(self, participant: str, neutral_name: str, names: list[str]) -> None:
        self._note("forget", participant, neutral_name, set(names))

    def rename_participant(self, participant: str, name: str) -> None:
        self._note("rename", participant, name)

    def _note(self, *call: object) -> None:
        self.calls.append(call)
        if self.problem is not None:
            raise self.problem


DISK_FULL = file_error(FileReason.DISK_FULL)


def follow_names(page: ResultsPage) -> list[tuple[str, str]]:
    names: list[tuple[str, str]] = []
    page.renamed.connect(lambda old, new: names.append((old, new)))
    return names


def test_merging(shown: ResultsPage, book: Book, qtbot: QtBot) -> None:
    games, names = SavedGames(), follow_names(shown)
    shown.show_book(book, games)  # type: ignore[arg-type]
    old = show_person(shown, "Noor")
    sam = book.person_named("Sam")
    assert sam is not None
    chosen(shown.participant.change_button, 2)
    dialog = shown.participant.findChild(MergeDialog)
    assert dialog is not None
    offered = [dialog.field.itemText(row) for row in range(dialog.field.count())]
    assert "Noor" not in offered
    assert not any("Computer" in name for name in offered)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert book.person_named("Noor") is not None, "it is final, so Enter does not do it"
    shown.participant.changes.ask_merge()
    dialog = next(each for each in shown.findChildren(MergeDialog) if each.isVisible())
    dialog.field.setCurrentIndex(offered.index("Sam"))
    with qtbot.waitSignal(shown.changed):
        QTest.mouseClick(dialog.yes, LEFT)
    assert shown.participant.name.accessibleName() == "Sam"
    assert book.person_named("Noor") is None
    assert games.calls == [("merge", old, sam.key), ("rename", sam.key, "Sam")]
    assert names == [("Noor", "Sam")]


def test_removing_is_asked_first_and_enter_does_not_do_it(
    shown: ResultsPage, book: Book, qtbot: QtBot
) -> None:
    games, names = SavedGames(), follow_names(shown)
    shown.show_book(book, games)  # type: ignore[arg-type]
    key = show_person(shown, "Noor")
    chosen(shown.participant.change_button, 3)
    question = shown.participant.findChild(Question)
    assert question is not None
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert book.person_named("Noor") is not None
    QTest.qWait(1)
    shown.participant.changes.ask_remove()
    question = next(each for each in shown.findChildren(Question) if each.isVisible())
    with qtbot.waitSignal(shown.changed):
        QTest.mouseClick(question.yes, LEFT)
    assert book.person_named("Noor") is None
    assert games.calls == [("forget", key, "Somebody", {"Noor"})]
    assert names == [("Noor", "")]
    assert shown.currentWidget() is shown.overview
    assert "Noor" not in column_of(shown.overview.standings_table, 0)


def test_who_sits_at_the_table_is_neither_renamed_nor_merged_nor_removed(
    shown: ResultsPage, book: Book
) -> None:
    shown.show_book(book, sits_at_table=lambda _key: True)
    show_person(shown, "Noor")
    changes = shown.participant.changes
    for ask in (changes.ask_remove, changes.ask_merge, changes.ask_name):
        ask()
    for kind in (Question, MergeDialog, NameDialog):
        assert not shown.findChildren(kind)
    changes.remove()  # somebody has put a game on the table meanwhile
    changes.rename("Nadia")
    assert all(text.startswith("Noor sits at the table") for text in told(shown))
    assert len(told(shown)) == 5
    assert book.person_named("Noor") is not None


def test_nobody_is_merged_with_who_sits_at_the_table(shown: ResultsPage, book: Book) -> None:
    sam = book.person_named("Sam")
    assert sam is not None
    shown.show_book(book, sits_at_table=lambda key: key == sam.key)
    show_person(shown, "Noor")
    shown.participant.changes.merge(sam.key)
    assert [text.partition(" sits")[0] for text in told(shown)] == ["Sam"]
    assert book.person_named("Noor") is not None


def test_a_new_name_holds_in_the_saved_games(shown: ResultsPage, book: Book) -> None:
    games, names = SavedGames(), follow_names(shown)
    shown.show_book(book, games)  # type: ignore[arg-type]
    key = show_person(shown, "Noor")
    shown.participant.changes.rename("  Nadia ")
    assert games.calls == [("rename", key, "Nadia")]
    assert names == [("Noor", "Nadia")]
    games.problem = DISK_FULL
    shown.participant.changes.rename("Nadine")
    assert told(shown) == ["The results are changed, but not all saved games: the disk is full."]
    assert names[1:] == [("Nadia", "Nadine")]


@pytest.mark.parametrize("does", ["remove", "merge"])
def test_where_saved_games_cannot_be_changed_it_can_be_asked_again(
    shown: ResultsPage, book: Book, does: str
) -> None:
    games, names = SavedGames(), follow_names(shown)
    games.problem = DISK_FULL
    shown.show_book(book, games)  # type: ignore[arg-type]
    key = show_person(shown, "Noor")
    sam = book.person_named("Sam")
    assert sam is not None
    into = (sam.key,) if does == "merge" else ()
    change = getattr(shown.participant.changes, does)
    change(*into)
    text = "Noor stays, for not all saved games can be changed: the disk is full."
    assert told(shown) == [text]
    assert book.person_named("Noor") is not None
    assert shown.participant.results is not None
    assert shown.participant.results.participant.key == key
    assert not names
    games.problem = None
    change(*into)
    assert told(shown) == [text]
    assert book.person_named("Noor") is None
    assert len(names) == 1


def test_names_of_others_are_not_removed_with_a_person(shown: ResultsPage, book: Book) -> None:
    games = SavedGames()
    shown.show_book(book, games)  # type: ignore[arg-type]
    key = show_person(shown, "Noor")
    for name in ("Nadia", "Nadine"):  # in the games entered it is Noor
        shown.participant.changes.rename(name)
    shown.participant.changes.remove()
    assert games.calls[-1] == ("forget", key, "Somebody", {"Noor", "Nadine"})
    book.add_person("Noor")
    key = show_person(shown, "Sam")
    shown.participant.changes.rename("Samira")
    book.add_person("SAM")
    shown.participant.changes.remove()
    assert games.calls[-1] == ("forget", key, "Somebody", {"Samira"})


def test_the_last_person_has_nobody_to_merge_with(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(1, 1))
    show_person(page, "Noor")
    page.participant.changes.ask_merge()
    assert told(page) == ["There is nobody else to merge with."]


def test_a_database_that_fails_changes_nothing(
    shown: ResultsPage, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_person(shown, "Noor")

    def fails(*_: object, **__: object) -> Any:
        raise ResultsError(Trouble.DISK_FULL)

    monkeypatch.setattr(Book, "change", fails)
    shown.participant.changes.rename("Somebody else")
    assert told(shown) == [TROUBLES[Trouble.DISK_FULL]]
    assert shown.participant.name.accessibleName() == "Noor"


# --- export and print ---------------------------------------------------------------------------


def file_dialog(page: ResultsPage) -> QFileDialog:
    return next(each for each in page.findChildren(QFileDialog) if each.isVisible())


def write_to(page: ResultsPage, path: Path) -> None:
    dialog = file_dialog(page)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    QTest.qWait(1)


@pytest.mark.parametrize("number", range(4))
def test_every_export_writes_a_file(shown: ResultsPage, tmp_path: Path, number: int) -> None:
    shown.overview.export_button.setFocus()
    QTest.keyClick(shown.overview.export_button, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[number].trigger()
    menu.close()
    write_to(shown, tmp_path / "written.csv")
    lines = (tmp_path / "written.csv").read_text("utf-8-sig").splitlines()
    assert len(lines) > 4
    assert not told(shown)


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_the_page_as_pdf_has_what_is_shown(shown: ResultsPage, tmp_path: Path, tab: int) -> None:
    shown.overview.tabs.setCurrentIndex(tab)
    chosen(shown.overview.print_button, 1)
    write_to(shown, tmp_path / "written.pdf")
    text = " ".join(pages_of((tmp_path / "written.pdf").read_bytes())).replace("\n", " ")
    table = shown.overview._table
    for row in range(table.model().rowCount()):
        cell = table.model().index(row, 0).data()
        assert cell.replace(" ", "") in text.replace(" ", "")


def test_a_participant_as_pdf(shown: ResultsPage, tmp_path: Path) -> None:
    show_person(shown, "Noor")
    chosen(shown.participant.print_button, 1)
    write_to(shown, tmp_path / "written.pdf")
    text = " ".join(pages_of((tmp_path / "written.pdf").read_bytes())).replace("\n", " ")
    for part in ("Noor", "Digifeud", "Strength", "Sums by operation", "Finished games"):
        assert part in text


def test_printing_without_a_printer_is_said(shown: ResultsPage) -> None:
    shown.overview.print_page()
    (text,) = told(shown)
    assert text.startswith("The results cannot be printed: this computer knows no printer")


# --- language and look --------------------------------------------------------------------------


class Marking(QTranslator):
    """Puts every text in brackets: what has none was not translated."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"[{text}]".replace("%n", str(n))


def texts_of(page: QWidget) -> list[str]:
    found = [each.text() for each in page.findChildren(QLabel) if each.text()]
    found += [each.text() for each in page.findChildren(QPushButton) if each.text()]
    found += [each.accessibleName() for each in page.findChildren(ResultsTable)]
    found += [view.accessibleName() for view in page.findChildren(ChartView) if view.isVisible()]
    return found


@pytest.fixture
def marking(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = Marking()
    yield lambda: qapp.installTranslator(translator) and None
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_the_language_changes_at_once(
    shown: ResultsPage, marking: Callable[[], None], tab: int
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(tab)
    marking()
    QApplication.processEvents()
    assert all(text.startswith("[") for text in texts_of(overview))
    model = overview._table.model()
    across = Qt.Orientation.Horizontal
    headings = [model.headerData(column, across) for column in range(model.columnCount())]
    assert all(heading.startswith("[") for heading in headings)
    assert all(overview.tabs.tabText(number).startswith("[") for number in range(len(TABS)))


@pytest.mark.parametrize("tab", range(3))
def test_a_participant_changes_language_at_once(
    shown: ResultsPage, marking: Callable[[], None], tab: int
) -> None:
    show_person(shown, "Noor")
    participant = shown.participant
    participant.tabs.setCurrentIndex(tab)
    marking()
    QApplication.processEvents()
    numbers = {label.text() for label in participant.facts.findChildren(QLabel)}
    written = [text for text in texts_of(participant) if text not in {"Noor", *numbers}]
    assert all(text.startswith("[") for text in written)
    for label in participant.facts.findChildren(QLabel):
        assert label.property("role") != "soft" or label.text().startswith("[")


def test_what_is_marked_stays_marked_in_another_language(
    shown: ResultsPage, qapp: QApplication
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(GAMES))
    overview.games_table.selectRow(1)
    key = overview.games_table.key
    speak(qapp, "nl")
    assert overview.games_table.key == key
    assert overview.told.text() != "Choose a game to see whether it counts."


def test_numbers_follow_the_language(shown: ResultsPage, qapp: QApplication) -> None:
    table = shown.overview.standings_table
    column = shown.overview.standings.columns.index(Column.MEAN_PER_TURN)
    assert all("." in text for text in column_of(table, column))
    speak(qapp, "nl")
    assert QLocale().decimalPoint() == ","
    assert all("," in text for text in column_of(table, column))


def test_the_theme_changes_at_once(shown: ResultsPage) -> None:
    show_person(shown, "Noor")
    pictures = []
    for theme in THEMES:
        shown.show_as(theme, 1.0)
        image = shown.participant.grab().toImage()
        assert image.pixelColor(4, image.height() - 4) == theme.table
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_a_participant_fits_every_window(
    shown: ResultsPage, qapp: QApplication, theme: Any, size: tuple[int, int]
) -> None:
    unit = min(size[0] / 1280, size[1] / 800)
    dress(qapp, theme, unit)
    shown.show_as(theme, unit)
    shown.resize(*size)
    show_person(shown, "Wolfeschlegelsteinhausenbergerdorffwelch")
    QTest.qWait(10)
    assert (shown.width(), shown.height()) == size, "nothing needs more room than there is"
    for view in shown.participant.charts:
        assert view.width() > 200 * unit
        assert view.height() > 150 * unit
    for tab in range(3):
        shown.participant.tabs.setCurrentIndex(tab)
        QTest.qWait(10)
        area = shown.participant._facts_area.viewport()
        assert shown.participant.facts.width() <= area.width()
    name = shown.participant.name
    assert name.width() <= shown.participant._left.width()
    assert name.height() >= 2 * name.fontMetrics().height(), "on several lines"
    assert name.minimumSizeHint().width() <= name.width()


# --- everything by keyboard ---------------------------------------------------------------------


def test_tab_reaches_every_control_and_comes_round(shown: ResultsPage) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    overview.tabs.setFocus()
    seen = []
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    for control in (
        overview.tabs,
        overview.players,
        overview.standings_table,
        overview.export_button,
        overview.print_button,
        overview.home_button,
    ):
        assert control in seen
    assert seen.count(overview.tabs) > 1


def test_tab_marks_the_row_that_enter_opens(shown: ResultsPage) -> None:
    overview = shown.overview
    overview.tabs.setFocus()
    QTest.keyClick(overview.tabs, Qt.Key.Key_Tab)
    table = overview.standings_table
    assert table.hasFocus()
    assert table.selectionModel().hasSelection()


def test_the_buttons_lead_home(shown: ResultsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.home_wanted):
        QTest.mouseClick(shown.overview.home_button, LEFT)
    show_person(shown, "Noor")
    with qtbot.waitSignal(shown.home_wanted):
        QTest.mouseClick(shown.participant.home_button, LEFT)
    QTest.mouseClick(shown.participant.back_button, LEFT)
    assert shown.currentWidget() is shown.overview


def test_the_page_follows_games_that_are_entered_while_it_is_open(
    shown: ResultsPage, book: Book
) -> None:
    key = show_person(shown, "Noor")
    before = len(book.games(key))
    book.enter(digifeud_record(random.Random(2), [book.participant(key)], 500))  # type: ignore[list-item]
    shown.show_book(book)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.games.rowCount() == before + 1
    book.remove(key)
    shown.show_book(book)
    assert shown.currentWidget() is shown.overview


# --- a monkey -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_finds_no_exception(
    qapp: QApplication, page: ResultsPage, open_book: OpenBook, seed: int
) -> None:
    """Clicks, keys, sizes, themes and languages at random; dialogs are answered at random, too."""
    monkey = random.Random(seed)
    page.show_book(open_book(6, 20))
    keys = [
        Qt.Key.Key_Tab,
        Qt.Key.Key_Down,
        Qt.Key.Key_Up,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Return,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Space,
        Qt.Key.Key_Menu,
        Qt.Key.Key_A,
    ]
    for _ in range(400):
        target = QApplication.activePopupWidget() or QApplication.activeModalWidget() or page
        if isinstance(target, QFileDialog):
            target.reject()
            continue
        kind = monkey.randrange(10)
        if kind < 5:
            focus = target if isinstance(target, QMenu) else target.focusWidget() or target
            QTest.keyClick(focus, monkey.choice(keys))
        elif kind < 9:
            at = QPoint(monkey.randrange(target.width()), monkey.randrange(target.height()))
            hit = target.childAt(at) or target
            QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(target, at))
        else:
            theme = monkey.choice(THEMES)
            unit = monkey.choice([0.8, 1.0, 1.35])
            page.resize(round(1280 * unit), round(800 * unit))
            page.show_as(theme, unit)
            speak(qapp, monkey.choice([*LANGUAGES]))
        qapp.processEvents()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    assert not [action for action in page.findChildren(QAction) if not action.parent()]
