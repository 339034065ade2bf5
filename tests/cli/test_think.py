"""The computer player's process: it tells how far it is, gives way, and ends with the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from formula_desktop import THINK
from formula_desktop.clock import steady_now
from formula_desktop.digifeud.options import Options
from formula_desktop.engine import process as itself
from formula_desktop.engine.protocol import WHILE_THERE_IS_TIME, question, read_answer
from formula_desktop.kinds.kind import View
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.formula.games import NOOR, SAM, match_of
from tests.helpers.places import ROOT

BOARD: View = Choice(Options(), (NOOR, SAM), 0).dealt(steady_now()).position.view(0)
CARDS: View = match_of("12368*9", "4455667").position.view(0)

Process = subprocess.Popen[str]


@pytest.fixture
def process() -> Iterator[Process]:
    process = subprocess.Popen(
        itself.command(THINK),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    yield process
    process.kill()
    process.communicate()


def ask(process: Process, line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def told(process: Process) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.parametrize("view", [BOARD, CARDS], ids=["Digifeud", "Formula"])
def test_the_master_keeps_to_its_time_and_tells_how_far_it_is(process: Process, view: View) -> None:
    ask(process, question(1, view, Level.NORMAL, AT_ONCE))
    assert json.loads(told(process))["number"] == 1  # it is there now
    ask(process, question(2, view, Level.MASTER, Limit(WHILE_THERE_IS_TIME, 1.5, 3)))
    began, parts = time.monotonic(), []
    while isinstance(answered := read_answer(told(process).encode(), 2, view), float):
        parts.append(answered)
    taken = time.monotonic() - began
    assert 1 < taken < 10
    assert parts == sorted(parts)
    assert 2 <= len(parts) <= 10 * taken + 1
    assert 0 < parts[0] < parts[-1] <= 1


@pytest.mark.parametrize("view", [BOARD, CARDS], ids=["Digifeud", "Formula"])
def test_it_ends_when_the_window_is_gone(process: Process, view: View) -> None:
    ask(process, question(1, view, Level.MASTER, Limit(WHILE_THERE_IS_TIME, 60.0, 3)))
    assert "progress" in json.loads(told(process))
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None  # else it is read at the end
    assert process.wait(timeout=30) == 1
    assert process.stderr is not None
    assert process.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="asks as other systems do")
def test_it_gives_way_to_the_window(process: Process) -> None:
    ask(process, question(1, CARDS, Level.NORMAL, AT_ONCE))
    told(process)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + 5, 19)


@pytest.mark.parametrize(
    "line",
    [
        *(b"\xff\n", b"\n", b"nonsense\n", b"1e999\n", b'{"number":1,"play":[]}\n'),
        *(b"[" * 100_000, b"[" * 100_000 + b"\n"),
        question(1, CARDS, None, AT_ONCE).replace('"stock_size": ', '"stock_size": 1').encode(),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_what_is_no_question_ends_it_with_a_sentence(line: bytes) -> None:
    good = question(1, CARDS, Level.NORMAL, AT_ONCE).encode() + b"\n"
    done = subprocess.run(
        itself.command(THINK),
        cwd=ROOT,
        input=good + line + b"\n" + good,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    (sentence,) = done.stderr.decode().splitlines()
    assert sentence.startswith("formula-desktop: a line is not a question: ")
