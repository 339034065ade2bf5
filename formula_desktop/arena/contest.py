"""A contest: who plays whom at which game, and the same as plain values."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from formula_desktop.digifeud import options as digifeud
from formula_desktop.engine.protocol import WHILE_THERE_IS_TIME, View, usual_iterations
from formula_desktop.formula import options as formula
from formula_desktop.limit import Effort
from formula_desktop.players import Level


@dataclass(frozen=True, slots=True)
class Side:
    """A level, and how much it thinks over a turn; both None: as many iterations as usual."""

    level: Level
    iterations: int | None = None
    seconds: float | None = None

    def effort(self, view: View, seed: int) -> Effort:
        """How much it thinks over this turn."""
        if self.iterations is not None:
            return Effort(self.iterations, self.seconds, seed)
        if self.seconds is not None:
            return Effort(WHILE_THERE_IS_TIME, self.seconds, seed)
        return Effort(usual_iterations(view, self.level), None, seed)


@dataclass(frozen=True, slots=True)
class Contest:
    """One A against B in all other seats, with the same options in every game.

    Bags, decks and what the levels draw by lot follow from `seed` and the number of the set. A
    set is as many games as there are seats, all with the same bags or decks: A sits in each seat
    once, so that nobody gains by the cards or by beginning.
    """

    options: digifeud.Options | formula.Options
    a: Side
    b: Side
    seats: int = 2
    seed: int = 1

    @property
    def is_formula(self) -> bool:
        return isinstance(self.options, formula.Options)

    @property
    def game(self) -> str:
        return "formula" if self.is_formula else "digifeud"

    @property
    def counts_cards(self) -> bool:
        """Whether what is told beside the wins is cards left in hand: Formula without points."""
        return isinstance(self.options, formula.Options) and not self.options.for_points

    def described(self) -> dict[str, Any]:
        """The contest as values that JSON can have."""
        options = asdict(self.options)
        options.pop("layout", None)
        options.pop("turn_limit_minutes", None)
        options["operators"] = "".join(self.options.operators)
        return {
            "game": self.game,
            "a": asdict(self.a),
            "b": asdict(self.b),
            "seats": self.seats,
            "options": options,
            "seed": self.seed,
        }
