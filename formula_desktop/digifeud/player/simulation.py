"""The simulation of plays: first by their own worth, then over samples of the hidden tiles.

All plays use the same samples, so luck is the same for all; a play that falls behind is dropped. A
sample estimates how likely a play is to win, not how many points it brings: a player far ahead need
not take risks, and a player far behind should.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from operator import mul
from random import Random

from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.player.hidden import Dealt, Hidden
from formula_desktop.digifeud.player.inference import without_blanks
from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.openness import features_of
from formula_desktop.digifeud.player.rack_plays import Move, RackPlays, RackPlaysCache
from formula_desktop.digifeud.player.values import values_of
from formula_desktop.digifeud.readings import Readings
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS, left_over
from formula_desktop.digifeud.view import View
from formula_desktop.limit import Thought
from formula_desktop.notation import in_order

SPREAD = 20.0
"""Plays that seem worse than the best by more than this many points are not tried."""

_CUTS = ((0.2, 6), (0.45, 4), (0.7, 3))
"""At each fraction of the limit, the number of plays that are kept."""

_SPREAD_TO_COME = 13.0
"""The spread of a lead in points, per square root of the number of digits not yet laid."""

_BELIEF = 6.0
"""The first estimate of a play's worth counts as much as this many samples."""

_NEXT_TURN = 0.6
"""The weight of the player's own next turn; the rest is the worth of the tiles kept.

The full weight would be too much, since the opponent can use the same openings after that.
"""

_USUAL_ANSWER = 30.0
_USUAL_TURN = 30.0
"""The usual worth of the opponent's answer and of an own turn, including the tiles kept."""

Trial = Callable[[int, Dealt], float | None]
"""The result of the play with an index in a sample; None when there was no time left."""


class Tried:
    """The plays of a turn worth trying, apparently best first."""

    def __init__(self, view: View, most: int, *laid: Play) -> None:
        """`laid` are plays to try in any case."""
        self.view = view
        options = view.options
        self.values = values_of(options)
        prices = self.values.at(view.bag_digits)
        self.rack = RackPlays(view.rack.digits, view.rack.operators, prices, options)
        readings = view.board.readings
        moves = self.rack.moves(readings, most, view.board.is_empty)
        self.moves = [move for move in moves if move.worth > moves[0].worth - SPREAD]
        out = None if view.bag_digits else self.rack.best_out(readings)
        if out is not None and out not in self.moves:
            self.moves.append(out)
        for play in laid:
            move = None
            if isinstance(play, Sum):
                move = self.rack.move(readings, play, view.board.is_empty)
            if move is not None and move not in self.moves:
                self.moves.append(move)
        self.racks = RackPlaysCache(options)
        self.lines = Lines()
        self.after = [
            self.lines.after(readings, move.line, move.shape, move.filling[1])
            for move in self.moves
        ]
        self.seems = list(map(self._seems, self.moves, self.after))

    def _seems(self, move: Move, after: Readings) -> float:
        """The estimated worth of a play before it is tried."""
        view = self.view
        if view.bag_digits == 0:
            is_out = len(move.filling[1]) == len(view.rack.digits)
            return move.worth + (2 * left_over(view.unseen_digits) if is_out else 0)
        opened = features_of(view.board.readings, after, move)
        return move.worth - round(sum(map(mul, self.values.openness, opened), start=0.0), 6)

    @property
    def best(self) -> int:
        """The play that seems best."""
        return max(range(len(self.moves)), key=lambda index: self.seems[index], default=0)

    @property
    def lead(self) -> int:
        """The lead of the player in points."""
        return self.view.earned[self.view.seat] - self.view.earned[1 - self.view.seat]

    def play(self, index: int) -> Play:
        """The play with an index; a pass if there is none."""
        return self.rack.play(self.moves[index]) if index < len(self.moves) else Action.PASS


