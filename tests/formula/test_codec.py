"""A seat's view of a round is sent to the engine's process and read back unchanged."""

from __future__ import annotations

import json
from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.codec import read_view, written_view
from formula_desktop.formula.options import Options
from formula_desktop.formula.view import View
from tests.helpers.formula.games import lying, match_of
from tests.helpers.formula.random_positions import random_position


def sent(view: View) -> View:
    said = json.loads(json.dumps(written_view(view)))
    return read_view(said, view.options)


def test_a_view_comes_back_as_it_was() -> None:
    for seed in range(40):
        position = random_position(Random(seed))
        for seat in range(len(position.hands)):
            view = position.view(seat)
            assert sent(view) == view, f"position {seed}, seat {seat}"


def test_before_the_first_formula_there_is_no_operator() -> None:
    view = match_of("12368*9", "4455667").position.view(0)
    assert view.operator is None
    assert sent(view) == view


FIRST = match_of("12368*9", "4455667").position.view(0)
LATER = lying(match_of("12368*9", "4455667"), "(2)+(4)=6").position.view(1)
OPEN = match_of("12368*9", "4455667", options=Options(open_cards=True)).position.view(0)


@pytest.mark.parametrize(
    ("view", "changed", "says"),
    [
        (FIRST, {"seat": 2}, "whole number from 0 to 1"),
        (FIRST, {"seat": True}, "whole number"),
        (FIRST, {"seat": 1}, "a hand is not"),
        (FIRST, {"to_move": "0"}, "whole number"),
        (FIRST, {"hand_sizes": [7]}, "list of 2 to 5"),
        (FIRST, {"hand_sizes": [7, 8]}, "not all cards"),
        (FIRST, {"hand_sizes": [6, 8]}, "a hand is not"),
        (FIRST, {"hand": "*123689", "hands": ["*123688", None]}, "two different ones"),
        (FIRST, {"hand": "9*12368"}, "not cards in order"),
        (FIRST, {"hand": "*12368x"}, "not cards in order"),
        (FIRST, {"hand": None}, "not a text"),
        (FIRST, {"hands": ["*123689"]}, "list of 2 to 2"),
        (FIRST, {"hands": ["*123689", "4455667"]}, "a hand is not"),
        (FIRST, {"hands": [None, None]}, "a hand is not"),
        (OPEN, {"hands": ["*123689", None]}, "a hand is not"),
        (FIRST, {"stock_size": 42}, "not all cards"),
        (FIRST, {"stock_size": 1e999}, "whole number from 0 to 59"),
        (FIRST, {"covered": "0000"}, "not cards in order"),
        (LATER, {"covered": "666666", "stock_size": 36}, "a card too many"),
        (FIRST, {"left": []}, "not two starting cards"),
        (FIRST, {"left": [[2, False]] * 4}, "list of 0 to 3"),
        (FIRST, {"left": [2]}, "list of 2 to 2"),
        (FIRST, {"left": [[10, False]]}, "whole number from 0 to 9"),
        (FIRST, {"left": [[2, None]]}, "neither true nor false"),
        (FIRST, {"left": [[None, False]]}, "only a starting joker"),
        (FIRST, {"left": [[2, True]]}, "only a starting joker"),
        (LATER, {"left": [[None, True]]}, "only a starting joker"),
        (LATER, {"right": []}, "a number has no cards"),
        (LATER, {"operator": "operator"}, "operator"),
        (LATER, {"operator": 1}, "not a text"),
        (LATER, {"zero_rule": 0}, "neither true nor false"),
        (FIRST, {"out": [2]}, "whole number from 0 to 1"),
        (FIRST, {"out": [0]}, "those who are out"),
        (FIRST, {"passes": 2}, "whole number from 0 to 1"),
        (FIRST, {"earned": [0]}, "list of 2 to 2"),
        (FIRST, {"totals": [0, 10**10]}, "whole number"),
    ],
)
def test_what_no_seat_can_see_is_refused(view: View, changed: dict[str, object], says: str) -> None:
    said = json.loads(json.dumps(written_view(view)))
    assert read_view(said, view.options) == view
    with pytest.raises(ValueError, match=says):
        read_view({**said, **changed}, view.options)


def test_an_operator_that_is_not_played_with_is_refused() -> None:
    options = Options(operators=(Operator.MULTIPLY,))
    with pytest.raises(ValueError, match="not played with"):
        read_view(json.loads(json.dumps(written_view(LATER))), options)


def test_fields_too_few_and_too_many_are_refused() -> None:
    said = written_view(FIRST)
    for field in said:
        with pytest.raises(ValueError, match="just the fields"):
            read_view({key: each for key, each in said.items() if key != field}, FIRST.options)
    for other in ({**said, "stock": ""}, [said], None):
        with pytest.raises(ValueError, match="just the fields"):
            read_view(other, FIRST.options)
