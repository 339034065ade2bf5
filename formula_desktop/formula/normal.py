"""The level normal: the fewest cards left in the hand."""

from __future__ import annotations

from collections.abc import Iterable

from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.view import View


def fewest_cards_left(view: View) -> Play:
    """The play that leaves the fewest cards and, among equals, the fewest points in the hand.

    Among those that are still equal: the highest answer, then the first by its text, so that
    the same view gives the same play. Without a formula to lay it draws, or passes.
    """
    return best_of(legal_plays(view)) or other_play(view)


def best_of(formulas: Iterable[Formula]) -> Formula | None:
    """The one of these that leaves the fewest cards, as above."""
    ranked = [(_rank(formula), formula) for formula in formulas]
    if not ranked:
        return None
    best = max(rank for rank, _ in ranked)
    return min((formula for rank, formula in ranked if rank == best), key=str)


def other_play(view: View) -> Action:
    """What is left to a player who lays no formula."""
    return Action.DRAW if view.has_card_to_draw else Action.PASS


def _rank(formula: Formula) -> tuple[int, int, int]:
    """What makes a formula better: more cards laid, a dearer hand relieved, a higher answer."""
    return len(formula.cards), cost_in_hand(formula.cards), formula.values[2]
