from __future__ import annotations

from random import Random

import pytest

from formula_desktop.formula.options import Options, Scoring
from formula_desktop.players import Level, Player
from formula_desktop.store.choice import FormulaChoice, read_choice
from tests.formula.random_matches import random_options, random_players


def test_every_choice_comes_back() -> None:
    random = Random(1)
    for _ in range(200):
        players = random_players(random)
        dealer = random.choice([None, *range(len(players))])
        choice = FormulaChoice(random_options(random), players, dealer)
        assert read_choice(choice.written) == choice


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"options": {}}', "\udcff", "9" * 50])
def test_any_other_text_is_no_choice(text: str) -> None:
    assert read_choice(text) is None


def test_a_part_that_is_not_allowed_makes_it_no_choice() -> None:
    players = (Player("Noor"), Player("Computer", Level.EASY))
    written = FormulaChoice(Options(scoring=Scoring.POINTS), players).written
    assert read_choice(written) is not None
    assert read_choice(written.replace('"Noor"', '" "')) is None
    assert read_choice(written.replace('"target": 250', '"target": 0')) is None
    assert read_choice(written.replace('"+-x/"', '"-/"')) is None


def test_a_dealer_who_does_not_exist_is_drawn_by_lot() -> None:
    players = (Player("Noor"), Player("Computer", Level.EASY))
    written = FormulaChoice(Options(), players, 1).written
    choice = read_choice(written.replace('"dealer": 1', '"dealer": 7'))
    assert choice is not None
    assert choice.dealer is None
