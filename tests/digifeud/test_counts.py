"""How many ways a game can go on from a start, to a depth: one wrong play changes them all.

The counts were made with the slow list in place of the fast one, `count(position, depth, slow)`,
and four of them are made so again here.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from formula_desktop.digifeud.game import new_bags
from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.position import Position, deal
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ALL_FOUR
from formula_desktop.digifeud.view import View
from tests.helpers.digifeud.slow_legal import slow_plays

Plays = Callable[[View], LegalPlays | list[Sum]]

STARTS = {
    "default": (Options(), 0, 2, 134_978),
    "four directions": (Options(directions=4, max_operations=1), 13, 2, 12_092),
    "one operation": (Options(max_operations=1), 0, 3, 453_906),
    "every operator": (Options(operators=ALL_FOUR, directions=4), 13, 2, 86_656),
    "from both sides": (Options(directions=4, max_operations=1), 2, 2, 26_948),
    "numbers to 20": (Options(largest_number=20), 2, 2, 150_570),
    "no chains": (Options(directions=4, max_operations=1, chains=False), 2, 2, 25_096),
    "plus and minus": (Options(operators=ADD_SUBTRACT, max_operations=1), 0, 3, 197_670),
}


def start(options: Options, seed: int) -> Position:
    return deal(options, 0, *new_bags(options, Random(seed)))


def count(position: Position, depth: int, plays: Plays) -> int:
    """How many sequences of so many sums there are."""
    if position.to_move is None:
        return 0
    found = plays(position.view(position.to_move))
    if depth == 1:
        return len(found)
    return sum(count(position.after_legal(play), depth - 1, plays) for play in found)


def slow(view: View) -> list[Sum]:
    plays = [read_play(text) for text, _ in slow_plays(view)]
    return [play for play in plays if isinstance(play, Sum)]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", STARTS)
def test_counts(name: str) -> None:
    options, seed, depth, expected = STARTS[name]
    assert count(start(options, seed), depth, LegalPlays) == expected


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["default", "four directions", "from both sides", "no chains"])
def test_the_slow_list_counts_the_same(name: str) -> None:
    options, seed, depth, expected = STARTS[name]
    assert count(start(options, seed), depth, slow) == expected
