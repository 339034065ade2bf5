"""Every sampled deal is possible, as far as the seat can see."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from formula_desktop.formula.cards import DECK
from formula_desktop.formula.player.forms import Pile
from formula_desktop.formula.player.playout import JOKER_CARD, pile_in, size_of
from formula_desktop.formula.player.samples import Unseen
from tests.helpers.each import TIMES, each_of
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.tables import table


@each_of(range(30 * TIMES))
def test_a_sample_agrees_with_what_is_seen(seed: int) -> None:
    position = random_position(Random(seed))
    for seat in range(position.players):
        view = position.view(seat)
        hands, stock = Unseen(view).deal(Random(seed))
        assert [size_of(hand) for hand in hands] == list(view.hand_sizes)
        assert len(stock) == view.stock_size
        for hand, known in zip(hands, view.hands, strict=True):
            assert known is None or hand == pile_in(known)
        seen = view.covered + "".join(card.card for row in view.rows for card in row)
        dealt = sum(hands) + sum(1 << 4 * card for card in stock)
        assert dealt + pile_in(seen) == pile_in(DECK)


def test_samples_differ_and_follow_their_seed() -> None:
    unseen = Unseen(table("2+4=6", "1234567", "55", stock="1").view(0))
    assert unseen.deal(Random(1)) == unseen.deal(Random(1))
    assert len({str(unseen.deal(Random(seed))) for seed in range(20)}) == 20


def test_the_chance_of_a_hand_is_how_often_it_is_dealt() -> None:
    unseen = Unseen(table("2+4=6", "1234567", "55", stock="1").view(0))
    random, dealt = Random(1), Counter[Pile]()
    for _ in range(4000):
        dealt[unseen.deal(random)[0][1]] += 1
    pair, mixed = pile_in("99"), pile_in("*8")
    assert unseen.chance(1, pair, 2) == comb(6, 2) / comb(len(unseen.cards), 2)
    for cards in (pair, mixed):
        assert abs(dealt[cards] / 4000 - unseen.chance(1, cards, 2)) < 0.01
    assert mixed >> 4 * JOKER_CARD == 1


def test_more_cards_of_a_kind_than_there_are_leave_none_of_it() -> None:
    unseen = Unseen(table("2+4=6", "22222222", "5").view(0))
    assert 2 not in unseen.cards
    assert unseen.cards.count(4) == 5
