"""Questions to a computer player and its answers, as lines of JSON between two processes.

The question holds what a seat sees and nothing else, so the process that answers cannot know more.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import allowed as digifeud_allowed
from formula_desktop.digifeud import board as digifeud_board
from formula_desktop.digifeud import computer as digifeud_computer
from formula_desktop.digifeud import layout as digifeud_layout
from formula_desktop.digifeud import legal as digifeud_legal
from formula_desktop.digifeud import options as digifeud_options
from formula_desktop.digifeud import play as digifeud_play
from formula_desktop.digifeud import tiles as digifeud_tiles
from formula_desktop.digifeud import view as digifeud_view
from formula_desktop.formula import allowed as formula_allowed
from formula_desktop.formula import best as formula_best
from formula_desktop.formula import computer as formula_computer
from formula_desktop.formula import play as formula_play
from formula_desktop.formula import view as formula_view
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.refusal import NotAllowedError

View = formula_view.View | digifeud_view.View
Play = formula_play.Play | digifeud_play.Play

FORMULA = "formula"
DIGIFEUD = "digifeud"


def choose(view: View) -> Play:
    """The computer player's choice."""
    if isinstance(view, formula_view.View):
        return formula_computer.choose(view)
    return digifeud_computer.choose(view)


def best(view: View) -> Play:
    """The best play there is: see `formula/best.py`; of Digifeud the sum that earns most."""
    if isinstance(view, formula_view.View):
        return formula_best.best(view)
    found = digifeud_legal.best_play(view)
    return found.play if found else digifeud_play.Action.PASS


def question(number: int, view: View, *, is_best: bool = False) -> str:
    """The line that asks for a play, the computer's or the best one.

    `number` comes back with the answer.
    """
    asked: dict[str, Any] = {"number": number, "best": is_best}
    if isinstance(view, formula_view.View):
        return json.dumps(asked | {"game": FORMULA, "view": asdict(view)})
    return json.dumps(asked | {"game": DIGIFEUD, "view": _digifeud_said(view)})


def answer(line: str) -> str:
    """The line that answers a question."""
    asked = json.loads(line)
    is_formula = asked["game"] == FORMULA
    view = _formula_view(asked["view"]) if is_formula else _digifeud_view(asked["view"])
    play = best(view) if asked["best"] else choose(view)
    return json.dumps({"number": asked["number"], "play": str(play)})


def read_answer(line: str, view: View) -> tuple[int, Play]:
    """The number of the question that was answered, and the play for the view that it showed.

    Raises ValueError, LookupError or TypeError when the line is no answer, or not an allowed one.
    """
    answered = json.loads(line)
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
