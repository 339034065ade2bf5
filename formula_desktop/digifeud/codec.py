"""Conversion between a seat's view of a game and JSON values, for the engine's process."""

from __future__ import annotations

from typing import Any

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.position import PASSES_TO_END
from formula_desktop.digifeud.tiles import (
    DIGIT_TILES,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
    Rack,
)
from formula_desktop.digifeud.view import View
from formula_desktop.json_values import fields, items, text, whole
from formula_desktop.notation import in_order, missing
from formula_desktop.refusal import NotAllowedError

_MOST_POINTS = 10**9

_NO_TILES = Rack("", "")

_FIELDS = ("seat", "to_move", "sums", "rack", "earned", "passes", "other_rack")


def written_view(view: View) -> dict[str, Any]:
    """A view without its options, as JSON values."""
    return {
        "seat": view.seat,
        "to_move": view.to_move,
        "sums": list(map(str, view.board.sums)),
        "rack": view.rack._asdict(),
        "earned": view.earned,
        "passes": view.passes,
        "other_rack": view.other_rack and view.other_rack._asdict(),
    }


def read_view(said: object, options: Options) -> View:
    """The view from its JSON values.

    Raises ValueError for anything that no seat can see, such as a sum that is not allowed.
    """
    values = fields(said, _FIELDS)
    to_move = values["to_move"]
    board = _board(values["sums"], options)
    rack = _rack(values["rack"], board, options)
    other = values["other_rack"]
    if (other is not None) != options.open_racks:
        raise ValueError("a seat sees the other rack if the racks lie open, and only then")
    return View(
        options=options,
        seat=whole(values["seat"], 0, 1),
        to_move=None if to_move is None else whole(to_move, 0, 1),
        board=board,
        rack=rack,
        earned=_pair(values["earned"], _MOST_POINTS),
        passes=_pair(values["passes"], PASSES_TO_END),
        other_rack=None if other is None else _rack(other, board, options, rack),
    )


def _board(value: object, options: Options) -> Board:
    """The board with these sums, each of which the rules allow."""
    board = empty_board(options)
    for written in items(value, 0, len(DIGIT_TILES)):
        laid = read_play(text(written))
        if not isinstance(laid, Sum):
            raise ValueError("this is not a sum")
        rack = Rack(laid.digits, laid.operator_tiles)
        refusal = why_not(View(options, 0, 0, board, rack, (0, 0), (0, 0)), laid)
        if refusal:
            raise NotAllowedError(refusal)
        board = board.with_sum(laid)
    return board


def _rack(value: object, board: Board, options: Options, other: Rack = _NO_TILES) -> Rack:
    """A rack whose tiles are neither on the board nor on the other rack."""
    said = fields(value, ("digits", "operators"))
    rack = Rack(text(said["digits"]), text(said["operators"]))
    count = board.count()
    for tiles, others, most, everything in (
        (rack.digits, other.digits, RACK_DIGITS, DIGIT_TILES),
        (rack.operators, other.operators, RACK_OPERATORS, OPERATOR_TILES[options.operators]),
    ):
        elsewhere = others + "".join(tile * count[tile] for tile in set(everything))
        if len(tiles) > most or tiles != in_order(tiles) or missing(everything, tiles + elsewhere):
            raise ValueError("a seat cannot have this rack")
    return rack


def _pair(value: object, most: int) -> tuple[int, int]:
    first, second = items(value, 2, 2)
    return whole(first, 0, most), whole(second, 0, most)
