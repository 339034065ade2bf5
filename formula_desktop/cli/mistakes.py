"""The process that makes exercises from a finished game: one question, and better answers."""

from __future__ import annotations

import os
import sys
from threading import Timer

from formula_desktop.cli.terminal import FAILED, complain
from formula_desktop.cli.think import give_way
from formula_desktop.engine.mistakes import LONGEST_QUESTION, answers, read_question
from formula_desktop.engine.protocol import ProtocolError

_MOST_S = 7.0
"""How long it goes on after the first answer; there are games whose turns take minutes."""


def find() -> int:
    """Answer the question on the standard input; returns the exit status."""
    give_way()
    try:
        asked = read_question(sys.stdin.buffer.readline(LONGEST_QUESTION + 1))
    except ProtocolError as error:
        complain(str(error))
        return FAILED
    end = Timer(_MOST_S, os._exit, (0,))
    end.daemon = True
    for line in answers(asked):
        print(line, flush=True)
        if not end.is_alive():
            end.start()
    end.cancel()
    return 0
