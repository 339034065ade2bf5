"""A game as a page shows it: what its seat sees, and never more (docs/hands-protocol.md).

It is made from the seat's own view and from what lies on the table for everybody: the draft of
whoever is to move, without the indexes of its cards in that hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from formula_desktop.digifeud.draft import Draft as BoardDraft
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.squares import CENTRE, SQUARES
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import NUMBERS, Cell, empty_draft
from formula_desktop.formula.draft import Draft as CardDraft
from formula_desktop.formula.view import View as CardView
from formula_desktop.hands.messages import written_place

Said = Mapping[str, str]
"""A text in every language, of which each page shows its own."""

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
    """A player as everybody sees it; `counts` is what the player has, in words."""

    name: str
    colour: str
    picture: str
    is_computer: bool
    counts: Said
    screen: Screen


class Line(NamedTuple):
    """What the two lines on the large screen say, and in which tone."""

    reading: Said
    tone: str
    remark: Said
    remark_tone: str


class End(NamedTuple):
    """How a round or game has ended, as it is told to one seat."""

    headline: Said
    comment: Said
    caption: Said
    """What the best sum is; empty without one."""
    best: Said
    pictured: tuple[int, ...]
    """The seats whose pictures are shown."""


SILENCE: Final = Line({}, "plain", {}, "plain")


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What is the same for all seats, and known to everybody at the large screen.

    `draft` is that of the player to move, who may try to play it if `can_try`. `last` is the last
    play, and `worth` what the draft earns if it may be told. `pupil` is who of a team is asked, and
    `passing` what is asked before somebody passes, who had better play on if `plays_on`. `ends` are
    what is told to each seat once the round or game is over. `seconds` is the time left for the
    turn, and `glass` what the hourglass has left of how many seconds, and whether it runs.
    """

    turn: int
    phase: Phase
    players: tuple[Player, ...]
    draft: Draft | None
    line: Line = SILENCE
    last: Said | None = None
    winners: tuple[int, ...] = ()
    can_try: bool = False
    worth: int | None = None
    offers_hints: bool = True
    pupil: str = ""
    passing: tuple[Said, ...] = ()
    plays_on: bool = False
    ends: tuple[End, ...] = ()
    seconds: int | None = None
    glass: tuple[int, int, bool] | None = None


def seen(view: View, table: Table) -> dict[str, Any]:
    """The state for the seat of a view; the server adds its number."""
    own = table.draft if _is_own(view, table) else None
    sizes = _sizes(view)
    players = [
        {
            "name": each.name,
            "colour": each.colour,
            "picture": each.picture,
            "computer": each.is_computer,
            "cards": sizes[seat],
            "counts": each.counts,
            "screen": each.screen,
        }
        for seat, each in enumerate(table.players)
    ]
    return {
        "kind": "state",
        "turn": table.turn,
        "seat": view.seat,
        "phase": table.phase,
        "players": players,
        "to_move": view.to_move,
        "missing": [each.name for each in table.players if each.screen is Screen.LOST],
        "winners": list(table.winners),
        "pupil": table.pupil,
        "last": table.last,
        "line": _line(table, own)._asdict(),
        "down": [] if own is None else sorted(put.index for put in own.puts),
        "worth": None if own is None else table.worth,
        "passing": [] if own is None else list(table.passing),
        "plays_on": own is not None and table.plays_on,
        "end": table.ends[view.seat]._asdict() if table.ends else None,
        "time": table.seconds,
        "glass": table.glass,
        "may": _may(own, table),
        **_of_game(view, table, own),
    }


def _is_own(view: View, table: Table) -> bool:
    """Whether this seat's draft lies on the table, and may be changed."""
    draft = table.draft
    return table.phase is Phase.PLAY and draft is not None and draft.view.seat == view.seat


def _line(table: Table, own: Draft | None) -> Line:
    """The lines as this seat reads them: what to do is only told to whoever does it."""
    if table.draft is None or own is not None:
        return table.line
    return table.line._replace(remark={})


def _may(own: Draft | None, table: Table) -> dict[str, object]:
    extra = {"draw": False, "pass": False}
    return {
        "put": own is not None,
        "play": own is not None and table.can_try,
        "clear": own is not None and own != _empty(own),
        "hint": own is not None and table.offers_hints,
        **(extra if own is None else _turn(own)),
    }


def _empty(draft: Draft) -> Draft:
    """The draft with nothing put down or chosen."""
    return empty_draft(draft.view) if isinstance(draft, CardDraft) else BoardDraft(draft.view)


def _turn(own: Draft) -> dict[str, object]:
    """What a draft's seat may do in place of laying."""
    draws = isinstance(own, CardDraft) and own.view.has_card_to_draw
    return {"draw": draws, "pass": not draws}


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
    return _tiles(view, tiles, own if isinstance(own, BoardDraft) else None)


# --- Formula ------------------------------------------------------------------------------------


def _cards(view: CardView, lies: CardDraft, own: CardDraft | None) -> dict[str, object]:
    numbers = [[_cell(cell, own is not None) for cell in cells] for cells in lies.numbers]
    places = {} if own is None else {str(at): _places(own, at) for at in range(len(view.hand))}
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


def _tiles(view: BoardView, lies: BoardDraft, own: BoardDraft | None) -> dict[str, object]:
    layout = view.board.layout
    cards = {} if own is None else {str(put.square): put.index for put in own.puts}
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
        "squares": [] if own is None else _squares(own),
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
