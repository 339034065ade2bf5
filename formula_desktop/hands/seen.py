"""A game as a page shows it: what its seat sees, and never more (docs/hands-protocol.md).

It is made from the seat's own view and from what lies on the table for everybody: the draft of
whoever is to move, without the indexes of its cards in that hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from formula_desktop.digifeud.draft import Draft as BoardDraft
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.squares import CENTRE, SQUARES
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import NUMBERS, Cell, empty_draft
from formula_desktop.formula.draft import Draft as CardDraft
from formula_desktop.formula.view import View as CardView
from formula_desktop.hands.messages import written_place
from formula_desktop.refusal import Refusal

Said = dict[str, object]
"""A text for a page, which has it in its own language: context, English text and values."""

View = CardView | BoardView
Draft = CardDraft | BoardDraft


class Phase(StrEnum):
    """What a table is doing."""

    PLAY = "play"
    PAUSE = "pause"
    BETWEEN = "between"
    OVER = "over"


class Screen(StrEnum):
    """Where a player's hand is."""

    HERE = "here"
    LOST = "lost"
    TABLE = "table"


class Player(NamedTuple):
    """A player as everybody sees it."""

    name: str
    colour: str
    is_computer: bool
    points: int
    screen: Screen


class Hint(NamedTuple):
    """A step of a hint in every language, and whether it puts down its cards."""

    words: dict[str, str]
    lays: bool


class Last(NamedTuple):
    """The last play, in notation."""

    seat: int
    play: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What is the same for all seats, and known to everybody at the large screen.

    `draft` is that of the player to move. `reveals` says whether a page may tell before *Play* what
    is wrong; `offers_hints` whether the table does. `seconds` is the time left for the turn, and
    `pupil` who of a team is asked.
    """

    turn: int
    phase: Phase
    players: tuple[Player, ...]
    draft: Draft | None
    last: Last | None = None
    winners: tuple[int, ...] = ()
    reveals: bool = True
    offers_hints: bool = True
    hint: Hint | None = None
    seconds: int | None = None
    pupil: str = ""


def said(text: str, values: Mapping[str, object], context: str = "Sentences") -> Said:
    """A text that the page has in its own language."""
    return {"context": context, "text": text, "values": dict(values)}


def why(refusal: Refusal | None) -> Said | None:
    """The sentence for a refusal."""
    return None if refusal is None else said(refusal.reason.value, refusal.values)


def seen(view: View, table: Table) -> dict[str, Any]:
    """The state for the seat of a view; the server adds its number."""
    own = table.draft if _is_own(view, table) else None
    sizes = _sizes(view)
    players = [
        {
            "name": each.name,
            "colour": each.colour,
            "computer": each.is_computer,
            "cards": sizes[seat],
            "points": each.points,
            "screen": each.screen,
        }
        for seat, each in enumerate(table.players)
    ]
    refusal = None if own is None else own.refusal
    return {
        "kind": "state",
        "turn": table.turn,
        "seat": view.seat,
        "phase": table.phase,
        "players": players,
        "to_move": view.to_move,
        "missing": [each.name for each in table.players if each.screen is Screen.LOST],
        "winners": list(table.winners),
        "last": None if table.last is None else table.last._asdict(),
        "down": [] if own is None else sorted(put.index for put in own.puts),
        "why_not": why(refusal) if table.reveals and own is not None and own.puts else None,
        "hint": None if own is None or table.hint is None else table.hint._asdict(),
        "pupil": table.pupil,
        "may": _may(own, table),
        **_of_game(view, table, own),
    }


def _is_own(view: View, table: Table) -> bool:
    """Whether this seat's draft lies on the table, and may be changed."""
    draft = table.draft
    return table.phase is Phase.PLAY and draft is not None and draft.view.seat == view.seat


def _may(own: Draft | None, table: Table) -> dict[str, object]:
    play = own is not None and (not own.lacks_something if not table.reveals else not own.refusal)
    extra = {"draw": False, "pass": False, "operators": []}
    return {
        "put": own is not None,
        "play": play,
        "clear": own is not None and bool(own.puts),
        "hint": own is not None and table.offers_hints,
        **(extra if own is None else _turn(own)),
    }


