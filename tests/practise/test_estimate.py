"""The estimate of how hard an exercise is follows what children learn first."""

from __future__ import annotations

from itertools import pairwise

from formula_desktop.arithmetic import ALL_OPERATORS, Operator, exact
from formula_desktop.practise.estimate import of_search, of_steps, of_sum, rounded
from formula_desktop.practise.exercise import EASIEST, HARDEST

PLUS, MINUS, TIMES, DIVIDED = Operator


def test_what_is_learned_first_is_easier() -> None:
    rows = [
        [(2, PLUS, 3), (3, PLUS, 5), (7, PLUS, 8), (25, PLUS, 17), (47, PLUS, 38), (347, PLUS, 38)],
        [(7, PLUS, 1), (7, PLUS, 2), (7, PLUS, 8)],
        [(12, PLUS, 6), (12, PLUS, 9)],
        [(3, PLUS, 4), (7, MINUS, 4)],
        [(16, MINUS, 4), (13, MINUS, 8), (51, MINUS, 27)],
        [(1, TIMES, 7), (2, TIMES, 7), (5, TIMES, 7), (3, TIMES, 7), (7, TIMES, 8), (12, TIMES, 8)],
        [(6, TIMES, 9), (54, DIVIDED, 9)],
        [(9, TIMES, 10), (9, TIMES, 8)],
    ]
    for row in rows:
        for easier, harder in pairwise(row):
            assert of_sum(*easier) < of_sum(*harder), (easier, harder)


def test_a_sum_is_as_hard_either_way_round() -> None:
    for one in range(30):
        for other in range(30):
            for operator in (PLUS, TIMES):
                assert of_sum(one, operator, other) == of_sum(other, operator, one)


def test_every_correct_sum_has_a_difficulty() -> None:
    for left in (*range(25), 99, 100, 640, 999):
        for right in (*range(25), 99, 100, 999):
            for operator in ALL_OPERATORS:
                result = exact(left, operator, right)
                if result is not None and 0 <= result <= 999:
                    assert EASIEST <= of_sum(left, operator, right) <= HARDEST


def test_more_operations_are_harder_and_more_solutions_easier() -> None:
    one, two = (7, TIMES, 8), (56, MINUS, 9)
    assert of_steps([one]) == of_sum(*one) < of_steps([one, two])
    assert of_search(1) > of_search(2) > of_search(50)


def test_a_difficulty_has_two_decimals_and_ends() -> None:
    assert [rounded(each) for each in (-9.0, 1.23456, 9.0)] == [EASIEST, 1.23, HARDEST]
