"""A round played out quickly to its end with all hands known; a simulation does this many times.

A careful player goes out if possible. If not, it keeps the cards that are likeliest to be playable
in the next turn; with few cards in the hand, that often means playing fewer than it could. It keeps
jokers until it has nothing else to play, or until they turn the last cards into a formula. Other
players play as many cards as they can, the most expensive first. With points, everybody does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from formula_desktop.formula.cards import DECK, JOKER, JOKER_IN_HAND
from formula_desktop.formula.options import Options
from formula_desktop.formula.player.forms import PILES, Pile, pile_of
from formula_desktop.formula.player.offers import (
    ANSWER,
    Laying,
    Offers,
    Rows,
    Shown,
    numbers_of,
    offers_for,
    rows_after,
)
from formula_desktop.formula.player.values import values_for

JOKER_CARD: Final = 10
_JOKERS: Final = 40
"""The position of the jokers in a pile, in bits."""
_GUARD: Final = sum(8 << 4 * digit for digit in range(10))
"""A bit above the count of each digit (at most 7), cleared when too many are subtracted."""
_NATURAL: Final = (1 << _JOKERS) - 1


def pile_in(cards: str) -> Pile:
    """The pile for a string of cards."""
    return pile_of(tuple(JOKER_CARD if card == JOKER else int(card) for card in cards))


ALL_CARDS: Final = pile_in(DECK)

_LIKELY: Final = 750 << 40
_LIKELY_ENOUGH: Final = 900 << 40
"""The search stops when the cards left are at least this likely to be laid next turn."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules and values for playing a round out."""

    options: Options
    offers: Offers
    burdens: dict[Pile, int]
    """The value of getting rid of a set of cards, on the same scale as the bits of an answer."""
    leaves: dict[Pile, int]
    """The value of being left with cards that may all be laid in the next turn."""


@cache
def rules_for(options: Options) -> Rules:
    """The rules of a match, with the offers cached so far."""
    offers = offers_for(options.operators, options.highest_number, options.use_table_card)
    if options.for_points:  # a point in the hand counts as much as one in the answer
        return Rules(options, offers, burdens_of(ANSWER), {})
    chances = values_for(options).chances
    leaves = {pile: round(1000 * chance) << 40 for pile, chance in chances.items()}
    return Rules(options, offers, burdens_of(40), leaves)


def burdens_of(shift: int) -> dict[Pile, int]:
    """The costs of sets of up to four cards in the hand, shifted left by some bits."""
    return {
        pile_of(digits): sum(digits) << shift
        for size in range(5)
        for digits in combinations_with_replacement(range(10), size)
    }


def cost_of(hand: Pile) -> int:
    """The cost of the cards in a hand at the end of a round."""
    cost = JOKER_IN_HAND * (hand >> _JOKERS)
    for digit in range(1, 10):
        cost += digit * (hand >> 4 * digit & 15)
    return cost


def digits_in(hand: Pile) -> int:
    """The digits in a hand as a bit mask."""
    mask = 0
    for digit in range(10):
        if hand >> 4 * digit & 15:
            mask |= 1 << digit
    return mask


def pick(rules: Rules, hand: Pile, size: int, rows: Rows, careful: bool = True) -> Laying | None:
    """The formula that a player lays in a playout; None if nothing can be laid."""
    jokers = hand >> _JOKERS
    most = min(size, rules.options.max_cards)
    digits = digits_in(hand)
    if not (careful and rules.leaves):
        return _most(rules, hand, size, rows, digits)
    found = None
    if size <= most:
        search = _with_jokers if jokers else _heaviest
        found = search(rules, hand, size, rows, digits)
    if not found and size <= 2 * rules.options.max_cards:
        found = _likeliest(rules, hand, size, rows, digits)
    new = min(size - jokers, most)
    while new and not found:
        found = _heaviest(rules, hand, new, rows, digits)
        new -= 1
    new = most if jokers else 0
    while new and not found:
        found = _with_jokers(rules, hand, new, rows, digits)
        new -= 1
    return found


def _most(rules: Rules, hand: Pile, size: int, rows: Rows, digits: int) -> Laying | None:
    """The laying with the most cards, including any jokers."""
    jokers = hand >> _JOKERS
    for new in range(min(size, rules.options.max_cards), 0, -1):
        found = _with_jokers(rules, hand, new, rows, digits) if jokers else None
        if not found and new <= size - jokers:
            found = _heaviest(rules, hand, new, rows, digits)
        if found:
            return found
    return None


def _heaviest(rules: Rules, hand: Pile, new: int, rows: Rows, digits: int) -> Laying | None:
    """The most expensive laying of this many cards without a joker."""
    best, most = None, -1
    burdens = rules.burdens
    guarded = hand & _NATURAL | _GUARD
    for some in rules.offers.layings(rows, new, digits):
        for laying in some:
            cards = laying[0]
            if guarded - cards & _GUARD == _GUARD:
                weight = burdens[cards] + laying[1]
                if weight > most:
                    best, most = laying, weight
        if best and rules.leaves:
            break  # an early one is good enough and saves half of the time
    return best


