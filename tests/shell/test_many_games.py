"""Thousands of games, also without notes: the window reads none of them itself."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.kinds.kind import State
from formula_desktop.store.games import lists
from formula_desktop.store.games.collection import KEPT, Games, SavedGame
from formula_desktop.store.games.folders import Folder
from tests.helpers.archive import TWO_PERSONS
from tests.helpers.store.reading import Reading, without_notes
from tests.helpers.window import Open

COUNT = 40


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> Reading:
    without_notes(data_folder, COUNT)
    return Reading(monkeypatch)


def test_no_page_reads_games_itself(
    open_window: Open, reading: Reading, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "WAIT_S", 0)
    window = open_window()
    window.library.show_games()
    window.show_home()
    window.library.show_results()
    window.library.show_games()
    page = window.library.games
    assert page is not None
    qtbot.waitUntil(lambda: page.model.rowCount() == COUNT)
    page.delete()
    window.show_home()
    window.games.start(TWO_PERSONS)
    window.show_home()
    qtbot.waitUntil(lambda: len(window.games.lists.listed(Folder.UNDER_WAY)) == COUNT)
    assert COUNT <= len(reading.games) <= COUNT + KEPT, "the first ones are read ahead as well"
    assert "MainThread" not in reading.games


def test_home_waits_for_no_long_list_and_keeps_the_room_for_it(
    open_window: Open, reading: Reading, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home = "formula_desktop.shell.playing.at_home"
    monkeypatch.setattr(f"{at_home}.MOST_READ_AT_ONCE", 1)
    monkeypatch.setattr(f"{at_home}._is_begun", lambda _saved: True)
    monkeypatch.setattr(lists, "WAIT_S", 20)  # longer than the test takes
    reading.goes_on.clear()
    window = open_window()
    window.games.at_home.show_games()
    assert window.home.under_way.isVisibleTo(window.home)
    assert window.home.go_on.saved is None
    reading.goes_on.set()
    qtbot.waitUntil(lambda: window.home.go_on.saved is not None)


def test_the_window_changes_no_games_itself_when_a_person_is_renamed(
    open_window: Open, reading: Reading, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It only reads those of the person whose page is shown, for the records in them."""
    changing, rewrite = [], Games.rewrite

    def rewriting(games: Games, saved: SavedGame, state: State) -> SavedGame:
        changing.append(threading.current_thread().name)
        return rewrite(games, saved, state)

    monkeypatch.setattr(Games, "rewrite", rewriting)
    window = open_window()
    for _ in range(2):
        window.games.start(TWO_PERSONS)
        window.show_home()
        window.games.leave_table()
    page, book = window.library.show_results(), window.games.archive.book
    assert book is not None
    noor = book.person_named("Noor")
    assert noor is not None
    page.show_participant(noor.key)
    page.participant.changes.rename("Nadia")
    left = window.games.autosave.person_changes
    qtbot.waitUntil(lambda: not left.left)
    assert set(changing) == {"changes"}


def test_the_results_do_not_wait_for_games_without_notes(
    open_window: Open, reading: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "WAIT_S", 0)
    reading.goes_on.clear()
    window = open_window()
    assert window.games.archive.book is not None
    assert reading.games == []
    reading.goes_on.set()


def test_a_window_that_closes_reads_no_more(
    open_window: Open, reading: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "WAIT_S", 0)
    reading.takes_s = 0.05
    window = open_window()
    assert window.games.archive.book is not None
    window.close()
    assert len(reading.games) < COUNT
    assert window.games.archive.is_in_order
