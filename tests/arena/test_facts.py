"""What a player has learned, and the gaps that stay for a whole game."""

from __future__ import annotations

from statistics import mean

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.facts import LEARNED, Fact, Knowledge, Learned, fact_of
from formula_desktop.players import Level

SOME = Learned(10, frozenset({1, 2, 10}), 0.25)
HARD = [Fact(Operator.ADD, small, large) for small in range(6, 40) for large in range(small, 40)]
HARD += [Fact(Operator.MULTIPLY, small, large) for small in range(3, 10) for large in range(3, 10)]


def test_a_difference_is_the_fact_of_its_sum_and_a_quotient_that_of_its_product() -> None:
    add, subtract, multiply, divide = Operator
    assert {fact_of(8, add, 7), fact_of(7, add, 8)} == {Fact(add, 7, 8)}
    assert {fact_of(15, subtract, 8), fact_of(15, subtract, 7)} == {Fact(add, 7, 8)}
    assert {fact_of(8, multiply, 7), fact_of(7, multiply, 8)} == {Fact(multiply, 7, 8)}
    assert {fact_of(56, divide, 8), fact_of(56, divide, 7)} == {Fact(multiply, 7, 8)}


@pytest.mark.parametrize("game", range(5))
def test_what_was_learned_is_never_a_gap(game: int) -> None:
    knowledge = Knowledge(Learned(10, frozenset({1, 2, 10}), 1.0), game, 0)
    small = [Fact(Operator.ADD, one, other) for one in range(6) for other in range(one, 11 - one)]
    tables = [
        fact_of(one, Operator.MULTIPLY, other) for one in (0, 1, 2, 10) for other in range(99)
    ]
    assert all(map(knowledge.has, small + tables))
    assert not any(map(knowledge.has, HARD))


def test_gaps_are_as_frequent_as_they_should_be() -> None:
    in_games = [mean(map(Knowledge(SOME, game, 1).has, HARD)) for game in range(40)]
    assert mean(in_games) == pytest.approx(0.75, abs=0.02)
    of_facts = [mean(Knowledge(SOME, game, 0).has(fact) for game in range(40)) for fact in HARD]
    assert mean(of_facts) == pytest.approx(0.75, abs=0.02)
    assert all(0.3 < each <= 1 for each in of_facts), "every fact is known in most games"


def test_the_game_and_the_seat_decide_the_gaps() -> None:
    def gaps(game: int, seat: int) -> frozenset[Fact]:
        return frozenset(fact for fact in HARD if not Knowledge(SOME, game, seat).has(fact))

    assert gaps(7, 0) == gaps(7, 0)
    assert len({gaps(game, seat) for game in range(10) for seat in range(5)}) == 50


def test_a_level_that_has_learned_more_has_fewer_gaps() -> None:
    beginner, easy = (Knowledge(LEARNED[level], 3, 0) for level in (Level.BEGINNER, Level.EASY))
    assert all(easy.has(fact) for fact in HARD if beginner.has(fact))
    assert any(easy.has(fact) and not beginner.has(fact) for fact in HARD)
