"""The computer player: it gets a view, so it sees only its own hand and the table."""

from __future__ import annotations

from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.player.evaluation import Judge
from formula_desktop.formula.player.learners import choose_as_learner
from formula_desktop.formula.player.normal import best_of, fewest_cards_left, other_play
from formula_desktop.formula.player.simulation import choose_by_simulation
from formula_desktop.formula.position import points_of
from formula_desktop.formula.view import View
from formula_desktop.limit import Limit
from formula_desktop.players import Level


def choose(view: View, level: Level, limit: Limit) -> Play:
    """The play of a computer player at this level."""
    if level in (Level.BEGINNER, Level.EASY):
        return choose_as_learner(view, level, limit)
    if level is Level.NORMAL:
        return fewest_cards_left(view)
    if level is Level.HARD:
        ranked = Judge(view).ranked()
        return ranked[0].formula if ranked else other_play(view)
    return choose_by_simulation(view, limit)


def best(view: View) -> Play:
    """The best formula by the rules alone, for looking back.

    In a match with points it is the formula that earns most, otherwise the one with the most cards.
    Ties are broken by the most cards, then their cost in points, then the text. Without a formula
    it is drawing or passing.
    """
    if not view.options.for_points:
        return fewest_cards_left(view)

    def rank(formula: Formula) -> tuple[int, int, int]:
        cards = formula.cards
        return points_of(formula, view.options), len(cards), cost_in_hand(cards)

    return best_of(LegalPlays(view), rank) or other_play(view)
