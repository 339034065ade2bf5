"""What a play was worth in the chance to win, beside the one that the level master finds.

The master chooses a play, and then both are tried out in new samples, so that no play looks better
only because its samples were lucky.
"""

from __future__ import annotations

from typing import Final

from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.player.computer import best as best_by_rules
from formula_desktop.formula.player.evaluation import Judge, shown_by
from formula_desktop.formula.player.playout import cost_of, pile_in
from formula_desktop.formula.player.simulation import Simulation, Tried, choose_by_simulation
from formula_desktop.formula.position import points_of
from formula_desktop.formula.view import View
from formula_desktop.judgement import Judgement, Why, judged, plainest
from formula_desktop.limit import Limit

_FEWEST: Final = 4
_FOR_NEXT: Final = 50
"""The samples for what a play leaves open."""


def judge(view: View, play: Play, limit: Limit) -> Judgement[Play]:
    """The judgement of a play."""
    best = choose_by_simulation(view, limit._replace(progress=None))
    other = limit._replace(seed=limit.seed + 1, progress=None)
    cards = Judge(view)
    with_made = _tried(cards, play)

    def beside(better: Play) -> Judgement[Play]:
        """The judgement beside a play that may be better, always in the same samples."""
        tried = _tried(cards, better)
        both = [with_made] if better == play else [tried, with_made]
        simulation = Simulation(cards, both, other)
        found = simulation.foreseen(max(_FEWEST, limit.iterations))
        return judged(
            better,
            play,
            [(each[0], each[-1]) for each in found],
            lambda: _why(cards, simulation, tried, with_made),
            for_points=view.options.for_points,
        )

    judgement = beside(best)
    if judgement.why is None:
        return judgement
    most = best_by_rules(view)
    if most in (best, play) or not isinstance(most, Formula):
        return judgement
    return plainest(judgement, beside(most))


def _tried(cards: Judge, play: Play) -> Tried:
    if not isinstance(play, Formula):
        return Tried(play, cards.hand, None, 0)
    left = cards.hand - pile_in(play.cards)
    return Tried(play, left, shown_by(play), points_of(play, cards.options))


def _why(cards: Judge, simulation: Simulation, best: Tried, made: Tried) -> Why:
    """The figures of the best play less those of the play made.

    Cards that it lays or, in a match for points, points that it earns; the percent of samples in
    which the next player can go out; and what is kept: without points, the chance in percent to
    lay it all in the next turn, and with points, how much less it costs.
    """
    for_points = cards.options.for_points
    return Why(
        best.earned - made.earned if for_points else _laid(best) - _laid(made),
        simulation.out_next(made, _FOR_NEXT) - simulation.out_next(best, _FOR_NEXT),
        _kept(cards, best) - _kept(cards, made),
        not best.left and bool(made.left),
    )


def _laid(tried: Tried) -> int:
    return len(tried.play.new_pieces) if isinstance(tried.play, Formula) else 0


def _kept(cards: Judge, tried: Tried) -> int:
    if cards.options.for_points:
        return -cost_of(tried.left)
    return round(100 * cards.goes_out(tried.left)) if tried.left else 100
