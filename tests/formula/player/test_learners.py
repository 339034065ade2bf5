"""The levels that overlook plays: what they find is simpler than what they miss."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from formula_desktop.facts import LEARNED, Knowledge, fact_of
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.formula.player.computer import choose
from formula_desktop.formula.player.learners import hardness
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.tables import table


def formula(text: str) -> Formula:
    play = read_play(text)
    assert isinstance(play, Formula)
    return play


def laid_by(level: Level) -> list[Formula]:
    """What a level lays in positions at random; a draw is left out."""
    found = []
    for seed in range(80):
        position = random_position(Random(seed))
        assert position.to_move is not None
        play = choose(position.view(position.to_move), level, Limit(0, seed=seed))
        if isinstance(play, Formula):
            found.append(play)
    return found


def test_more_cards_and_harder_operators_are_harder() -> None:
    assert hardness(formula("(2)+(4)=6")) < hardness(formula("(2)+5=7"))
    assert hardness(formula("1+(4)=5")) < hardness(formula("8/(4)=2"))
    assert hardness(formula("3+(4)=7")) < hardness(formula("3(0)+(4)=34"))


def test_each_level_finds_more_than_the_one_below() -> None:
    laid = [laid_by(level) for level in (Level.BEGINNER, Level.EASY, Level.NORMAL)]
    counts = [len(formulas) for formulas in laid]
    assert counts == sorted(counts)
    cards = [mean(len(each.cards) for each in formulas) for formulas in laid]
    assert cards == sorted(cards)
    harder = [mean(hardness(each) for each in formulas) for formulas in laid]
    assert harder == sorted(harder)


def test_a_beginner_adds_and_takes_away_and_lays_one_card_beside_the_answer() -> None:
    laid = laid_by(Level.BEGINNER)
    beside = [sum(not piece.lies for piece in each.left + each.right) for each in laid]
    assert sum(each.operator in "+-" for each in laid) > 0.65 * len(laid)
    assert sum(number <= 1 for number in beside) > 0.7 * len(laid)


def test_numbers_that_are_large_for_a_level_are_not_seen() -> None:
    largest = {
        level: max(max(each.values) for each in laid_by(level))
        for level in (Level.BEGINNER, Level.EASY, Level.NORMAL)
    }
    assert largest[Level.BEGINNER] <= 20
    assert largest[Level.EASY] <= 100 < largest[Level.NORMAL]


def test_easy_lays_three_cards_less_often_where_numbers_have_no_range() -> None:
    def threes(largest: int | None) -> int:
        view = table("2+4=6", "189", "5").view(0)
        view = replace(view, options=replace(view.options, largest_number=largest))
        plays = [choose(view, Level.EASY, Limit(0, seed=seed)) for seed in range(60)]
        return sum(isinstance(play, Formula) and len(play.cards) == 3 for play in plays)

    assert threes(None) < threes(100)


def test_what_is_simple_is_often_found_and_sometimes_not() -> None:
    view = table("2+4=6", "7", "5", stock="1").view(0)
    plays = [choose(view, Level.BEGINNER, Limit(0, seed=seed)) for seed in range(60)]
    assert "draw" in plays
    view = table("2_4", "6", "5", stock="1").view(0)
    plays = [choose(view, Level.BEGINNER, Limit(0, seed=seed)) for seed in range(60)]
    laid = sum(isinstance(play, Formula) for play in plays)
    assert 35 < laid < 60


@pytest.mark.parametrize("level", LEARNED)
def test_in_a_first_game_a_learner_lays_one_card_or_draws(level: Level) -> None:
    view = table("2+4=6", "1789", "5", stock="1").view(0)
    limits = [Limit(0, seed=seed) for seed in range(60)]
    usual = [choose(view, level, limit) for limit in limits]
    first = [choose(view, level, limit._replace(holds_back=True)) for limit in limits]
    assert any(isinstance(play, Formula) and len(play.cards) > 1 for play in usual)
    assert any(isinstance(play, Formula) for play in first)
    for before, play in zip(usual, first, strict=True):
        if isinstance(before, Formula) and len(before.cards) == 1:
            assert play == before
        assert not isinstance(play, Formula) or len(play.cards) == 1


@pytest.mark.parametrize("level", LEARNED)
def test_what_a_level_does_not_know_is_missed_at_every_place(level: Level) -> None:
    missed = 0
    for seed in range(80):
        position = random_position(Random(seed))
        assert position.to_move is not None
        view = position.view(position.to_move)
        knowledge = Knowledge(LEARNED[level], seed % 5, view.seat)

        def knows(formula: Formula, knowledge: Knowledge = knowledge) -> bool:
            left, right, _ = formula.values
            return knowledge.has(fact_of(left, formula.operator, right))

        for lot in range(3):
            play = choose(view, level, Limit(0, seed=lot, game_seed=seed % 5))
            assert not isinstance(play, Formula) or knows(play)
        missed += sum(not knows(formula) for formula in LegalPlays(view))
    assert missed > 500, "there was much to miss"
