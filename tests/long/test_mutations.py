"""Changed game files through `check` and through *Open*: each is a valid game or says why not.

1,000 files here, 30 of them in the window; more of them:
    LONG_FILES=100000 LONG_OPENED=2000 python3 dev.py test -n 2 tests/long/test_mutations.py
Every hundredth file goes through the real command line, too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Action
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import read_game
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.digifeud import monkey as digifeud_monkey
from tests.helpers.formula import monkey as formula_monkey
from tests.helpers.long.checked import MOST_MEGABYTES, MOST_SECONDS
from tests.helpers.long.mutations import mutated, valid_files
from tests.helpers.long.progress import FIRST_SEED, Progress, number, shown
from tests.helpers.long.window_monkey import FORMULA, Pointer, WindowTable
from tests.helpers.places import ROOT
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.window import _fonts, open_window, settings, window  # noqa: F401

FILES = number("LONG_FILES", 400)
OPENED = number("LONG_OPENED", 20)
PARTS = 2
BATCH = 50

MEASURED = """
import json, resource, subprocess, sys
status = subprocess.call(sys.argv[2:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
json.dump([used.ru_maxrss, used.ru_utime + used.ru_stime], open(sys.argv[1], "w"))
sys.exit(status)
"""
"""A small process in between: Linux counts as a program's memory what its starter had."""


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


@pytest.mark.parametrize("part", range(PARTS))
def test_each_is_valid_or_refused_in_time(part: int, tmp_path: Path) -> None:
    """In a process of its own, which has no more memory than the command."""
    files = FILES // PARTS
    seed = FIRST_SEED + part * files
    with shown():
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "tests.helpers.long.checked",
                str(files),
                str(seed),
                str(tmp_path),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            check=True,
        )
    found = json.loads(done.stdout)
    Progress(f"changed files, part {part}", files).end(found)
    assert not found["wrong"], found["wrong"][:5]
    assert found["files"] == files
    assert found["valid"] > files // 50
    assert found["refused"] > files // 2
    assert found["slowest"] <= MOST_SECONDS
    assert found["megabytes"] <= MOST_MEGABYTES


@pytest.mark.skipif(os.name != "posix", reason="measures memory as Unix does")
def test_the_command_line_says_the_same(tmp_path: Path) -> None:
    files = max(BATCH, FILES // 100)
    most_memory = slowest = 0.0
    for first in range(0, files, BATCH):
        expected = {}
        for at in range(first, first + BATCH):
            _, data = mutated(Random(f"file {FIRST_SEED + at}"))
            path = tmp_path / f"{at}.formula"
            path.write_bytes(data)
            expected[str(path)] = verdict(data)
        output, errors, used = (tmp_path / name for name in ("output", "errors", "used"))
        command = [sys.executable, "-m", "formula_desktop", "check", *expected]
        with output.open("wb") as out, errors.open("wb") as err:
            status = subprocess.call(
                [sys.executable, "-S", "-c", MEASURED, str(used), *command],
                cwd=ROOT,
                env=os.environ | {"PYTHONUTF8": "1"},
                stdout=out,
                stderr=err,
            )
        lines = output.read_text("utf-8").splitlines()
        assert lines == [f"{path}: {sentence}" for path, sentence in expected.items()]
        assert errors.read_bytes() == b""
        assert status == 1
        memory, seconds = json.loads(used.read_text())
        most_memory, slowest = max(most_memory, memory / 1024), max(slowest, seconds)
    figures = {"megabytes": round(most_memory), "seconds for 50": round(slowest, 2)}
    Progress("on the command line", files).end(figures)
    assert most_memory <= MOST_MEGABYTES
    assert slowest <= MOST_SECONDS * BATCH


def verdict(data: bytes) -> str:
    try:
        read_game(data)
    except FileError as error:
        return error.sentence()
    return "a valid game"


def test_each_can_be_opened_or_says_why_not(
    window: MainWindow,  # noqa: F811
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What says why not is closed by a key; what was on the table stays there."""
    pointer = Pointer(window)
    table = WindowTable(pointer)
    progress = Progress("opened in the window", OPENED)
    figures = {"valid": 0, "refused": 0, "slowest": 0.0}
    file = tmp_path / "changed.formula"
    for at in range(OPENED):
        random = Random(f"file {FIRST_SEED + 7 * at}")
        kind, data = mutated(random)
        if at % 10 == 0:  # else there would be few to come from
            kind, data = "not changed", random.choice(valid_files())
        file.write_bytes(data)
        before = window.game
        began = time.monotonic()
        window.games.open_file(file)
        QApplication.processEvents()
        figures["slowest"] = max(figures["slowest"], round(time.monotonic() - began, 2))
        says = words_in_front(pointer)
        try:
            state = read_game(data)
        except FileError:
            figures["refused"] += 1
            assert any("cannot be opened: " in each for each in says), (kind, at, says)
            assert window.game is before
        else:
            figures["valid"] += 1
            assert not any("cannot be opened" in each for each in says), (kind, at, says)
            assert_on_table(table, state)
        progress.at(at + 1, **figures)
    progress.end(figures)
    assert figures["valid"] > 0
    assert figures["refused"] > OPENED // 2


def words_in_front(pointer: Pointer) -> list[str]:
    """What the dialogs in front say; each is closed by Escape."""
    said: list[str] = []
    for _ in range(10):
        front = pointer.front
        if front is pointer.window:
            return said
        texts = [label.text() for label in front.findChildren(QLabel)]
        said.append(" ".join(texts))
        if isinstance(front, QMessageBox):
            assert front.text().isprintable()
        pointer.key(Qt.Key.Key_Escape)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    raise AssertionError(f"Escape does not close {pointer.front}: {said}")


def assert_on_table(table: WindowTable, state: Any) -> None:
    """The game lies there as it was in the file, and can be played on."""
    shown_state = table.window.play.state
    if isinstance(state, Match):
        assert shown_state == state
    else:  # the time for a turn may have run out since then
        last = shown_state.turns[len(state.turns) :]
        assert shown_state.turns[: len(state.turns)] == state.turns
        assert all(turn.play is Action.TIMEOUT for turn in last)
    QTest.qWait(1)
    at = formula_monkey if table.window.games.tables.name == FORMULA else digifeud_monkey
    at.assert_table_sound(table)
