"""Rounds that the levels play with fixed seeds, compared turn by turn with the written ones.

They keep the levels from changing unnoticed. Only after an intended change, the rounds that differ
are updated by hand from what the test shows.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from formula_desktop.formula.match import new_deck, shuffled
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.player.computer import choose
from formula_desktop.formula.position import deal
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from tests.helpers.places import DATA

ROUNDS: dict[str, Any] = json.loads((DATA / "formula_rounds.json").read_text("utf-8"))
OPTIONS = {
    "default": Options(),
    "points": Options(scoring=Scoring.POINTS, max_number_cards=2, multiples_of_five=True),
    "play on": Options(play_on=True, use_table_card=True),
}


def played(level: Level, options: Options, players: int) -> list[str]:
    """The plays of a round in which everybody is of this level."""
    random = Random(f"{level} {players}")
    position = deal(options, new_deck(random), 0, (7,) * players)
    plays: list[str] = []
    while position.to_move is not None and len(plays) < 30:
        limit = Limit(iterations=20, seed=len(plays))
        play = choose(position.view(position.to_move), level, limit)
        refill = shuffled(position.refill_needed(play), random)
        position = position.after(play, refill or None)
        plays.append(str(play))
    return plays


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_played_as_ever(name: str) -> None:
    level, options, players = name.split(", ")
    assert played(Level(level), OPTIONS[options], int(players)) == ROUNDS[name]


def test_each_level_plays_each_of_them() -> None:
    assert {name.split(", ")[0] for name in ROUNDS} == set(Level)
    assert {name.split(", ")[1] for name in ROUNDS} == set(OPTIONS)
