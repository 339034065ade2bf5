"""Kept games deleted, and brought back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.pages.kept_games.page import FOLDERS, GamesPage
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from tests.helpers.kept_games_pages import LEFT, OVER, put, shown


def test_delete_is_done_at_once_and_undone(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert shown(page) == ["Eva and Bo", "Noor and Sam"]
    assert page.bar.said.said == "“Ida, Sam and Tom” was deleted."
    assert page.chosen is not None
    assert page.rows.currentIndex().row() == 1  # the next one: Delete may be pressed again
    assert [saved.notes.removed is not None for saved in games.removed()] == [True]
    qtbot.mouseClick(page.bar.undo, LEFT)
    assert shown(page)[1] == "Ida, Sam and Tom"
    assert page.rows.currentIndex().row() == 1
    assert games.removed() == []
    assert not page.bar.undo.isVisible()


def test_ctrl_z_undoes_a_deletion(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.keyClick(page.rows, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(page) == ["Eva and Bo", "Ida, Sam and Tom", "Noor and Sam"]


def test_all_are_deleted_one_by_one(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Delete)
    assert len(games.removed()) == 3
    assert page.empty.isVisible()
    assert page.tabs.hasFocus()
    assert page.bar.undo.isVisible()


def test_deleted_games_come_back_from_their_list(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    for saved in three:
        games.remove(saved)
    games.remove(put(games, OVER, ("Kim", "Lee")))
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.REMOVED))
    page.rows.setFocus()
    assert not page.panel.delete.isVisible()
    assert page.panel.open.text() == "Put back"
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.keyClick(page.rows, Qt.Key.Key_F2)
    assert len(games.removed()) == 4
    assert not page.rows.is_renaming
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert page.bar.said.said.endswith("is back.")
    while page.chosen is not None:
        qtbot.mouseClick(page.panel.open, LEFT)
    assert len(games.under_way()) == 3
    assert len(games.finished()) == 1


def test_what_was_deleted_last_is_on_top(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    now = datetime.now(UTC)
    for ago, saved in enumerate((three[2], three[0], three[1])):
        games.note(games.remove(saved), removed=now - timedelta(days=ago))
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.REMOVED))
    assert shown(page) == ["Noor and Sam", "Eva and Bo", "Ida, Sam and Tom"]


def test_a_game_on_the_table_leaves_that_before_it_is_deleted(
    page: GamesPage, games: Games, three: list[SavedGame], on_table: set[str], qtbot: QtBot
) -> None:
    on_table.add(three[0].name)
    page.refresh()
    emitted = []

    def leave(saved: SavedGame) -> None:
        emitted.append((saved.name, len(games.removed())))
        on_table.clear()
        # its last play was still to be written: now it is a finished one
        games.keep(three[0], games.read(three[0])[0], has_ended=True)

    page.leave_wanted.connect(leave)
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert emitted == [(three[0].name, 0)]
    assert [saved.name for saved in games.removed()] == [three[0].name]
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert len(emitted) == 1  # the others were on no table


def test_the_bar_is_gone_when_the_page_is_shown_again(page: GamesPage) -> None:
    page.delete()
    page.hide()
    page.show()
    assert not page.bar.undo.isVisible()
    page.undo()
    assert len(shown(page)) == 2
