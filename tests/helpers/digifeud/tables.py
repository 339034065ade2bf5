"""Positions to try a rule on: any rack, and a board with the sums that are given."""

from __future__ import annotations

from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order

DIGITS = "0123456789*" * 3
OPERATORS = "+-x/" * 4


def sum_of(text: str) -> Sum:
    play = read_play(text)
    assert isinstance(play, Sum)
    return play


def view_of(
    *sums: str,
    digits: str = DIGITS,
    operators: str = OPERATORS,
    options: Options | None = None,
    to_move: int | None = 0,
) -> View:
    """What a seat sees of a board with these sums on it; the rack may be one that never comes."""
    options = options or Options()
    return View(
        options=options,
        seat=0,
        to_move=to_move,
        board=board_with(options, map(sum_of, sums)),
        rack=Rack(in_order(digits), in_order(operators)),
        earned=(0, 0),
        passes=(0, 0),
    )
