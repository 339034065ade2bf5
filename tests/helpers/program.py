"""The program started as its users start it, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from formula_desktop import THINK
from tests.helpers.places import ROOT

PATIENCE_S = 600
"""After this, a program that hangs is ended; a machine with much else to do takes a minute."""

NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}


def start(
    *arguments: str | Path, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `formula-desktop` with these arguments to its end."""
    return subprocess.run(
        [sys.executable, "-m", "formula_desktop", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **(environment or {})},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


@contextmanager
def heeded(which: signal.Signals) -> Iterator[None]:
    """A program started meanwhile heeds a signal, also where the tests run in the background.

    There shells have SIGINT ignored, as `nohup` has SIGHUP, and whoever is started inherits it;
    what is handled here begins as usual there.
    """
    before = signal.signal(which, lambda _signal, _frame: None)
    try:
        yield
    finally:
        signal.signal(which, before)


def modules_after(*arguments: str | Path) -> set[str]:
    """The modules that are loaded once the program has done what these arguments ask for."""
    code = (
        "import sys; from formula_desktop.__main__ import main; main(sys.argv[1:]);"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=True,
    )
    return set(done.stderr.split())


def is_asked_to_think(folder: Path) -> bool:
    """Whether there is a computer player's process of the program with this folder."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().split(b"\0")
            environment = (process / "environ").read_bytes()
        except OSError:
            continue
        if THINK.encode() in command and os.fsencode(folder) in environment:
            return True
    return False
