"""`GameKind`: the interface of a game for code that works with any game.

A play that lays nothing, like a pass, is an enum member; every other play is a value whose string
is its notation.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, StrEnum
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from formula_desktop.arithmetic import Operator
from formula_desktop.judgement import Judgement
from formula_desktop.limit import Limit
from formula_desktop.players import Level, Player
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import WrongSum

RESIGN, TIMEOUT, STOPPED = "resign", "timeout", "stopped"
"""The endings of a game that is not played to its end; it is not rated."""


class View(Protocol):
    """A game as one seat sees it."""

    @property
    def options(self) -> object: ...

    @property
    def seat(self) -> int: ...

    @property
    def to_move(self) -> int | None: ...


class Play(Protocol):
    """A player's choice in a turn; its string is the notation in game files."""

    def __str__(self) -> str: ...


class Position(Protocol):
    """A game, or a round of it, at one moment."""

    @property
    def to_move(self) -> int | None: ...

    @property
    def is_over(self) -> bool: ...

    def view(self, seat: int) -> View: ...


class Turn(Protocol):
    """A play and its time."""

    @property
    def play(self) -> Play: ...

    @property
    def at(self) -> datetime: ...


class Round(Protocol):
    """Turns and all positions before and after them: one more than there are turns."""

    @property
    def turns(self) -> Sequence[Turn]: ...

    @property
    def positions(self) -> Sequence[Position]: ...


class State(Protocol):
    """A game as saved in its file, with all of its plays."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def options(self) -> object: ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def started(self) -> datetime: ...

    @property
    def position(self) -> Position: ...

    @property
    def totals(self) -> tuple[int, ...]: ...


class Account(NamedTuple):
    """The outcome of a game as recorded in the results.

    `ending` is empty while the game is not over and `winners` after a tie. `totals` are None in a
    game without points.
    """

    ending: str
    winners: tuple[int, ...]
    totals: tuple[int | None, ...]
    rounds_won: tuple[int, ...]
    round_winners: tuple[tuple[int, ...], ...]
    """Who won each round that is over; several share one."""
    full_points: int = 0
    """The points that give the maximum rating, in a rated game."""
    cards: tuple[int, ...] = ()
    """What each hand has left if the cards of a round that was stopped decide, too; else empty."""
    is_calm: bool = False
    """Whether players have ended it in a round whose cards decide nothing: nobody is cheered for
    having won, and nobody is told to have lost."""

    @property
    def rounds(self) -> int:
        return len(self.round_winners)


class Outcome(NamedTuple):
    """The end of a game between levels: the winners, and each seat's points or cards."""

    winners: tuple[int, ...]
    counts: tuple[float, ...]


S = TypeVar("S", bound=State)
N = TypeVar("N", bound=Position)
V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Play)
O = TypeVar("O")  # noqa: E741 - the options
C = TypeVar("C", covariant=True)
"""The options, in a choice of them."""
A = TypeVar("A", bound=State, contravariant=True)
"""A state of which an account is made."""

Chooser = Callable[[V], P]
"""A function that returns the play for a view."""


class Accounts(Protocol[A]):
    """Makes the account of a game."""

    def __call__(self, state: A, has_ended: bool, /, *, is_lesson: bool = False) -> Account:
        """`has_ended` says whether its players have ended it; a lesson is ended by the bell."""


class ReadyMade(StrEnum):
    """The keys of the ready-made settings."""

    SIX = "6+"
    EIGHT = "8+"
    TEN = "10+"
    PRINTED = "printed"
    POINTS = "points"
    TIMES_DIVIDE = "times and divide"
    FIVES = "multiples of five"


LEAFLETS: Final[tuple[ReadyMade, ...]] = (
    ReadyMade.PRINTED,
    ReadyMade.POINTS,
    ReadyMade.TIMES_DIVIDE,
    ReadyMade.FIVES,
)
"""The ready-made settings of the printed leaflets."""


@dataclass(frozen=True, slots=True)
class Ready(Generic[C]):
    """All settings of a game that don't depend on its players, and the level that suits them."""

    options: C
    counts: bool = True
    """Whether the game counts in the results."""
    is_projector: bool = False
    """Whether it is played in projector size."""
    has_usual_time: bool = True
    """Whether the turn limit is the usual one for the players instead of that of the options."""
    wrong_sums: WrongSum | None = None
    """How much to reveal about a wrong sum unless the player has chosen it; None for the usual."""
    hints: bool = True
    """Whether hints are offered, if the player's settings offer them at all."""
    level: Level | None = None
    """The level of the computers when these settings are chosen; None leaves it as it is."""


