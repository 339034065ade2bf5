"""What a page shows of Digifeud: the board, and the squares that take a tile."""

from __future__ import annotations

from typing import Final

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.squares import CENTRE, SQUARES
from formula_desktop.digifeud.view import View
from formula_desktop.hands.seen import GameSeen


def _shown(view: View, lies: Draft, is_own: bool) -> dict[str, object]:
    layout = view.board.layout
    cards = {str(put.square): put.index for put in lies.puts} if is_own else {}
    return {
        "game": "digifeud",
        "hand": list(view.rack.tiles),
        "table": {
            "tiles": [lies.tile_on(square) for square in SQUARES],
            "new": sorted(put.square for put in lies.puts),
            "cards": cards,
            **{each.value: [at for at in SQUARES if layout.colour(at) is each] for each in Colour},
            "bag_digits": view.bag_digits,
            "bag_operators": view.bag_operators,
            "start": CENTRE,
        },
        "squares": _squares(lies) if is_own else [],
        "open": _open(view),
    }


def _squares(draft: Draft) -> list[int]:
    """The squares that may take one more tile."""
    down = {put.index for put in draft.puts}
    free = (at for at in range(len(draft.view.rack.tiles)) if at not in down)
    index = next(free, None)
    return [] if index is None else list(draft.squares(index))


def _open(view: View) -> list[str | None]:
    shown: list[str | None] = [None, None]
    if view.other_rack is not None:
        shown[1 - view.seat] = view.other_rack.tiles
    return shown


def _sizes(view: View) -> tuple[int, ...]:
    """How many tiles each seat has, `=` not counted."""
    own = len(view.rack.digits) + len(view.rack.operators)
    others = len(view.unseen_digits) - view.bag_digits
    others += len(view.unseen_operators) - view.bag_operators
    return (own, others) if view.seat == 0 else (others, own)


SEEN: Final = GameSeen(Draft, lambda draft: False, _sizes, _shown)
