"""A round played out quickly follows the rules exactly."""

from __future__ import annotations

from random import Random

from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import new_deck
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula
from formula_desktop.formula.player.evaluation import shown_by
from formula_desktop.formula.player.forms import Pile
from formula_desktop.formula.player.offers import rows_after, rows_of
from formula_desktop.formula.player.playout import (
    JOKER_CARD,
    Round,
    cost_of,
    pick,
    pile_in,
    rules_for,
    size_of,
    without,
)
from formula_desktop.formula.position import Position, deal
from formula_desktop.notation import in_order
from tests.helpers.each import TIMES, each_of
from tests.helpers.formula.random_matches import random_options


def as_card(card: str) -> int:
    return JOKER_CARD if card == JOKER else int(card)


def round_of(position: Position) -> Round:
    return Round(
        rules_for(position.options),
        [pile_in(hand) for hand in position.hands],
        list(map(len, position.hands)),
        [as_card(card) for card in reversed(position.stock)],
        list(position.earned),
    )


def written(position: Position, cards: Pile, shown: int, left: Pile) -> Formula:
    """A legal formula that lays these digits, shows these numbers and leaves these cards."""
    assert position.to_move is not None
    hand = pile_in(position.hands[position.to_move])
    for formula in LegalPlays(position.view(position.to_move)):
        digits = "".join(str(piece.value) for piece in formula.new_pieces)
        found = pile_in(digits), shown_by(formula), hand - pile_in(formula.cards)
        if found == (cards, shown, left):
            return formula
    raise AssertionError("nothing legal is like that")


@each_of(range(30 * TIMES))
def test_it_goes_as_the_rules_have_it(seed: int) -> None:
    random = Random(seed)
    options, players = random_options(random), random.randint(2, 5)
    position = deal(options, new_deck(random), random.randrange(players), (7,) * players)
    round_, seat = round_of(position), position.to_move
    rows = rows_of(position.view(0))
    for _ in range(40):
        assert seat == position.to_move
        if seat is None or position.refill_needed(position.may[0]):
            break  # what comes up again is shuffled in another way
        picked = pick(round_.rules, round_.hands[seat], round_.sizes[seat], rows)
        if picked is None:
            round_.draw(seat)
            position = position.after(position.may[0])
        else:
            left = without(round_.hands[seat], picked[0])
            formula = written(position, *picked, left)
            if position.refill_needed(formula):
                break
            round_.lay(seat, left, picked[1])
            position = position.after(formula)
            rows = rows_after(picked[1])
        same(round_, position)
        seat = None if round_.is_over else round_.next(seat)


def same(round_: Round, position: Position) -> None:
    assert round_.hands == [pile_in(hand) for hand in position.hands]
    assert round_.sizes == list(map(len, position.hands))
    assert round_.stock == [as_card(card) for card in reversed(position.stock)]
    assert round_.is_over == position.is_over
    assert round_.out == list(position.out)
    if not (position.options.for_points and position.options.hard_sum_bonus):
        assert round_.earned == list(position.earned)


def test_covered_cards_come_up_again() -> None:
    options = Options()
    position = deal(options, new_deck(Random(1)), 1, (7, 7))
    round_ = round_of(position)
    round_.stock = []
    round_.draw(0)
    assert round_.sizes == [8, 7]
    cards = round_.hands[0] + round_.hands[1] + sum(1 << 4 * card for card in round_.stock)
    assert size_of(cards) == 59


def test_who_cannot_draw_passes_and_the_round_is_blocked() -> None:
    deck = in_order(new_deck(Random(1)))
    round_ = Round(rules_for(Options()), [pile_in(deck[:30]), pile_in(deck[30:])], [30, 29], [], [])
    round_.draw(0)
    assert not round_.is_over
    round_.draw(1)
    assert round_.is_over
    assert round_.is_blocked


def test_a_joker_is_laid_for_what_is_not_held_and_costs_twenty_five() -> None:
    assert without(pile_in("*577"), pile_in("37")) == pile_in("57")
    assert without(pile_in("**57"), pile_in("33")) == pile_in("57")
    assert cost_of(pile_in("*577")) == 44
