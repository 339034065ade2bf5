"""Random deals of the cards that a seat doesn't see, consistent with the cards that it sees."""

from __future__ import annotations

from math import comb
from random import Random

from formula_desktop.formula.player.forms import Pile, pile_of
from formula_desktop.formula.player.playout import ALL_CARDS, JOKER_CARD, pile_in
from formula_desktop.formula.view import View

Sample = tuple[list[Pile], list[int]]
"""The hands of all seats, and the stock with its next card last."""


class Unseen:
    """The cards that a seat doesn't see: in the stock, or in other hands that are not open."""

    def __init__(self, view: View) -> None:
        seen = view.covered + "".join(card.card for row in view.rows for card in row)
        seen += "".join(hand for hand in view.hands if hand is not None)
        there = pile_in(seen)
        self.cards = [
            card
            for card in range(JOKER_CARD + 1)
            for _ in range((ALL_CARDS >> 4 * card & 15) - (there >> 4 * card & 15))
        ]
        self.pile = pile_of(tuple(self.cards))
        self._known = [None if hand is None else pile_in(hand) for hand in view.hands]
        self._sizes = view.hand_sizes

    def deal(self, random: Random) -> Sample:
        """A random deal of the cards."""
        stock = list(self.cards)
        random.shuffle(stock)
        hands = []
        for known, size in zip(self._known, self._sizes, strict=True):
            if known is None:
                hands.append(pile_of(tuple(stock[:size])))
                del stock[:size]
            else:
                hands.append(known)
        return hands, stock

    def chance(self, seat: int, cards: Pile, size: int) -> float:
        """The chance that a seat with this many cards holds exactly these."""
        known = self._known[seat]
        if known is not None:
            return float(known == cards)
        ways = 1
        for card in range(JOKER_CARD + 1):
            number = cards >> 4 * card & 15
            if number:
                ways *= comb(self.pile >> 4 * card & 15, number)
        return ways / comb(len(self.cards), size) if size <= len(self.cards) else 0.0
