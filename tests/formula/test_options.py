"""Which variations go together (docs/rules.md, 1 "Variations"; docs/game-file.md, "Formula")."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.options import (
    LARGEST_TARGET,
    Options,
    Scoring,
    can_start,
    in_operator_order,
    most_cards,
    most_number_cards,
)

ADD, SUBTRACT, MULTIPLY, DIVIDE = ALL_OPERATORS
SETS = [each for size in range(5) for each in combinations(ALL_OPERATORS, size)]


@pytest.mark.parametrize("operators", SETS, ids="".join)
def test_a_set_of_operators_contains_plus_or_times(operators: tuple[Operator, ...]) -> None:
    starts = "+" in operators or "x" in operators
    assert can_start(operators) == starts
    if starts:
        assert Options(operators=operators).operators == operators
    else:
        with pytest.raises(ValueError, match="operators"):
            Options(operators=operators)


def test_operators_stand_in_one_order_and_once() -> None:
    for operators in permutations(ALL_OPERATORS):
        assert in_operator_order(operators) == (operators == ALL_OPERATORS)
    assert not in_operator_order((ADD, ADD))


@pytest.mark.parametrize("operators", [each for each in SETS if can_start(each)], ids="".join)
def test_four_cards_a_turn_with_times_and_divide_only(operators: tuple[Operator, ...]) -> None:
    only_hard = operators == (MULTIPLY, DIVIDE)
    assert most_cards(operators) == ((4, 3) if only_hard else (3,))
    assert Options(operators, max_cards=3).max_cards == 3
    if only_hard:
        assert Options(operators, max_cards=4).max_cards == 4
    else:
        with pytest.raises(ValueError, match="cards a turn"):
            Options(operators, max_cards=4)


@pytest.mark.parametrize(
    "wrong",
    [
        {"max_cards": 2},
        {"max_cards": 5},
        {"max_number_cards": 1},
        {"max_number_cards": 4},
        {"largest_number": 0},
        {"largest_number": 30},
        {"target": 0},
        {"target": LARGEST_TARGET + 1},
    ],
    ids=str,
)
def test_numbers_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Options(**wrong)


@pytest.mark.parametrize("target", [1, 250, LARGEST_TARGET])
def test_targets_in_range(target: int) -> None:
    assert Options(target=target).target == target


@pytest.mark.parametrize(
    ("largest", "cards", "highest"),
    [(None, 2, 99), (None, 3, 999), (20, 2, 20), (20, 3, 20), (100, 2, 99), (100, 3, 100)],
)
def test_the_highest_number_follows_from_the_cards_and_the_range(
    largest: int | None, cards: int, highest: int
) -> None:
    assert Options(max_number_cards=cards, largest_number=largest).highest_number == highest


def test_numbers_are_shorter_by_default_with_points() -> None:
    assert most_number_cards(Scoring.POINTS) == 2
    assert most_number_cards(Scoring.FIRST_OUT) == 3
    assert Options().max_number_cards == most_number_cards(Options().scoring)
