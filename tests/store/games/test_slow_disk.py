"""The game on the table, on a disk that takes its time."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as enumerate_threads

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.kinds.registry import read_any_file
from formula_desktop.store.games import autosave as autosave_module
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.games.writing import Writer
from tests.helpers.store.autosaves import Open, Reports, kept_states, refusing
from tests.helpers.store.saved_games import SHORT, match, open_games, played


class SlowDisk:
    """Every sync waits for the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on = Event()
        sync = os.fsync

        def wait(handle: int) -> None:
            self.goes_on.wait(20)
            sync(handle)

        monkeypatch.setattr(os, "fsync", wait)


@pytest.mark.no_cover
def test_the_game_goes_on_while_the_disk_takes_its_time(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    autosave.begin(match(1), new_notes())
    disk = SlowDisk(monkeypatch)
    waits: list[float] = []
    wait = Writer.wait

    def noted(writer: Writer, seconds: float) -> bool:
        waits.append(seconds)
        return wait(writer, seconds)

    monkeypatch.setattr(Writer, "wait", noted)
    for turns in range(1, 6):
        autosave.keep(played(match(1), turns))
        assert not autosave.is_kept, "the disk has not answered yet"
    assert [seconds for seconds in waits if seconds] == [2.0]  # then no more
    assert reports.all == ["slow"]
    disk.goes_on.set()
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert kept_states() == [played(match(1), 5)]
    disk.goes_on.clear()
    waits.clear()
    autosave.keep(played(match(1), 6))
    assert not autosave.is_kept
    assert max(waits) == 0.3, "who plays has been told that it is slow"
    assert reports.all == ["slow"]
    disk.goes_on.set()


def test_a_disk_that_is_only_busy_is_waited_for(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync

    def busy(handle: int) -> None:
        time.sleep(0.2)
        sync(handle)

    monkeypatch.setattr(os, "fsync", busy)
    autosave.begin(match(1), new_notes())
    assert autosave.is_kept
    assert kept_states() == [match(1)]
    assert reports.all == []


def test_that_the_disk_is_slow_is_told_again_when_it_was_well_for_long(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(autosave_module, "WAIT_S", 0.2)
    monkeypatch.setattr(autosave_module, "SLOW_WAIT_S", 0.05)
    monkeypatch.setattr(autosave_module, "SLOW_AGAIN_S", 0.5)
    autosave.begin(match(1), new_notes())
    disk = SlowDisk(monkeypatch)
    autosave.keep(played(match(1), 1))
    time.sleep(0.6)
    autosave.keep(played(match(1), 2))
    assert reports.all == ["slow"], "it is slow all the time"
    for turns in (3, 4):
        disk.goes_on.set()
        qtbot.waitUntil(lambda: autosave.is_kept)
        time.sleep(0.6 if turns == 4 else 0.1)
        disk.goes_on.clear()
        autosave.keep(played(match(1), turns))
        assert reports.all == ["slow"] * (turns - 2)
    disk.goes_on.set()


def test_a_retry_under_way_is_no_slow_disk(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun by itself a moment ago has not been waited for yet."""
    autosave.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        autosave.keep(played(match(1), 1))
    sync = os.fsync

    def busy(handle: int) -> None:
        time.sleep(0.1)
        sync(handle)

    monkeypatch.setattr(os, "fsync", busy)
    autosave._try_again()
    autosave.keep(played(match(1), 2))
    assert autosave.is_kept
    assert reports.all == ["failed", "resumed"]


def test_few_syncs_for_a_play(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a mechanical disk some 10 ms, or half a second when it is busy."""
    autosave.begin(match(1), new_notes())
    synced: list[int] = []
    sync = os.fsync

    def counted(handle: int) -> None:
        synced.append(handle)
        sync(handle)

    monkeypatch.setattr(os, "fsync", counted)
    autosave.keep(played(match(1), 1))  # with a backup
    has_folders = os.name == "posix"  # elsewhere none can be synced
    assert len(synced) == (5 if has_folders else 3)
    autosave.keep(played(match(1), 2))
    assert len(synced) == (9 if has_folders else 5)


def test_a_game_deleted_while_it_waits_for_the_disk_stays_deleted(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    over = played(match(1, SHORT))
    autosave.begin(match(1, SHORT), new_notes())
    saved = autosave.saved
    assert saved is not None
    monkeypatch.setattr(autosave_module, "WAIT_S", 0.1)
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        autosave.keep(over)
        autosave.leave()
    removed = autosave.games.remove(saved)
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert open_games().under_way() == open_games().finished() == []
    assert [each.name for each in open_games().removed()] == [removed.name]
    assert reports.ended == []
    assert not autosave.is_taken(saved.name)


def test_a_game_on_the_table_that_is_deleted_elsewhere_comes_back(autosave: Autosave) -> None:
    autosave.begin(match(1), new_notes())
    assert autosave.saved is not None
    open_games().remove(autosave.saved)
    autosave.keep(played(match(1), 1))
    assert kept_states() == [played(match(1), 1)]
    assert open_games().removed() == []


def test_the_end_is_told_also_when_it_comes_to_the_disk_late(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    disk = SlowDisk(monkeypatch)
    autosave.begin(match(1, SHORT), new_notes())
    autosave.keep(played(match(1, SHORT)))
    autosave.begin(match(2), new_notes())
    assert reports.ended == []
    disk.goes_on.set()
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert len(reports.ended) == 1
    assert len(kept_states()) == 2


def test_closing_waits_for_a_slow_disk(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    sync = os.fsync

    def slow(handle: int) -> None:
        time.sleep(0.3)
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 1))
    assert autosave.close()
    assert kept_states() == [played(match(1), 1)]


def test_closing_does_not_wait_for_ever(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave_module, "CLOSE_S", 0.5)
    disk = SlowDisk(monkeypatch)
    autosave.begin(match(1), new_notes())
    before = time.monotonic()
    assert not autosave.close()
    assert time.monotonic() - before < 2
    disk.goes_on.set()


def test_no_thread_and_no_file_stay_behind(open_autosave: Open, data_folder: Path) -> None:
    of_other_tests = _threads()
    for seed in range(3):
        autosave = open_autosave()
        autosave.begin(match(seed), new_notes())
        assert len(_threads() - of_other_tests) == 1
        autosave.close()
        assert not _threads() - of_other_tests
    assert [read_any_file(path) for path in sorted((data_folder / "games").iterdir())]


def _threads() -> set[Thread]:
    return {thread for thread in enumerate_threads() if thread.name == "autosave"}
