"""Conversion between a seat's view of a round and JSON values, for the engine's process."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options
from formula_desktop.formula.view import View


def written_view(view: View) -> dict[str, Any]:
    """A view without its options, as JSON values."""
    said = asdict(view)
    del said["options"]
    return said


def read_view(said: dict[str, Any], options: Options) -> View:
    """The view from its JSON values; raises LookupError, TypeError or ValueError."""
    values = {each.name: said[each.name] for each in fields(View) if each.name != "options"}
    operator = values["operator"]
    return View(
        **values
        | {
            "options": options,
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
