"""The number of ways a round can continue, to a certain depth: one wrong play changes it.

The counts were made with the slow list in place of the fast one. In some of the positions on the
way both are compared, in all of them with RANDOM_TIMES=4.
"""

from __future__ import annotations

from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.position import Position
from tests.helpers.each import TIMES
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import table

ONLY_HARD = (Operator.MULTIPLY, Operator.DIVIDE)
ALL_ON = Options(
    max_number_cards=2,
    use_table_card=True,
    winner_extra_card=True,
    play_on=True,
    scoring=Scoring.POINTS,
    multiples_of_five=True,
    hard_sum_bonus=True,
    open_cards=True,
)

POSITIONS = {
    "start": (table("2_4", "1168", "2335", stock="97"), 4, 1459),
    "starting jokers": (table("*_*", "055", "1266", stock="3"), 2, 1063),
    "ten": (table("4+6=10", "1225", "358", stock="4", covered="17"), 3, 1026),
    "three players": (table("6x4=24", "18", "26", "39", stock="5"), 5, 200),
    "joker": (table("8x8=64", "*1", "27", stock="*"), 4, 1073),
    "zero rule": (table("8x0=0", "12347", "2356", stock="15"), 3, 2725),
    "zero rule with a table card": (
        table("0/7=0", "1234", "2356", stock="15", options=Options(use_table_card=True)),
        3,
        935,
    ),
    "four cards": (
        table("2x3=6", "12248", "344", stock="1", options=Options(ONLY_HARD, max_cards=4)),
        3,
        2351,
    ),
    "nothing to draw": (table("9+9=18", "14", "36", "77"), 4, 18),
    "all variations": (table("1+4=5", "26", "05", "358", covered="1399", options=ALL_ON), 4, 5677),
    "out and on": (
        table("7-5=2", "", "1", "3344", to_move=1, out=(0,), options=Options(play_on=True)),
        5,
        66,
    ),
}

SHARE = min(1.0, 0.25 * TIMES)
"""Of the positions on the way, how many are compared with the slow list."""


def count(position: Position, depth: int, random: Random) -> int:
    """The ways to make so many plays, or fewer when the round ends before."""
    if position.to_move is None:
        return 1
    view = position.view(position.to_move)
    fast = LegalPlays(view)
    if random.random() < SHARE:
        assert {(str(play), position.points(play)) for play in fast} == slow_plays(view)
    plays = [*fast, *position.may]
    if depth == 1:
        return len(plays)
    after = (position.after(play, position.refill_needed(play)) for play in plays)
    return sum(count(each, depth - 1, random) for each in after)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", POSITIONS)
def test_it_goes_on_in_as_many_ways(name: str) -> None:
    position, depth, expected = POSITIONS[name]
    assert count(position, depth, Random(name)) == expected
