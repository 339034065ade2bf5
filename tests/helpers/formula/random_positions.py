"""Positions of Formula at random, also such as seldom come up in play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import DECK, JOKER, Laid, laid
from formula_desktop.formula.options import Options
from formula_desktop.formula.position import Position
from formula_desktop.notation import in_order
from tests.helpers.formula.random_matches import random_options


def random_position(random: Random, most_in_hand: int = 7) -> Position:
    """A position under way with all 59 cards in it and options at random."""
    options = random_options(random)
    deck = random.sample(DECK, len(DECK))
    if random.random() < 0.2:
        if random.random() < 0.3:
            deck.sort(key=lambda card: card == JOKER)
        rows: list[tuple[Laid, ...]] = [(laid(deck.pop()),), (laid(deck.pop()),), ()]
        operator = None
        zero_rule = False
    else:
        operator, numbers = random_sum(random, options)
        rows = [tuple(take(random, deck, digit) for digit in str(each)) for each in numbers]
        zero_rule = operator in ("x", "/") and numbers[2] == 0
    players = random.randint(2, 5)
    if options.max_cards == 4:
        most_in_hand -= 2  # more cards a turn make many more plays
    hands = []
    for _ in range(players):
        size = random.randint(1, most_in_hand)
        hands.append(in_order("".join(deck[:size])))
        del deck[:size]
    in_stock = random.choice((0, 0, 1, 2, random.randint(0, len(deck)), len(deck)))
    has_covered = operator is not None and len(deck) - in_stock
    return Position(
        options=options,
        dealer=random.randrange(players),
        hands=tuple(hands),
        stock="".join(deck[:in_stock] if has_covered else deck),
        covered=in_order("".join(deck[in_stock:])) if has_covered else "",
        left=rows[0],
        operator=operator,
        right=rows[1],
        answer=rows[2],
        zero_rule=zero_rule,
        to_move=random.randrange(players),
        out=(),
        passes=0,
        earned=tuple(random.randrange(100) for _ in range(players)),
        totals=tuple(random.randrange(-50, 300) for _ in range(players)),
    )


def random_sum(random: Random, options: Options) -> tuple[Operator, tuple[int, int, int]]:
    """A correct sum that can lie on the table."""
    largest = 10**options.max_number_cards - 1
    if options.largest_number is not None:
        largest = min(largest, options.largest_number)
    while True:
        operator = random.choice(options.operators)
        one, other = (random_number(random, options.max_number_cards) for _ in range(2))
        added = operator in (Operator.ADD, Operator.SUBTRACT)
        whole = one + other if added else one * other
        if max(one, other, whole) > largest or (operator is Operator.DIVIDE and other == 0):
            continue
        if operator in (Operator.ADD, Operator.MULTIPLY):
            numbers = one, other, whole
        else:
            numbers = whole, other, one
        if all("".join(map(str, numbers)).count(digit) <= 3 for digit in "0123456789"):
            return operator, numbers


def random_number(random: Random, longest: int) -> int:
    return random.randrange(random.choice((3, *(10**length for length in range(1, longest + 1)))))


def take(random: Random, deck: list[str], digit: str) -> Laid:
    """A card out of the deck to show a digit: now and then a joker."""
    if JOKER in deck and (random.random() < 0.1 or digit not in deck):
        deck.remove(JOKER)
        return Laid(int(digit), joker=True)
    deck.remove(digit)
    return Laid(int(digit))


def all_cards(position: Position) -> str:
    """Every card of a position, sorted: at each moment the whole deck."""
    visible = [
        card.card for row in (position.left, position.right, position.answer) for card in row
    ]
    return in_order("".join((*position.hands, position.stock, position.covered, *visible)))


def with_hidden_changed(position: Position, seat: int, random: Random) -> Position:
    """The same position for this seat, with everything it does not see dealt again."""
    hidden = list(position.stock)
    for other, hand in enumerate(position.hands):
        hidden += hand if other != seat else ""
    random.shuffle(hidden)
    hands = []
    for other, hand in enumerate(position.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(in_order("".join(hidden[: len(hand)])))
            del hidden[: len(hand)]
    return replace(position, hands=tuple(hands), stock="".join(hidden))
