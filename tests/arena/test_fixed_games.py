"""Levels play as they did when their games were recorded, on every machine."""

from __future__ import annotations

import pytest

from tests.helpers.arena.fixed import CASES, plays, recorded


@pytest.mark.parametrize("case", CASES)
def test_a_recorded_game_is_played_again(case: str) -> None:
    assert plays(case) == recorded(case)
