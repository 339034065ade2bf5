"""`GameKind`: what a game answers wherever the program serves any game.

A play that lays nothing, such as passing, is a member of an enum; every other play is a value with
its notation as its text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from formula_desktop.arithmetic import Operator
from formula_desktop.limit import Limit
from formula_desktop.players import Level, Player
from formula_desktop.refusal import Refusal

RESIGN, TIMEOUT = "resign", "timeout"
"""How a game ends that is not played to its end: it is not rated."""


class View(Protocol):
    """What one seat sees of a game."""

    @property
    def options(self) -> Any: ...

    @property
    def seat(self) -> int: ...


class Play(Protocol):
    """What a player does in a turn; its text is its notation in game files."""

    def __str__(self) -> str: ...


class Position(Protocol):
    """A game, or a round of it, at one moment."""

    @property
    def to_move(self) -> int | None: ...

    @property
    def is_over(self) -> bool: ...

    def view(self, seat: int) -> Any: ...

    def points(self, play: Any) -> int: ...


class Turn(Protocol):
    """A play made at a moment."""

    @property
    def play(self) -> Any: ...

    @property
    def at(self) -> datetime: ...


class Round(Protocol):
    """Turns with every position between them: one more than there are turns."""

    @property
    def turns(self) -> Sequence[Turn]: ...

    @property
    def positions(self) -> Sequence[Any]: ...


class State(Protocol):
    """A game as its file keeps it, with all that was played."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def options(self) -> Any: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def started(self) -> datetime: ...

    @property
    def position(self) -> Any: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    def after(self, play: Any, at: datetime) -> Self: ...


@dataclass(frozen=True, slots=True)
class Account:
    """What came of a game, as the results record it.

    `ending` is what ended it, empty while it counts as not over; `winners` has nobody after a tie.
    `totals` are None where no points are counted.
    """

    ending: str
    winners: tuple[int, ...]
    totals: tuple[int | None, ...]
    rounds_won: tuple[int, ...]
    rounds: int
    full_points: int = 0
    """Points that count as much as can be, in a game that is rated."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game between levels ended: who shares the win, and what each seat has."""

    winners: tuple[int, ...]
    counts: tuple[float, ...]


Chooser = Callable[[Any], Any]
"""Gives the play for a view."""

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Play)
O = TypeVar("O")  # noqa: E741 - the options


class ReadyMade(StrEnum):
    """The ready-made settings of the program, as keys."""

    SIX = "6+"
    EIGHT = "8+"
    TEN = "10+"
    CLASSROOM = "classroom"
    PRINTED = "printed"


@dataclass(frozen=True, slots=True)
class Ready(Generic[O]):
    """All that can be set for a game, whoever plays."""

    options: O
    counts: bool = True
    """Whether the game is to be entered in the results."""
    is_projector: bool = False
    """Whether it starts in projector size."""
    has_usual_time: bool = True
    """Whether the time for a turn is the usual one of who plays, not that of the options."""


