"""Questions to a computer player and its answers, as lines of JSON between two processes.

A question contains only what a seat sees, so the process that answers cannot know more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from zlib import crc32

from formula_desktop.kinds.kind import Play, View
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from formula_desktop.refusal import NotAllowedError

WHILE_THERE_IS_TIME = 1_000_000_000
"""The number of iterations for a turn that only the clock ends."""


def choose(view: View, level: Level, limit: Limit) -> Play:
    """The play chosen by a computer player of this level."""
    play: Play = kind_of(view).choose(view, level, limit)
    return play


def limit_for(view: View, level: Level, seconds: float) -> Limit:
    """How much a level thinks about a turn at the table; `seconds` is only for the master."""
    seed = seed_of(view)
    if level is Level.MASTER:
        return Limit(WHILE_THERE_IS_TIME, seconds, seed)
    return Limit(kind_of(view).iterations.get(level, 0), seed=seed)


def best(view: View) -> Play:
    """The best play."""
    play: Play = kind_of(view).best(view)
    return play


def question(number: int, view: View, level: Level | None, limit: Limit) -> str:
    """The line that asks for a level's play, or for the best; the answer has the same number."""
    said = {"level": level, "iterations": limit.iterations, "seconds": limit.seconds}
    return json.dumps({"number": number, **said, "seed": limit.seed, **_said(view)})


def seed_of(view: View) -> int:
    """A seed made from what the seat sees, so that the same position gets the same thinking."""
    return crc32(json.dumps(_said(view)).encode())


def answer(line: str, tell: Callable[[str], None] | None = None) -> str:
    """The line that answers a question; `tell` gets the lines that report progress first."""
    asked = json.loads(line)
    number = asked["number"]
    kind = KINDS[asked["game"]]
    view: View = kind.read_view(asked["view"], kind.read_options(asked["options"]))

    def progress(part: float) -> None:
        if tell is not None:
            tell(json.dumps({"number": number, "progress": part}))

    if asked["level"] is None:
        play = best(view)
    else:
        limit = Limit(asked["iterations"], asked["seconds"], asked["seed"], progress)
        play = choose(view, Level(asked["level"]), limit)
    return json.dumps({"number": number, "play": str(play)})


def read_answer(line: str, view: View) -> tuple[int, Play | float]:
    """The number of the question, and its answer: a play for the view in the question.

    A progress line gives the part that is done instead, from 0 to 1. Raises ValueError, LookupError
    or TypeError if the line is not an answer, or not a legal one.
    """
    answered = json.loads(line)
    if "progress" in answered:
        return int(answered["number"]), float(answered["progress"])
    kind = kind_of(view)
    play: Play = kind.read_play(answered["play"])
    refusal = kind.why_not(view, play)
    if refusal:
        raise NotAllowedError(refusal)
    return int(answered["number"]), play


def _said(view: View) -> dict[str, Any]:
    kind = kind_of(view)
    options = kind.written_options(view.options)
    return {"game": kind.name, "options": options, "view": kind.written_view(view)}
