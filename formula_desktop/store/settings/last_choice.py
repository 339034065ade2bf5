"""The choices for a new game, and the last of them as a text in the settings."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from random import Random, SystemRandom
from typing import Generic

from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.parts import players, written_player
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.kind import C, GameKind, N, O, P, ReadyMade, S, State, V
from formula_desktop.kinds.registry import kind_of
from formula_desktop.players import Level, Player, folded
from formula_desktop.store.settings import ready_made


@dataclass(frozen=True, slots=True)
class Choice(Generic[C]):
    """The choices with which a game is started."""

    options: C
    players: tuple[Player, ...]
    first: int | None = None
    """The seat that deals first or starts; None for a random one."""
    counts: bool = True
    """Whether the game is entered in the results."""
    is_projector: bool = False
    """Whether the game is played in projector size, whatever the settings say."""
    ready_made: str = ""
    """The key of the ready-made settings chosen; empty for none."""
    hints: bool = True
    """Whether hints are offered, if the settings offer them at all."""
    seconds: int | None = None
    """The hourglass of a class; None for the usual one. It is not part of the text."""

    @property
    def is_of_class(self) -> bool:
        """Whether the game is one for a class."""
        return ready_made.are_of_class(self.options, counts=self.counts)

    @property
    def written(self) -> str:
        """The choice as a text."""
        return json.dumps(
            {
                "options": kind_of(self.options).written_options(self.options),
                "players": [written_player(player) for player in self.players],
                "first": self.first,
                "counts": self.counts,
                "projector": self.is_projector,
                "ready_made": self.ready_made,
                "hints": self.hints,
            },
            ensure_ascii=False,
        )

    def dealt(self, started: datetime, random: Random | None = None) -> State:
        """The game, with its first round dealt."""
        random = random or SystemRandom()
        first = random.randrange(len(self.players)) if self.first is None else self.first
        kind = kind_of(self.options)
        return kind.deal(self.options, self.players, started, random, first)


AnyChoice = Choice[object]
"""A choice for any game."""


def usual_choice(kind: GameKind[S, N, V, P, O], person: str, computer: str) -> Choice[O]:
    """One person against an easy computer, with the usual options."""
    return Choice(kind.usual_options(), (Player(person), Player(computer, Level.EASY)))


def first_choice(
    kind: GameKind[S, N, V, P, O], person: str, computer: str, age: ReadyMade = ReadyMade.SIX
) -> Choice[O]:
    """A person's first game, which can be won: small numbers against the weakest level.

    Another age than the youngest has its own numbers and level.
    """
    easy = kind.ready_made.get(age)
    level = (easy.level if easy is not None else None) or Level.BEGINNER
    seats = (Player(person), Player(computer, level))
    if easy is None:
        return Choice(kind.usual_options(), seats)
    return Choice(easy.options, seats, ready_made=age)


def two_computers(kind: GameKind[S, N, V, P, O], name: str) -> Choice[O]:
    """Two normal computers with the usual options, to watch."""
    seats = tuple(Player(each, Level.NORMAL) for each in (name, f"{name} 2"))
    return Choice(kind.usual_options(), seats)


def read_choice(kind: GameKind[S, N, V, P, O], text: str) -> Choice[O] | None:
    """Read the choice of a game from a text; None if its options or players cannot be read.

    Anything else that is invalid gets its default.
    """
    return _choice_in(kind, text)


@lru_cache(maxsize=16)  # Home reads the same few many times
def _choice_in(kind: GameKind[S, N, V, P, O], text: str) -> Choice[O] | None:
    try:
        value = parsed(text.encode(errors="replace"))
        said = value if isinstance(value, dict) else {}
        seats = players(said.get("players"), kind.seats)
        options = kind.read_options(said.get("options"))
    except FileError:
        return None
    first, key = said.get("first"), said.get("ready_made")
    return Choice(
        options,
        seats,
        first if type(first) is int and 0 <= first < len(seats) else None,
        ready_made.counts(said),
        ready_made.is_projector(said),
        key if isinstance(key, str) and ready_made.is_key(key) else "",
        ready_made.hints(said),
    )


def with_name(kind: GameKind[S, N, V, P, O], text: str, old: str, *new: str) -> str:
    """A choice's text in which the player called `old` is renamed.

    The new name is the first of `new` that nobody else has there, or else the very first. An
    unreadable text that contains the old name becomes empty.
    """
    choice = read_choice(kind, text)
    if choice is None:
        return "" if folded(old) in folded(text) else text
    seats = list(choice.players)
    for at, seat in enumerate(seats):
        if not seat.is_computer and folded(seat.name) == folded(old):
            taken = {folded(other.name) for other in seats}
            name = next((each for each in new if folded(each) not in taken), new[0])
            seats[at] = Player(name)
    if tuple(seats) == choice.players:
        return text
    return replace(choice, players=tuple(seats)).written
