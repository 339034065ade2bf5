"""The levels beginner and easy: like learners, they miss some formulas.

The hardness of a formula and the level give the chance that the formula is missed. The random
numbers depend on the seed and on the table, so the same turn is always played in the same way.
"""

from __future__ import annotations

from random import Random

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.player.normal import best_of, other_play
from formula_desktop.formula.view import View
from formula_desktop.players import Level

_HARDNESS = {
    Operator.ADD: 0.0,
    Operator.SUBTRACT: 0.15,
    Operator.MULTIPLY: 0.25,
    Operator.DIVIDE: 0.45,
}


def choose_as_learner(view: View, level: Level, seed: int) -> Play:
    """The play that leaves the fewest cards among those that the level finds."""
    lots = Random(f"{seed} {view.hand} {view.rows} {view.hand_sizes} {view.stock_size}")
    found = [formula for formula in LegalPlays(view) if _finds(level, formula, lots.random())]
    return best_of(found) or other_play(view)


def _finds(level: Level, formula: Formula, lot: float) -> bool:
    if level is Level.BEGINNER:
        return lot >= _hard_for_beginner(formula)
    return lot >= hardness(formula)


def hardness(formula: Formula) -> float:
    """The chance that the level easy misses a formula, from 0 to 1."""
    new = len(formula.new_pieces)
    lengths = [len(pieces) for pieces in formula.numbers]
    return _HARDNESS[formula.operator] + 0.22 * (new - 1) + 0.12 * (sum(lengths) - 3)


def _hard_for_beginner(formula: Formula) -> float:
    """The chance that the level beginner misses a formula.

    It adds, and subtracts small numbers. It lays one card besides the answer, and doesn't make
    numbers of two cards itself.
    """
    left, right, answer = formula.numbers
    beside = sum(not piece.lies for piece in left + right)
    lengths = len(left), len(right), len(answer)
    made_long = any(
        len(pieces) > 1 and not pieces[0].lies and not pieces[-1].lies for pieces in formula.numbers
    )
    if formula.operator not in (Operator.ADD, Operator.SUBTRACT):
        return 1.0 if max(formula.values) > 10 else 0.9
    chance = 0.2 + 0.2 * (formula.operator is Operator.SUBTRACT)
    chance += 0.75 * max(beside - 1, 0) + 0.3 * (sum(lengths) - 3) + 0.6 * made_long
    return chance
