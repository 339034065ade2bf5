"""Plays tried out: each on its own, what it is worth, and against what is hidden, dealt anew.

All plays see the same samples, so that luck is the same for all; who falls behind is tried no
further. A sample tells how likely a play leads to a win rather than how many points it brings:
who is far ahead need not take risks, who is far behind should.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from operator import mul
from random import Random

from formula_desktop.digifeud.hand import Hand, Move
from formula_desktop.digifeud.hidden import Dealt, Hidden
from formula_desktop.digifeud.lines import Lines
from formula_desktop.digifeud.openness import features_of
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.playouts import Hands, left_over
from formula_desktop.digifeud.readings import Readings
from formula_desktop.digifeud.thought import Thought
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.digifeud.values import values_of
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order

SPREAD = 40.0
"""Plays that seem so many points worse than the best are not tried out."""

_CUTS = ((0.15, 12), (0.3, 8), (0.5, 5), (0.75, 3))
"""When so much of the effort is spent, so many of the plays are tried out further."""

_SPREAD_TO_COME = 13.0
"""How far a lead may still change, in points for the square root of the digits not yet laid."""

_HIGHEST = "9"
"""What a blank on the opponent's rack is taken for while there are digits in the bag: to try all
that it could be takes several times as long, and hardly tells one play from another."""

_BELIEF = 20.0
"""What a play seems to be worth counts as much as so many samples."""

_USUAL_ANSWER = 30.0
"""What the opponent's answer is usually worth."""

Trial = Callable[[int, Dealt], float | None]
"""How well a play, by its index, does in a sample; None when there was no time to find out."""


class Tried:
    """The plays of a turn that are worth trying out, the best first as they seem."""

    def __init__(self, view: View, most: int) -> None:
        self.view = view
        options = view.options
        self.values = values_of(options)
        prices = self.values.at(view.bag_digits)
        self.hand = Hand(view.rack.digits, view.rack.operators, prices, options.max_operations)
        readings = view.board.readings
        moves = self.hand.moves(readings, most, view.board.is_empty)
        self.moves = [move for move in moves if move.worth > moves[0].worth - SPREAD]
        out = None if view.bag_digits else self.hand.best_out(readings)
        if out is not None and out not in self.moves:
            self.moves.append(out)
        self.hands = Hands(options.max_operations)
        self.lines = Lines()
        self.after = [
            self.lines.after(readings, move.line, move.shape, move.filling[1])
            for move in self.moves
        ]
        self.seems = list(map(self._seems, self.moves, self.after))

    def _seems(self, move: Move, after: Readings) -> float:
        """What a play seems to be worth before it is tried out."""
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
        """By how much the player is ahead."""
        return self.view.earned[self.view.seat] - self.view.earned[1 - self.view.seat]

    def play(self, index: int) -> Play:
        """The play with an index; a pass when there is none."""
        return self.hand.play(self.moves[index]) if self.moves else Action.PASS


def tried_out(sums: list[float], trial: Trial, hidden: Hidden, thought: Thought) -> int:
    """The best of the plays; `sums` has what is believed of each before."""
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
        thought.add(1)
        while cuts and thought.part >= cuts[0][0]:
            left.sort(key=lambda index: (-sums[index], index))
            del left[cuts.pop(0)[1] :]
    return max(left, key=lambda index: (sums[index], -index), default=0)


def answered(tried: Tried, thought: Thought) -> Trial:
    """A trial while there are digits in the bag: how well the opponent can answer a play."""
    view = tried.view
    spread = spread_to_come(view)
    prices = tried.values.at(view.bag_digits)

    def trial(index: int, dealt: Dealt) -> float | None:
        if thought.is_late:
            return None
        digits = in_order(dealt.digits.replace(BLANK, _HIGHEST))
        hand = tried.hands.of(digits, dealt.operators, prices)
        answer = hand.best(tried.after[index])
        theirs = answer.worth - hand.kept_worth if answer is not None else 0.0
        return chance(tried.lead + tried.moves[index].worth - theirs, spread)

    return trial


def believed(tried: Tried) -> list[float]:
    """What the plays seem to be worth, as so many samples before the first one is dealt.

    A sample says little of a play, and the more so the less the plays differ in what they open.
    """
    if tried.view.bag_digits == 0:
        return [0.0] * len(tried.moves)
    spread = spread_to_come(tried.view)
    return [_BELIEF * chance(tried.lead + seems - _USUAL_ANSWER, spread) for seems in tried.seems]


def spread_to_come(view: View) -> float:
    """How far the lead may still change while there are digits in the bag, in points."""
    return float(_SPREAD_TO_COME * (len(view.unseen_digits) + len(view.rack.digits)) ** 0.5)


def chance(lead: float, spread: float) -> float:
    """How likely a lead wins when so much may still change, from -1 to 1."""
    x = lead / spread
    return x / sqrt(1 + x * x)


def random_for(view: View, seed: int) -> Random:
    """The random numbers of a turn: they depend on what the seat sees, and on the seed."""
    return Random(f"{seed} {view.seat} {view.rack.tiles} {len(view.board.sums)} {view.passes}")
