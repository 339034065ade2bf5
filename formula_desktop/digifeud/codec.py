"""Conversion between a seat's view of a game and JSON values, for the engine's process."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View


def written_view(view: View) -> dict[str, Any]:
    """A view without its options, as JSON values."""
    return {
        "seat": view.seat,
        "to_move": view.to_move,
        "sums": list(map(str, view.board.sums)),
        "rack": asdict(view.rack),
        "earned": view.earned,
        "passes": view.passes,
    }


def read_view(said: dict[str, Any], options: Options) -> View:
    """The view from its JSON values; raises LookupError, TypeError or ValueError."""
    sums = [read_play(text) for text in said["sums"]]
    return View(
        options=options,
        seat=said["seat"],
        to_move=said["to_move"],
        board=board_with(options, [each for each in sums if isinstance(each, Sum)]),
        rack=Rack(**said["rack"]),
        earned=_pair(said["earned"]),
        passes=_pair(said["passes"]),
    )


def _pair(values: list[int]) -> tuple[int, int]:
    first, second = values
    return first, second
