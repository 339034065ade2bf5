"""A seat's view of a game is sent to the engine's process and read back unchanged."""

from __future__ import annotations

import json

import pytest

from formula_desktop.digifeud.codec import read_view, written_view
from formula_desktop.digifeud.view import View
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.digifeud.tables import view_of


def sent(view: View) -> View:
    said = json.loads(json.dumps(written_view(view)))
    return read_view(said, view.options)


def test_a_view_comes_back_as_it_was() -> None:
    for seed in range(10):
        position = random_game(seed, 6).position
        for seat in (0, 1):
            view = position.view(seat)
            assert sent(view) == view, f"game {seed}, seat {seat}"


VIEW = view_of("G7> 3+4=7", digits="*0123456", operators="+-x")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"seat": 2}, "whole number from 0 to 1"),
        ({"to_move": -1}, "whole number"),
        ({"sums": "G7> 3+4=7"}, "not a list"),
        ({"sums": ["G7> 3+4=8"]}, "WRONG"),
        ({"sums": ["G7> 3+4=7"] * 2}, "COVERED"),
        ({"sums": ["L7> 3+4=7"]}, "LEAVES_BOARD"),
        ({"sums": ["G7> 3:1=3"]}, "NOT_IN_A_SUM"),
        ({"sums": ["pass"]}, "not a sum"),
        ({"sums": [7]}, "not a text"),
        ({"rack": {"digits": "1"}}, "just the fields"),
        ({"rack": {"digits": "012345678", "operators": ""}}, "cannot have this rack"),
        ({"rack": {"digits": "10", "operators": ""}}, "cannot have this rack"),
        ({"rack": {"digits": "a", "operators": ""}}, "cannot have this rack"),
        ({"rack": {"digits": "+", "operators": "1"}}, "cannot have this rack"),
        ({"rack": {"digits": "0000", "operators": ""}}, "cannot have this rack"),
        ({"rack": {"digits": "7777", "operators": ""}}, "cannot have this rack"),
        ({"rack": {"digits": "1", "operators": "/"}}, "cannot have this rack"),
        ({"rack": {"digits": "1", "operators": "++++"}}, "cannot have this rack"),
        ({"rack": {"digits": "1", "operators": None}}, "not a text"),
        ({"earned": [1, 2, 3]}, "list of 2 to 2"),
        ({"earned": [1, 1e999]}, "whole number"),
        ({"passes": [0, 3]}, "whole number from 0 to 2"),
        ({"other_rack": {"digits": "1", "operators": ""}}, "only then"),
    ],
)
def test_what_no_seat_can_see_is_refused(changed: dict[str, object], says: str) -> None:
    said = json.loads(json.dumps(written_view(VIEW)))
    assert read_view(said, VIEW.options) == VIEW
    with pytest.raises(ValueError, match=says):
        read_view({**said, **changed}, VIEW.options)


def test_fields_too_few_and_too_many_are_refused() -> None:
    said = written_view(VIEW)
    for field in said:
        with pytest.raises(ValueError, match="just the fields"):
            read_view({key: each for key, each in said.items() if key != field}, VIEW.options)
    for other in ({**said, "bag": ""}, [said], None):
        with pytest.raises(ValueError, match="just the fields"):
            read_view(other, VIEW.options)
