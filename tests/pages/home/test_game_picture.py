"""The sums in the pictures on Home are ones that may be laid."""

from __future__ import annotations

import pytest

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import read_play
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.pages.home.game_picture import CROSSING, ON_BOARD, ON_BOARDS
from tests.helpers.digifeud.tables import view_of

FOUR_SIGNS = Options(operators=ALL_FOUR)


@pytest.mark.parametrize("age", ["", *ON_BOARDS])
def test_digifeud_allows_the_sums_on_its_picture(age: str) -> None:
    """The picture shows columns B to L and rows 5 to 9."""
    column, across, down = ON_BOARDS.get(age, ON_BOARD)
    row, middle = CROSSING
    shared = across[middle - column]
    assert down[row] == shared
    opening = f"{'BCDEFGHIJKL'[column]}7> {across}"
    assert why_not(view_of(options=FOUR_SIGNS), read_play(opening)) is None
    crossing = f"G5v {down[:row]}({shared}){down[row + 1 :]}"
    assert why_not(view_of(opening, options=FOUR_SIGNS), read_play(crossing)) is None
