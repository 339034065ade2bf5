"""The number of ways a game can continue, to a certain depth: one wrong play changes it.

The counts were made with the slow list in place of the fast one. From four starts both are compared
in some of the positions on the way, in all of them with RANDOM_TIMES=10.
"""

from __future__ import annotations

from random import Random

import pytest

from formula_desktop.digifeud.game import new_bags
from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.position import Position, deal
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ALL_FOUR
from tests.helpers.digifeud.slow_legal import slow_plays
from tests.helpers.each import TIMES

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
COMPARED = {"default", "four directions", "from both sides", "no chains"}
SHARE = min(1.0, 0.1 * TIMES)
"""Of the positions on the way, how many are compared with the slow list."""


def start(options: Options, seed: int) -> Position:
    return deal(options, 0, *new_bags(options, Random(seed)))


def count(position: Position, depth: int, random: Random, share: float) -> int:
    """How many sequences of so many sums there are."""
    if position.to_move is None:
        return 0
    view = position.view(position.to_move)
    fast = LegalPlays(view)
    if random.random() < share:
        assert {(each.written, each.points) for each in fast.found} == slow_plays(view)
    if depth == 1:
        return len(fast)
    after = (position.after_legal(play) for play in fast)
    return sum(count(each, depth - 1, random, share) for each in after)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", STARTS)
def test_counts(name: str) -> None:
    options, seed, depth, expected = STARTS[name]
    share = SHARE if name in COMPARED else 0
    assert count(start(options, seed), depth, Random(name), share) == expected
