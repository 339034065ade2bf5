"""The positions of exercises, and how they are written: the sums on the board and a rack."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.codec import read_view
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import BLANK, RACK_DIGITS, RACK_OPERATORS, Rack
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order
from formula_desktop.practise.exercise import SEAT, Exercise

_LYING: Final = re.compile(r"\(([0-9*]+)\)")
_TILE: Final = re.compile(r"\*?[0-9]")

FIELDS: Final = ("sums", "rack")


def written(position: Position) -> dict[str, object]:
    """The fields of a position."""
    return {
        "sums": list(map(str, position.board.sums)),
        "rack": position.racks[SEAT]._asdict(),
    }


def read(said: dict[str, object], options: Options) -> Position:
    """The position from its fields; raises ValueError if an exercise cannot have it."""
    if options != normal_options(options):
        raise ValueError("options: an exercise has neither open racks nor a time limit")
    seen = {"seat": SEAT, "to_move": SEAT, "earned": [0, 0], "passes": [0, 0], "other_rack": None}
    return _seen(read_view(said | seen, options))


def position_of(options: Options, board: Board, rack: Rack) -> Position:
    """The position with this board and rack; all other tiles are out of sight."""
    return _seen(View(options, SEAT, SEAT, board, rack, (0, 0), (0, 0)))


def _seen(view: View) -> Position:
    digits, operators = view.unseen_digits, view.unseen_operators
    other = Rack(digits[:RACK_DIGITS], operators[:RACK_OPERATORS])
    return Position(
        options=view.options,
        board=view.board,
        racks=(view.rack, other),
        bag_digits=digits[RACK_DIGITS:],
        bag_operators=operators[RACK_OPERATORS:],
        earned=(0, 0),
        passes=(0, 0),
        to_move=SEAT,
    )


def alone(exercise: Exercise) -> Exercise:
    """A sum to complete by itself: older ones were a part of a game, with other sums around them.

    The tiles that lay there are given with the others.
    """
    position, frame = exercise.position, exercise.frame
    assert isinstance(position, Position)  # it is an exercise of Digifeud
    if not frame or position.board.is_empty:
        return exercise
    lying = "".join(_LYING.findall(frame))
    rack = position.racks[SEAT]
    digits = "".join(BLANK if each[0] == BLANK else each for each in _TILE.findall(lying))
    made = position_of(
        position.options,
        empty_board(position.options),
        Rack(in_order(rack.digits + digits), rack.operators),
    )
    return replace(exercise, position=made, frame=_LYING.sub(r"\1", frame))


def normal(position: Position) -> Position:
    """The position of a game, for the one who is to move, as that of an exercise."""
    assert position.to_move is not None
    options = normal_options(position.options)
    return position_of(options, position.board, position.racks[position.to_move])


def normal_options(options: Options) -> Options:
    """The options without what does not matter in a single turn."""
    return replace(options, open_racks=False, turn_limit_minutes=None)
