"""A page's messages: each is one of those in docs/hands-protocol.md, or is refused whole."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Place, PlaceKind
from formula_desktop.hands.messages import (
    LONGEST_MESSAGE,
    Ask,
    Away,
    Digit,
    Do,
    Hello,
    Join,
    Leave,
    MessageError,
    Put,
    Resume,
    Sign,
    Simple,
    Starting,
    Take,
    read_message,
    written_place,
)
from formula_desktop.hands.secrets import new_token

TOKEN = "a-b_" + "X" * 39


def do(act: object, number: object = 5, turn: object = 12) -> dict[str, object]:
    return {"kind": "do", "number": number, "turn": turn, "act": act}


def put(place: object, card: object = 3, digit: object = None) -> dict[str, object]:
    return do({"do": "put", "card": card, "place": place, "digit": digit})


READ: list[tuple[dict[str, object], object]] = [
    ({"kind": "join", "code": "KMRT"}, Join("KMRT")),
    ({"kind": "join", "code": " km rt "}, Join("KMRT")),
    ({"kind": "ask", "name": "Noor"}, Ask("Noor")),
    ({"kind": "ask", "name": "  <b>Noor</b>  Z "}, Ask("<b>Noor</b> Z")),
    ({"kind": "leave"}, Leave()),
    ({"kind": "hello"}, Hello()),
    ({"kind": "away"}, Away()),
    ({"kind": "resume", "token": TOKEN}, Resume(TOKEN)),
    (do({"do": "play"}), Do(5, 12, Simple.PLAY)),
    (do({"do": "draw"}), Do(5, 12, Simple.DRAW)),
    (do({"do": "pass"}), Do(5, 12, Simple.PASS)),
    (do({"do": "hint"}), Do(5, 12, Simple.HINT)),
    (do({"do": "clear"}), Do(5, 12, Simple.CLEAR)),
    (do({"do": "take", "card": 3}), Do(5, 12, Take(3))),
    (do({"do": "digit", "card": 3, "digit": 7}), Do(5, 12, Digit(3, 7))),
    (do({"do": "starting", "number": 2, "digit": 0}), Do(5, 12, Starting(2, 0))),
    (do({"do": "operator", "operator": "x"}), Do(5, 12, Sign(Operator.MULTIPLY))),
    (put("0 on 1"), Do(5, 12, Put(3, Place(0, PlaceKind.ON, 1), None))),
    (put("1 before", digit=9), Do(5, 12, Put(3, Place(1, PlaceKind.BEFORE), 9))),
    (put("2 behind"), Do(5, 12, Put(3, Place(2, PlaceKind.BEHIND), None))),
    (put("2 whole"), Do(5, 12, Put(3, Place(2, PlaceKind.WHOLE), None))),
    (put("0"), Do(5, 12, Put(3, 0, None))),
    (put("168"), Do(5, 12, Put(3, 168, None))),
]

WRONG: list[object] = [
    *([], "join", 3, None, {}, {"kind": None}, {"kind": []}, {"kind": "state"}),
    *({"kind": "join"}, {"kind": "join", "code": 3}, {"kind": "join", "code": "K" * 17}),
    *({"kind": "join", "code": "KMRT", "more": 1}, {"kind": "leave", "name": "Noor"}),
    *({"kind": "hello", "order": 1}, {"kind": "ask", "name": ""}, {"kind": "ask", "name": " \t"}),
    *({"kind": "ask", "name": "N" * 41}, {"kind": "ask", "name": "N\noor"}, {"kind": "ask"}),
    *({"kind": "ask", "name": None}, {"kind": "resume", "token": TOKEN[1:]}),
    *({"kind": "resume", "token": TOKEN[1:] + "é"}, {"kind": "resume", "token": [TOKEN]}),
    *(do("play"), do(None), do({}), do({"do": "resign"}), do({"do": 1}), do({"do": ["play"]})),
    *(do({"do": "play"}, number=-1), do({"do": "play"}, turn=-1), do({"do": "play"}, turn=True)),
    *(do({"do": "play"}, number=2**31 + 1), do({"do": "play"}, number=1.0)),
    *(do({"do": "play", "card": 1}), do({"do": "take"}), do({"do": "take", "card": 61})),
    *(do({"do": "digit", "card": 3, "digit": 10}), do({"do": "digit", "card": 3, "digit": None})),
    *(do({"do": "starting", "number": 3, "digit": 1}), do({"do": "operator", "operator": "="})),
    *(do({"do": "operator", "operator": None}), put("169"), put("-1"), put("٣"), put("0001")),
    *(put("3 on 1"), put("0 on"), put("0 on 100"), put("0 between"), put("0 before 1"), put(84)),
    *(put("0 on 1", card="3"), put("0 on 1", digit=-1), put("0 on 1\n")),
]


@pytest.mark.parametrize(("said", "read"), READ)
def test_a_message_says_what_it_means(said: object, read: object) -> None:
    assert read_message(json.dumps(said)) == read


@pytest.mark.parametrize("said", WRONG)
def test_anything_else_is_refused(said: object) -> None:
    with pytest.raises(MessageError, match="no message"):
        read_message(json.dumps(said))


def test_bytes_and_what_is_no_json_are_refused() -> None:
    lines: list[str | bytes] = [b'{"kind":"leave"}', "", "{", "\ud800", "NaN", "[" * 900]
    lines.append(json.dumps({"kind": "leave"}) + " " * LONGEST_MESSAGE)
    lines.append('{"kind":"leave","kind":"hello"}')
    for line in lines:
        with pytest.raises(MessageError):
            read_message(line)


def test_a_token_can_be_used_to_come_back() -> None:
    token = new_token()
    assert read_message(json.dumps({"kind": "resume", "token": token})) == Resume(token)


@pytest.mark.parametrize("place", ["0 on 1", "1 before", "2 behind", "0 whole", "2 on 12"])
def test_a_place_is_written_as_it_is_read(place: str) -> None:
    message = read_message(json.dumps(put(place)))
    assert isinstance(message, Do)
    assert isinstance(message.act, Put)
    assert isinstance(message.act.place, Place)
    assert written_place(message.act.place) == place


def mangled(random: Random) -> str:
    """A message with some characters, or some of its values, changed."""
    said: Any = json.loads(json.dumps(random.choice(READ)[0]))
    if random.random() < 0.5:
        inner = said["act"] if "act" in said and random.random() < 0.7 else said
        key = random.choice([*inner, "more"])
        inner[key] = random.choice([None, True, -1, 10**30, 1e308, "", "\u202e", [], {}, "x" * 99])
        return json.dumps(said)
    line = list(json.dumps(said))
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(line))
        line[at : at + random.randint(0, 2)] = random.choice(
            ['"', "{", "}", "\\", "0", "\x00", "e9", "[", "é", "\udfff", ""]
        )
    return "".join(line)


def test_100_000_mangled_messages_are_read_or_refused() -> None:
    random = Random(19)
    read = refused = 0
    for _ in range(100_000):
        try:
            message = read_message(mangled(random))
        except MessageError:
            refused += 1
        else:
            read += 1
            assert isinstance(message, Join | Ask | Leave | Resume | Hello | Away | Do)
    assert refused > 60_000
    assert read > 1000
