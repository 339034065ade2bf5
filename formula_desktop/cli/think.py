"""The computer player's process: answers questions, one per line, until its input ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from time import monotonic

from formula_desktop.cli.terminal import FAILED, complain
from formula_desktop.engine.protocol import (
    LONGEST_QUESTION,
    ProtocolError,
    answer,
    read_question,
)

_POLITENESS = 5
"""The increment of its `nice` value."""
_BELOW_NORMAL = 0x4000
"""The corresponding priority class on Windows."""

_PROGRESS_S = 0.1
"""The shortest time between two progress reports, in seconds."""


def serve() -> int:
    """Answer each line of the standard input; returns the exit status.

    A line that is not a question ends the process; the caller then continues without it.
    """
    give_way()
    while line := sys.stdin.buffer.readline(LONGEST_QUESTION + 1):
        try:
            asked = read_question(line)
        except ProtocolError as error:
            complain(str(error))
            return FAILED
        _say(answer(asked, _now_and_then(_say)))
    return 0


def _say(line: str) -> None:
    try:
        print(line, flush=True)
    except OSError:  # the window was killed
        os._exit(1)


def _now_and_then(tell: Callable[[str], None]) -> Callable[[str], None]:
    """A report function that skips reports too soon after the last one."""
    last = monotonic()

    def report(line: str) -> None:
        nonlocal last
        if monotonic() - last >= _PROGRESS_S:
            last = monotonic()
            tell(line)

    return report


def give_way() -> None:
    """Lower the priority below the window's, so that no frame waits for the thinking."""
    if sys.platform == "win32":
        from ctypes import c_void_p, windll

        windll.kernel32.SetPriorityClass(c_void_p(-1), _BELOW_NORMAL)  # -1: this process
    else:
        os.nice(_POLITENESS)
