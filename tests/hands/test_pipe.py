"""Lines between the window and the server are read whole or not at all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from formula_desktop.hands.pipe import (
    LONGEST_STATE,
    Asked,
    Away,
    Came,
    Decline,
    Done,
    Failed,
    Kept,
    Left,
    LetIn,
    Lost,
    Offer,
    Open,
    Opened,
    PipeError,
    Said,
    Show,
    Vacate,
    Visited,
    Withdrawn,
    read_command,
    read_event,
    written,
)
from formula_desktop.hands.secrets import new_token

TOKEN = new_token()
DO = json.dumps({"kind": "do", "number": 1, "turn": 0, "act": {"do": "play"}})
EVENTS: list[Any] = [
    Opened(8424),
    Failed("busy"),
    Visited(),
    Asked(3, "Noor"),
    Withdrawn(3),
    Came(0),
    Lost(1),
    Away(1),
    Left(4),
    Said(2, DO),
]
COMMANDS: list[Any] = [
    Open(("127.0.0.1",), 8424, "KMRT", {"look.css": ""}, (Kept(1, "Noor", TOKEN, 7),)),
    Offer(("Noor",), (), False),
    LetIn(3, 1, "Noor", TOKEN),
    Decline(3),
    Decline(3, True),
    Show(1, "{}"),
    Done(1, 4, None),
    Done(1, 4, {"text": "no"}),
    Vacate(1, 4410),
]


@pytest.mark.parametrize("event", EVENTS)
def test_what_the_server_says_is_read_back(event: Any) -> None:
    assert read_event(written(event)) == event


@pytest.mark.parametrize("command", COMMANDS)
def test_what_the_window_says_is_read_back(command: Any) -> None:
    assert read_command(written(command)) == command


@pytest.mark.parametrize(
    "said",
    [
        "",
        "[]",
        "{}",
        '{"say": 3}',
        '{"say": "Open"}',
        '{"say": "Come", "seat": 1}',
        "1" * 99999,
        '{"say": "Came", "seat": 5}',
        '{"say": "Came", "seat": true}',
        '{"say": "Came"}',
        '{"say": "Visited", "seat": 1}',
        '{"say": "Asked", "guest": 1, "name": ""}',
        '{"say": "Asked", "guest": -1, "name": "Noor"}',
        '{"say": "Opened", "port": 65536}',
        '{"say": "Said", "seat": 1, "said": "{}"}',
        json.dumps({"say": "Said", "seat": 1, "said": '{"kind": "hello"}'}),
    ],
)
def test_nothing_else_is_an_event(said: str) -> None:
    with pytest.raises(PipeError):
        read_event(said.encode())


@pytest.mark.parametrize(
    "command",
    [
        *(Show(1, "x" * (LONGEST_STATE + 1)), LetIn(1, 1, "Noor", "x"), Vacate(1, 1000)),
        *(Done(1, 1, []), Open((), 1, "KMRT", [], ()), Open((), 1, "KMRT", {}, ((1,),))),  # type: ignore[arg-type]  # wrong on purpose
    ],
)
def test_nothing_else_is_a_command(command: Any) -> None:
    with pytest.raises(PipeError):
        read_command(written(command))
