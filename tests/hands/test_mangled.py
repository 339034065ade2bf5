"""100,000 mangled requests and messages: none raises, none reaches the game, memory stays."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import struct
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from formula_desktop.cli import hands as server
from formula_desktop.hands.limits import MOST_KEPT
from formula_desktop.hands.pipe import Event, Kept, Open, Visited
from formula_desktop.hands.secrets import new_token

TIMES = 100_000
AT_ONCE = 100
CODE = "KMRT"
PORT = 18424
HOST = f"10.0.0.1:{PORT}"
REQUEST = (
    f"GET /play HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Origin: http://{HOST}\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
).encode()
MESSAGES = [
    {"kind": "join", "code": "KMRS"},
    {"kind": "ask", "name": "Noor"},
    {"kind": "resume", "token": new_token()},
    {"kind": "do", "number": 1, "turn": 0, "act": {"do": "put", "card": 3, "place": "0 on 1"}},
    {"kind": "leave"},
]


class Wire(asyncio.Transport):
    """A connection without a network."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("10.0.0.1", PORT)})
        self.end: Any = None
        self.said = bytearray()
        self._is_closing = False

    def write(self, data: Any) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            asyncio.get_running_loop().call_soon(self.end.connection_lost, None)

    abort = close

    def write_eof(self) -> None:
        """Nobody reads it."""

    def can_write_eof(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is no buffer."""

    def pause_reading(self) -> None:
        """Everything has been said."""

    def resume_reading(self) -> None:
        """As above."""


def mangled(random: Random, whole: bytes) -> bytes:
    """Other bytes, fewer of them, or some of them twice."""
    said = bytearray(whole)
    for _ in range(random.randrange(1, 6)):
        said[random.randrange(len(said))] = random.randrange(256)
    how, at = random.randrange(6), random.randrange(len(said))
    if how == 0:
        del said[at:]
    elif how == 1:
        said[at:at] = said[at : at + random.randrange(1, 200)]
    elif how == 2:
        said += random.randbytes(random.randrange(40))
    return bytes(said)


def frame(text: bytes) -> bytes:
    """A message as a browser sends it."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x81, 0xFE, size)
    mask = b"\1\2\3\4"
    return head + mask + bytes(each ^ mask[at % 4] for at, each in enumerate(text))


def something(random: Random) -> bytes:
    """A mangled request, or a right one with a mangled message behind it."""
    if random.random() < 0.5:
        return mangled(random, REQUEST)
    text = json.dumps(random.choice(MESSAGES)).encode()
    if random.random() < 0.5:
        return REQUEST + frame(mangled(random, text))
    return REQUEST + mangled(random, frame(text))


def memory() -> int:
    """The bytes of this process in memory."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file on disk
        return int(file.read().split()[1]) * 4096


def test_mangled_requests_and_messages_change_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Event] = []
    monkeypatch.setattr(server, "_tell", told.append)
    logged: set[str] = set()
    monkeypatch.setattr(server._log, "handle", lambda record: logged.add(record.msg))
    server._log.setLevel(logging.ERROR)
    raised: list[object] = []
    answers: set[bytes] = set()

    async def run() -> None:
        loop, random, made = asyncio.get_running_loop(), Random(19), []
        loop.set_exception_handler(lambda _, context: raised.append(context))

        async def listen(factory: Callable[[], Any], *_: object, **__: object) -> object:
            made.append(factory)
            there = SimpleNamespace(getsockname=lambda: ("10.0.0.1", PORT), family=2)
            return SimpleNamespace(sockets=[there], is_serving=lambda: True, close=lambda: None)

        monkeypatch.setattr(loop, "create_server", listen)
        kept = (Kept(1, "Noor", new_token(), 0),)
        table = server._Table(Open(("10.0.0.1",), PORT, CODE, {}, kept))
        await table.listen()
        before = 0
        for number in range(0, TIMES, AT_ONCE):
            wires = []
            for _ in range(AT_ONCE):
                wire = Wire(f"10.{random.randrange(256)}.{random.randrange(256)}.9")
                wire.end = made[0]()
                wire.end.connection_made(wire)
                wire.end.data_received(something(random))
                wires.append(wire)
            for _ in range(12):
                await asyncio.sleep(0)
            for wire in wires:
                answers.add(bytes(wire.said[:12]))
                if not wire.is_closing():
                    wire.end.eof_received()
                    wire.close()
            while len(asyncio.all_tasks()) > 1:
                await asyncio.sleep(0)
            if number % 2000 == 0:
                gc.collect()  # among all objects of the tests, Python would do so late
            if number == TIMES // 5:
                before = memory()
        assert memory() - before < 8_000_000
        assert not table._pages
        assert not table.desk._visitors
        assert len(table._requests) <= MOST_KEPT
        assert [each.name for each in table.desk._holders.values()] == ["Noor"]

    asyncio.run(run())
    assert not raised
    assert "connection handler failed" not in logged
    assert {type(each) for each in told} <= {Visited}
    assert answers >= {b"HTTP/1.1 101", b"HTTP/1.1 403", b"HTTP/1.1 404"}
