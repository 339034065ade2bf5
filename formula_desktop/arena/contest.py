"""A contest: who plays whom at which game, and its form as JSON values."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from formula_desktop.engine.protocol import WHILE_THERE_IS_TIME
from formula_desktop.kinds.kind import AnyKind, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import Limit
from formula_desktop.players import Level

_WITHOUT_MEANING = ("board", "turn_limit_minutes")
"""Options that are the same in every contest."""


@dataclass(frozen=True, slots=True)
class Side:
    """A level and its limit for a turn; with both None, the usual number of iterations."""

    level: Level
    iterations: int | None = None
    seconds: float | None = None

    def limit(self, view: View, seed: int) -> Limit:
        """The limit for this turn."""
        if self.iterations is not None:
            return Limit(self.iterations, self.seconds, seed)
        if self.seconds is not None:
            return Limit(WHILE_THERE_IS_TIME, self.seconds, seed)
        return Limit(kind_of(view).iterations.get(self.level, 0), None, seed)


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
            "a": asdict(self.a),
            "b": asdict(self.b),
            "seats": self.seats,
            "options": options,
            "seed": self.seed,
        }
