"""The computer player's process: it answers, is interrupted, killed, missing."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from formula_desktop.engine import client as module
from formula_desktop.engine import process, protocol
from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import best, limit_for
from formula_desktop.formula.view import View
from formula_desktop.kinds.kind import Play
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from tests.helpers.formula.games import match_of
from tests.helpers.normal import choose


@pytest.fixture
def opponent(qtbot: QtBot) -> Iterator[Opponent]:
    made = Opponent()
    yield made
    made.stop()


def view_of(hand: str) -> View:
    return match_of(hand, "4455667").position.view(0)


FIRST = view_of("12368*9")
SECOND = view_of("1237799")


def chosen(qtbot: QtBot, opponent: Opponent, view: View) -> Play:
    """What it answers."""
    with qtbot.waitSignal(opponent.chosen) as blocker:
        opponent.ask(view, Level.NORMAL, AT_ONCE)
    play: Play = blocker.args[0]
    return play


def running(opponent: Opponent) -> QProcess:
    found = opponent.findChildren(QProcess)
    return found[-1]


def test_it_answers_one_question_after_another_in_one_process(
    qtbot: QtBot, opponent: Opponent
) -> None:
    assert chosen(qtbot, opponent, FIRST) == choose(FIRST)
    number = running(opponent).processId()
    assert number not in (0, os.getpid())
    assert not opponent.is_thinking
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert running(opponent).processId() == number


def test_asking_does_not_wait_for_the_answer(qtbot: QtBot, opponent: Opponent) -> None:
    opponent.start()
    running(opponent).waitForStarted()
    begin = time.perf_counter()
    opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
    assert time.perf_counter() - begin < 0.1
    assert opponent.is_thinking


def test_an_interrupted_question_is_never_answered(qtbot: QtBot, opponent: Opponent) -> None:
    plays: list[Play] = []
    opponent.chosen.connect(plays.append)
    for _ in range(3):
        opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
        qtbot.wait(1)
        opponent.interrupt()
        assert not opponent.is_thinking
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    qtbot.wait(50)
    assert plays == [choose(SECOND)]


def test_a_new_question_withdraws_the_one_before(qtbot: QtBot, opponent: Opponent) -> None:
    plays: list[Play] = []
    opponent.chosen.connect(plays.append)
    opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert plays == [choose(SECOND)]


def test_an_interrupted_process_is_gone(qtbot: QtBot, opponent: Opponent) -> None:
    opponent.start()
    asked = running(opponent)
    asked.waitForStarted()
    number = asked.processId()
    opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
    opponent.interrupt()
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


def test_who_interrupts_does_not_wait_but_who_stops_does(
    qtbot: QtBot, opponent: Opponent, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[int] = []
    monkeypatch.setattr(QProcess, "waitForFinished", lambda _process, ms: waited.append(ms))
    opponent.start()
    running(opponent).waitForStarted()
    opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
    opponent.interrupt()
    assert waited == []
    opponent.ask(SECOND, Level.NORMAL, AT_ONCE)
    opponent.stop()
    assert waited
    monkeypatch.undo()
    opponent.stop()
    assert not opponent._ending


@pytest.mark.skipif(sys.platform == "win32", reason="kills as other systems do")
def test_a_process_killed_from_outside_is_answered_for(qtbot: QtBot, opponent: Opponent) -> None:
    opponent.start()
    running(opponent).waitForStarted()
    first = running(opponent).processId()
    os.kill(first, signal.SIGSTOP)  # so that it can't answer before
    with qtbot.waitSignal(opponent.chosen) as blocker:
        opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
        os.kill(first, signal.SIGKILL)
    assert blocker.args == [choose(FIRST)]
    assert not opponent.is_thinking
    # and the next question finds a new one
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert running(opponent).processId() not in (0, first)


@pytest.mark.parametrize("program", ["/nowhere/python", __file__])
def test_a_program_that_does_not_start_is_answered_for(
    qtbot: QtBot, opponent: Opponent, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    for view in (FIRST, SECOND):
        assert chosen(qtbot, opponent, view) == choose(view)


def test_a_program_that_fails_within_start_is_answered_for(
    qtbot: QtBot, opponent: Opponent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where starting fails immediately."""

    def fail(running: QProcess, program: str, arguments: list[str]) -> None:
        running.errorOccurred.emit(QProcess.ProcessError.FailedToStart)

    monkeypatch.setattr(QProcess, "start", fail)
    plays: list[Play] = []
    opponent.chosen.connect(plays.append)
    opponent.start()
    opponent.ask(FIRST, Level.NORMAL, AT_ONCE)
    assert plays == []  # never while the question is still being asked
    opponent.interrupt()
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert plays == [choose(SECOND)]


def test_a_program_that_ends_at_once_is_answered_for_and_logged(
    qtbot: QtBot,
    opponent: Opponent,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "THINK", "--no-such-option")
    opponent.start()
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    assert chosen(qtbot, opponent, FIRST) == choose(FIRST)
    assert "unrecognized arguments: --no-such-option" in caplog.text


NONSENSE = (
    *(b"nonsense\n", b"{}\n", b'{"number": 1, "play": "8x8"}\n', b"[1]\n", b"\n", b"\xff\n"),
    *(b'{"number":1,"play":[]}\n', b"[" * 100_000, b"[" * 100_000 + b"\n", b"1e999\n"),
    *(b'{"number":1,"progress":1e999}\n', b'{"number":1e999,"play":"draw"}\n'),
    *(b'{"number":2,"play":"draw"}\n', b'{"number":1}\n', b"NaN\n", b"\0\n"),
)


