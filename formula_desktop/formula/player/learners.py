"""The levels beginner and easy: like learners, they miss some formulas.

Numbers that are large for them they do not see, whatever the range of the match. A fact that they
don't know is missed at every place for the whole game. The hardness of any other formula and the
level give the chance that it is missed. The random numbers depend on the seed and on the table, so
the same turn is always played in the same way.

In somebody's first game they hold back: they lay one card in a turn and never more.
"""

from __future__ import annotations

from random import Random

from formula_desktop.arithmetic import Operator
from formula_desktop.facts import LEARNED, Fact, Knowledge, fact_of
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.player.normal import best_of, other_play
from formula_desktop.formula.view import View
from formula_desktop.limit import Limit
from formula_desktop.players import Level

_HARDNESS = {
    Operator.ADD: 0.0,
    Operator.SUBTRACT: 0.15,
    Operator.MULTIPLY: 0.25,
    Operator.DIVIDE: 0.45,
}

_LARGEST = {Level.BEGINNER: 20, Level.EASY: 100}
"""The largest number in a formula that a level sees."""

_THIRD_CARD = 0.3
"""How much more often easy misses three cards in a match without a number range.

Within a range, which children choose, it is as strong as they are; where long numbers give room for
three cards in most turns, it would seldom lay fewer.
"""


def choose_as_learner(view: View, level: Level, limit: Limit) -> Play:
    """The play that leaves the fewest cards among those that the level finds.

    Holding back, it is the one that leaves the fewest points among those of one card, if any.
    """
    lots = Random(f"{limit.seed} {view.hand} {view.rows} {view.hand_sizes} {view.stock_size}")
    knowledge = Knowledge(LEARNED[level], limit.game_seed, view.seat)
    has_range = view.options.largest_number is not None
    found = [
        formula
        for formula in LegalPlays(view)
        if _finds(level, formula, lots.random(), has_range=has_range)
        and knowledge.has(_fact_in(formula))
    ]
    if limit.holds_back:
        found = [formula for formula in found if len(formula.new_pieces) == 1]
    return best_of(found) or other_play(view)


def _fact_in(formula: Formula) -> Fact:
    left, right, _ = formula.values
    return fact_of(left, formula.operator, right)


def _finds(level: Level, formula: Formula, lot: float, *, has_range: bool) -> bool:
    if max(formula.values) > _LARGEST[level]:
        return False
    if level is Level.BEGINNER:
        return lot >= _hard_for_beginner(formula)
    third = 0.0 if has_range or len(formula.new_pieces) < 3 else _THIRD_CARD
    return lot >= hardness(formula) + third


def hardness(formula: Formula) -> float:
    """The chance that the level easy misses a formula, from 0 to 1."""
    new = len(formula.new_pieces)
    lengths = [len(pieces) for pieces in formula.numbers]
    return _HARDNESS[formula.operator] + 0.18 * (new - 1) + 0.11 * (sum(lengths) - 3)


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
    chance = 0.1 + 0.2 * (formula.operator is Operator.SUBTRACT)
    chance += 0.85 * max(beside - 1, 0) + 0.25 * (sum(lengths) - 3) + 0.6 * made_long
    return chance
