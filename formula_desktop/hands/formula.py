"""What a page shows of Formula: the cards on the table, and where one's own may be put."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import NUMBERS, Cell, Draft, empty_draft
from formula_desktop.formula.view import View
from formula_desktop.hands.messages import written_place
from formula_desktop.hands.seen import GameSeen


def _shown(view: View, lies: Draft, is_own: bool) -> dict[str, object]:
    numbers = [[_cell(cell, is_own) for cell in cells] for cells in lies.numbers]
    places = {} if not is_own else {str(at): _places(lies, at) for at in range(len(view.hand))}
    table = {
        "numbers": numbers,
        "operator": None if lies.operator is None else str(lies.operator),
        "stock": view.stock_size,
        "operators": [str(each) for each in view.options.operators],
        "is_first": view.is_first,
    }
    return {
        "game": "formula",
        "hand": list(view.hand),
        "table": table,
        "places": places,
        "starting": _starting(lies) if is_own else [],
        "open": [hand if seat != view.seat else None for seat, hand in enumerate(view.hands)],
    }


def _cell(cell: Cell, is_own: bool) -> dict[str, object]:
    put = cell.put
    joker = put.is_joker if put else cell.there is not None and cell.there.joker
    card = put.index if put and is_own else None
    return {"digit": cell.value, "joker": joker, "new": put is not None, "card": card}


def _places(draft: Draft, index: int) -> list[str]:
    return [written_place(place) for place in draft.places(index)]


def _starting(draft: Draft) -> list[list[int]]:
    """Where the starting jokers are whose digit may be chosen, as long as no card covers them."""
    return [
        [number, index]
        for number in NUMBERS
        for index, there in enumerate(draft.view.rows[number])
        if draft.view.is_first and there.value is None and there.card == JOKER
    ]


def _draws(draft: Draft) -> bool:
    return draft.view.has_card_to_draw


SEEN: Final = GameSeen(empty_draft, _draws, attrgetter("hand_sizes"), _shown)
