"""Positions to test a rule: any rack, and a board with certain sums."""

from __future__ import annotations

from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.line import Put
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.squares import Direction, Square, beside, read_square
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
    """A seat's view of a board with these sums; the rack may be impossible in a game."""
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


def square(name: str) -> Square:
    found = read_square(name)
    assert found is not None
    return found


def laid(view: View, name: str, tiles: str, way: Direction = Direction.RIGHT) -> Draft:
    """Tiles put down one after another, skipping those on the board; a space skips a square."""
    draft = Draft(view)
    at: Square | None = square(name)
    for tile in tiles:
        while at is not None and view.board.tiles[at]:
            at = beside(at, way)
        assert at is not None
        if tile != " ":
            index = draft.free(tile)
            assert index is not None
            draft = draft.put(index, at)
        at = beside(at, way)
    return draft


def out_of_line(view: View) -> Draft:
    """A draft that no `put` makes."""
    return Draft(view, (Put(0, square("A1"), "0", 0), Put(5, square("B2"), "1", 1)))
