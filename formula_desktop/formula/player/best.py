"""The best formula by the rules alone, for looking back."""

from __future__ import annotations

from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.player.computer import choose
from formula_desktop.formula.position import points_of
from formula_desktop.formula.view import View
from formula_desktop.limit import AT_ONCE
from formula_desktop.players import Level


def best(view: View) -> Play:
    """With points the formula that earns most, else the one that lays the most cards.

    Among formulas that earn alike: the most cards, then a hand relieved of more points, then the
    first by its text. Without any formula it is drawing, or passing.
    """
    if not view.options.for_points:
        return choose(view, Level.NORMAL, AT_ONCE)
    ranked = [(_rank(view, formula), formula) for formula in legal_plays(view)]
    if not ranked:
        return Action.DRAW if view.has_card_to_draw else Action.PASS
    most = max(rank for rank, _ in ranked)
    return min((formula for rank, formula in ranked if rank == most), key=str)


def _rank(view: View, formula: Formula) -> tuple[int, int, int]:
    cards = formula.cards
    return points_of(formula, view.options), len(cards), cost_in_hand(cards)
