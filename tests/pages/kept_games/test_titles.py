"""Kept games renamed and copied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import LIGHT
from formula_desktop.models.kept_games import GameRole
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.pages.kept_games.rows import GameRow
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import NotCounted
from tests.helpers.kept_games_pages import LEFT, SIZES, Open, field_of, shown


def test_f2_renames_in_place(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.game_wanted)
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    qtbot.keyClick(page.rows, Qt.Key.Key_F2)
    field = field_of(page)
    assert field.text() == field.selectedText() == "Ida, Sam and Tom"
    qtbot.keyClicks(field, "At the  sea ")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[1] == "At the sea"
    assert games.under_way()[1].notes.title == "At the sea"
    assert page.rows.currentIndex().row() == 1
    assert wanted.count() == 0  # Enter belonged to the field
    assert page.rows.hasFocus()


def test_the_field_follows_the_width_of_the_list(page: GamesPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.rename, LEFT)
    field = field_of(page)
    for narrower in (0, 40, 120):
        page.rows.resize(page.rows.width() - narrower, page.rows.height())
        room = page.rows.viewport().rect().adjusted(0, 0, -8, 0)  # of the ring around it
        assert room.contains(field.geometry())
        assert field.geometry().right() > room.right() - 60
    page.refresh()


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("is_for_fingers", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_the_field_leaves_the_second_line_free(
    open_page: Open,
    three: list[SavedGame],
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    is_for_fingers: bool,
    is_large: bool,
) -> None:
    theme = LIGHT.sized(is_projector=is_large, is_for_fingers=is_for_fingers)
    page = open_page(size, theme)
    written: dict[str, QRect] = {}
    monkeypatch.setattr(
        GameRow, "_write", lambda _row, _painter, place, text, *_: written.update({text: place})
    )
    page.rename()
    qapp.processEvents()
    ring = field_of(page).geometry().adjusted(-8, -8, 8, 8)
    row = page.rows.visualRect(page.model.index(0))
    assert row.contains(ring)
    text = page.model.index(0).data(GameRole.DETAILS)
    details = written[text]
    assert not details.intersects(ring)
    assert row.contains(details) or (details.isEmpty() and is_for_fingers)
    page.rows.setFocus()
    qapp.processEvents()
    assert written[text].height() > 20, "it comes back"


def test_escape_leaves_the_title(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.rename, LEFT)
    field = field_of(page)
    qtbot.keyClicks(field, "Nonsense")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[0] == "Eva and Bo"


def test_an_empty_title_brings_the_players_back(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    games.rename(three[0], "At the sea")
    page.refresh()
    page.rename()
    qtbot.keyClick(field_of(page), Qt.Key.Key_Backspace)
    qtbot.keyClick(field_of(page), Qt.Key.Key_Enter)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[0] == "Eva and Bo"


def test_the_keys_of_the_list_belong_to_the_field(
    page: GamesPage, games: Games, qtbot: QtBot
) -> None:
    page.rename()
    field = field_of(page)
    qtbot.keyClick(field, Qt.Key.Key_Home)
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_F2)
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "Eva and Bo"
    assert len(games.under_way()) == 3


def test_a_title_is_never_too_long(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    page.rename()
    qtbot.keyClicks(field_of(page), "x" * 70)
    qtbot.keyClick(field_of(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert games.under_way()[0].notes.title == "x" * 60


def test_a_refresh_while_a_title_is_written_loses_nothing(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    page.rename()
    qtbot.keyClicks(field_of(page), "At the sea")
    games.note(three[1], title="Meanwhile")
    page.refresh()
    assert field_of(page).text() == "At the sea"
    games.remove(three[0])  # another window did that: there is nothing to rename any more
    page.refresh()
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page) == ["Meanwhile", "Noor and Sam"]


# Copying


def test_a_copy_is_another_game(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.copy, LEFT)
    assert len(games.under_way()) == 4
    assert page.chosen is not None
    assert page.chosen.notes.not_counted is NotCounted.COPIED
    assert page.model.words.name(page.chosen).endswith("(copy)")
    assert "does not count" in page.bar.said.said
    assert not page.bar.undo.isVisible()


def test_a_copy_of_a_long_title_can_be_called_so(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    games.rename(three[0], "x" * 60)
    page.refresh()
    page.copy()
    assert page.chosen is not None
    assert page.chosen.notes.title == "x" * 53 + " (copy)"
