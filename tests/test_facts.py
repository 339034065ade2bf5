"""Facts of arithmetic, and the gaps in what somebody knows."""

from __future__ import annotations

from formula_desktop.arithmetic import Operator
from formula_desktop.facts import LEARNED, Fact, Knowledge, Learned, fact_of
from formula_desktop.players import Level

ADD, MULTIPLY = Operator.ADD, Operator.MULTIPLY


def test_a_calculation_and_its_inverse_have_one_fact() -> None:
    assert fact_of(7, ADD, 8) == fact_of(8, ADD, 7) == Fact(ADD, 7, 8)
    assert fact_of(15, Operator.SUBTRACT, 8) == Fact(ADD, 7, 8)
    assert fact_of(9, MULTIPLY, 6) == Fact(MULTIPLY, 6, 9)
    assert fact_of(56, Operator.DIVIDE, 7) == Fact(MULTIPLY, 7, 8)


def test_what_has_been_learned_is_certain() -> None:
    learned = Learned(10, frozenset({1, 2, 10}), 0.5)
    certain = (Fact(ADD, 4, 6), Fact(ADD, 0, 99), Fact(MULTIPLY, 2, 9), Fact(MULTIPLY, 7, 10))
    assert all(map(learned.is_certain, certain))
    assert not any(map(learned.is_certain, (Fact(ADD, 5, 6), Fact(MULTIPLY, 3, 4))))


def test_what_is_not_certain_is_known_with_the_rest_of_the_chance() -> None:
    learned = Learned(10, frozenset({2}), 0.25)
    assert learned.chance_of(Fact(ADD, 4, 6)) == 1
    assert learned.chance_of(Fact(MULTIPLY, 7, 8)) == 0.75


def test_gaps_stay_for_a_game_and_are_as_many_as_they_should_be() -> None:
    sums = [Fact(ADD, smaller, larger) for larger in range(11, 61) for smaller in range(1, larger)]
    for level, learned in LEARNED.items():
        unsure = [fact for fact in sums if not learned.is_certain(fact)]
        gaps = [
            [fact for fact in unsure if not Knowledge(learned, game, 0).has(fact)]
            for game in (1, 1, 2)
        ]
        assert gaps[0] == gaps[1] != gaps[2]
        assert abs(len(gaps[0]) / len(unsure) - learned.misses) < 0.05, level
        assert gaps[0] != [fact for fact in unsure if not Knowledge(learned, 1, 1).has(fact)]
    assert Knowledge(LEARNED[Level.BEGINNER], 1, 0).has(Fact(ADD, 2, 3))
