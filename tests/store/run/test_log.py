"""The log of a run: small, bounded, of the last runs only, and without the user's folder."""

from __future__ import annotations

import logging
import os
import threading
from pathlib import Path

import pytest

from formula_desktop.store.run import log as run_log
from formula_desktop.store.run.log import KEPT_RUNS, LARGEST, RunLog


def write(log: RunLog, text: str, level: int = logging.WARNING) -> None:
    said = {"name": "formula_desktop.tests", "levelno": level, "msg": text}
    log.handle(logging.makeLogRecord({**said, "levelname": logging.getLevelName(level)}))


def test_a_run_without_trouble_leaves_nothing(tmp_path: Path) -> None:
    log = RunLog(tmp_path / "logs")
    log.begin()
    assert log.open_trace() is not None
    assert len(list(log.folder.iterdir())) == 2, "a crash now would leave both"
    log.end()
    assert list(log.folder.iterdir()) == []


def test_an_entry_stays(tmp_path: Path) -> None:
    log = RunLog(tmp_path, lambda: "Formula Desktop 1")
    log.begin()
    write(log, "Something broke\n")
    log.end()
    text = log.file.read_text("utf-8")
    assert text.startswith("Formula Desktop 1\n\n20")
    assert text.endswith(" Something broke\n")
    assert log.file.stat().st_mode & 0o077 == 0 or os.name == "nt"


def test_what_went_well_stays_only_where_something_went_wrong(tmp_path: Path) -> None:
    for level, is_there in ((logging.INFO, False), (logging.WARNING, True)):
        log = RunLog(tmp_path / logging.getLevelName(level))
        log.begin()
        write(log, "A game is opened", logging.INFO)
        assert "A game is opened" in log.file.read_text("utf-8")
        write(log, "And more", level)
        log.end()
        assert log.file.exists() is is_there


def test_what_went_well_waits_for_the_beginning(tmp_path: Path) -> None:
    """The first frame is not kept waiting for a disk."""
    log = RunLog(tmp_path, lambda: "Formula Desktop 1")
    write(log, "Started", logging.INFO)
    assert not log.file.exists()
    log.begin()
    assert log.file.read_text("utf-8").endswith(" Started\n")
    log.end()


def test_with_debug_it_stays_and_may_be_long(tmp_path: Path) -> None:
    log = RunLog(tmp_path, debug=True)
    log.begin()
    for _ in range(100):
        write(log, "x" * 10_000, logging.DEBUG)
    log.end()
    assert log.file.stat().st_size > 1_000_000
    assert not log.file.read_text("utf-8").endswith("No more is written.\n")


def test_on_a_slow_disk_only_what_went_wrong_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = RunLog(tmp_path)
    log.begin()
    monkeypatch.setattr(run_log, "_SLOW_S", -1)
    for text, level in (("one", logging.INFO), ("two", logging.INFO), ("three", logging.ERROR)):
        if level >= log.level:  # as loggers ask
            write(log, text, level)
    entries = log.file.read_text("utf-8").splitlines()[2:]
    log.end()
    assert [entry.split()[-1] for entry in entries] == ["one", "three"]


def test_trouble_before_the_beginning_is_below_the_same_heading(tmp_path: Path) -> None:
    log = RunLog(tmp_path, lambda: "Formula Desktop 1")
    write(log, "Too early")
    log.begin()
    assert log.file.read_text("utf-8").splitlines()[0] == "Formula Desktop 1"
    log.end()
    assert log.file.read_text("utf-8").count("Formula Desktop 1") == 1


def test_last_words_stay(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    trace = log.open_trace()
    assert trace is not None
    trace.write(b"Fatal Python error: Segmentation fault\n")
    log.end()
    assert run_log.read(tmp_path, log.names) == "Fatal Python error: Segmentation fault"


def test_it_never_grows_large(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    for _ in range(100):
        write(log, "x" * 10_000)
    write(log, "more")
    assert LARGEST <= log.file.stat().st_size <= LARGEST + 100
    assert log.file.read_text("utf-8").endswith("No more is written.\n")


def test_the_users_folder_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "anna"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "anna"))
    log = RunLog(tmp_path)
    write(log, f"No such file: {tmp_path / 'anna'}/games/a.formula \udc80")
    log.end()
    text = log.file.read_text("utf-8")
    assert "anna" not in text
    assert "~/games/a.formula" in text


def test_only_the_last_runs_are_kept(tmp_path: Path) -> None:
    other = tmp_path / "run of mine.txt"
    other.touch()
    for day in range(1, 10):
        (tmp_path / f"run 2026-01-0{day} 10.00.00 7.log").touch()
        (tmp_path / f"run 2026-01-0{day} 10.00.00 7.trace.log").touch()
    log = RunLog(tmp_path)
    log.begin()
    log.open_trace()
    kept = sorted(tmp_path.glob("run *.log"))
    assert len(kept) == 2 * KEPT_RUNS
    assert log.file in kept
    assert not (tmp_path / "run 2026-01-05 10.00.00 7.log").exists()
    assert other.exists()
    log.end()


def test_a_folder_that_cannot_be_used_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log = RunLog(tmp_path / "file")
    log.begin()
    write(log, "trouble")
    assert log.open_trace() is None
    log.end()
    assert run_log.read(tmp_path / "file", log.names) == ""


def test_threads_do_not_mix_their_lines(tmp_path: Path) -> None:
    log = RunLog(tmp_path)

    def write_often(letter: str) -> None:
        for _ in range(50):
            write(log, letter * 100)

    threads = [threading.Thread(target=write_often, args=(letter,)) for letter in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log.end()
    lines = log.file.read_text("utf-8").split()
    entries = [line for line in lines if line[:2] in ("aa", "bb", "cc", "dd")]
    assert len(entries) == 200
    assert all(set(entry) == {entry[0]} and len(entry) == 100 for entry in entries)