def tried_out(
    sums: list[float], trial: Trial, hidden: Hidden, thought: Thought, cost: float = 1.0
) -> int:
    """The index of the best play; `sums` has the first estimates.

    `cost` is the number of iterations for a sample.
    """
    left = list(range(len(sums)))
    sums = list(sums)
    cuts = list(_CUTS)
    while not thought.is_over and len(left) > 1:
        dealt = hidden.deal()
        found = []
        for index in left:
            value = trial(index, dealt)
            if value is None:
                break
            found.append(value)
        else:
            for index, value in zip(left, found, strict=True):
                sums[index] += value
        thought.add(cost)
        while cuts and thought.part >= cuts[0][0]:
            left.sort(key=lambda index: (-sums[index], index))
            del left[cuts.pop(0)[1] :]
    return max(left, key=lambda index: (sums[index], -index), default=0)


def answered(tried: Tried, thought: Thought) -> Trial:
    """A trial while there are digits in the bag: the chance to win with the lead foreseen."""
    spread = spread_to_come(tried.view)
    led = lead_after_answer(tried, thought)

    def trial(index: int, dealt: Dealt) -> float | None:
        lead = led(index, dealt)
        return None if lead is None else chance(lead, spread)

    return trial


def lead_after_answer(tried: Tried, thought: Thought) -> Trial:
    """The lead after the opponent's answer and the own next turn, with digits in the bag.

    The tiles that both keep count by their prices. The next turn shows what prices cannot: how well
    the tiles fit together and on the board. A pass comes after the plays.
    """
    view = tried.view
    prices = tried.values.at(view.bag_digits)
    points = [*(move.points for move in tried.moves), 0]
    boards = [*tried.after, view.board.readings]
    rests = [*map(tried.rack.rest, tried.moves), (view.rack.digits, view.rack.operators)]
    kept = [*(move.worth - move.points for move in tried.moves), tried.rack.kept_worth]

    def trial(index: int, dealt: Dealt) -> float | None:
        if thought.is_late:
            return None
        theirs = tried.racks.of(without_blanks(dealt.digits), dealt.operators, prices)
        readings = boards[index]
        is_opening = index == len(tried.moves) and view.board.is_empty
        answer = theirs.best(readings, is_opening)
        lead = float(tried.lead + points[index])
        if answer is not None:
            lead += theirs.kept_worth - answer.worth
            readings = tried.lines.after(readings, answer.line, answer.shape, answer.filling[1])
            is_opening = False
        mine = _filled_up(rests[index], dealt)
        rack = tried.racks.of(without_blanks(mine[0]), mine[1], prices)
        then = rack.best(readings, is_opening)
        worth = (then.worth if then is not None else rack.kept_worth) - _USUAL_TURN
        return lead + _NEXT_TURN * worth + (1 - _NEXT_TURN) * kept[index]

    return trial


def _filled_up(rest: tuple[str, str], dealt: Dealt) -> tuple[str, str]:
    """The tiles left on a rack, filled up from the bags."""
    digits, operators = rest
    digits += dealt.bag_digits[: RACK_DIGITS - len(digits)]
    operators += dealt.bag_operators[: RACK_OPERATORS - len(operators)]
    return in_order(digits), in_order(operators)


def believed(tried: Tried) -> list[float]:
    """The first estimates of the plays, counted as samples before any are dealt.

    A single sample says little about a play, and less if the plays differ little in what they open.
    There are no estimates in an ending, where a pass comes after the plays.
    """
    if tried.view.bag_digits == 0:
        return [0.0] * (len(tried.moves) + 1)
    spread = spread_to_come(tried.view)
    return [_BELIEF * chance(tried.lead + seems - _USUAL_ANSWER, spread) for seems in tried.seems]


def spread_to_come(view: View) -> float:
    """The spread of the lead while there are digits in the bag, in points."""
    return float(_SPREAD_TO_COME * (len(view.unseen_digits) + len(view.rack.digits)) ** 0.5)


def chance(lead: float, spread: float) -> float:
    """The chance that a lead with this spread wins, from -1 to 1."""
    x = lead / spread
    return x / sqrt(1 + x * x)


def random_for(view: View, seed: int) -> Random:
    """The random numbers for a turn, which depend on the view and the seed."""
    return Random(f"{seed} {view.seat} {view.rack.tiles} {len(view.board.sums)} {view.passes}")
