"""A network of its own for pages: a namespace of Linux, which can be cut off from the program."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final, Self, TypeVar

T = TypeVar("T")
_NETWORK: Final = 0x40000000  # CLONE_NEWNET


def _ip(*arguments: str) -> str:
    """What `ip` complains of; empty if it has done it."""
    done = subprocess.run(["ip", *arguments], capture_output=True, encoding="utf-8", check=False)
    return done.stderr.strip() if done.returncode else ""


def cannot() -> str:
    """Why there can be no such network here; empty if there can."""
    if shutil.which("ip") is None:
        return "there is no ip (iproute2)"
    name = f"formula-try-{os.getpid()}"
    problem = _ip("netns", "add", name)
    if not problem:
        _ip("netns", "del", name)
    return problem and f"network namespaces are not allowed: {problem}"


class Apart:
    """A namespace and the cable to it, of which the program has the end with `address`."""

    def __init__(self) -> None:
        number = os.getpid()
        self.name = f"formula-{number}"
        self._near, self._far = f"fn{number % 10**8}", f"ff{number % 10**8}"
        net = f"10.{200 + number % 50}.{number // 50 % 250}"
        self.address, self._other = f"{net}.1", f"{net}.2"

    def __enter__(self) -> Self:
        inside = ("netns", "exec", self.name, "ip")
        for each in (
            ("netns", "add", self.name),
            ("link", "add", self._near, "type", "veth", "peer", "name", self._far),
            ("link", "set", self._far, "netns", self.name),
            ("addr", "add", f"{self.address}/24", "dev", self._near),
            ("link", "set", self._near, "up"),
            (*inside, "addr", "add", f"{self._other}/24", "dev", self._far),
            (*inside, "link", "set", "lo", "up"),
        ):
            problem = _ip(*each)
            assert not problem, problem
        self.join()
        return self

    def __exit__(self, *_: object) -> None:
        _ip("link", "del", self._near)
        _ip("netns", "del", self.name)

    def cut(self) -> None:
        """Take the network down: nothing arrives any more, on neither side."""
        problem = _ip("-n", self.name, "link", "set", self._far, "down")
        assert not problem, problem

    def join(self) -> None:
        """Take it up again."""
        problem = _ip("-n", self.name, "link", "set", self._far, "up")
        assert not problem, problem

    def inside(self, do: Callable[[], T]) -> T:
        """Do something there: sockets that it makes belong to that network for good."""
        done: list[T] = []
        failed: list[BaseException] = []

        def work() -> None:
            try:
                with Path(f"/run/netns/{self.name}").open("rb") as there:
                    libc = ctypes.CDLL(None, use_errno=True)
                    if libc.setns(there.fileno(), _NETWORK):
                        raise OSError(ctypes.get_errno(), "setns")
                done.append(do())
            except BaseException as error:  # noqa: BLE001 - it is raised again below
                failed.append(error)

        thread = Thread(target=work)  # only a thread of its own may go there
        thread.start()
        thread.join()
        if failed:
            raise failed[0]
        return done[0]
