"""What the positions, turns, drafts and hints of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from formula_desktop.kinds.kind import Play, Position, View
from formula_desktop.refusal import Refusal


class AnyPut(Protocol):
    """A card or tile put down."""

    @property
    def index(self) -> int:
        """Its index in the hand."""


class AnyDraft(Protocol):
    """The cards or tiles put down in this turn."""

    @property
    def puts(self) -> Sequence[AnyPut]: ...

    @property
    def play(self) -> Play | None: ...

    @property
    def refusal(self) -> Refusal | None:
        """The rule against playing it, None if it may be played."""

    @property
    def awaits_digit(self) -> bool:
        """Whether something put down has no digit yet, as its player has not chosen one."""

    @property
    def lacks_something(self) -> bool:
        """Whether something is missing, so that there is no formula or sum yet."""

    @property
    def following(self) -> Enum | None:
        """What comes next on the way to a legal play; None if it is one or cannot become one."""

    def take_back(self, index: int) -> Self: ...

    def choose(self, index: int, digit: int | None) -> Self: ...


class AnyHint(Protocol):
    """A hint that leads to a play."""

    @property
    def play(self) -> Play: ...

    @property
    def laid(self) -> Play | None:
        """What the last step puts down: the play, or else what could be laid all the same."""


P = TypeVar("P", bound=Position, covariant=True)
"""A game's positions."""
L = TypeVar("L", bound=Play, covariant=True)
"""A game's plays."""
D = TypeVar("D", bound=AnyDraft, covariant=True)
"""A game's drafts."""
V = TypeVar("V", bound=View, covariant=True)
"""What a seat of a game sees."""
H = TypeVar("H", bound=AnyHint, covariant=True)
"""A game's hints."""


class AnyTurn(Protocol[L]):
    """A play and the moment when it was made."""

    @property
    def play(self) -> L: ...

    @property
    def at(self) -> datetime: ...


class PlayMade(NamedTuple, Generic[P, L]):
    """One play that has just been made: who made it, and the position before and after."""

    seat: int
    play: L
    before: P
    after: P


AnyStep = PlayMade[Position, Play]


class Drafting(NamedTuple, Generic[P, L, D, V, H]):
    """Makes the drafts and hints of a game, from what a seat sees in a position.

    `laid` is the draft that lays a formula or sum, None for another play; `hint` leads to a play.
    """

    view: Callable[[P, int], V]
    empty: Callable[[V], D]
    laid: Callable[[V, L], D | None]
    hint: Callable[[V, L], H]
