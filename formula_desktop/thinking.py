"""Questions to a computer player and its answers, as lines of JSON between two processes.

The question holds what a seat sees and nothing else, so the process that answers cannot know more.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.computer import choose
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.view import View


def question(number: int, view: View) -> str:
    """The line that asks for a play; `number` comes back with the answer."""
    return json.dumps({"number": number, "view": asdict(view)})


def answer(line: str) -> str:
    """The line that answers a question."""
    asked = json.loads(line)
    return json.dumps({"number": asked["number"], "play": str(choose(_view(asked["view"])))})


def read_answer(line: str) -> tuple[int, str]:
    """The number of the question that was answered, and the play as it is written."""
    answered = json.loads(line)
    return int(answered["number"]), str(answered["play"])


def _view(said: dict[str, Any]) -> View:
    values = {field.name: said[field.name] for field in fields(View)}
    operator = values["operator"]
    return View(
        **values
        | {
            "options": _options(values["options"]),
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


def _options(said: dict[str, Any]) -> Options:
    operators = tuple(map(Operator, said["operators"]))
    return Options(**said | {"operators": operators, "scoring": Scoring(said["scoring"])})
