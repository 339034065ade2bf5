"""The evaluation of a hand's formulas without playing them out, used by the level hard.

It estimates the chance to win the round: from the cards left in the hand, how likely all of them
can be played next turn, what the new table offers the next player, and, with points, the points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula
from formula_desktop.formula.player.forms import Pile
from formula_desktop.formula.player.offers import ANSWER, ZERO, Rows, Shown, rows_after
from formula_desktop.formula.player.playout import (
    JOKER_CARD,
    cost_of,
    digits_in,
    missing,
    pile_in,
    rules_for,
    size_of,
)
from formula_desktop.formula.player.samples import Unseen
from formula_desktop.formula.player.values import values_for
from formula_desktop.formula.position import FIRST_OUT_BONUS, points_of
from formula_desktop.formula.view import View
from formula_desktop.remembered import remembered

LOOKED_INTO: Final = 24
"""The number of formulas whose offers to the next player are found."""
_BLOCKING: Final = 6
"""The number of further ones after which all numbers must be replaced, which few hands can do."""
_KEPT: Final = 0.25
"""The weight of the mean chance to lay each card left alone, in chance to win."""
_STAYS: Final = (1.0, 1.0, 0.65, 0.3, 0.1)
"""By hand size, the chance that a hand with no single card to lay can lay nothing at all."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A formula, the cards left in the hand, the numbers it shows and its value."""

    formula: Formula
    left: Pile
    shown: Shown
    earned: int
    value: float


def shown_by(formula: Formula) -> Shown:
    """The numbers of a formula, in bits."""
    left, right, answer = formula.values
    return left << 10 | right | answer << ANSWER | (ZERO if formula.is_zero else 0)


