"""Renaming, pictures, merging and removing participants."""

from __future__ import annotations

import errno
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop import safe
from formula_desktop.gamefile.errors import FileReason, file_error
from formula_desktop.pages.standings.changes import MergeDialog, NameDialog
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games.seating import Deed, PersonChange
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.person_dialog import PersonDialog
from tests.helpers.results.pages import LEFT, OpenBook, chosen, column_of, messages, show_person
from tests.helpers.results.saved_games import SavedGames

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


@pytest.mark.usefixtures("games")
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


DISK_FULL = file_error(FileReason.DISK_FULL)


def test_merging(shown: ResultsPage, book: Book, games: SavedGames, qtbot: QtBot) -> None:
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
    qtbot.waitUntil(lambda: not games.changes.left)
    merged = PersonChange(Deed.MERGE, old, "Noor", "Sam", sam.key, is_in_results=True)
    assert games.asked == [merged]


def test_removing_is_asked_first_and_enter_does_not_do_it(
    shown: ResultsPage, book: Book, games: SavedGames, qtbot: QtBot
) -> None:
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
    qtbot.waitUntil(lambda: not games.changes.left)
    (removed,) = games.asked
    assert (removed.deed, removed.key, removed.name) == (Deed.REMOVE, key, "Somebody")
    assert {*removed.names} == {"Noor"}
    assert shown.currentWidget() is shown.overview
    assert "Noor" not in column_of(shown.overview.standings_table, 0)


def test_who_sits_at_the_table_is_neither_renamed_nor_merged_nor_removed(
    shown: ResultsPage, book: Book, games: SavedGames
) -> None:
    shown.show_book(book, games.changer, sits_at_table=lambda _key: True)
    show_person(shown, "Noor")
    changes = shown.participant.changes
    for ask in (changes.ask_remove, changes.ask_merge, changes.ask_name):
        ask()
    for kind in (Question, MergeDialog, NameDialog):
        assert not shown.findChildren(kind)
    changes.remove()  # somebody has put a game on the table meanwhile
    changes.rename("Nadia")
    assert all(text.startswith("Noor is sitting at the table") for text in messages(shown))
    assert len(messages(shown)) == 5
    assert games.changes.left == ()
    assert book.person_named("Noor") is not None


def test_nobody_is_merged_with_who_sits_at_the_table(
    shown: ResultsPage, book: Book, games: SavedGames
) -> None:
    sam = book.person_named("Sam")
    assert sam is not None
    shown.show_book(book, games.changer, sits_at_table=lambda key: key == sam.key)
    show_person(shown, "Noor")
    shown.participant.changes.merge(sam.key)
    assert [text.partition(" is sitting")[0] for text in messages(shown)] == ["Sam"]
    assert book.person_named("Noor") is not None


def test_a_new_name_holds_in_the_saved_games(
    shown: ResultsPage, games: SavedGames, qtbot: QtBot
) -> None:
    key = show_person(shown, "Noor")
    shown.participant.changes.rename("  Nadia ")
    qtbot.waitUntil(lambda: not games.changes.left)
    assert games.asked == [PersonChange(Deed.RENAME, key, "Noor", "Nadia", is_in_results=True)]
    assert messages(shown) == []


@pytest.mark.parametrize("does", ["rename", "remove", "merge"])
def test_what_the_disk_refuses_in_saved_games_is_left_and_tried_again(
    shown: ResultsPage, book: Book, games: SavedGames, qtbot: QtBot, does: str
) -> None:
    games.problem = DISK_FULL
    show_person(shown, "Noor")
    sam = book.person_named("Sam")
    assert sam is not None
    arguments = {"merge": (sam.key,), "rename": ("Nadia",)}.get(does, ())
    getattr(shown.participant.changes, does)(*arguments)
    qtbot.waitUntil(lambda: bool(messages(shown)))
    text = "The results are changed, but not all saved games: the disk is full. "
    assert messages(shown) == [text + "The program will try again at the next start."]
    assert book.person_named("Noor") is None
    assert len(games.changes.left) == 1
    games.problem = None
    games.changer.go_on()
    qtbot.waitUntil(lambda: not games.changes.left)
    assert [change.deed for change in games.asked] == [does]


def test_what_cannot_be_noted_is_not_begun(
    shown: ResultsPage, book: Book, games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    show_person(shown, "Noor")
    monkeypatch.setattr(safe, "write", refuse)
    shown.participant.changes.remove()
    text = "Noor stays, because not all saved games can be changed: the disk is full."
    assert messages(shown) == [text]
    assert book.person_named("Noor") is not None
    assert games.changes.left == ()


def test_names_of_others_are_not_removed_with_a_person(
    shown: ResultsPage, book: Book, games: SavedGames, qtbot: QtBot
) -> None:
    changes = shown.participant.changes
    show_person(shown, "Noor")
    for name in ("Nadia", "Nadine"):  # in the games entered it is Noor
        with qtbot.waitSignal(changes.changed):
            changes.rename(name)
    changes.remove()
    qtbot.waitUntil(lambda: not games.changes.left)
    assert {*games.asked[-1].names} == {"Noor", "Nadine"}
    book.add_person("Noor")
    show_person(shown, "Sam")
    with qtbot.waitSignal(changes.changed):
        changes.rename("Samira")
    book.add_person("SAM")
    changes.remove()
    qtbot.waitUntil(lambda: not games.changes.left)
    assert {*games.asked[-1].names} == {"Samira"}


def test_the_last_person_has_nobody_to_merge_with(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(1, 1))
    show_person(page, "Noor")
    page.participant.changes.ask_merge()
    assert messages(page) == ["There is nobody else to merge with."]


def test_a_database_that_fails_changes_nothing(
    shown: ResultsPage, games: SavedGames, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    show_person(shown, "Noor")

    def fails(*_: object, **__: object) -> Any:
        raise ResultsError(Trouble.DISK_FULL)

    monkeypatch.setattr(Book, "change", fails)
    shown.participant.changes.rename("Somebody else")
    qtbot.waitUntil(lambda: bool(messages(shown)))
    assert games.changes.left == ()
    assert messages(shown) == [Trouble.DISK_FULL.value]
    assert shown.participant.name.accessibleName() == "Noor"
