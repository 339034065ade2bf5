"""The computer player: it gets a view, and so sees its own hand and the table only."""

from __future__ import annotations

from formula_desktop.effort import Effort
from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.view import View
from formula_desktop.players import Level

ITERATIONS = {Level.HARD: 0, Level.MASTER: 0}
"""How many iterations cost these levels about 0.3 s a turn; the others play none."""


def choose(view: View, level: Level, effort: Effort) -> Play:
    """The play that leaves the fewest cards and, among equals, the fewest points in the hand.

    Among those that are still equal: the highest answer, then the first by its text, so that
    the same view gives the same play. Without a formula to lay it draws, or passes.
    """
    ranked = [(_rank(formula), formula) for formula in legal_plays(view)]
    if not ranked:
        return Action.DRAW if view.has_card_to_draw else Action.PASS
    best = max(rank for rank, _ in ranked)
    return min((formula for rank, formula in ranked if rank == best), key=str)


def _rank(formula: Formula) -> tuple[int, int, int]:
    """What makes a formula better: more cards laid, a dearer hand relieved, a higher answer."""
    return len(formula.cards), cost_in_hand(formula.cards), formula.values[2]
