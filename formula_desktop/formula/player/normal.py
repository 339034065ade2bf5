"""The level normal: the fewest cards left in the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from formula_desktop.formula.cards import JOKER, cost_in_hand
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.player.forms import EVERY_DIGIT, Pile
from formula_desktop.formula.player.offers import rows_of
from formula_desktop.formula.player.playout import digits_in, missing, pile_in, rules_for
from formula_desktop.formula.view import View
from formula_desktop.notation import in_order

_FEW: Final = 8
"""Of more cards there may be thousands of formulas: then only those that are best are written."""


def fewest_cards_left(view: View) -> Play:
    """The play that leaves the fewest cards and, among equals, the fewest points in the hand.

    Among those that are still equal: the highest answer, then the first by its text, so that
    the same view gives the same play. Without a formula to lay it draws, or passes.
    """
    if len(view.hand) <= _FEW:
        return best_of(legal_plays(view)) or other_play(view)
    for new in range(view.options.max_cards, 0, -1):
        dearest = _dearest(view, new)
        if dearest:
            hands = [replace(view, hand=cards) for cards in dearest]
            formulas = [formula for each in hands for formula in legal_plays(each)]
            best = best_of(formulas)
            assert best is not None  # these cards can be laid
            return best
    return other_play(view)


def _dearest(view: View, new: int) -> set[str]:
    """The sets of so many cards of the hand that can be laid and cost most; none: nothing can."""
    hand = pile_in(view.hand)
    jokers = view.hand.count(JOKER)
    offers = rules_for(view.options).offers
    digits = EVERY_DIGIT if jokers else digits_in(hand)
    piles = {each[0] for some in offers.layings(rows_of(view), new, digits) for each in some}
    sets = {_with_jokers(hand, pile, jokers) for pile in piles if missing(hand, pile) <= jokers}
    most = max(map(cost_in_hand, sets), default=0)
    return {cards for cards in sets if cost_in_hand(cards) == most}


def _with_jokers(hand: Pile, pile: Pile, jokers: int) -> str:
    """The dearest cards that show these digits: all jokers, and no more of a digit than is held."""
    cards, short = "", 0
    for digit in reversed(range(10)):
        number = pile >> 4 * digit & 15
        held = min(number, hand >> 4 * digit & 15)
        cards += str(digit) * held
        short += number - held
    more = min(jokers - short, len(cards))
    return in_order(JOKER * (short + more) + cards[: len(cards) - more])


def _rank(formula: Formula) -> tuple[int, int, int]:
    """What makes a formula better: more cards laid, a dearer hand relieved, a higher answer."""
    return len(formula.cards), cost_in_hand(formula.cards), formula.values[2]


def best_of(
    formulas: Iterable[Formula], rank: Callable[[Formula], tuple[int, int, int]] = _rank
) -> Formula | None:
    """The one of these with the highest rank, else the first by its text; None of none."""
    ranked = [(rank(formula), formula) for formula in formulas]
    best = max((each for each, _ in ranked), default=None)
    return min((formula for each, formula in ranked if each == best), key=str, default=None)


def other_play(view: View) -> Action:
    """What is left to a player who lays no formula."""
    return Action.DRAW if view.has_card_to_draw else Action.PASS
