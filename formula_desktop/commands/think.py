"""The computer player's process: answers questions, a line each, until its input ends."""

from __future__ import annotations

import sys

from formula_desktop.thinking import answer


def serve() -> int:
    """Answer each line of the standard input; returns the exit status."""
    for line in sys.stdin:
        _say(answer(line, _say))
    return 0


def _say(line: str) -> None:
    print(line, flush=True)
