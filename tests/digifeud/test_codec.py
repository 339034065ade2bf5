"""What a seat sees of a game goes to the engine's process and comes back as it was."""

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


def test_what_is_no_view_is_refused() -> None:
    view = view_of("G7> 3+4=7")
    said = written_view(view)
    for field in said:
        with pytest.raises(LookupError):
            read_view({key: value for key, value in said.items() if key != field}, view.options)
    with pytest.raises(ValueError, match="unpack"):
        read_view({**said, "earned": [1, 2, 3]}, view.options)
