"""What a play was worth in the chance to win, beside the one that the level master finds.

The master chooses a play, and then both are tried out in new samples, so that no play looks better
only because its samples were lucky. The figures that tell why come from the rules.
"""

from __future__ import annotations

from typing import Final

from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.player.endings import Ending, SearchEndedError, is_certain
from formula_desktop.digifeud.player.hidden import Dealt, Hidden
from formula_desktop.digifeud.player.master import (
    CANDIDATES,
    COST_IN_ENDING,
    ENDING_SPREAD,
    FEW_DIGITS,
    STEPS,
    after_turn,
    choose_as_master,
    rest_of,
)
from formula_desktop.digifeud.player.simulation import (
    Trial,
    Tried,
    chance,
    lead_after_answer,
    random_for,
    spread_to_come,
)
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.position import PASSES_TO_END
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View
from formula_desktop.judgement import Foreseen, Judgement, Why, judged, plainest
from formula_desktop.limit import Limit, Thought
from formula_desktop.notation import without

_FEWEST: Final = 4
_FOR_ANSWERS: Final = 8
"""The samples for what a play leaves open."""


def judge(view: View, play: Play, limit: Limit) -> Judgement[Play]:
    """The judgement of a play, a sum or a pass."""
    best = choose_as_master(view, limit._replace(progress=None))
    other = limit._replace(seed=limit.seed + 1, progress=None)
    earning = best_play(view)
    most: Play = best if earning is None else earning.play
    judging = _Judging(Tried(view, CANDIDATES, best, play, most), other)

    def beside(better: Play) -> Judgement[Play]:
        """The judgement beside a play that may be better."""
        samples = judging.samples(better, play)
        return judged(better, play, samples, lambda: judging.why(better, play))

    judgement = beside(best)
    if judgement.why is None or most in (best, play):
        return judgement
    is_searched = judging.is_searched
    of_most = beside(most)
    if judging.is_searched != is_searched:  # so they are not found in the same way
        return judgement
    return plainest(judgement, of_most)


class _Judging:
    """Tries out the plays of a judgement."""

    def __init__(self, tried: Tried, limit: Limit) -> None:
        self._tried = tried
        self._view = tried.view
        self._limit = limit
        self._hidden = Hidden(tried.view, random_for(tried.view, limit.seed))
        self._steps = iter(range(STEPS * limit.iterations))
        self._open: Trial | None = None
        if self._view.bag_digits:
            self._open = lead_after_answer(tried, Thought(limit, 1.0))
        self._ending = Ending(tried.lines, tried.racks, tried.values, lambda: True)
        self._searched = Ending(tried.lines, tried.racks, tried.values, self._goes_on)
        self.is_searched = is_certain(tried.view)
        """Whether the end is searched to its last turn: if nothing depends on chance, until the
        search has taken all its steps."""
        self._deals = self._dealt()
        self._found: dict[Play, list[Foreseen]] = {}

    def _goes_on(self) -> bool:
        return next(self._steps, None) is not None

    def samples(self, better: Play, made: Play) -> list[tuple[Foreseen, Foreseen]]:
        """How two plays come out in each sample, both found in the same way."""
        was_searched = self.is_searched
        of_made, of_better = self._foreseen_in_all(made), self._foreseen_in_all(better)
        if self.is_searched != was_searched:
            self._found.clear()
            of_made, of_better = self._foreseen_in_all(made), self._foreseen_in_all(better)
        return list(zip(of_better, of_made, strict=True))

    def _foreseen_in_all(self, play: Play) -> list[Foreseen]:
        if play not in self._found:
            self._found[play] = [self._foreseen(play, dealt) for dealt in self._deals]
        return self._found[play]

    def _dealt(self) -> list[Dealt]:
        """The samples; one if nothing depends on chance."""
        if is_certain(self._view):
            return [self._hidden.deal()]
        cost = 1.0 if self._view.bag_digits else COST_IN_ENDING
        return [
            self._hidden.deal() for _ in range(max(_FEWEST, round(self._limit.iterations / cost)))
        ]

    def _foreseen(self, play: Play, dealt: Dealt) -> Foreseen:
        """How a play comes out in a sample."""
        tried, view = self._tried, self._view
        index = self._index(play)
        is_last_pass = index == len(tried.moves) and view.passes[view.seat] + 1 == PASSES_TO_END
        if self._open is not None and not is_last_pass:
            lead = self._open(index, dealt)
            assert lead is not None  # no clock ends it
            return Foreseen(_part(chance(lead, spread_to_come(view))), lead)
        gain, after = after_turn(tried, self._ending, rest_of(tried, dealt), index)
        if after is None:
            return _certain(tried.lead + gain)
        if len(view.rack.digits) + len(view.unseen_digits) <= FEW_DIGITS:
            return _certain(tried.lead + gain - self._ending.value(after))
        if self.is_searched:
            try:
                return _certain(tried.lead + gain - self._searched.value(after))
            except SearchEndedError:
                self.is_searched = False
        lead = float(tried.lead + gain - self._ending.played_on(after))
        return Foreseen(_part(chance(lead, ENDING_SPREAD)), lead)

    def _index(self, play: Play) -> int:
        """The index of a play; a pass comes after the others."""
        tried = self._tried
        if not isinstance(play, Sum):
            return len(tried.moves)
        readings = self._view.board.readings
        move = tried.rack.move(readings, play, self._view.board.is_empty)
        assert move is not None  # it is a legal play
        return tried.moves.index(move)

    # --- why ------------------------------------------------------------------------------------

    def why(self, best: Play, made: Play) -> Why:
        """The figures of the best play less those of the play made.

        Points that it earns, mean points of the opponent's best answer, worth of the tiles kept.
        """
        hidden = Hidden(self._view, random_for(self._view, self._limit.seed))
        racks = [hidden.deal() for _ in range(1 if self._view.other_rack else _FOR_ANSWERS)]
        answers = [self._answer(made, each) - self._answer(best, each) for each in racks]
        return Why(
            self._points(best) - self._points(made),
            round(sum(answers) / len(answers)),
            round(self._kept(best) - self._kept(made)),
            self._is_out(best) and not self._is_out(made),
        )

    def _points(self, play: Play) -> int:
        return points_of(play, self._view.board.layout).total if isinstance(play, Sum) else 0

    def _answer(self, play: Play, dealt: Dealt) -> int:
        """The points of the opponent's best answer; 0 if the game is over."""
        view = self._view
        if self._is_out(play):
            return 0
        board = view.board.with_sum(play) if isinstance(play, Sum) else view.board
        other = 1 - view.seat
        rack = Rack(dealt.digits, dealt.operators)
        answer = best_play(View(view.options, other, other, board, rack, view.earned, view.passes))
        return answer.points if answer else 0

    def _kept(self, play: Play) -> float:
        rack, prices = self._view.rack, self._tried.values.at(self._view.bag_digits)
        if not isinstance(play, Sum):
            return prices.of(rack.digits) + prices.of_operators(rack.operators)
        digits = without(rack.digits, play.digits) or ""
        operators = without(rack.operators, play.operator_tiles) or ""
        return prices.of(digits) + prices.of_operators(operators)

    def _is_out(self, play: Play) -> bool:
        view = self._view
        is_all = isinstance(play, Sum) and len(play.digits) == len(view.rack.digits)
        return is_all and not view.bag_digits


def _part(chance: float) -> float:
    """A chance from -1 to 1 as one from 0 to 1."""
    return (1 + chance) / 2


def _certain(lead: int) -> Foreseen:
    return Foreseen(0.5 if not lead else float(lead > 0), lead)
