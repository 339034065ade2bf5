"""What went wrong in a run, in a small file that its user can read and send.

Every run has files of its own, so that two of them beside each other never mix; a run in which
nothing happened leaves none. Nothing about the user is in them: no names of people or computers,
and `~` in place of their folder.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

LARGEST: Final = 200_000
"""Bytes of a log, whatever happens; its beginning says more than its end."""

KEPT_RUNS: Final = 5
_START: Final = "run "
_LOG: Final = ".log"
_TRACE: Final = ".trace.log"


class RunLog:
    """The log of this run; a disk that refuses it never stops anything, and is not tried again."""

    def __init__(self, folder: Path, heading: Callable[[], str] = str) -> None:
        """`heading` says what is running, above whatever is written first."""
        self.folder = folder
        name = f"{_START}{time.strftime('%Y-%m-%d %H.%M.%S')} {os.getpid()}"
        self.file = folder / f"{name}{_LOG}"
        self.trace_file = folder / f"{name}{_TRACE}"
        self._heading = heading
        self._room = LARGEST
        self._handle: int | None = None
        self._trace: IO[bytes] | None = None
        self._says_something = False

    @property
    def names(self) -> tuple[str, str]:
        """The names of both files, whether they are there or not."""
        return self.file.name, self.trace_file.name

    def begin(self) -> None:
        """Make the file, so that a run that breaks off has one; logs long past are taken away."""
        self._write("")
        _sweep(self.folder)

    def write(self, text: str) -> None:
        """Add an entry with its moment; never raises, and is safe from any thread."""
        self._says_something = True
        self._write(f"\n{time.strftime('%Y-%m-%d %H:%M:%S')} {without_home(text).rstrip()}\n")

    def open_trace(self) -> IO[bytes] | None:
        """A file for the last words of a program that crashes; None where there can be none."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._trace = self.trace_file.open("ab", buffering=0)
        return self._trace

    def end(self) -> None:
        """The run has ended well: what says nothing is taken away."""
        if self._trace is not None:
            self._trace.close()
            self._trace = None
        if self._handle is not None:
            os.close(self._handle)
        self._handle, self._room = None, 0
        with contextlib.suppress(OSError):
            if not self._says_something:
                self.file.unlink(missing_ok=True)
            if self.trace_file.stat().st_size == 0:
                self.trace_file.unlink()

    def _write(self, text: str) -> None:
        if self._room <= 0:
            return
        if self._handle is None:
            text = f"{self._heading()}\n{text}"
        data = text.encode(errors="backslashreplace")
        if len(data) >= self._room:
            data = data[: self._room] + b"\nNo more is written.\n"
        self._room -= len(data)
        try:
            if self._handle is None:
                self.folder.mkdir(parents=True, exist_ok=True)
                flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
                self._handle = os.open(self.file, flags, 0o600)
            os.write(self._handle, data)  # in one go: two threads don't mix their lines
        except OSError:
            self._room = 0


def read(folder: Path, names: tuple[str, ...]) -> str:
    """What logs say, one after another; nothing of those that are missing or empty."""
    texts: list[str] = []
    for name in names:
        with contextlib.suppress(OSError), (folder / name).open("rb") as file:
            texts.append(without_home(file.read(LARGEST).decode(errors="replace").strip()))
    return "\n\n".join(text for text in texts if text)


def without_home(text: str) -> str:
    """A text with `~` in place of the user's folder, whose name is often their own."""
    home = os.path.expanduser("~")  # noqa: PTH111 - which, unlike Path.home, never raises
    if len(home) > 1:
        # On Windows Qt writes slashes, and Python's errors double the backslashes.
        for written in (home, home.replace("\\", "/"), home.replace("\\", "\\\\")):
            text = text.replace(written, "~")
    return text


def _sweep(folder: Path) -> None:
    """Keep the logs of the last runs only; their names are their order."""
    runs: dict[str, list[Path]] = {}
    with contextlib.suppress(OSError):
        for file in folder.glob(f"{_START}*{_LOG}"):
            runs.setdefault(file.name.removesuffix(_LOG).removesuffix(".trace"), []).append(file)
        for run in sorted(runs)[:-KEPT_RUNS]:
            for file in runs[run]:
                file.unlink(missing_ok=True)