@pytest.mark.parametrize("said", NONSENSE, ids=lambda said: repr(said[:40]))
def test_a_program_that_answers_nonsense_is_answered_for(
    qtbot: QtBot,
    opponent: Opponent,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    said: bytes,
) -> None:
    says = f"import sys; input(); sys.stdout.buffer.write({said!r}); sys.stdout.flush(); input()"
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", says])
    assert chosen(qtbot, opponent, FIRST) == choose(FIRST)
    assert "ended for what it said: a line is not an answer: " in caplog.text
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))


def test_a_program_that_speaks_unasked_is_ended(
    qtbot: QtBot,
    opponent: Opponent,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    says = "print('nonsense', flush=True); input()"
    with monkeypatch.context() as patched:
        patched.setattr(process, "command", lambda *_: [sys.executable, "-c", says])
        opponent.start()
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    assert "ended for what it said: nothing was asked" in caplog.text
    assert chosen(qtbot, opponent, FIRST) == choose(FIRST)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for half a second longer than twice the time to think."""
    monkeypatch.setattr(module, "_PATIENCE_S", 0.5)
    monkeypatch.setattr(module, "_LOOKS_EVERY_MS", 10)


@pytest.mark.skipif(sys.platform == "win32", reason="stops as other systems do")
@pytest.mark.parametrize("level", [Level.NORMAL, Level.MASTER, None])
def test_a_process_that_is_stopped_is_answered_for(
    qtbot: QtBot,
    impatient: None,
    opponent: Opponent,
    caplog: pytest.LogCaptureFixture,
    level: Level | None,
) -> None:
    opponent.start()
    running(opponent).waitForStarted()
    stopped = running(opponent).processId()
    os.kill(stopped, signal.SIGSTOP)
    limit = limit_for(FIRST, level or Level.NORMAL, 0.5)
    begun = time.monotonic()
    with qtbot.waitSignal(opponent.chosen) as blocker:
        opponent.ask(FIRST, level, limit)
    assert time.monotonic() - begun > (1.5 if level is Level.MASTER else 0.5)
    if level is None:
        assert blocker.args == [best(FIRST)]
    else:
        at_once = AT_ONCE._replace(seed=limit.seed)
        assert blocker.args == [protocol.choose(FIRST, level, at_once)]
    assert "it has not answered" in caplog.text
    assert not opponent.is_thinking
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    with pytest.raises(ProcessLookupError):
        os.kill(stopped, 0)
    # and the next question finds a new one
    opponent.start()
    running(opponent).waitForStarted()
    assert running(opponent).processId() not in (0, stopped)


def test_reports_of_progress_alone_are_no_answer(
    qtbot: QtBot,
    impatient: None,
    opponent: Opponent,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    reports = 'while True: print(\'{"number": 1, "progress": 0.5}\', flush=True); sleep(0.02)'
    says = f"from time import sleep; input()\n{reports}"
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", says])
    parts: list[float] = []
    opponent.progressed.connect(parts.append)
    assert chosen(qtbot, opponent, FIRST) == choose(FIRST)
    assert {*parts} == {0.5}
    assert "it has not answered" in caplog.text


def test_a_process_that_thinks_within_its_time_is_waited_for(
    qtbot: QtBot, opponent: Opponent, caplog: pytest.LogCaptureFixture
) -> None:
    opponent._looking.setInterval(1)
    limit = limit_for(FIRST, Level.MASTER, 0.5)
    with qtbot.waitSignal(opponent.chosen):
        opponent.ask(FIRST, Level.MASTER, limit)
    assert caplog.text == ""
    assert not opponent._looking.isActive()


def judged(qtbot: QtBot, opponent: Opponent, view: View, play: Play) -> object:
    """What it judges."""
    with qtbot.waitSignal(opponent.judged) as blocker:
        opponent.judge(view, play, Limit(5, seed=1))
    return blocker.args[0]


def test_it_judges_plays_and_answers_in_one_process(qtbot: QtBot, opponent: Opponent) -> None:
    play = choose(FIRST)
    assert judged(qtbot, opponent, FIRST, play) == protocol.judge(FIRST, play, Limit(5, seed=1))
    number = running(opponent).processId()
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert running(opponent).processId() == number


def test_a_judgement_can_be_withdrawn(qtbot: QtBot, opponent: Opponent) -> None:
    found: list[object] = []
    opponent.judged.connect(found.append)
    opponent.judge(FIRST, choose(FIRST), Limit(1_000_000, seed=1))
    qtbot.wait(1)
    opponent.interrupt()
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    assert chosen(qtbot, opponent, SECOND) == choose(SECOND)
    assert found == []


@pytest.mark.parametrize("said", [b"nonsense\n", b'{"number":1,"play":"draw"}\n'])
def test_without_its_process_nothing_is_judged(
    qtbot: QtBot, opponent: Opponent, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    says = f"import sys; input(); sys.stdout.buffer.write({said!r}); sys.stdout.flush(); input()"
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", says])
    assert judged(qtbot, opponent, FIRST, choose(FIRST)) is None
    assert not opponent.is_thinking


def test_stopping_twice_or_before_a_start_is_harmless(qtbot: QtBot) -> None:
    opponent = Opponent()
    opponent.stop()
    opponent.interrupt()
    opponent.start()
    opponent.stop()
    opponent.stop()
    assert not opponent.is_thinking
