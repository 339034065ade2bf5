"""The log of a run, a small file that users can read and send.

Every run has its own files; one without problems leaves none, unless it was started with `--debug`.
"""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

from formula_desktop import logs, safe

LARGEST: Final = 200_000
"""The largest size of a log, in bytes; its beginning says more than its end."""

LARGEST_DEBUG: Final = 5_000_000
"""The same with `--debug`."""

KEPT_RUNS: Final = 5
_SLOW_S: Final = 0.5
"""If writing an entry takes longer, only warnings and errors are written from then on."""

_START: Final = "run "
_LOG: Final = ".log"
_TRACE: Final = ".trace.log"


class RunLog(logging.Handler):
    """The log of this run; if it cannot be written, the program goes on without it."""

    def __init__(
        self,
        folder: Path,
        heading: Callable[[], str] = str,
        private: logs.Private | None = None,
        *,
        debug: bool = False,
    ) -> None:
        """Prepare a log; `heading` describes the program above the first entry."""
        super().__init__()
        self.private = private or logs.Private()
        self.setFormatter(self.private)
        self.folder = folder
        name = f"{_START}{time.strftime('%Y-%m-%d %H.%M.%S')} {os.getpid()}"
        self.file = folder / f"{name}{_LOG}"
        self.trace_file = folder / f"{name}{_TRACE}"
        self.names = self.file.name, self.trace_file.name
        self._heading = heading
        self._room = LARGEST_DEBUG if debug else LARGEST
        self._handle: int | None = None
        self._trace: IO[bytes] | None = None
        self._stays = debug
        self._before: list[logging.LogRecord] = []
        self._has_begun = False

    def begin(self) -> None:
        """Make the file, so that a run that crashes has one, and delete old logs."""
        self.acquire()
        try:
            self._begin()
        finally:
            self.release()
        _sweep(self.folder)

    def emit(self, record: logging.LogRecord) -> None:
        """Add an entry; never raises. Before `begin` only a warning or an error starts the file."""
        is_wrong = record.levelno >= logging.WARNING
        self._stays = self._stays or is_wrong
        try:
            if self._has_begun or is_wrong:
                self._begin()
                self._write(self._entry(record))
            else:
                self._before.append(record)
        except Exception:  # noqa: BLE001 - like every handler
            self.handleError(record)

    def open_trace(self) -> IO[bytes] | None:
        """Open a file for the trace of a crash; None if it cannot be opened."""
        with contextlib.suppress(OSError):
            self._trace = os.fdopen(self._opened(self.trace_file), "ab", buffering=0)
        return self._trace

    def end(self) -> None:
        """End the log of a run that ended well, deleting it if it says nothing."""
        if self._trace is not None:
            self._trace.close()
            self._trace = None
        if self._handle is not None:
            os.close(self._handle)
        self._handle, self._room = None, 0
        with contextlib.suppress(OSError):
            if not self._stays:
                self.file.unlink(missing_ok=True)
            if self.trace_file.stat().st_size == 0:
                self.trace_file.unlink()

    def _begin(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            entries = "".join(map(self._entry, self._before))
            self._before.clear()
            self._write(f"{self._heading()}\n\n{entries}")

    def _entry(self, record: logging.LogRecord) -> str:
        return f"{self.format(record).rstrip()}\n"

    def _write(self, text: str) -> None:
        if self._room <= 0:
            return
        data = text.encode(errors="backslashreplace")
        if len(data) >= self._room:
            data = data[: self._room] + b"\nNo more is written.\n"
        self._room -= len(data)
        try:
            if self._handle is None:
                self._handle = self._opened(self.file)
            began = time.monotonic()
            os.write(self._handle, data)
        except OSError:
            self._room = 0
        else:
            if time.monotonic() - began > _SLOW_S:
                self.setLevel(logging.WARNING)

    def _opened(self, file: Path) -> int:
        safe.make_folder(self.folder)
        return os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)


def read(folder: Path, names: tuple[str, ...]) -> str:
    """The text of logs, one after another, without missing and empty ones."""
    texts: list[str] = []
    for name in names:
        with contextlib.suppress(OSError), (folder / name).open("rb") as file:
            texts.append(logs.without_home(file.read(LARGEST).decode(errors="replace").strip()))
    return "\n\n".join(text for text in texts if text)


def _sweep(folder: Path) -> None:
    """Keep only the logs of the last runs; their names sort by time."""
    runs: dict[str, list[Path]] = {}
    with contextlib.suppress(OSError):
        for file in folder.glob(f"{_START}*{_LOG}"):
            runs.setdefault(file.name.removesuffix(_LOG).removesuffix(".trace"), []).append(file)
        for run in sorted(runs)[:-KEPT_RUNS]:
            for file in runs[run]:
                file.unlink(missing_ok=True)
