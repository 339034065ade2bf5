"""The page with all kept games: what it shows, and how a game goes on from it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.kept_games.page import FOLDERS, GamesPage
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted
from tests.helpers.kept_games_pages import LEFT, OVER, UNDER_WAY, Open, click_row, put, shown
from tests.helpers.messages import said
from tests.helpers.screen.mnemonics import without_letter


def test_games_under_way_are_listed_the_newest_first(page: GamesPage) -> None:
    assert shown(page) == ["Eva and Bo", "Ida, Sam and Tom", "Noor and Sam"]
    assert page.chosen is not None
    assert page.chosen.name == page.model.game(0).name  # type: ignore[union-attr]
    assert page.rows.hasFocus()


def test_each_folder_has_its_own_list(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    put(games, OVER, ("Kim", "Lee"))
    games.remove(three[0])
    for tab, names in ((1, ["Kim and Lee"]), (2, ["Eva and Bo"]), (0, ["Ida, Sam and Tom"])):
        qtbot.mouseClick(page.tabs, LEFT, pos=page.tabs.tabRect(tab).center())
        assert shown(page)[:1] == names
        assert page.chosen is not None
        assert page.chosen.folder is page.folder


def test_without_a_game_under_way_the_finished_ones_are_shown(
    open_page: Open, games: Games
) -> None:
    page = open_page()
    page.turn_to_games()
    assert page.folder is Folder.UNDER_WAY, "there is nothing to show"
    put(games, OVER, ("Kim", "Lee"))
    page.turn_to_games()
    assert shown(page) == ["Kim and Lee"]
    put(games, UNDER_WAY[0])
    page.turn_to_games()
    assert page.folder is Folder.FINISHED, "where it was left"
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.UNDER_WAY))
    page.turn_to_games()
    assert page.folder is Folder.UNDER_WAY


def test_what_happened_meanwhile_is_shown_with_the_page(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    page.hide()
    games.remove(three[1])
    games.rename(three[2], "At the sea")
    page.show()
    assert shown(page) == ["Eva and Bo", "At the sea"]


@pytest.mark.parametrize("folder", Folder)
def test_an_empty_list_says_so_in_one_sentence(open_page: Open, folder: Folder) -> None:
    page = open_page()
    page.tabs.setCurrentIndex(FOLDERS.index(folder))
    assert page.empty.isVisible()
    assert page.empty.text()
    assert not page.rows.isVisible()
    assert not page.panel.isVisible()
    for act in (page.rename, page.copy, page.delete, page.undo, page.open_chosen, page.save_chosen):
        act()
    assert said(page) == []


def test_the_panel_shows_the_chosen_game(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    games.note(three[1], not_counted=NotCounted.COPIED)
    page.refresh()
    click_row(page, 1, qtbot)
    panel = page.panel
    there = [name.said for name, _ in panel.seats if name.isVisible()]
    assert there == ["Ida", "Sam", "Tom"]
    assert panel.game.said.startswith("Formula, round ")
    assert "copy" in panel.remark.text()
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    assert panel.game.said == "Digifeud"
    assert not panel.remark.isVisible()


def test_a_chosen_game_stays_marked(page: GamesPage, qtbot: QtBot) -> None:
    view, marked = page.rows.viewport(), page.rows.selectionModel().selectedIndexes
    below = QPoint(view.width() // 2, view.height() - 5)
    qtbot.mouseClick(view, LEFT, pos=below)
    assert [index.row() for index in marked()] == [0]
    at = page.rows.visualRect(page.model.index(0)).center()
    qtbot.mouseClick(view, LEFT, Qt.KeyboardModifier.ControlModifier, pos=at)
    assert [index.row() for index in marked()] == [0]
    qtbot.keyClick(page.rows, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert marked() == [page.rows.currentIndex()]


def test_files_that_cannot_be_read_are_told_of(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    assert not page.refused.isVisible()
    later = games.path(three[0]).read_text().replace('"version": 1', '"version": 99')
    for number in (1, 2):
        name = f"digifeud 2030-01-0{number} 00.00.00.formula"
        (games.places.games / name).write_text(later)
        page.refresh()
        assert page.model.rowCount() == 3
        assert page.refused.isVisible()
        assert name in page.refused.toolTip()
    QCoreApplication.processEvents()
    assert page.refused.geometry().top() - page.rows.geometry().bottom() > 10
    assert page.refused.palette().windowText().color() == LIGHT.on_table_wrong
    assert page.refused.toolTip().count("\n") == 1
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))
    assert not page.refused.isVisible()


# Going on


@pytest.mark.parametrize("way", ["Enter", "Return", "double click", "button", "menu"])
def test_a_game_goes_on(page: GamesPage, three: list[SavedGame], qtbot: QtBot, way: str) -> None:
    wanted = QSignalSpy(page.game_wanted)
    click_row(page, 1, qtbot)
    assert wanted.count() == 0
    if way == "double click":
        at = page.rows.visualRect(page.model.index(1)).center()
        qtbot.mouseDClick(page.rows.viewport(), LEFT, pos=at)
    elif way == "button":
        qtbot.mouseClick(page.panel.open, LEFT)
    elif way == "menu":
        page.open_action.trigger()
    else:
        qtbot.keyClick(page.rows, getattr(Qt.Key, f"Key_{way}"))
    assert wanted.count() == 1
    assert wanted.at(0)[0].name == three[1].name


def test_a_finished_game_can_be_shown(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    over = put(games, OVER)
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))
    wanted = QSignalSpy(page.game_wanted)
    assert page.panel.open.text() == without_letter(page.open_action.text()) == "Show"
    qtbot.mouseClick(page.panel.open, LEFT)
    assert wanted.at(0)[0].name == over.name


def test_a_match_stopped_in_a_round_goes_on(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    saved = next(each for each in three if len(each.summary.players) == 3)  # of Formula
    games.keep(saved, games.read(saved)[0], has_ended=True)
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))
    assert page.panel.open.text() == "Continue"


def test_saving_is_asked_for(page: GamesPage, three: list[SavedGame], qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.save_wanted)
    qtbot.mouseClick(page.panel.save, LEFT)
    assert wanted.at(0)[0].name == three[0].name


def test_home(page: GamesPage, qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.home_wanted)
    qtbot.mouseClick(page.home_button, LEFT)
    assert wanted.count() == 1
