"""The value the master gives the end of a round that is played for points."""

from __future__ import annotations

from dataclasses import replace

from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.player.evaluation import Judge
from formula_desktop.formula.player.playout import Round, pile_in
from formula_desktop.formula.player.simulation import Simulation
from formula_desktop.formula.position import Position
from formula_desktop.limit import Limit
from tests.helpers.formula.tables import table

POINTS = Options(scoring=Scoring.POINTS, max_number_cards=2, play_on=True)


def worth(position: Position, earned: list[int]) -> float:
    """The worth to the first seat of a round that ends like this."""
    judge = Judge(position.view(0))
    hands = [pile_in(hand) for hand in position.hands]
    sizes = list(map(len, position.hands))
    over = Round(judge.rules, hands, sizes, [], earned, out=list(position.out))
    return Simulation(judge, [], Limit(1))._worth(over)


def test_the_points_for_going_out_first_go_to_who_was_first() -> None:
    """The fourth player went out before the third one, who has the lower number."""
    start = table("2+4=6", "5", "5", "", "", options=POINTS, out=(3, 2))
    other_order = replace(start, out=(2, 3))
    assert worth(start, [60, 0, 45, 30]) > worth(other_order, [60, 0, 45, 30])
