"""What a rack can fill into the shapes of a board."""

from __future__ import annotations

import pytest

from formula_desktop.digifeud.fillings import Fillings, _places
from formula_desktop.digifeud.shapes import NEW
from formula_desktop.digifeud.tiles import Rack


def test_numbers_have_a_bound_for_each_choice_of_operators() -> None:
    fillings = Fillings(Rack("37", "+x"))
    bounds = dict(fillings.most_with[f"{NEW} 12"])
    assert set(bounds) == {"+", "x"}
    assert bounds["+"] >= 7 + 12
    assert bounds["x"] >= 7 * 12


@pytest.mark.parametrize("rack", [Rack("3", "+x"), Rack("37", "")])
def test_numbers_that_a_rack_cannot_fill_have_none(rack: Rack) -> None:
    fillings = Fillings(rack)
    assert fillings.most_with[f"{NEW} {NEW}"] == []


def test_blanks_stand_for_few_digits_first() -> None:
    _places.cache_clear()  # filled by tests that are not traced, perhaps
    assert _places(3, 1) == (0b000, 0b001, 0b010, 0b100)
    assert _places(2, 2) == (0b00, 0b01, 0b10, 0b11)