def _likeliest(rules: Rules, hand: Pile, size: int, rows: Rows, digits: int) -> Laying | None:
    """The laying without a joker that leaves the cards likeliest to be laid next turn."""
    best, most = None, -1
    leaves = rules.leaves
    most_cards = rules.options.max_cards
    guarded = hand & _NATURAL | _GUARD
    fewest = max(1, size - most_cards)
    for new in range(fewest, min(size - 1, most_cards, size - (hand >> _JOKERS)) + 1):
        for some in rules.offers.layings(rows, new, digits):
            for laying in some:
                cards = laying[0]
                if guarded - cards & _GUARD == _GUARD:
                    weight = leaves[hand - cards] + laying[1]
                    if weight > most:
                        best, most = laying, weight
            if most > _LIKELY_ENOUGH:
                return best
        if most > _LIKELY:
            return best
    return best


def _with_jokers(rules: Rules, hand: Pile, new: int, rows: Rows, digits: int) -> Laying | None:
    """The most expensive laying of this many cards that needs the jokers of the hand."""
    jokers = hand >> _JOKERS
    for some in rules.offers.for_hand(rows, new, digits, jokers):
        best, most = None, -1
        for laying in some:
            weight = rules.burdens[laying[0]] + laying[1]
            if weight > most and missing(hand, laying[0]) <= jokers:
                best, most = laying, weight
        if best:
            return best
    return None


def missing(hand: Pile, cards: Pile) -> int:
    """The number of jokers a hand needs to lay cards."""
    left = (hand & _NATURAL | _GUARD) - cards
    short = ~left & _GUARD
    number = 0
    while short:
        low = short & -short
        number += 8 - (left >> low.bit_length() - 4 & 15)
        short ^= low
    return number


def without(hand: Pile, cards: Pile) -> Pile:
    """The hand after cards are laid, with jokers for those that it doesn't hold."""
    left = (hand & _NATURAL | _GUARD) - cards
    short = ~left & _GUARD
    jokers = hand >> _JOKERS
    while short:
        low = short & -short
        at = low.bit_length() - 4
        jokers -= 8 - (left >> at & 15)
        left = left & ~(15 << at) | low
        short ^= low
    return left & ~_GUARD | jokers << _JOKERS


@dataclass(slots=True)
class Round:
    """A mutable round with all hands known, for playing it out."""

    rules: Rules
    hands: list[Pile]
    sizes: list[int]
    stock: list[int]
    """The cards of the stock, the next one last; a joker is a 10."""
    earned: list[int]
    passes: int = 0
    seed: int = 0
    careful: tuple[bool, ...] = ()
    """Which players are careful; empty if all are."""
    out: list[int] = field(default_factory=list)
    """The seats that have gone out, in order."""
    shown: Shown | None = None
    is_blocked: bool = False

    def __post_init__(self) -> None:
        self.careful = self.careful or (True,) * len(self.hands)

    def step(self, seat: int, rows: Rows) -> Rows:
        """Play the turn of a seat and return the rows for the next player."""
        hand = self.hands[seat]
        found = pick(self.rules, hand, self.sizes[seat], rows, self.careful[seat])
        if found is None:
            self.draw(seat)
            return rows
        self.lay(seat, without(hand, found[0]), found[1])
        return rows_after(found[1])

    def lay(self, seat: int, hand: Pile, shown: Shown) -> None:
        """Lay a formula, leaving the seat a hand; the others may draw for a multiple of five."""
        self.hands[seat] = hand
        self.sizes[seat] = size_of(hand)
        self.passes = 0
        self.shown = shown
        answer = shown >> ANSWER
        self.earned[seat] += answer
        if not hand:
            self.out.append(seat)
        if self.rules.options.multiples_of_five and answer % 5 == 0:
            players = len(self.hands)
            for other in range(seat + 1, seat + players):
                if self.sizes[other % players]:
                    self._take(other % players)

    def draw(self, seat: int) -> None:
        """Draw a card for a seat, or pass when there are none."""
        if self._take(seat):
            self.passes = 0
        else:
            self.passes += 1
            self.is_blocked = self.passes >= len(self.hands) - len(self.out)

    @property
    def is_over(self) -> bool:
        if self.is_blocked:
            return True
        return len(self.out) >= (len(self.hands) - 1 if self.rules.options.play_on else 1)

    def next(self, seat: int) -> int:
        """The seat that plays after a seat."""
        players = len(self.hands)
        seat = (seat + 1) % players
        while not self.sizes[seat]:
            seat = (seat + 1) % players
        return seat

    def _take(self, seat: int) -> bool:
        if not self.stock and not self._turn_over():
            return False
        self.hands[seat] += 1 << 4 * self.stock.pop()
        self.sizes[seat] += 1
        return True

    def _turn_over(self) -> bool:
        """Make a new stock of the covered cards; a joker on the table counts as covered."""
        shown = sum(PILES[number] for number in numbers_of(self.shown)) if self.shown else 0
        self.stock = []
        for card in range(JOKER_CARD + 1):
            seen = sum(pile >> 4 * card & 15 for pile in (*self.hands, shown))
            self.stock += [card] * ((ALL_CARDS >> 4 * card & 15) - seen)
        Random(self.seed).shuffle(self.stock)
        return bool(self.stock)


def size_of(hand: Pile) -> int:
    """The number of cards in a hand."""
    number = 0
    while hand:
        number += hand & 15
        hand >>= 4
    return number
