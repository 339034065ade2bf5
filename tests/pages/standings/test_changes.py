"""Renaming, pictures, merging and removing participants."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileError, FileReason, file_error
from formula_desktop.pages.standings.changes import MergeDialog, NameDialog
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games import seating
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.person_dialog import PersonDialog
from tests.helpers.results.pages import LEFT, OpenBook, chosen, column_of, show_person, told

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


def test_renaming(shown: ResultsPage, book: Book, qtbot: QtBot) -> None:
    key = show_person(shown, "Noor")
    chosen(shown.participant.change_button, 0)
    dialog = shown.participant.findChild(NameDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.field.hasFocus)
    QTest.keyClicks(dialog.field, "sam")
    assert dialog.problem.text().startswith("Somebody with this name is here already")
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
    """Remembers what `seating` was asked to do with it, and may fail."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.problem: FileError | None = None

    def note(self, *call: object) -> None:
        self.calls.append(call)
        if self.problem is not None:
            raise self.problem


@pytest.fixture(autouse=True)
def _noted_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def merge(games: SavedGames, old: str, new: str) -> None:
        games.note("merge", old, new)

    def forget(games: SavedGames, participant: str, neutral: str, names: list[str]) -> None:
        games.note("forget", participant, neutral, set(names))

    def rename(games: SavedGames, participant: str, name: str) -> None:
        games.note("rename", participant, name)

    for each in (merge, forget, rename):
        monkeypatch.setattr(seating, each.__name__, each)


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
    assert all(text.startswith("Noor is sitting at the table") for text in told(shown))
    assert len(told(shown)) == 5
    assert book.person_named("Noor") is not None


def test_nobody_is_merged_with_who_sits_at_the_table(shown: ResultsPage, book: Book) -> None:
    sam = book.person_named("Sam")
    assert sam is not None
    shown.show_book(book, sits_at_table=lambda key: key == sam.key)
    show_person(shown, "Noor")
    shown.participant.changes.merge(sam.key)
    assert [text.partition(" is sitting")[0] for text in told(shown)] == ["Sam"]
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
    text = "Noor stays, because not all saved games can be changed: the disk is full."
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
    assert told(shown) == [Trouble.DISK_FULL.value]
    assert shown.participant.name.accessibleName() == "Noor"
