"""What a table offers, found fast, against the legal plays, which are found by writing them."""

from __future__ import annotations

from random import Random

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula
from formula_desktop.formula.player.evaluation import shown_by
from formula_desktop.formula.player.forms import EVERY_DIGIT, Pile
from formula_desktop.formula.player.offers import Laying, Offers, Rows, Shown, offers_for, rows_of
from formula_desktop.formula.player.playout import (
    JOKER_CARD,
    digits_in,
    missing,
    pick,
    pile_in,
    rules_for,
)
from formula_desktop.formula.view import View
from tests.helpers.each import TIMES, each_of
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.tables import table

SEEDS = range(150 * TIMES)


def view_at(seed: int) -> View:
    position = random_position(Random(seed))
    assert position.to_move is not None
    return position.view(position.to_move)


def offers_of(options: Options) -> Offers:
    return offers_for(options.operators, options.highest_number, options.use_table_card)


def as_laying(formula: Formula) -> Laying:
    """The digits that a formula has new, whatever cards show them, and its numbers."""
    digits = "".join(str(piece.value) for piece in formula.new_pieces)
    return pile_in(digits), shown_by(formula)


def found(view: View, digits: int) -> set[Laying]:
    """What the table offers to a hand, all its formulas of all numbers of cards."""
    hand, offers, rows = pile_in(view.hand), offers_of(view.options), rows_of(view)
    most = min(view.options.max_cards, len(view.hand))
    return {
        laying
        for new in range(1, most + 1)
        for some in offers.layings(rows, new, digits)
        for laying in some
        if missing(hand, laying[0]) <= view.hand.count("*")
    }


@each_of(SEEDS)
def test_a_table_offers_what_is_legal(seed: int) -> None:
    view = view_at(seed)
    legal = set(map(as_laying, LegalPlays(view)))
    assert found(view, EVERY_DIGIT) == legal
    if "*" not in view.hand:
        assert found(view, digits_in(pile_in(view.hand))) == legal


def test_with_one_joker_the_same_is_found_faster() -> None:
    compared = 0
    for seed in range(10 * len(SEEDS)):
        view = view_at(seed)
        if view.hand.count("*") != 1:
            continue
        hand, offers, rows = pile_in(view.hand), offers_of(view.options), rows_of(view)
        for new in range(1, view.options.max_cards + 1):
            parts = offers.with_joker(rows, new, digits_in(hand))
            layings = {each for some in parts for each in some if missing(hand, each[0]) <= 1}
            every = {each for some in offers.layings(rows, new) for each in some}
            assert layings == {each for each in every if missing(hand, each[0]) <= 1}
            compared += bool(layings)
    assert compared > 100


@each_of(SEEDS)
def test_what_is_played_out_is_legal_and_found_when_there_is_something(seed: int) -> None:
    view = view_at(seed)
    legal = list(LegalPlays(view))
    hand = pile_in(view.hand)
    picked = pick(rules_for(view.options), hand, len(view.hand), rows_of(view))
    assert (picked is None) == (not legal)
    if picked:
        assert picked in set(map(as_laying, legal))


def test_the_last_cards_are_laid_with_the_joker_which_is_kept_before() -> None:
    def laid(rows: Rows, hand: str) -> tuple[Pile, Shown]:
        picked = pick(rules_for(Options()), pile_in(hand), len(hand), rows)
        assert picked is not None
        return picked

    view = table("2+4=6", "*3", "5").view(0)
    assert laid(rows_of(view), "*3")[0] != pile_in("3")
    assert missing(pile_in("*345"), laid(rows_of(view), "*345")[0]) == 0
    assert pile_in("*") == 1 << 4 * JOKER_CARD
