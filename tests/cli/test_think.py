"""The computer player's process: its progress, its priority, and its end with the window."""

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
from formula_desktop.engine import process
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
def thinker() -> Iterator[Process]:
    thinker = subprocess.Popen(
        process.command(THINK),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    yield thinker
    thinker.kill()
    thinker.communicate()


def ask(thinker: Process, line: str) -> None:
    assert thinker.stdin is not None
    thinker.stdin.write(f"{line}\n")
    thinker.stdin.flush()


def said(thinker: Process) -> str:
    assert thinker.stdout is not None
    return thinker.stdout.readline()


@pytest.mark.parametrize("view", [BOARD, CARDS], ids=["Digifeud", "Formula"])
def test_the_master_keeps_to_its_time_and_tells_how_far_it_is(thinker: Process, view: View) -> None:
    ask(thinker, question(1, view, Level.NORMAL, AT_ONCE))
    assert json.loads(said(thinker))["number"] == 1  # it is there now
    ask(thinker, question(2, view, Level.MASTER, Limit(WHILE_THERE_IS_TIME, 1.5, 3)))
    began, parts = time.monotonic(), []
    while isinstance(answered := read_answer(said(thinker).encode(), 2, view), float):
        parts.append(answered)
    taken = time.monotonic() - began
    assert 1 < taken < 10
    assert parts == sorted(parts)
    assert 2 <= len(parts) <= 10 * taken + 1
    assert 0 < parts[0] < parts[-1] <= 1


@pytest.mark.parametrize("view", [BOARD, CARDS], ids=["Digifeud", "Formula"])
def test_it_ends_when_the_window_is_gone(thinker: Process, view: View) -> None:
    ask(thinker, question(1, view, Level.MASTER, Limit(WHILE_THERE_IS_TIME, 60.0, 3)))
    assert "progress" in json.loads(said(thinker))
    assert thinker.stdout is not None
    thinker.stdout.close()
    thinker.stdout = None  # else it is read at the end
    assert thinker.wait(timeout=30) == 1
    assert thinker.stderr is not None
    assert thinker.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="asks as other systems do")
def test_it_gives_way_to_the_window(thinker: Process) -> None:
    ask(thinker, question(1, CARDS, Level.NORMAL, AT_ONCE))
    said(thinker)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, thinker.pid) == min(own + 5, 19)


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
        process.command(THINK),
        cwd=ROOT,
        input=good + line + b"\n" + good,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    (sentence,) = done.stderr.decode().splitlines()
    assert sentence.startswith("formula-desktop: a line is not a question: ")