class Judge:
    """Evaluates formulas from one seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.options = view.options
        self.rules = rules_for(view.options)
        self.values = values_for(view.options)
        self.unseen = Unseen(view)
        self.hand = pile_in(view.hand)
        others = [seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat]
        players = len(view.hand_sizes)
        self.others = sorted(others, key=lambda seat: (seat - view.seat) % players)

    def ranked(self) -> list[Candidate]:
        """All formulas that differ in the cards left or the numbers shown, best first."""
        found = sorted(self._all(), key=_order)
        first, rest = found[:LOOKED_INTO], found[LOOKED_INTO:]
        blocking = [each for each in rest if each.shown & ZERO][:_BLOCKING]
        first = sorted(map(self._looked_into, first + blocking), key=_order)
        return first + [each for each in rest if each not in blocking]

    def _all(self) -> list[Candidate]:
        chosen: dict[tuple[Pile, Shown], Formula] = {}
        for formula in LegalPlays(self.view):
            key = self.hand - pile_in(formula.cards), shown_by(formula)
            known = chosen.get(key)
            if known is None or points_of(formula, self.options) > points_of(known, self.options):
                chosen[key] = formula
        return [self._candidate(formula, left, shown) for (left, shown), formula in chosen.items()]

    def _candidate(self, formula: Formula, left: Pile, shown: Shown) -> Candidate:
        earned = points_of(formula, self.options)
        worth = self._worth(self._chance_with[left], left, earned)
        return Candidate(formula, left, shown, earned, worth)

    def _looked_into(self, each: Candidate) -> Candidate:
        """The candidate with its value after finding what its table offers to both sides."""
        rows = rows_after(each.shown)
        out_next = 1 - (1 - self._goes_out_on(rows, each.shown)) * (1 - self._out_later)
        stays = self._stays(rows)
        now = stays * self.can_go_out(each.left, rows) if stays else 0.0
        chance = self._chance(each.left, out_next, now + (1 - stays) * self.goes_out(each.left))
        worth = self._worth(chance, each.left, each.earned)
        return Candidate(each.formula, each.left, each.shown, each.earned, worth)

    # --- the chance to win ----------------------------------------------------------------------

    @remembered
    def _chance_with(self, left: Pile) -> float:
        return self._chance(left, self._out_next, self.goes_out(left))

    def _chance(self, left: Pile, out_next: float, goes_out: float) -> float:
        """The chance to win, from the chances of the others and the seat to go out next turn."""
        if not left:
            return 1.0
        size = size_of(left)
        fewest = min(self.view.hand_sizes[seat] for seat in self.others)
        rest = self.values.rest(len(self.others) + 1, size, fewest)
        rest += _KEPT * (self._alone(left) / size - 0.55)
        return (1 - out_next) * (goes_out + (1 - goes_out) * rest)

    def goes_out(self, left: Pile) -> float:
        """The chance to lay all of these cards on a random table."""
        return self.values.chances.get(left, 0.0)

    def _alone(self, left: Pile) -> float:
        chances = self.values.chances
        return sum(
            (left >> 4 * card & 15) * chances[1 << 4 * card] for card in range(JOKER_CARD + 1)
        )

    def can_go_out(self, left: Pile, rows: Rows) -> bool:
        """Whether all of these cards can be laid on the rows at once."""
        size = size_of(left)
        if size > self.options.max_cards:
            return False
        jokers = left >> 4 * JOKER_CARD
        parts = self.rules.offers.for_hand(rows, size, digits_in(left), jokers)
        return any(missing(left, cards) <= jokers for some in parts for cards, _ in some)

    # --- the others -----------------------------------------------------------------------------

    @remembered
    def _average(self, seat: int) -> float:
        """The chance of another seat to go out on a random table."""
        size = self.view.hand_sizes[seat]
        if size > self.options.max_cards:
            return 0.0
        known = self.view.hands[seat]
        if known is not None:
            return self.goes_out(pile_in(known))
        chances = self.values.chances
        return sum(
            chance * self.unseen.chance(seat, cards, size)
            for cards, chance in chances.items()
            if size_of(cards) == size
        )

    @cached_property
    def _out_next(self) -> float:
        return 1 - (1 - self._out_later) * (1 - self._average[self.others[0]])

    @cached_property
    def _out_later(self) -> float:
        """The chance that somebody after the next player goes out."""
        stays_in = 1.0
        for seat in self.others[1:]:
            stays_in *= 1 - self._average[seat]
        return 1 - stays_in

    def _goes_out_on(self, rows: Rows, shown: Shown) -> float:
        """The chance of the next player to lay all of their cards on a table."""
        seat = self.others[0]
        size = self.view.hand_sizes[seat]
        if self.options.multiples_of_five and (shown >> ANSWER) % 5 == 0:
            return 0.5 * self._average[seat]
        if size > self.options.max_cards:
            return 0.0
        known = self.view.hands[seat]
        if known is not None:
            return float(self.can_go_out(pile_in(known), rows))
        piles = {laying[0] for some in self.rules.offers.layings(rows, size) for laying in some}
        chance = sum(self.unseen.chance(seat, cards, size) for cards in piles)
        jokers = self.unseen.pile >> 4 * JOKER_CARD
        if piles and jokers:
            chance += (1 - chance) * jokers * size / len(self.unseen.cards)
        return min(chance, 1.0)

    def _stays(self, rows: Rows) -> float:
        """The chance that the table is still the same on the seat's next turn."""
        seat = self.others[0]
        size = self.view.hand_sizes[seat]
        if len(self.others) > 1:
            return 0.0
        playable = 0
        for some in self.rules.offers.layings(rows, 1):
            for cards, _ in some:
                playable |= cards
        none, left = 1.0, len(self.unseen.cards)
        other = sum(
            self.unseen.pile >> 4 * card & 15
            for card in range(JOKER_CARD)
            if not playable >> 4 * card & 15
        )
        for _ in range(size):
            none *= max(other, 0) / max(left, 1)
            other, left = other - 1, left - 1
        return none * _STAYS[min(size, len(_STAYS) - 1)]

    # --- points ---------------------------------------------------------------------------------

    def _worth(self, chance: float, left: Pile, earned: int) -> float:
        """The chance to win, or with points the expected lead over the others."""
        if not self.options.for_points:
            return chance
        held = 5.0 * min(self.view.hand_sizes[seat] for seat in self.others)
        return earned + chance * (FIRST_OUT_BONUS + held) - (1 - chance) * 0.7 * cost_of(left)


def _order(each: Candidate) -> tuple[float, int, int, str]:
    formula = each.formula
    cost = cost_in_hand(formula.cards)
    return -each.value, -cost, -formula.values[2], str(formula)