def _turn(own: Draft) -> dict[str, object]:
    """What a draft's seat may do in place of laying, and which signs it may choose."""
    if isinstance(own, BoardDraft):
        return {"draw": False, "pass": True, "operators": []}
    draws = own.view.has_card_to_draw
    operators = [str(each) for each in own.view.options.operators]
    return {"draw": draws, "pass": not draws, "operators": operators}


def _sizes(view: View) -> tuple[int, ...]:
    """How many cards or tiles each seat has, `=` not counted."""
    if isinstance(view, CardView):
        return view.hand_sizes
    own = len(view.rack.digits) + len(view.rack.operators)
    others = len(view.unseen_digits) - view.bag_digits
    others += len(view.unseen_operators) - view.bag_operators
    return (own, others) if view.seat == 0 else (others, own)


def _of_game(view: View, table: Table, own: Draft | None) -> dict[str, object]:
    if isinstance(view, CardView):
        lies = table.draft if isinstance(table.draft, CardDraft) else empty_draft(view)
        return _cards(view, lies, own if isinstance(own, CardDraft) else None)
    tiles = table.draft if isinstance(table.draft, BoardDraft) else BoardDraft(view)
    return _tiles(view, tiles, own if isinstance(own, BoardDraft) else None, table)


# --- Formula ------------------------------------------------------------------------------------


def _cards(view: CardView, lies: CardDraft, own: CardDraft | None) -> dict[str, object]:
    numbers = [[_cell(cell, own is not None) for cell in cells] for cells in lies.numbers]
    places = {} if own is None else {str(at): _places(own, at) for at in range(len(view.hand))}
    table = {
        "numbers": numbers,
        "operator": None if lies.operator is None else str(lies.operator),
        "stock": view.stock_size,
        "is_first": view.is_first,
    }
    return {
        "game": "formula",
        "hand": list(view.hand),
        "reads": lies.reads,
        "worth": None,
        "table": table,
        "places": places,
        "starting": [] if own is None else _starting(own),
        "open": [hand if seat != view.seat else None for seat, hand in enumerate(view.hands)],
    }


def _cell(cell: Cell, is_own: bool) -> dict[str, object]:
    put = cell.put
    joker = put.is_joker if put else cell.there is not None and cell.there.joker
    card = put.index if put and is_own else None
    return {"digit": cell.value, "joker": joker, "new": put is not None, "card": card}


def _places(draft: CardDraft, index: int) -> list[str]:
    return [written_place(place) for place in draft.places(index)]


def _starting(draft: CardDraft) -> list[list[int]]:
    """Where the starting jokers are whose digit may be chosen, as long as no card covers them."""
    return [
        [number, index]
        for number in NUMBERS
        for index, there in enumerate(draft.view.rows[number])
        if draft.view.is_first and there.value is None and there.card == JOKER
    ]


# --- Digifeud -----------------------------------------------------------------------------------


def _tiles(
    view: BoardView, lies: BoardDraft, own: BoardDraft | None, table: Table
) -> dict[str, object]:
    layout = view.board.layout
    laid, _, refusal = lies.verdict
    points = lies.points if table.reveals and refusal is None else None
    cards = {} if own is None else {str(put.square): put.index for put in own.puts}
    return {
        "game": "digifeud",
        "hand": list(view.rack.tiles),
        "reads": laid,
        "worth": None if points is None else points.total,
        "table": {
            "tiles": [lies.tile_on(square) for square in SQUARES],
            "new": sorted(put.square for put in lies.puts),
            "cards": cards,
            **{each.value: [at for at in SQUARES if layout.colour(at) is each] for each in Colour},
            "bag_digits": view.bag_digits,
            "bag_operators": view.bag_operators,
            "start": CENTRE,
        },
        "squares": [] if own is None else _squares(own),
        "time": table.seconds,
        "open": _open(view),
    }


def _squares(draft: BoardDraft) -> list[int]:
    """The squares that may take one more tile."""
    down = {put.index for put in draft.puts}
    free = (at for at in range(len(draft.view.rack.tiles)) if at not in down)
    index = next(free, None)
    return [] if index is None else list(draft.squares(index))


def _open(view: BoardView) -> list[str | None]:
    shown: list[str | None] = [None, None]
    if view.other_rack is not None:
        shown[1 - view.seat] = view.other_rack.tiles
    return shown
