"""A page at a seat of the real window, for which a test speaks."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from formula_desktop.shell.hands.hands import Hands


class Page:
    """A page at a seat."""

    def __init__(
        self,
        qtbot: QtBot,
        hands: Hands,
        name: str,
        inside: Callable[[Callable[[], ClientConnection]], ClientConnection] | None = None,
    ) -> None:
        """`inside` connects from another network."""
        self._qtbot, self._hands, self._inside = qtbot, hands, inside
        self.name = name
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.number = 0
        self.token = ""
        self.wire: ClientConnection = self._connected()

    def _connected(self) -> ClientConnection:
        address = self._hands.address
        given: Any = {"origin": address.rstrip("/"), "proxy": None, "compression": None}
        url = f"ws{address.removeprefix('http')}play"

        def made() -> ClientConnection:
            wire: ClientConnection = connect(url, **given, legacy=True)
            return wire

        return made() if self._inside is None else self._inside(made)

    def say(self, kind: str, **values: object) -> None:
        self.wire.send(json.dumps({"kind": kind, **values}))

    def listen(self) -> None:
        with suppress(TimeoutError):
            try:
                while True:
                    self.heard.append(json.loads(self.wire.recv(0)))
            except ConnectionClosed as closed:
                self.closed = closed.rcvd.code if closed.rcvd else 1006

    def until(self, is_so: Callable[[], object]) -> None:
        def seen() -> bool:
            self.listen()
            return bool(is_so())

        self._qtbot.waitUntil(seen)

    def until_closed(self, code: int | None = None) -> None:
        self.until(lambda: self.closed is not None)
        assert code is None or self.closed == code

    def until_heard(self, kind: str) -> None:
        self.until(lambda: self.last(kind))

    def last(self, kind: str) -> dict[str, Any]:
        found = [each for each in self.heard if each["kind"] == kind]
        return found[-1] if found else {}

    @property
    def state(self) -> dict[str, Any]:
        return self.last("state")

    def join(self) -> None:
        self.say("join", code=self._hands.code)
        self.until(lambda: self.last("joined"))
        assert self.name in self.last("joined")["free"]
        self.say("ask", name=self.name)
        self.until(lambda: any(each.name == self.name for each in self._hands.guests))

    def sit(self) -> None:
        self.join()
        guest = next(each for each in self._hands.guests if each.name == self.name)
        self._hands.let_in(guest)
        self.until(lambda: self.last("seated") and self.state)
        self.token = self.last("seated")["token"]

    def come_back(self) -> None:
        self.heard.clear()
        self.closed = None
        self.wire = self._connected()
        self.say("resume", token=self.token)
        self.until(lambda: self.last("resumed") and self.state)

    def act(self, **act: object) -> Any:
        """Do something, and wait until it is done and shown."""
        self.number += 1
        number = self.number
        self.say("do", number=number, turn=self.state["turn"], act=act)
        self.until(lambda: self._has_shown(number))
        return self.last("done")["refused"]

    def _has_shown(self, number: int) -> bool:
        """Whether a state has come after what was done."""
        kinds = [(each["kind"], each.get("number")) for each in self.heard]
        return ("done", number) in kinds and ("state", None) in kinds[
            kinds.index(("done", number)) :
        ]

    def puts(self) -> bool:
        return bool(self.state["down"])

    def has_nothing_down(self) -> bool:
        return not self.state["down"]

    def is_to_move(self) -> bool:
        state = self.state
        return bool(state["to_move"] == state["seat"] and state["may"]["put"])


def mover(pages: list[Page]) -> Page:
    found: list[Page] = []

    def is_shown() -> bool:
        for each in pages:
            each.listen()
        found[:] = [each for each in pages if each.is_to_move()]
        return bool(found)

    pages[0]._qtbot.waitUntil(is_shown)
    return found[0]
