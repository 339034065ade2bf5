"""How new cards lie on those on the table."""

from __future__ import annotations

import pytest

from formula_desktop.formula.cards import Laid
from formula_desktop.formula.laying import on_equal_cards
from formula_desktop.formula.play import Formula, read_play


@pytest.mark.parametrize(
    ("row", "formula", "digits"),
    [
        ("1", "1+(2)=3", [1]),
        ("1", "(1)+2=3", []),
        ("12", "(1)2+1=13", [2]),
        ("12", "11+2=13", [1]),
        ("12", "1+2=3", []),  # one card on two
        ("2", "12+1=13", []),
        ("2", "1(2)+1=13", []),
        ("1", "*1+1=2", [1]),
    ],
)
def test_cards_on_equal_ones(row: str, formula: str, digits: list[int]) -> None:
    laid = read_play(formula)
    assert isinstance(laid, Formula)
    there = tuple(Laid(int(digit), joker=False) for digit in row)
    assert on_equal_cards(laid.left, there) == digits
