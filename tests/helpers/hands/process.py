"""The real server's process, with a test in place of the window."""

from __future__ import annotations

import subprocess
from collections import deque
from pathlib import Path
from threading import Condition, Thread
from typing import Any, Final, Self, TypeVar

from websockets.sync.client import ClientConnection, connect

from formula_desktop import HANDS
from formula_desktop.engine import process
from formula_desktop.hands.pipe import Command, Event, Kept, Open, Opened, read_event, written

LOCAL: Final = "127.0.0.1"
CODE: Final = "KMRT"
PATIENCE: Final = 20.0
E = TypeVar("E")


class ServerProcess:
    """A server that listens to this machine."""

    def __init__(self, kept: tuple[Kept, ...] = (), addresses: tuple[str, ...] = (LOCAL,)) -> None:
        self.events: deque[Event] = deque()
        self._heard = Condition()
        self.child = subprocess.Popen(
            process.command(HANDS), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        files = {"look.css": ":root{}", "words/nl.json": "{}"}
        self.say(Open(addresses, 18424, CODE, files, kept))
        self.port = self.wait(Opened).port if addresses == (LOCAL,) else 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @property
    def host(self) -> str:
        return f"{LOCAL}:{self.port}"

    def say(self, command: Command) -> None:
        assert self.child.stdin
        self.child.stdin.write(written(command))

    def _read(self) -> None:
        assert self.child.stdout
        for line in self.child.stdout:
            with self._heard:
                self.events.append(read_event(line))
                self._heard.notify_all()

    def wait(self, kind: type[E]) -> E:
        """The next event of a kind; those before it are forgotten."""
        with self._heard:
            while True:
                while self.events:
                    event = self.events.popleft()
                    if isinstance(event, kind):
                        return event
                assert self._heard.wait(PATIENCE), f"no {kind.__name__}"

    def page(self, **options: Any) -> ClientConnection:
        """Connect as a page does."""
        given = {"origin": f"http://{self.host}", "proxy": None, "compression": None, **options}
        made: ClientConnection = connect(f"ws://{self.host}/play", **given, legacy=True)
        return made

    def memory(self) -> int:
        """Its bytes in memory."""
        pages = Path(f"/proc/{self.child.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * 4096

    def end(self) -> int:
        """Close its input, as a window that ends does."""
        assert self.child.stdin
        assert self.child.stdout
        self.child.stdin.close()
        try:
            return self.child.wait(PATIENCE)
        finally:
            self.child.kill()
            self._reader.join()
            self.child.stdout.close()
