"""A contest: who plays whom at which game, and its form as JSON values."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from formula_desktop.arena.children import Child
from formula_desktop.engine.protocol import WHILE_THERE_IS_TIME
from formula_desktop.json_values import fields, real, text, whole
from formula_desktop.kinds.kind import AnyKind, View
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.limit import LONGEST_S, SHORTEST_S, Limit
from formula_desktop.players import Level

_WITHOUT_MEANING = ("board", "turn_limit_minutes")
"""Options that are the same in every contest."""

LARGEST = 999_999_999
"""The largest seed, and the most iterations."""

_SIDE = ("level", "iterations", "seconds")
_FIELDS = ("game", "a", "b", "seats", "options", "seed")


@dataclass(frozen=True, slots=True)
class Side:
    """A level or child, and its limit for a turn; both None means the usual iterations."""

    level: Level | Child
    iterations: int | None = None
    seconds: float | None = None
    holds_back: bool = False
    """Whether it plays as in somebody's first game."""

    def limit(self, view: View, seed: int, game_seed: int) -> Limit:
        """The limit for this turn."""
        iterations = self.iterations
        if iterations is None and self.seconds is not None:
            iterations = WHILE_THERE_IS_TIME
        if iterations is None:
            usual = kind_of(view).iterations
            iterations = usual.get(self.level, 0) if isinstance(self.level, Level) else 0
        return Limit(
            iterations, self.seconds, seed, game_seed=game_seed, holds_back=self.holds_back
        )


@dataclass(frozen=True, slots=True)
class Contest:
    """One A against B in all other seats, with the same options in every game.

    `seed` and the number of the set determine bags, decks and the levels' random choices. A set
    has as many games as there are seats, all with the same bags or decks. A sits in each seat
    once, so that nobody gains from the cards or from starting.
    """

    options: object
    """The options of the game."""
    a: Side
    b: Side
    seats: int = 2
    seed: int = 1

    @property
    def kind(self) -> AnyKind:
        """The game."""
        return kind_of(self.options)

    @property
    def counts_cards(self) -> bool:
        """Whether it counts cards left in hand instead of points."""
        return self.kind.counts_cards(self.options)

    def described(self) -> dict[str, Any]:
        """The contest as JSON values."""
        options = self.kind.written_options(self.options)
        for name in _WITHOUT_MEANING:
            options.pop(name, None)
        return {
            "game": self.kind.name,
            "a": _described(self.a),
            "b": _described(self.b),
            "seats": self.seats,
            "options": options,
            "seed": self.seed,
        }


def read_contest(value: object) -> Contest:
    """The contest from its JSON values; raises ValueError for anything not allowed."""
    said = fields(value, _FIELDS)
    kind = KINDS.get(text(said["game"]))
    if kind is None:
        raise ValueError("there is no such game")
    usual = kind.written_options(kind.usual_options())
    options = {name: usual[name] for name in _WITHOUT_MEANING if name in usual}
    if isinstance(said["options"], dict):
        options.update(said["options"])
    contest = Contest(
        options=kind.read_options(options),
        a=_side(said["a"]),
        b=_side(said["b"]),
        seats=whole(said["seats"], kind.seats[0], kind.seats[-1]),
        seed=whole(said["seed"], 0, LARGEST),
    )
    if contest.described() != value:
        raise ValueError("this contest would be described in another way")
    return contest


def who(name: str) -> Level | Child:
    """The level or child with a name; raises ValueError for any other."""
    return Child(name) if name in tuple(Child) else Level(name)


def _described(side: Side) -> dict[str, object]:
    """A side as JSON values; that it holds back is said only if it does."""
    said = asdict(side)
    if not said["holds_back"]:
        del said["holds_back"]
    return said


def _side(value: object) -> Side:
    holds_back = isinstance(value, dict) and value.get("holds_back") is True
    said = fields(value, (*_SIDE, *(["holds_back"] if holds_back else ())))
    iterations, seconds = said["iterations"], said["seconds"]
    return Side(
        who(text(said["level"])),
        None if iterations is None else whole(iterations, 0, LARGEST),
        None if seconds is None else real(seconds, SHORTEST_S, LONGEST_S),
        holds_back,
    )
