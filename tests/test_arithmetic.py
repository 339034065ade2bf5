"""Exact evaluation: every pair of numbers up to 60 with every operator (docs/rules.md)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from formula_desktop.arithmetic import ALL_OPERATORS, DIGITS, Operator, exact, number, signs_without
from tests.helpers.each import each_of

SMALL = range(61)


def test_the_operators_are_written_as_in_game_files() -> None:
    assert "".join(ALL_OPERATORS) == "+-x/"
    assert list(DIGITS) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_the_signs_that_a_game_is_played_without() -> None:
    assert signs_without((Operator.SUBTRACT, Operator.ADD)) == {"x", "/"}
    assert signs_without(ALL_OPERATORS) == frozenset()


@each_of(SMALL)
def test_sums_differences_and_products(left: int) -> None:
    for right in SMALL:
        assert exact(left, Operator.ADD, right) == left + right
        assert exact(left, Operator.SUBTRACT, right) == left - right
        assert exact(left, Operator.MULTIPLY, right) == left * right


@each_of(SMALL)
def test_a_division_counts_only_if_it_comes_out_even(left: int) -> None:
    assert exact(left, Operator.DIVIDE, 0) is None
    for right in SMALL[1:]:
        quotient = Fraction(left, right)
        expected = int(quotient) if quotient.denominator == 1 else None
        assert exact(left, Operator.DIVIDE, right) == expected


def test_zero_divided_is_zero() -> None:
    assert exact(0, Operator.DIVIDE, 7) == 0
    assert exact(0, Operator.DIVIDE, 0) is None


def test_a_division_below_zero_comes_out_even_too() -> None:
    assert exact(-6, Operator.DIVIDE, 3) == -2
    assert exact(-7, Operator.DIVIDE, 3) is None


@pytest.mark.parametrize(
    ("digits", "value"), [((7,), 7), ((0,), 0), ((1, 0), 10), ((4, 2, 8), 428), ((0, 5), 5)]
)
def test_digits_side_by_side_make_a_number(digits: tuple[int, ...], value: int) -> None:
    assert number(digits) == value
