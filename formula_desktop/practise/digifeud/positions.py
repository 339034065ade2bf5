"""The positions of exercises, and how they are written: the sums on the board and a rack."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from formula_desktop.digifeud.board import Board
from formula_desktop.digifeud.codec import read_view
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS, Rack
from formula_desktop.digifeud.view import View
from formula_desktop.practise.exercise import SEAT

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


def normal(position: Position) -> Position:
    """The position of a game, for the one who is to move, as that of an exercise."""
    assert position.to_move is not None
    options = normal_options(position.options)
    return position_of(options, position.board, position.racks[position.to_move])


def normal_options(options: Options) -> Options:
    """The options without what does not matter in a single turn."""
    return replace(options, open_racks=False, turn_limit_minutes=None)
