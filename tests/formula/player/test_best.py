"""The best formula is legal, and none in the slow list earns or lays more."""

from __future__ import annotations

from random import Random

from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.player.computer import best
from tests.helpers.each import TIMES, each_of
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import table

POINTS = Options(scoring=Scoring.POINTS)


@each_of(range(30 * TIMES))
def test_none_of_the_slow_list_is_better(seed: int) -> None:
    position = random_position(Random(seed))
    assert position.to_move is not None
    view = position.view(position.to_move)
    found = best(view)
    slow = slow_plays(view)
    if not slow:
        assert (found,) == position.may
        return
    assert isinstance(found, Formula)
    assert why_not(view, found) is None
    if position.options.for_points:
        assert position.points(found) == max(points for _, points in slow)
    else:
        assert len(found.cards) == max(len(_cards(text)) for text, _ in slow)


def _cards(text: str) -> str:
    formula = read_play(text)
    assert isinstance(formula, Formula)
    return formula.cards


def test_points_go_before_cards_where_there_are_points() -> None:
    hand = "111269"
    plain, points = table("2+4=6", hand, "1"), table("2+4=6", hand, "1", options=POINTS)
    most_cards, most_points = best(plain.view(0)), best(points.view(0))
    assert isinstance(most_cards, Formula)
    assert isinstance(most_points, Formula)
    assert len(most_cards.cards) >= len(most_points.cards)
    assert points.points(most_points) > points.points(most_cards)


def test_where_nothing_can_be_laid_it_is_drawing_or_passing() -> None:
    nothing = table("2_4", "9", "1", options=POINTS)
    assert best(nothing.view(0)) is Action.PASS
    assert best(table("2_4", "9", "1", stock="5", options=POINTS).view(0)) is Action.DRAW
    assert best(table("2_4", "9", "1", stock="5").view(0)) is Action.DRAW
