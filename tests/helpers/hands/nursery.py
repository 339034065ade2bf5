"""Pages in processes of their own, which a test kills: `python -m tests.helpers.hands.nursery`.

Each line of the standard input begins one: it connects, says what it is told, prints the number of
its process, and waits.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any, Self

from websockets.sync.client import connect

from tests.helpers.places import ROOT


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork():
            continue
        wanted = json.loads(line)
        given: Any = {"origin": wanted["origin"], "proxy": None, "compression": None}
        page = connect(wanted["url"], **given, legacy=True)
        for each in wanted["says"]:
            page.send(json.dumps(each))
        print(os.getpid(), flush=True)
        signal.pause()


class Nursery:
    """The process that begins them."""

    def __init__(self, *before: str) -> None:
        """`before` is a command in front of it."""
        self._child = subprocess.Popen(
            [*before, sys.executable, "-m", __name__],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._child.kill()
        self._child.communicate()

    def live_and_die(self, address: str, says: list[dict[str, object]]) -> None:
        """Have a page connect, say something, and be killed."""
        assert self._child.stdin
        assert self._child.stdout
        origin = address.rstrip("/")
        url = f"ws{address.removeprefix('http')}play"
        self._child.stdin.write(json.dumps({"origin": origin, "url": url, "says": says}) + "\n")
        self._child.stdin.flush()
        os.kill(int(self._child.stdout.readline()), signal.SIGKILL)


if __name__ == "__main__":
    main()