def _earned(position: Position, play: Play) -> int:
    return position.points(play)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind(Generic[S, V, P, O]):
    """A game: its state S, view V, play P and options O."""

    name: str
    seats: range
    """How many players it is for."""
    types: tuple[type, ...]
    """Those by whose values the game is known: state, position, view and options."""
    iterations: Mapping[Level, int]
    """How many iterations cost a level about 0.3 s a turn; other levels play none."""
    is_rated: bool = False
    """Whether it gives score and strength, so that all who play must be participants."""
    has_rounds: bool = False
    """Whether a game is a match of several rounds."""
    has_turn_limit: bool = False
    """Whether there may be a time for a turn."""

    # --- options, files and the engine's lines: what is read raises FileError -------------------

    read_options: Callable[[object], O]
    """The options that the fields of a file tell."""
    written_options: Callable[[O], dict[str, object]]
    """The fields of options, in the order of docs/game-file.md."""
    sections: tuple[str, ...]
    """The fields of its files besides those of every game."""
    read_sections: Callable[[dict[str, object], O, tuple[Player, ...], datetime], S]
    """The game that was dealt and played, with its options, players and start."""
    written_sections: Callable[[S], dict[str, object]]
    read_view: Callable[[dict[str, Any], O], V]
    """The view that values of JSON tell."""
    written_view: Callable[[V], dict[str, Any]]
    """A view but for its options, as values that JSON can have."""
    read_play: Callable[[str], P]
    """The play in a notation; raises NotReadableError."""

    # --- plays ----------------------------------------------------------------------------------

    why_not: Callable[[V, P], Refusal | None]
    """Why the seat of a view may not make a play; None when it may."""
    choose: Callable[[V, Level, Limit], P]
    """The choice of a computer player."""
    best: Callable[[V], P]
    """The best play there is, for looking back."""
    operators: Callable[[P], tuple[Operator, ...]]
    """The operators of a play, in order."""
    worth: Callable[[Any, P], int] = _earned
    """What a play is worth in a position: what it earns."""
    drew: Callable[[P], bool] = lambda play: False
    """Whether a play took something into the hand, to be seen once it is made."""
    hand: Callable[[Any, int], str]
    """What a seat holds in a position."""

    # --- a new game -----------------------------------------------------------------------------

    usual_options: Callable[[], O]
    """The options when nobody chooses any."""
    suited: Callable[[O, bool], O] = lambda options, has_two_persons: options
    """The options with the usual time for a turn of who plays: True for two persons."""
    as_played: Callable[[O], O] = lambda options: options
    """The options without what makes no difference to a game."""
    ready_made: Mapping[str, Ready[O]] = field(default_factory=dict)
    """The ready-made settings of the program, in the order in which they are offered."""
    deal: Callable[[O, tuple[Player, ...], datetime, Random, int], S]
    """A new game that starts at a moment; this seat deals first, or starts."""
    next_first: Callable[[S], int]
    """Who deals first or starts when the same is played once more."""

    # --- states ---------------------------------------------------------------------------------

    rounds: Callable[[S], Sequence[Round]]
    """The rounds of a game, at least one."""
    is_over: Callable[[S], bool]
    """Whether nobody can play on, in a next round neither."""
    has_all_of: Callable[[S, S], bool]
    """Whether a state is another one played on, or that one itself; moments don't matter."""
    for_points: Callable[[O], bool] = lambda options: True
    """Whether points decide."""
    scores: Callable[[S], tuple[int, ...]]
    """What lists show of each seat: points, or rounds won."""
    preview: Callable[[S], str]
    """What lies on the table, for the small picture in lists."""
    account: Callable[[S, bool], Account]
    """What came of a game; True: its players have ended it."""
    after_timeout: Callable[[S, datetime], S | None] = lambda state, now: None
    """The game lost by whoever has run out of time; None when nobody has."""

    # --- looking back ---------------------------------------------------------------------------

    at: Callable[[S, int, int], S]
    """The game as it was in a round, counted from 0, after so many turns of it."""
    resumed: Callable[[S, datetime], S] = lambda state, now: state
    """The same with the time of the turn under way beginning now."""
    instead: Callable[[S, P, datetime, datetime], S] = lambda before, play, made, now: before.after(
        play, made
    )
    """The game after another play than one that was made at a moment; the second moment is now."""
    is_open: Callable[[S, int], bool]
    """Whether everybody may see all hands of a round."""

    # --- the commands ---------------------------------------------------------------------------

    whose_turn: Callable[[S], str]
    """Who is to move and with what, in one line."""
    best_plays: Callable[[S, int | None], list[tuple[int, str]]]
    """The legal plays with their points, or so many of the best of them.

    Most points come first, equal ones by their text.
    """
    told: Callable[[S], dict[str, object]]
    """What `analyse --json` tells besides: whether it is finished, and what is held."""
    play_out: Callable[[O, int, str, Chooser], Outcome]
    """Play a game of so many levels to its end; all that is dealt follows from the text."""
    counts_cards: Callable[[O], bool] = lambda options: False
    """Whether what levels have in the end is cards left in hand, not points."""


AnyReady = Ready[Any]
AnyKind = GameKind[Any, Any, Any, Any]
"""Those of a game of which nothing else is known."""
