"""Output to a terminal, a pipe or a file in any encoding."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress

from formula_desktop import PROGRAM
from formula_desktop.sentences import quoted

FAILED = 1
"""The exit status of a command that could not finish its work."""

STOPPED = 130
"""The exit status after Ctrl+C, as in shells."""


def in_terminal(command: Callable[[], int]) -> int:
    """Run a command and return its exit status, without tracebacks for output errors.

    The command ends silently when its output is closed (`| head`), and with a message when the disk
    is full. Characters that the terminal cannot show are escaped.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except OSError as error:
        _give_up_output()
        # Windows reports a closed pipe as an invalid argument
        if not isinstance(error, BrokenPipeError) and (os.name != "nt" or error.errno != 22):
            complain(f"the output cannot be written: {error.strerror}")
        return FAILED
    return status


def complain(sentence: str) -> None:
    """Print what went wrong to standard error."""
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)


def path_shown(path: str) -> str:
    """A path in a form that prints on one line."""
    return quoted(path, len(path))


def _give_up_output() -> None:
    """Discard buffered output, so that Python doesn't fail again when it exits."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
