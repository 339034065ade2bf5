"""The log of a run: small, bounded, of the last runs only, and without the user's folder."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from formula_desktop.store.run import log as run_log
from formula_desktop.store.run.log import KEPT_RUNS, LARGEST, RunLog


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
    log.write("Something broke\n")
    log.end()
    text = log.file.read_text("utf-8")
    assert text.startswith("Formula Desktop 1\n\n20")
    assert text.endswith(" Something broke\n")
    assert log.file.stat().st_mode & 0o077 == 0 or os.name == "nt"


def test_trouble_before_the_beginning_is_below_the_same_heading(tmp_path: Path) -> None:
    log = RunLog(tmp_path, lambda: "Formula Desktop 1")
    log.write("Too early")
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
        log.write("x" * 10_000)
    log.write("more")
    assert LARGEST <= log.file.stat().st_size <= LARGEST + 100
    assert log.file.read_text("utf-8").endswith("No more is written.\n")


def test_the_users_folder_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "anna"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "anna"))
    log = RunLog(tmp_path)
    log.write(f"No such file: {tmp_path / 'anna'}/games/a.formula \udc80")
    log.end()
    text = log.file.read_text("utf-8")
    assert "anna" not in text
    assert "~/games/a.formula" in text


def test_the_users_folder_is_known_however_windows_writes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = r"C:\Users\anna"
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("USERPROFILE", home)
    text = run_log.without_home(f"{home}\\a C:/Users/anna/b {FileNotFoundError(2, 'No', home)}")
    assert text == r"~\a ~/b [Errno 2] No: '~'"


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
    log.write("trouble")
    assert log.open_trace() is None
    log.end()
    assert run_log.read(tmp_path / "file", log.names) == ""


def test_threads_do_not_mix_their_lines(tmp_path: Path) -> None:
    log = RunLog(tmp_path)

    def write(letter: str) -> None:
        for _ in range(50):
            log.write(letter * 100)

    threads = [threading.Thread(target=write, args=(letter,)) for letter in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log.end()
    lines = log.file.read_text("utf-8").split()
    entries = [line for line in lines if line[0] in "abcd"]
    assert len(entries) == 200
    assert all(set(entry) == {entry[0]} and len(entry) == 100 for entry in entries)
