"""Plays tried out: each on its own, what it is worth, and against what is hidden, dealt anew.

All plays see the same samples, so that luck is the same for all; who falls behind is tried no
further. A sample tells how likely a play leads to a win rather than how many points it brings:
who is far ahead need not take risks, who is far behind should.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from formula_desktop.digifeud.hand import Hand, Move
from formula_desktop.digifeud.hidden import Dealt, Hidden
from formula_desktop.digifeud.lines import Lines
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.playouts import Hands, left_over
from formula_desktop.digifeud.thought import Thought
from formula_desktop.digifeud.values import values_of
from formula_desktop.digifeud.view import View

SPREAD = 40.0
"""Plays that seem so many points worse than the best are not tried out."""

_CUTS = ((0.15, 12), (0.3, 8), (0.5, 5), (0.75, 3))
"""When so much of the effort is spent, so many of the plays are tried out further."""

_SPREAD_TO_COME = 13.0
"""How far a lead may still change, in points for the square root of the digits not yet laid."""

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
        if moves and view.bag_digits == 0:
            out = self.hand.best_out(readings)
            if out is not None and out not in self.moves:
                self.moves.append(out)
        self.hands = Hands(options.max_operations)
        self.lines = Lines()

    @property
    def lead(self) -> int:
        """By how much the player is ahead."""
        return self.view.earned[self.view.seat] - self.view.earned[1 - self.view.seat]

    def play(self, index: int) -> Play:
        """The play with an index; a pass when there is none."""
        return self.hand.play(self.moves[index]) if self.moves else Action.PASS


def counted(tried: Tried) -> int:
    """In an ending the play that is worth most when going out at once is counted."""
    swing = 2 * left_over(tried.view.unseen_digits)
    number = len(tried.view.rack.digits)
    worths = [
        move.worth + (swing if len(move.filling[1]) == number else 0) for move in tried.moves
    ]
    return max(range(len(worths)), key=lambda index: worths[index], default=0)


def tried_out(number: int, trial: Trial, hidden: Hidden, thought: Thought) -> int:
    """The best of so many plays."""
    left = list(range(number))
    sums = [0.0] * number
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
    spread = _SPREAD_TO_COME * (len(view.unseen_digits) + len(view.rack.digits)) ** 0.5
    after = [
        tried.lines.after(view.board.readings, move.line, move.shape, move.filling[1])
        for move in tried.moves
    ]

    def trial(index: int, dealt: Dealt) -> float | None:
        if thought.is_late:
            return None
        move = tried.moves[index]
        prices = tried.values.at(max(0, view.bag_digits - len(move.filling[1])))
        hand = tried.hands.of(dealt.digits, dealt.operators, prices)
        answer = hand.best(after[index])
        theirs = answer.worth - hand.kept_worth if answer is not None else 0.0
        return chance(tried.lead + move.worth - theirs, spread)

    return trial


def chance(lead: float, spread: float) -> float:
    """How likely a lead wins when so much may still change, from -1 to 1."""
    x = lead / spread
    return float(x / (1 + x * x) ** 0.5)


def random_for(view: View, seed: int) -> Random:
    """The random numbers of a turn: they depend on what the seat sees, and on the seed."""
    return Random(f"{seed} {view.seat} {view.rack.tiles} {len(view.board.sums)} {view.passes}")
