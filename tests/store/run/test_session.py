"""Which run is the first, and what the next one learns about a crash."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Event
from threading import enumerate as threads

import pytest
from PySide6.QtCore import QLockFile

from formula_desktop import safe
from formula_desktop.store import places
from formula_desktop.store.run.session import LastRun, Session, this_computer
from tests.helpers.places import ROOT
from tests.helpers.store.saved_games import folders_may_go


def marker(folder: Path, *, game: str | None = None) -> dict[str, object]:
    """What the file says once it is there, and names this game."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        if (folder / "running.json").exists():
            said: dict[str, object] = json.loads((folder / "running.json").read_text("utf-8"))
            if game is None or said["game"] == game:
                return said
        time.sleep(0.01)
    raise AssertionError("it was not written")


def broken_off(folder: Path, text: str) -> Session:
    """The session after one that has left this behind."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "running.json").write_text(text, "utf-8")
    session = Session()
    session.begin()
    return session


def test_a_run_that_ends_leaves_nothing(data_folder: Path) -> None:
    session = Session()
    assert session.is_first
    assert not (data_folder / "running.json").exists(), "nothing is written before the first frame"
    session.begin(("a.log",))
    assert session.last is None
    assert marker(data_folder)["logs"] == ["a.log"]
    session.end()
    assert list(data_folder.iterdir()) == []
    again = Session()
    again.begin()
    assert again.last is None
    again.end()


def test_the_next_run_knows_of_one_that_broke_off(data_folder: Path) -> None:
    code = (
        "from formula_desktop.store.run.session import Session\n"
        "import os, time\n"
        "session = Session()\n"
        "session.begin(('a.log', 'a.trace.log'))\n"
        "for number in range(50):\n"
        "    session.note_game(f'formula {number}')\n"
        "time.sleep(0.5)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False)
    session = Session()
    assert session.is_first, "nobody holds the lock"
    session.begin()
    assert session.last == LastRun("formula 49", ("a.log", "a.trace.log"))
    marker(data_folder, game="")  # it tells of this run now
    session.end()
    assert not (data_folder / "running.json").exists()


def test_a_second_run_has_a_neighbour_and_tells_nothing(data_folder: Path) -> None:
    first = Session()
    first.begin()
    first.note_game("one")
    marker(data_folder, game="one")
    second = Session()
    assert second.has_neighbour
    assert not second.is_first
    second.begin()
    second.note_game("two")
    second.end()
    assert second.last is None
    assert marker(data_folder)["game"] == "one"
    assert not second.try_to_be_first()
    first.end()
    assert second.try_to_be_first()
    assert not second.has_neighbour
    second.end()


def test_a_lock_names_this_computer(tmp_path: Path) -> None:
    lock = QLockFile(str(tmp_path / "lock"))
    assert lock.tryLock(0)
    holder: object = lock.getLockInfo()
    assert isinstance(holder, tuple)
    assert this_computer() in holder


def test_another_folder_is_another_program(tmp_path: Path) -> None:
    first = Session()
    places.choose(tmp_path / "elsewhere")
    second = Session()
    assert first.is_first
    assert second.is_first
    second.end()
    first.end()


def test_another_computer_is_no_neighbour_until_it_has_long_gone(data_folder: Path) -> None:
    data_folder.mkdir()
    lock = data_folder / "running.lock"
    lock.write_text(f"{1}\nformula-desktop\nnot-{this_computer()}\nid\nboot\n", "utf-8")
    session = Session()
    assert not session.is_first
    assert not session.has_neighbour, "nobody there could be asked"
    two_days_ago = time.time() - 2 * 24 * 60 * 60
    os.utime(lock, (two_days_ago, two_days_ago))
    assert session.try_to_be_first()
    session.end()


def test_a_folder_that_cannot_be_used(data_folder: Path) -> None:
    data_folder.write_text("a file", "utf-8")
    session = Session()
    assert not session.is_first
    assert not session.has_neighbour
    session.begin()
    session.note_game("one")
    session.end()
    assert data_folder.read_text("utf-8") == "a file"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 100_000,
        '{"format": "other", "game": "one"}',
        '{"format": "formula-desktop-run", "game": 7, "logs": {"a": 1}}',
        '{"format": "formula-desktop-run", "game": "../one", "logs": ["../../etc/passwd"]}',
        '{"format": "formula-desktop-run", "game": "a\\\\b", "logs": ["/etc/passwd", 7, "", "."]}',
        json.dumps({"format": "formula-desktop-run", "game": "x" * 201, "logs": ["x\n"]}),
        json.dumps({"format": "formula-desktop-run", "game": "x", "more": "x" * 20_000}),
    ],
)
def test_a_file_without_sense_says_only_that_it_broke_off(data_folder: Path, text: str) -> None:
    session = broken_off(data_folder, text)
    assert session.last == LastRun()
    session.end()


def test_a_slow_or_full_disk_keeps_nobody_waiting(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(path: Path, data: bytes) -> None:
        time.sleep(0.5)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(safe, "write", slow)
    session = Session()
    began = time.monotonic()
    session.begin()
    for number in range(100):
        session.note_game(str(number))
    assert time.monotonic() - began < 0.3
    session.end()
    assert not (data_folder / "running.json").exists()


def test_it_may_be_taken_back_and_begun_again(data_folder: Path) -> None:
    session = Session()
    session.begin()
    session.note_game("one")
    session.take_back()
    assert not (data_folder / "running.json").exists()
    session.note_game("two")
    session.begin()
    assert session.last is None
    assert marker(data_folder)["game"] == "two"
    session.end()
    session.end()


def test_what_a_slow_disk_takes_after_the_end_is_taken_back(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the next start would tell of a crash."""
    has_begun, goes_on, write = Event(), Event(), safe.write

    def slow(path: Path, data: bytes) -> None:
        has_begun.set()
        goes_on.wait(20)
        write(path, data)

    monkeypatch.setattr(safe, "write", slow)
    monkeypatch.setattr("formula_desktop.store.run.session._JOIN_S", 0.1)
    session = Session()
    session.begin()
    assert has_begun.wait(10)
    session.end()
    writing = [thread for thread in threads() if thread.name == "run"]
    assert len(writing) == 1
    goes_on.set()
    writing[0].join(10)
    assert not (data_folder / "running.json").exists()
    again = Session()
    again.begin()
    assert again.last is None
    again.end()


@folders_may_go
def test_waiting_to_be_the_first_makes_no_folder_where_one_has_gone(data_folder: Path) -> None:
    first, second = Session(), Session()
    assert not second.is_first
    data_folder.rename(data_folder.with_name("away"))
    assert not second.try_to_be_first()
    assert not data_folder.exists()
    data_folder.with_name("away").rename(data_folder)
    first.end()
    assert second.try_to_be_first()
    second.end()
