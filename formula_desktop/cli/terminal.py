"""Output to a terminal, a pipe or a file, in whatever encoding it can take."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

from formula_desktop import PROGRAM
from formula_desktop.sentences.refusals import quoted

FAILED = 1
"""Exit status of a command that could not do all it was asked."""

STOPPED = 130
"""Exit status after Ctrl+C, as shells have it."""


def in_terminal(command: Callable[[], int]) -> int:
    """Run a command and give its exit status, never a traceback for what happens to its output.

    Output that nobody reads any more (`| head`) ends the command in silence; a full disk is told.
    Characters that the terminal does not know are shown as their escapes.
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
        if not _is_closed_pipe(error):
            complain(f"the output cannot be written: {error.strerror}")
        return FAILED
    return status


def complain(sentence: str) -> None:
    """Tell what went wrong where errors are told."""
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)


def path_shown(path: str) -> str:
    """A path as it can be printed on one line."""
    return quoted(path, len(path))


def _is_closed_pipe(error: OSError) -> bool:
    # Windows calls a closed pipe an invalid argument
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == 22)


def _give_up_output() -> None:
    """What is still buffered goes nowhere, so that Python does not fail once more at its end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        pass