class Calculation(NamedTuple, Generic[P]):
    """A play with one operation: its numbers with the answer last, where it lies, its worth.

    Plays lie in the same place for somebody who looks there and sees all of them.
    """

    play: P
    operator: Operator
    numbers: tuple[int, ...]
    place: Hashable
    worth: int


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GameKind(Generic[S, N, V, P, O]):
    """A game: its states S, positions N, views V, plays P and options O."""

    name: str
    seats: range
    """The possible numbers of players."""
    types: tuple[type, ...]
    """The types that identify the game: state, position, view and options."""
    reasons: type[Enum]
    """The reasons why its rules refuse something."""
    iterations: Mapping[Level, int]
    """The iterations that take a level about 0.3 s a turn; other levels use none."""
    is_rated: bool = False
    """Whether it affects scores and ratings, so that all players must be participants."""
    has_rounds: bool = False
    """Whether a game is a match of several rounds."""
    has_turn_limit: bool = False
    """Whether a turn can have a time limit."""

    # --- options and files: reading raises FileError --------------------------------------------

    read_options: Callable[[object], O]
    """The options from the fields of a file."""
    written_options: Callable[[O], dict[str, object]]
    """The fields of options, in the order of docs/game-file.md."""
    sections: tuple[str, ...]
    """The fields of its files in addition to those of every game."""
    read_sections: Callable[[dict[str, object], O, tuple[Player, ...], datetime], S]
    """The game with its deal and plays, from its fields, options, players and start."""
    written_sections: Callable[[S], dict[str, object]]

    # --- the engine's lines ---------------------------------------------------------------------

    read_view: Callable[[object, O], V]
    """The view from its JSON values; raises ValueError if no seat can see it."""
    written_view: Callable[[V], dict[str, Any]]
    """A view without its options, as JSON values."""

    # --- plays ----------------------------------------------------------------------------------

    read_play: Callable[[str], P]
    """The play in a notation; raises NotReadableError."""
    why_not: Callable[[V, P], Refusal | None]
    """Why the seat of a view may not make a play; None when it may."""
    choose: Callable[[V, Level, Limit], P]
    """The play chosen by a computer player."""
    judge: Callable[[V, P, Limit], Judgement[P]]
    """What a play is worth in the chance to win, for looking back; not for giving up."""
    best: Callable[[V], P]
    """The best play, for looking back."""
    hinted: Callable[[V, Level, Limit], P]
    """The play that a hint leads to, for a person who plays against a level.

    The limit is that of the level hard, whose choice it is where nothing is too hard.
    """
    suited_views: Callable[[V, Level], tuple[V, ...]] = lambda view, level: ()
    """The view with options that leave only plays that are not too hard for a person who plays
    against a level; none if nothing is."""
    operators: Callable[[P], tuple[Operator, ...]]
    """The operators of a play, in order."""
    values: Callable[[P], tuple[int, ...]] = lambda play: ()
    """The numbers of a play, in order."""
    answer: Callable[[P], int] = lambda play: 0
    """The answer of the sum of a play: of plays that lay as much the highest is the best."""
    points: Callable[[N, P], int]
    """The points for a play in a position."""
    laid: Callable[[P], int]
    """The number of cards or tiles that a play puts down."""
    most_laid: Callable[[O], int | None] = lambda options: None
    """The most that the options allow a play to put down; None if they set no limit."""
    worth: Callable[[N, P], int]
    """The value of a play in a position: its points or, without points, what matters instead."""
    draws: Callable[[P], bool] = lambda play: False
    """Whether a play draws something that the player sees only after it."""
    hand: Callable[[N, int], str]
    """The cards or tiles that a seat holds in a position."""

    # --- a new game -----------------------------------------------------------------------------

    usual_options: Callable[[], O]
    """The default options."""
    with_usual_limit: Callable[[O, bool], O] = lambda options, has_two_persons: options
    """The options with the usual turn limit for the players: True for two persons."""
    with_open: Callable[[O, bool], O] = lambda options, is_open: options
    """The options with everybody's cards or tiles open, or not."""
    normalized: Callable[[O], O] = lambda options: options
    """The options without values that make no difference to a game."""
    ready_made: Mapping[str, Ready[O]] = field(default_factory=dict)
    """The ready-made settings, in the order they are offered."""
    deal: Callable[[O, tuple[Player, ...], datetime, Random, int], S]
    """A new game that starts at a moment; the seat deals first, or starts."""
    next_first: Callable[[S], int]
    """The seat that deals first or starts when the same game is played again."""

    # --- states ---------------------------------------------------------------------------------

    after: Callable[[S, P, datetime], S]
    """The game after a play made at a moment."""
    rounds: Callable[[S], Sequence[Round]]
    """The rounds of a game, at least one."""
    agreed_turns: Callable[[S], int] = lambda state: 0
    """How many turns at the end of a game were made because its players agreed to stop."""
    is_undecided: Callable[[S], bool] = lambda state: False
    """Whether a game was stopped early, so that nobody has won or lost it."""
    is_over: Callable[[S], bool]
    """Whether nobody can play on, not even in a next round."""
    has_all_of: Callable[[S, S], bool]
    """Whether a state equals or continues an earlier one; the times of turns don't matter."""
    without: Callable[[O], frozenset[str]] = lambda options: frozenset()
    """The names of the options that a game is played without, and the signs, as in its file."""
    is_for_young: Callable[[O], bool] = lambda options: True
    """Whether the numbers have a limit, as at the ages below ten."""
    for_points: Callable[[O], bool] = lambda options: True
    """Whether points decide the game."""
    scores: Callable[[S], tuple[int, ...]]
    """The score of each seat as shown in lists: points, or rounds won; empty if given up."""
    preview: Callable[[S], str]
    """The table as text, for the small picture in lists."""
    account: Accounts[S]
    """The account of a game."""
    after_timeout: Callable[[S, datetime], S | None] = lambda state, now: None
    """The game lost by the player who ran out of time meanwhile; None when nobody has."""
    continued: Callable[[S, datetime], S] = lambda state, now: state
    """The game put on the table again: lost if time ran out meanwhile; if the time for its turn
    stands still, the turn starts now."""

    # --- looking back ---------------------------------------------------------------------------

    at: Callable[[S, int, int], S]
    """The game as it was in a round, counted from 0, after this many of its turns."""
    resumed: Callable[[S, datetime], S] = lambda state, now: state
    """The game with its current turn starting now."""
    with_other_play: Callable[[S, P, datetime, datetime], S]
    """The game after a different play than the one made at a moment; the second moment is now."""
    is_open: Callable[[S, int], bool]
    """Whether everybody may see all hands of a round."""

    # --- the commands ---------------------------------------------------------------------------

    whose_turn: Callable[[S], str]
    """The player to move and their cards or tiles, in one line."""
    best_plays: Callable[[S, int | None], list[tuple[int, str]]]
    """The legal plays with their points, all or at most this many.

    Most points come first, ties ordered by text.
    """
    analysis: Callable[[S], dict[str, object]]
    """The extra fields of `analyse --json`: whether it is finished, and the hand or rack."""
    calculations: Callable[[V], Iterable[Calculation[P]]] = lambda view: ()
    """The legal plays with one operation, for the simulated children of the arena."""
    play_without_sum: Callable[[V], P]
    """The play of somebody who finds no sum, such as a pass."""
    play_out: Callable[[O, int, str, Chooser[V, P]], Outcome]
    """Play a game of this many levels to its end; the text is the seed for the deal."""
    counts_cards: Callable[[O], bool] = lambda options: False
    """Whether levels end with a count of cards left in hand instead of points."""


AnyKind = GameKind[State, Position, View, Play, object]
"""The kind of an unknown game, for its own states, positions, views, plays and options only."""


def cheered(
    kind: AnyKind, state: State, winners: tuple[int, ...], rounds: Iterable[Round]
) -> tuple[int, ...]:
    """The winners of some rounds of a game; nobody if persons have more only by the count.

    That is where no person has laid a sum in them, against computers.
    """
    persons = {seat for seat, player in enumerate(state.players) if not player.is_computer}
    if len(persons) == len(state.players) or persons.isdisjoint(winners):
        return winners
    has_laid = any(
        position.to_move in persons and kind.operators(turn.play)
        for each in rounds
        for turn, position in zip(each.turns, each.positions, strict=False)
    )
    return winners if has_laid else ()
