"""Questions to a computer player and its answers, as lines of JSON between two processes.

A question contains only what a seat sees, so the process that answers cannot know more. Neither
process trusts the other: it reads what this module writes, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, NamedTuple
from zlib import crc32

from formula_desktop.gamefile.parts import written_time
from formula_desktop.gamefile.text import parsed
from formula_desktop.json_values import fields, flag, items, real, text, whole
from formula_desktop.judgement import Judgement, Size, Why
from formula_desktop.kinds.kind import RESIGN, TIMEOUT, Play, State, View
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.limit import LONGEST_S, SHORTEST_S, Limit
from formula_desktop.players import STRONG, Level
from formula_desktop.refusal import NotAllowedError

WHILE_THERE_IS_TIME = 1_000_000_000
"""The number of iterations for a turn that only the clock ends."""

LONGEST_QUESTION = 64 * 1024
LONGEST_ANSWER = 1024
"""The most bytes of a line; no view and no play needs nearly as many."""

_MOST_POINTS = 10_000
"""More than any figure of a judgement."""

_LAST_NUMBER = 2**63
_LAST_SEED = 2**32 - 1

_FIELDS = (
    *("number", "level", "iterations", "seconds", "seed", "game_seed", "holds_back"),
    *("game", "options", "view", "judged", "hint"),
)


class ProtocolError(Exception):
    """A line is not a question, or not an answer to the question; the message says why."""


class Question(NamedTuple):
    """What the seat to move is asked: for a level's play within a limit, or for the best.

    Or for the play that a hint leads to against the level. Or what a play was worth, which then is
    `judged`; no level is named.
    """

    number: int
    view: View
    level: Level | None
    limit: Limit
    judged: Play | None = None
    is_hint: bool = False


# --- choosing -----------------------------------------------------------------------------------


def choose(view: View, level: Level, limit: Limit) -> Play:
    """The play chosen by a computer player of this level."""
    play: Play = kind_of(view).choose(view, level, limit)
    return play


def limit_for(view: View, level: Level, seconds: float, game_seed: int = 0) -> Limit:
    """How much a level thinks about a turn at the table; `seconds` is only for the master."""
    seed = seed_of(view)
    if level is Level.MASTER:
        return Limit(WHILE_THERE_IS_TIME, seconds, seed, game_seed=game_seed)
    return Limit(kind_of(view).iterations.get(level, 0), seed=seed, game_seed=game_seed)


def best(view: View) -> Play:
    """The best play."""
    play: Play = kind_of(view).best(view)
    return play


def hinted(view: View, level: Level) -> Play:
    """The play that a hint leads to, for a person who plays against a level."""
    play: Play = kind_of(view).hinted(view, level, limit_for(view, Level.HARD, 0))
    return play


def sound_hint(view: View, level: Level, limit: Limit) -> Play:
    """The play that a hint leads to, unless looking back would call it a loss.

    Then it is the better play that looking back would name, unless that is too hard for a person
    who plays against this level. To lay nothing, though something fits, is a hint only against
    strong levels: to anybody else it looks wrong. Nothing is judged without iterations.
    """
    play = hinted(view, level)
    if not limit.iterations:
        return play
    kind = kind_of(view)
    judgement = judge(view, play, limit)
    if judgement.size is Size.FINE:
        return play
    lays_nothing = isinstance(judgement.best, Enum)
    if lays_nothing and level not in STRONG:
        return play
    suiting = kind.suited_views(view, level)
    suits = not suiting or any(kind.why_not(each, judgement.best) is None for each in suiting)
    return judgement.best if suits else play


def judge(view: View, play: Play, limit: Limit) -> Judgement[Play]:
    """What a play is worth in the chance to win."""
    judgement: Judgement[Play] = kind_of(view).judge(view, play, limit)
    return judgement


def judging_limit(view: View) -> Limit:
    """How much is thought about a judgement; the same turn gets the same figures."""
    return Limit(kind_of(view).iterations.get(Level.MASTER, 0), seed=seed_of(view))


def seed_of(view: View) -> int:
    """A seed made from what the seat sees, so that the same position gets the same thinking."""
    return crc32(json.dumps(_said(view)).encode())


def seed_of_game(state: State) -> int:
    """A seed made from the moment a game started, so that its file needs no other, and nothing
    hidden is in it."""
    return crc32(written_time(state.started).encode())


# --- questions ----------------------------------------------------------------------------------


def question(
    number: int,
    view: View,
    level: Level | None,
    limit: Limit,
    judged: Play | None = None,
    *,
    is_hint: bool = False,
) -> str:
    """The line that asks for a level's play, for the best, for a hint, or what a play was worth.

    The answer has the same number.
    """
    said = {"level": level, "iterations": limit.iterations, "seconds": limit.seconds}
    seeds = {"seed": limit.seed, "game_seed": limit.game_seed, "holds_back": limit.holds_back}
    play = None if judged is None else str(judged)
    wanted = {"judged": play, "hint": is_hint}
    return json.dumps({"number": number, **said, **seeds, **_said(view), **wanted})


def _said(view: View) -> dict[str, Any]:
    kind = kind_of(view)
    options = kind.written_options(view.options)
    return {"game": kind.name, "options": options, "view": kind.written_view(view)}


def read_question(line: bytes) -> Question:
    """The question on a line; raises ProtocolError."""
    with _reading("a question"):
        said = fields(parsed(line, LONGEST_QUESTION), _FIELDS)
        level, seconds, judged = said["level"], said["seconds"], said["judged"]
        if judged is not None and level is not None:
            raise ValueError("a level is asked to judge")
        is_hint = flag(said["hint"])
        if is_hint and level is None:
            raise ValueError("a hint without a level")
        view = _view(said)
        return Question(
            whole(said["number"], 0, _LAST_NUMBER),
            view,
            None if level is None else Level(text(level)),
            Limit(
                whole(said["iterations"], 0, WHILE_THERE_IS_TIME),
                None if seconds is None else real(seconds, SHORTEST_S, LONGEST_S),
                whole(said["seed"], 0, _LAST_SEED),
                game_seed=whole(said["game_seed"], 0, _LAST_SEED),
                holds_back=flag(said["holds_back"]),
            ),
            None if judged is None else _judged(judged, view),
            is_hint,
        )


def _judged(said: object, view: View) -> Play:
    """A play to judge: one that is allowed, and no giving up."""
    play = _allowed(said, view)
    if str(play) in (RESIGN, TIMEOUT):
        raise ValueError("giving up is not judged")
    return play


def _allowed(said: object, view: View) -> Play:
    kind = kind_of(view)
    play: Play = kind.read_play(text(said))
    refusal = kind.why_not(view, play)
    if refusal:
        raise NotAllowedError(refusal)
    return play


def _view(said: dict[str, object]) -> View:
    kind = KINDS.get(text(said["game"]))
    if kind is None:
        raise ValueError("there is no such game")
    view: View = kind.read_view(said["view"], kind.read_options(said["options"]))
    if view.to_move != view.seat:
        raise ValueError("the seat is not to move")
    return view


# --- answers ------------------------------------------------------------------------------------


def answer(asked: Question, tell: Callable[[str], None] | None = None) -> str:
    """The line that answers a question; `tell` gets the lines that report progress first."""

    def progress(part: float) -> None:
        if tell is not None:
            tell(json.dumps({"number": asked.number, "progress": part}))

    if asked.judged is not None:
        judgement = judge(asked.view, asked.judged, asked.limit)
        return json.dumps({"number": asked.number, **_said_of(judgement)})
    if asked.level is None:
        play = best(asked.view)
    elif asked.is_hint:
        play = sound_hint(asked.view, asked.level, asked.limit)
    else:
        limit = asked.limit._replace(progress=progress)
        play = choose(asked.view, asked.level, limit)
    return json.dumps({"number": asked.number, "play": str(play)})


def read_answer(line: bytes, number: int, view: View) -> Play | float:
    """The answer to the question with this number: a play that is allowed in its view.

    A line that reports progress gives the part that is done instead, from 0 to 1. Raises
    ProtocolError for any other line.
    """
    with _reading("an answer"):
        said = parsed(line, LONGEST_ANSWER)
        reports = isinstance(said, dict) and "progress" in said
        answered = fields(said, ("number", "progress" if reports else "play"))
        whole(answered["number"], number, number)
        if reports:
            return real(answered["progress"], 0, 1)
        return _allowed(answered["play"], view)


def _said_of(judgement: Judgement[Play]) -> dict[str, object]:
    why = None if judgement.why is None else list(judgement.why)
    chances = [judgement.chance, judgement.made]
    return {
        "best": str(judgement.best),
        "chances": chances,
        "points": judgement.points,
        "why": why,
    }


def read_judgement(line: bytes, number: int, view: View) -> Judgement[Play]:
    """The answer to the question with this number what a play was worth; raises ProtocolError."""
    with _reading("a judgement"):
        said = fields(parsed(line, LONGEST_ANSWER), ("number", "best", "chances", "points", "why"))
        whole(said["number"], number, number)
        chance, made = (real(each, 0, 1) for each in items(said["chances"], 2, 2))
        points = real(said["points"], 0, _MOST_POINTS)
        judgement = Judgement(_judged(said["best"], view), chance, made, points, _why(said["why"]))
        if made > chance:
            raise ValueError("a play is better than the best")
        if (judgement.why is None) != (judgement.size is Size.FINE):
            raise ValueError("just a loss has its reasons")
        return judgement


def _why(said: object) -> Why | None:
    if said is None:
        return None
    *figures, misses_out = items(said, 4, 4)
    earned, left_open, kept = (whole(each, -_MOST_POINTS, _MOST_POINTS) for each in figures)
    return Why(earned, left_open, kept, flag(misses_out))


@contextmanager
def _reading(what: str) -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise ProtocolError(f"a line is not {what}: {error}") from error
