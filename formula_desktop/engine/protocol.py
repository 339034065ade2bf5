"""Questions to a computer player and its answers, as lines of JSON between two processes.

A question contains what a seat sees and nothing else, so the process that answers cannot know more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any
from zlib import crc32

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import allowed as digifeud_allowed
from formula_desktop.digifeud import board as digifeud_board
from formula_desktop.digifeud import layout as digifeud_layout
from formula_desktop.digifeud import legal as digifeud_legal
from formula_desktop.digifeud import options as digifeud_options
from formula_desktop.digifeud import play as digifeud_play
from formula_desktop.digifeud import tiles as digifeud_tiles
from formula_desktop.digifeud import view as digifeud_view
from formula_desktop.digifeud.player import computer as digifeud_computer
from formula_desktop.formula import allowed as formula_allowed
from formula_desktop.formula import play as formula_play
from formula_desktop.formula import view as formula_view
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.player import best as formula_best
from formula_desktop.formula.player import computer as formula_computer
from formula_desktop.limit import Effort
from formula_desktop.players import Level
from formula_desktop.refusal import NotAllowedError

View = formula_view.View | digifeud_view.View
Play = formula_play.Play | digifeud_play.Play

FORMULA = "formula"
DIGIFEUD = "digifeud"

WHILE_THERE_IS_TIME = 1_000_000_000
"""Iterations of a turn that only the clock ends."""


def choose(view: View, level: Level, effort: Effort) -> Play:
    """The choice of a computer player of this level."""
    if isinstance(view, formula_view.View):
        return formula_computer.choose(view, level, effort)
    return digifeud_computer.choose(view, level, effort)


def effort_for(view: View, level: Level, seconds: float) -> Effort:
    """How much a level thinks over a turn at the table; `seconds` hold for the master only."""
    seed = seed_of(view)
    if level is Level.MASTER:
        return Effort(WHILE_THERE_IS_TIME, seconds, seed)
    return Effort(usual_iterations(view, level), seed=seed)


def usual_iterations(view: View, level: Level) -> int:
    """How many iterations cost a level about 0.3 s a turn; 0 when it plays none."""
    if isinstance(view, formula_view.View):
        return formula_computer.ITERATIONS.get(level, 0)
    return digifeud_computer.ITERATIONS.get(level, 0)


def best(view: View) -> Play:
    """The best play there is: see `formula/player/best.py`; of Digifeud the sum that earns most."""
    if isinstance(view, formula_view.View):
        return formula_best.best(view)
    found = digifeud_legal.best_play(view)
    return found.play if found else digifeud_play.Action.PASS


def question(number: int, view: View, level: Level, effort: Effort) -> str:
    """The line that asks for a level's play; `number` comes back with the answer."""
    said = {"level": level, "iterations": effort.iterations, "seconds": effort.seconds}
    return json.dumps({"number": number, **said, "seed": effort.seed, **_said(view)})


def question_for_best(number: int, view: View) -> str:
    """The line that asks for the best play there is."""
    return json.dumps({"number": number, "level": None, **_said(view)})


def seed_of(view: View) -> int:
    """A seed that comes of what the seat sees: the same position is thought over the same way."""
    return crc32(json.dumps(_said(view)).encode())


def answer(line: str, tell: Callable[[str], None] | None = None) -> str:
    """The line that answers a question; `tell` is given the lines of its progress before."""
    asked = json.loads(line)
    number = asked["number"]
    is_formula = asked["game"] == FORMULA
    view = _formula_view(asked["view"]) if is_formula else _digifeud_view(asked["view"])

    def progress(part: float) -> None:
        if tell is not None:
            tell(json.dumps({"number": number, "progress": part}))

    if asked["level"] is None:
        play = best(view)
    else:
        effort = Effort(asked["iterations"], asked["seconds"], asked["seed"], progress)
        play = choose(view, Level(asked["level"]), effort)
    return json.dumps({"number": number, "play": str(play)})


def read_answer(line: str, view: View) -> tuple[int, Play | float]:
    """The number of the question, and its answer: a play for the view that it showed.

    While the answer is thought over it is the part that is done, from 0 to 1. Raises ValueError,
    LookupError or TypeError when the line is no answer, or not an allowed one.
    """
    answered = json.loads(line)
    if "progress" in answered:
        return int(answered["number"]), float(answered["progress"])
    play: Play
    if isinstance(view, formula_view.View):
        play = formula_play.read_play(answered["play"])
        refusal = formula_allowed.why_not(view, play)
    else:
        play = digifeud_play.read_play(answered["play"])
        refusal = digifeud_allowed.why_not(view, play)
    if refusal:
        raise NotAllowedError(refusal)
    return int(answered["number"]), play


def _said(view: View) -> dict[str, Any]:
    if isinstance(view, formula_view.View):
        return {"game": FORMULA, "view": asdict(view)}
    return {"game": DIGIFEUD, "view": _digifeud_said(view)}


# --- Formula ------------------------------------------------------------------------------------


def _formula_view(said: dict[str, Any]) -> formula_view.View:
    values = {field.name: said[field.name] for field in fields(formula_view.View)}
    operator = values["operator"]
    return formula_view.View(
        **values
        | {
            "options": _formula_options(values["options"]),
            "hands": tuple(values["hands"]),
            "hand_sizes": tuple(values["hand_sizes"]),
            "left": _row(values["left"]),
            "operator": None if operator is None else Operator(operator),
            "right": _row(values["right"]),
            "answer": _row(values["answer"]),
            "earned": tuple(values["earned"]),
            "totals": tuple(values["totals"]),
        }
    )


def _row(cards: list[list[Any]]) -> Row:
    return tuple(Laid(*card) for card in cards)


def _formula_options(said: dict[str, Any]) -> Options:
    operators = tuple(map(Operator, said["operators"]))
    return Options(**said | {"operators": operators, "scoring": Scoring(said["scoring"])})


# --- Digifeud -----------------------------------------------------------------------------------


def _digifeud_said(view: digifeud_view.View) -> dict[str, Any]:
    return {
        "options": asdict(view.options),
        "seat": view.seat,
        "to_move": view.to_move,
        "sums": list(map(str, view.board.sums)),
        "rack": asdict(view.rack),
        "earned": view.earned,
        "passes": view.passes,
    }


def _digifeud_view(said: dict[str, Any]) -> digifeud_view.View:
    layout = {colour: tuple(squares) for colour, squares in said["options"]["layout"].items()}
    options = digifeud_options.Options(
        **said["options"]
        | {
            "operators": tuple(map(Operator, said["options"]["operators"])),
            "layout": digifeud_layout.Layout(**layout),
        }
    )
    sums = [digifeud_play.read_play(text) for text in said["sums"]]
    return digifeud_view.View(
        options=options,
        seat=said["seat"],
        to_move=said["to_move"],
        board=digifeud_board.board_with(
            options, [each for each in sums if isinstance(each, digifeud_play.Sum)]
        ),
        rack=digifeud_tiles.Rack(**said["rack"]),
        earned=_pair(said["earned"]),
        passes=_pair(said["passes"]),
    )


def _pair(values: list[int]) -> tuple[int, int]:
    first, second = values
    return first, second
