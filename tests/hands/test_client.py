"""The window reads what the server's process says without trust."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from formula_desktop.engine import process
from formula_desktop.hands.pipe import Event, Open, Visited
from formula_desktop.shell.hands.client import HandsServer

ENDLESS = 'import os\nwhile True: os.write(1, b\'{"say": "Visited"}\\n\')'
SILLY = {
    "no JSON": "print('hello', flush=True)",
    "no event": 'print(\'{"say": "Format"}\', flush=True)',
    "no act": 'print(\'{"say": "Said", "seat": 1, "said": "{}"}\', flush=True)',
    "a line without end": "import os\nwhile True: os.write(1, b'x' * 4096)",
}


def started(monkeypatch: pytest.MonkeyPatch, code: str) -> HandsServer:
    """A server whose process does something else."""
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", code])
    made = HandsServer()
    made.open(Open(("127.0.0.1",), 0, "KMRT", {}, ()))
    return made


@pytest.mark.parametrize("code", SILLY.values(), ids=SILLY)
def test_a_server_that_says_anything_else_is_ended(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    server = started(monkeypatch, f"{code}\nimport time\ntime.sleep(60)")
    heard: list[Event] = []
    server.heard.connect(heard.append)
    with qtbot.waitSignal(server.ended):
        pass
    assert not heard
    assert not server.is_running


def test_the_window_goes_on_while_a_server_never_stops_talking(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = started(monkeypatch, ENDLESS)
    heard: list[Event] = []
    ticks: list[int] = []
    server.heard.connect(heard.append)
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: ticks.append(len(heard)))
    timer.start()
    qtbot.waitUntil(lambda: len(heard) > 2000)
    timer.stop()
    server.stop()
    assert {*heard} == {Visited()}
    assert len({*ticks}) > 10, "it does something else in between"
