"""The lists of games that the window shows, read in a thread."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileError, FileReason, file_error
from formula_desktop.kinds.registry import write_game
from formula_desktop.store.games import collection, lists, sweeping
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.lists import Lists
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.games.sweeping import GivingWay
from tests.helpers.store.reading import Reading, without_notes
from tests.helpers.store.saved_games import match, open_games

UNDER_WAY = Folder.UNDER_WAY


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Reading:
    return Reading(monkeypatch)


@pytest.fixture
def games() -> Games:
    return open_games()


@pytest.fixture
def shown(qtbot: QtBot, games: Games) -> Iterator[Lists]:
    parent = QObject()
    shown = Lists(games, parent)
    yield shown
    shown.close()


def test_games_without_notes_are_read_beside_the_window_and_once(
    shown: Lists, data_folder: Path, reading: Reading, qtbot: QtBot
) -> None:
    without_notes(data_folder, 30)
    reading.goes_on.clear()
    assert shown.listed(UNDER_WAY) == []
    reading.goes_on.set()
    qtbot.waitUntil(lambda: len(shown.listed(UNDER_WAY)) == 30)
    assert reading.games == ["lists"] * 30
    assert len(list((data_folder / "notes").iterdir())) == 30, "their folder was missing"
    assert len(open_games().under_way()) == 30
    assert len(reading.games) == 30


def test_notes_are_not_read_again_while_they_stay_the_same(games: Games, reading: Reading) -> None:
    saved = [games.begin(match(seed), new_notes()) for seed in range(3)]
    assert len(games.under_way()) == 3
    reading.notes.clear()
    assert len(games.under_way()) == 3
    assert reading.notes == []
    open_games().rename(saved[1], "Final")  # as another program does
    reading.notes.clear()
    assert [each.notes.title for each in games.under_way() if each.notes.title] == ["Final"]
    assert len(reading.notes) == 1


def test_a_file_that_cannot_be_read_is_not_read_again(
    games: Games, data_folder: Path, reading: Reading
) -> None:
    without_notes(data_folder, 1)
    file = data_folder / "games" / "game 0.formula"
    file.write_bytes(b"{")
    assert games.under_way() == games.under_way() == []
    assert len(reading.games) == 1
    assert [path for path, _ in games.refused()] == [file]
    file.write_bytes(write_game(match(1)))
    assert len(games.under_way()) == 1
    assert games.refused() == []


def test_a_folder_that_may_be_read_again_is(
    games: Games, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_notes(data_folder, 1)

    def refuse(_: Path) -> bytes:
        raise file_error(FileReason.NOT_PERMITTED)

    with monkeypatch.context() as disk:
        disk.setattr(collection, "bytes_of", refuse)
        assert games.under_way() == []
    assert len(games.under_way()) == 1


def test_the_window_waits_for_a_short_list(
    shown: Lists, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "WAIT_S", 10)
    saved = games.begin(match(1), new_notes())
    assert shown.listed(UNDER_WAY) == [saved]
    assert shown.listed(Folder.REMOVED) == []
    removed = games.remove(saved)
    assert shown.listed(UNDER_WAY) == []
    assert shown.listed(Folder.REMOVED) == [removed]


class GoesOn(threading.Event):
    """When the disk may continue, and when it was asked for what it holds back."""

    def __init__(self) -> None:
        super().__init__()
        self.is_held = threading.Event()


def hold(monkeypatch: pytest.MonkeyPatch, name: str) -> GoesOn:
    """A disk on which the game of this name is found only once it may continue."""
    goes_on, saved = GoesOn(), Games.saved

    def wait(games: Games, asked: str, folder: Folder) -> Any:
        if asked == name:
            goes_on.is_held.set()
            goes_on.wait(10)
        return saved(games, asked, folder)

    monkeypatch.setattr(Games, "saved", wait)
    return goes_on


def test_what_takes_long_comes_in_parts(
    shown: Lists,
    games: Games,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    for name in ("WAIT_S", "_FIRST_S", "_NEXT_S"):
        monkeypatch.setattr(lists, name, 0)
    without_notes(data_folder, 3)
    last = games.names(UNDER_WAY)[-1]
    goes_on = hold(monkeypatch, last)
    emitted: list[int] = []
    shown.changed.connect(lambda: emitted.append(len(shown.listed(UNDER_WAY))))
    first = len(shown.listed(UNDER_WAY))  # all that can be read, if the thread was quick enough
    qtbot.waitUntil(lambda: [first, *emitted][-1] == 2)
    goes_on.set()
    qtbot.waitUntil(lambda: emitted[-1:] == [3])
    requests = shown._requests
    qtbot.wait(50)
    assert shown._requests == requests, "being told is no reason to read again"
    assert emitted == sorted(set(emitted))


def test_another_list_is_not_waited_for(
    shown: Lists,
    games: Games,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    without_notes(data_folder, 3)
    removed = games.remove(games.begin(match(9), new_notes()))
    first = games.names(UNDER_WAY)[0]
    goes_on = hold(monkeypatch, first)
    monkeypatch.setattr(lists, "WAIT_S", 0)
    assert shown.listed(UNDER_WAY) == []
    assert goes_on.is_held.wait(10), "otherwise the other list may be read first"
    assert shown.listed(Folder.REMOVED) == []
    goes_on.set()
    qtbot.waitUntil(lambda: shown.listed(Folder.REMOVED) == [removed])
    qtbot.waitUntil(lambda: len(shown.listed(UNDER_WAY)) == 3)


def test_a_list_stays_whole_while_it_is_read_again(
    shown: Lists,
    games: Games,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(lists, "_FIRST_S", 0)
    without_notes(data_folder, 3)
    qtbot.waitUntil(lambda: len(shown.listed(UNDER_WAY)) == 3)
    goes_on = hold(monkeypatch, games.names(UNDER_WAY)[-1])
    assert len(shown.listed(UNDER_WAY)) == 3
    goes_on.set()


def test_a_long_list_is_not_waited_for_again(
    shown: Lists,
    games: Games,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    without_notes(data_folder, 3)
    qtbot.waitUntil(lambda: len(shown.listed(UNDER_WAY)) == 3)
    monkeypatch.setattr(lists, "WAIT_S", 20)  # longer than the disk takes
    monkeypatch.setattr(lists, "MOST_AWAITED", 2)
    goes_on = hold(monkeypatch, games.names(UNDER_WAY)[-1])
    assert len(shown.listed(UNDER_WAY)) == 3
    assert UNDER_WAY in shown._wanted, "it is still being read"
    goes_on.set()


def test_a_list_known_to_be_long_is_not_waited_for(
    shown: Lists, data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(lists, "WAIT_S", 20)  # longer than the disk takes
    without_notes(data_folder, 3)
    emitted: list[int] = []
    shown.changed.connect(lambda: emitted.append(len(shown.listed(UNDER_WAY))))
    assert not shown.is_awaited(UNDER_WAY)
    assert shown.listed(UNDER_WAY, is_long=True) == []
    assert shown.is_awaited(UNDER_WAY)
    qtbot.waitUntil(lambda: emitted[-1:] == [3])
    assert not shown.is_awaited(UNDER_WAY)


def test_a_long_list_without_a_game_is_told_too(shown: Lists, qtbot: QtBot) -> None:
    emitted: list[int] = []
    shown.changed.connect(lambda: emitted.append(len(shown.listed(UNDER_WAY))))
    assert shown.listed(UNDER_WAY, is_long=True) == []
    qtbot.waitUntil(lambda: emitted == [0])


def test_what_reads_gives_the_window_half_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    pauses: list[float] = []
    monkeypatch.setattr(sweeping, "monotonic", lambda: clock[0])
    monkeypatch.setattr(sweeping, "sleep", pauses.append)
    giving_way = GivingWay()
    for _ in range(100):
        with giving_way:
            clock[0] += 0.0005
    assert sum(pauses) == pytest.approx(clock[0], rel=0.1)
    assert len(pauses) < 30, "each pause takes time too"


def test_a_folder_that_cannot_be_read_is_told_once(
    shown: Lists, games: Games, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    games.begin(match(1), new_notes())
    monkeypatch.setattr(lists, "WAIT_S", 10)
    emitted: list[None] = []
    shown.changed.connect(lambda: emitted.append(None))

    def refuse(_: Games, folder: Folder) -> list[str]:
        raise file_error(FileReason.NOT_PERMITTED)

    with monkeypatch.context() as disk:
        disk.setattr(Games, "names", refuse)
        with pytest.raises(FileError):
            shown.listed(UNDER_WAY)
        qtbot.wait(20)
        assert emitted == []
    assert len(shown.listed(UNDER_WAY)) == 1


def test_a_mistake_in_reading_does_not_stop_the_next_one(
    shown: Lists, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    surprises: list[object] = []
    monkeypatch.setattr(threading, "excepthook", surprises.append)
    monkeypatch.setattr(lists, "WAIT_S", 10)

    def surprise(*_: object) -> None:
        raise AttributeError("a mistake of ours")

    with monkeypatch.context() as broken:
        broken.setattr(Games, "names", surprise)
        assert shown.listed(UNDER_WAY) == []
    assert len(surprises) == 1
    games.begin(match(1), new_notes())
    assert len(shown.listed(UNDER_WAY)) == 1


def test_closing_does_not_wait_for_what_is_yet_to_be_read(
    shown: Lists, data_folder: Path, reading: Reading, qtbot: QtBot
) -> None:
    without_notes(data_folder, 30)
    reading.goes_on.clear()
    shown.listed(UNDER_WAY)
    shown.close()
    reading.goes_on.set()
    qtbot.waitUntil(lambda: shown._thread is None)
    assert len(reading.games) <= 1


def test_a_lost_folder_of_notes_is_made_again(games: Games, data_folder: Path) -> None:
    games.begin(match(1), new_notes())
    shutil.rmtree(data_folder / "notes")
    assert len(open_games().under_way()) == 1
    assert len(list((data_folder / "notes").iterdir())) == 1
