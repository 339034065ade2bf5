"""What a rack can fill into the shapes of a board."""

from __future__ import annotations

import pytest

from formula_desktop.digifeud.fillings import Fillings
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
