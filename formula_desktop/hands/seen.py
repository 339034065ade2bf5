"""A game as a page shows it: what its seat sees, and never more (docs/hands-protocol.md).

It is made from the seat's own view and from what lies on the table for everybody: the draft of
whoever is to move, without the indexes of its cards in that hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

Said = Mapping[str, str]
"""A text in every language, of which each page shows its own."""


class View(Protocol):
    """What a seat sees."""

    @property
    def seat(self) -> int: ...

    @property
    def to_move(self) -> int | None: ...


class Put(Protocol):
    """A card or tile put down."""

    @property
    def index(self) -> int: ...


class Draft(Protocol):
    """What is put down in a turn."""

    @property
    def view(self) -> View: ...

    @property
    def puts(self) -> Sequence[Put]: ...


class GameSeen(NamedTuple):
    """What is shown of a game, from its own views and drafts.

    `empty` is the draft of a view with nothing put down, and `draws` whether its player may draw
    instead of passing. `sizes` are how many cards or tiles each seat has. `shown` is the rest of a
    state, for a view and the draft on the table, which may be changed if the flag says so.
    """

    empty: Callable[[Any], Draft]
    draws: Callable[[Any], bool]
    sizes: Callable[[Any], tuple[int, ...]]
    shown: Callable[[Any, Any, bool], dict[str, object]]


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
    play, and `worth` what the draft earns if it may be told. `is_team` says that the players are
    teams, of which `pupil` is asked. `passing` is what is asked before somebody passes, who had
    better play on if `plays_on`. `ends` are
    what is told to each seat once the round or game is over. `seconds` is the time left for the
    turn, and `glass` what the hourglass has left of how many seconds, and whether it runs.
    """

    game: GameSeen
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
    is_team: bool = False
    passing: tuple[Said, ...] = ()
    plays_on: bool = False
    ends: tuple[End, ...] = ()
    seconds: int | None = None
    glass: tuple[int, int, bool] | None = None


def seen(view: View, table: Table) -> dict[str, Any]:
    """The state for the seat of a view; the server adds its number."""
    own = table.draft if _is_own(view, table) else None
    sizes = table.game.sizes(view)
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
        "hints": table.offers_hints,
        "is_team": table.is_team,
        "plays_on": own is not None and table.plays_on,
        "end": table.ends[view.seat]._asdict() if table.ends else None,
        "time": table.seconds,
        "glass": table.glass,
        "may": _may(own, table),
        **table.game.shown(view, table.draft or table.game.empty(view), own is not None),
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
    draws = own is not None and table.game.draws(own)
    return {
        "put": own is not None,
        "play": own is not None and table.can_try,
        "clear": own is not None and own != table.game.empty(own.view),
        "hint": own is not None and table.offers_hints,
        "draw": draws,
        "pass": own is not None and not draws,
    }
