"""What a seat sees of a round goes to the engine's process and comes back as it was."""

from __future__ import annotations

import json
from random import Random

import pytest

from formula_desktop.formula.codec import read_view, written_view
from formula_desktop.formula.view import View
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.tables import table


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
    view = table("2_4", "678", "1").view(0)
    assert view.operator is None
    assert sent(view) == view


def test_what_is_no_view_is_refused() -> None:
    view = table("2+4=6", "678", "1").view(0)
    said = written_view(view)
    for field in said:
        with pytest.raises(LookupError):
            read_view({key: value for key, value in said.items() if key != field}, view.options)
    with pytest.raises(ValueError, match="operator"):
        read_view({**said, "operator": "operator"}, view.options)
