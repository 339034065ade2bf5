"""The level normal: it leaves the fewest cards in the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from formula_desktop.formula.cards import JOKER, cost_in_hand
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.player.forms import EVERY_DIGIT, Pile
from formula_desktop.formula.player.offers import rows_of
from formula_desktop.formula.player.playout import digits_in, missing, pile_in, rules_for
from formula_desktop.formula.view import View
from formula_desktop.notation import in_order

_FEW: Final = 8
"""Larger hands can have thousands of formulas, so only the best of them are made."""


def fewest_cards_left(view: View) -> Play:
    """The play that leaves the fewest cards in the hand, and then the fewest points.

    Further ties are broken by the highest answer and then by the text, so that the same view always
    gives the same play. Without a formula to lay, it draws or passes.
    """
    if len(view.hand) <= _FEW:
        return best_of(LegalPlays(view)) or other_play(view)
    for new in range(view.options.max_cards, 0, -1):
        dearest = _dearest(view, new)
        if dearest:
            hands = [replace(view, hand=cards) for cards in dearest]
            formulas = [formula for each in hands for formula in LegalPlays(each)]
            best = best_of(formulas)
            assert best is not None  # these cards can be laid
            return best
    return other_play(view)


def _dearest(view: View, new: int) -> set[str]:
    """The most expensive sets of this many cards that can be laid; empty if there are none."""
    hand = pile_in(view.hand)
    jokers = view.hand.count(JOKER)
    offers = rules_for(view.options).offers
    digits = EVERY_DIGIT if jokers else digits_in(hand)
    piles = {each[0] for some in offers.layings(rows_of(view), new, digits) for each in some}
    sets = {_with_jokers(hand, pile, jokers) for pile in piles if missing(hand, pile) <= jokers}
    most = max(map(cost_in_hand, sets), default=0)
    return {cards for cards in sets if cost_in_hand(cards) == most}


def _with_jokers(hand: Pile, pile: Pile, jokers: int) -> str:
    """The most expensive cards for these digits, with all jokers and the digits that are held."""
    cards, short = "", 0
    for digit in reversed(range(10)):
        number = pile >> 4 * digit & 15
        held = min(number, hand >> 4 * digit & 15)
        cards += str(digit) * held
        short += number - held
    more = min(jokers - short, len(cards))
    return in_order(JOKER * (short + more) + cards[: len(cards) - more])


def _rank(formula: Formula) -> tuple[int, int, int]:
    """The rank of a formula: the number of cards laid, their cost, and the answer."""
    return len(formula.cards), cost_in_hand(formula.cards), formula.values[2]


def best_of(
    formulas: Iterable[Formula], rank: Callable[[Formula], tuple[int, int, int]] = _rank
) -> Formula | None:
    """The formula with the highest rank, ties broken by text; None if there are none."""
    ranked = [(rank(formula), formula) for formula in formulas]
    best = max((each for each, _ in ranked), default=None)
    return min((formula for each, formula in ranked if each == best), key=str, default=None)


def other_play(view: View) -> Action:
    """The action of a player who lays no formula."""
    return Action.DRAW if view.has_card_to_draw else Action.PASS
