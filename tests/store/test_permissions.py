"""Nobody but this user may read what the program has saved, or see that there is any."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileError
from formula_desktop.results.book import Book
from formula_desktop.results.rebuild import open_results
from formula_desktop.results.trouble import Trouble
from formula_desktop.store import permissions, places
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.places import Places
from formula_desktop.store.run.log import RunLog
from formula_desktop.store.run.session import Session
from formula_desktop.store.settings.settings import Settings
from tests.helpers.modes import on_unix, open_to_others
from tests.helpers.store.autosaves import SEATS
from tests.helpers.store.saved_games import SHORT, match, open_games, played

pytestmark = on_unix


@pytest.fixture(autouse=True)
def _open_to_all() -> Iterator[None]:
    """Files are open to everybody by default."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def autosave(qtbot: QtBot) -> Iterator[Autosave]:
    autosave = Autosave()
    yield autosave
    autosave.close()


def of_own_places(data: Path) -> Places:
    return Places(data / "data", data / "config" / "settings.ini", data / "state" / "log")


def test_games_notes_backups_and_locks(data_folder: Path, autosave: Autosave) -> None:
    autosave.begin(match(1), new_notes(SEATS))
    autosave.keep(played(match(1), 3))
    games = open_games()
    damaged = games.begin(match(2), new_notes())
    games.path(damaged).write_bytes(b"{")
    with suppress(FileError):
        games.read(damaged)
    games.keep(games.begin(match(3, SHORT), new_notes()), played(match(3, SHORT)))
    games.remove(games.begin(match(4), new_notes()))
    assert list(data_folder.glob("games/*.lock"))
    assert list(data_folder.glob("backups/*"))
    assert open_to_others(data_folder) == []


def test_results_and_their_copies(data_folder: Path) -> None:
    path = data_folder / "results.sqlite"
    opened = open_results(path)
    assert opened.book is not None
    opened.book.add_person("Noor")
    with opened.book._database.writing():
        opened.book._database.do("DELETE FROM gone")
        assert open_to_others(data_folder) == [], "nor its journal"
    opened.book.backup()
    opened.book._database.copy_to(data_folder / "results.version 1.sqlite")
    opened.book.close()
    path.write_bytes(b"damaged" * 1000)
    again = open_results(path)
    assert again.trouble is Trouble.DAMAGED
    assert again.book is not None
    again.book.close()
    assert len(list(data_folder.glob("**/results*"))) == 4
    assert open_to_others(data_folder) == []


def test_the_run_its_logs_and_the_settings(tmp_path: Path) -> None:
    found = of_own_places(tmp_path / "own")
    session = Session(found)
    session.begin()
    session.take_back()
    log = RunLog(found.logs, debug=True)
    assert log.open_trace() is not None
    log.begin()
    settings = Settings(file=found.settings_file)
    for language in ("nl", "de"):
        settings.language = language
    assert log.file.exists()
    assert log.trace_file.exists()
    assert found.running_lock.exists()
    assert open_to_others(tmp_path / "own") == []
    session.end()
    log.end()


@pytest.fixture
def left_open(data_folder: Path, autosave: Autosave) -> Places:
    """Places in which everything is as an earlier version, or a copy, has left it."""
    found = places.current()
    autosave.begin(match(1), new_notes())
    games = open_games()
    games.remove(games.begin(match(4), new_notes()))
    Book.open(found.results_file).close()
    Settings().language = "nl"
    found.logs.mkdir()
    for name in ("results.sqlite-journal", "results.damaged 2026-11-20 09.00.00.sqlite"):
        (data_folder / name).touch()
    for name in ("run 1.trace.log", "../settings.unreadable.ini", "../.results.sqlite.unfinished"):
        (found.logs / name).touch()
    shutil.copyfile(found.results_file, found.backups / "results.1.sqlite")
    for path in (data_folder, *data_folder.rglob("*")):
        path.chmod(0o777)
    return found


def test_a_start_closes_what_was_left_open(left_open: Places) -> None:
    assert open_to_others(left_open.data)
    permissions.mend(left_open)
    assert open_to_others(left_open.data) == []
    for path in (left_open.data, *left_open.data.rglob("*")):
        assert path.stat().st_mode & 0o777 == (0o700 if path.is_dir() else 0o600)


def test_what_else_is_in_a_chosen_folder_stays_open(left_open: Places) -> None:
    (left_open.data / "results").mkdir()
    (left_open.data / "notes.txt").touch()
    permissions.mend(left_open)
    assert open_to_others(left_open.data) == [".", "notes.txt", "results"]


def test_what_a_link_points_to_stays_open(left_open: Places, tmp_path: Path) -> None:
    shared = tmp_path / "shared.ini"
    shared.touch()
    left_open.settings_file.unlink()
    left_open.settings_file.symlink_to(shared)
    permissions.mend(left_open)
    assert shared.stat().st_mode & 0o777 == 0o666


def test_nothing_is_made_to_be_closed(tmp_path: Path) -> None:
    permissions.mend(of_own_places(tmp_path / "own"))
    assert not list(tmp_path.iterdir())
