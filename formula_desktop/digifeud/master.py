"""The level master: the best plays are tried out against racks that the opponent may have."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from formula_desktop.digifeud.endings import Ending, Rest, after_pass
from formula_desktop.digifeud.hand import Hand, Move
from formula_desktop.digifeud.lines import Lines
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.playouts import Hands
from formula_desktop.digifeud.readings import Readings
from formula_desktop.digifeud.thought import Thought
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.digifeud.values import LAST, values_of
from formula_desktop.digifeud.view import View
from formula_desktop.effort import Effort

CANDIDATES = 16
STATIC = False
SPREAD = 45.0
"""Plays that seem so much worse than the best are not tried out, in points."""

_CUTS = ((0.2, 10), (0.5, 5))
"""When so much of the effort is spent, so many of the plays are tried out further."""

ENDSTATIC = False
_GAME_SPREAD = 13.0
_ENDING_SPREAD = 15.0


class Dealt(NamedTuple):
    """What is hidden, dealt one way: the opponent's rack, and the bags in drawing order."""

    digits: str
    operators: str
    bag_digits: str
    bag_operators: str


def choose(view: View, effort: Effort) -> Play:
    """The play that wins most often when it is tried out."""
    thought = Thought(effort)
    options = view.options
    values = values_of(options)
    prices = values.at(view.bag_digits)
    hand = Hand(view.rack.digits, view.rack.operators, prices, options.max_operations)
    moves = hand.moves(view.board.readings, CANDIDATES, view.board.is_empty)
    moves = [move for move in moves if move.worth > moves[0].worth - SPREAD]
    if view.bag_digits == 0 and ENDSTATIC:
        from formula_desktop.digifeud import hard
        return hard.choose(view)
    if view.bag_digits == 0:
        out = hand.best_out(view.board.readings)
        if out is not None and out not in moves:
            moves.append(out)
        trial: Trial = EndingTrial(view, hand, moves)
    elif STATIC:
        return hand.play(moves[0]) if moves else Action.PASS
    else:
        trial = OpenTrial(view, hand, moves)
    if not moves:
        return Action.PASS
    best = tried_out(view, trial, effort, thought) if trial.number > 1 else 0
    thought.end()
    return hand.play(moves[best]) if best < len(moves) else Action.PASS


class Trial:
    """Plays to try out, by their index."""

    number = 0

    def value(self, index: int, dealt: Dealt) -> float:
        raise NotImplementedError

def tried_out(view: View, trial: Trial, effort: Effort, thought: Thought) -> int:
    """The best of the plays: all see the same samples, and the worst half is dropped in turn."""
    random = Random(f"{effort.seed} {view.rack.tiles} {len(view.board.sums)}")
    left = list(range(trial.number))
    sums = [0.0] * trial.number
    cuts = list(_CUTS)
    while not thought.is_over and len(left) > 1:
        dealt = deal(view, random)
        for index in left:
            sums[index] += trial.value(index, dealt)
        thought.add(1)
        while cuts and thought.part >= cuts[0][0]:
            left.sort(key=lambda index: (-sums[index], index))
            del left[cuts.pop(0)[1] :]
    return max(left, key=lambda index: (sums[index], -index))


def deal(view: View, random: Random) -> Dealt:
    digits = list(view.unseen_digits)
    operators = list(view.unseen_operators)
    random.shuffle(digits)
    random.shuffle(operators)
    return Dealt(
        "".join(sorted(digits[:RACK_DIGITS])),
        "".join(sorted(operators[:RACK_OPERATORS])),
        "".join(digits[RACK_DIGITS:]),
        "".join(operators[RACK_OPERATORS:]),
    )


def chance(lead: float, spread: float) -> float:
    """How likely a lead wins when so much may still come, from -1 to 1."""
    x = lead / spread
    return x / (1 + x * x) ** 0.5


class OpenTrial(Trial):
    """While there are digits in the bag: the opponent's answer to a play."""

    def __init__(self, view: View, hand: Hand, moves: list[Move]) -> None:
        self.number = len(moves)
        self._lead = view.earned[view.seat] - view.earned[1 - view.seat]
        self._spread = _GAME_SPREAD * (len(view.unseen_digits) + len(view.rack.digits)) ** 0.5
        values = values_of(view.options)
        lines = Lines()
        self._hands = Hands(view.options.max_operations)
        self._moves = [
            (
                move.worth,
                lines.after(view.board.readings, move.line, move.shape, move.filling[1]),
                values.at(max(0, view.bag_digits - len(move.filling[1]))),
            )
            for move in moves
        ]

    def value(self, index: int, dealt: Dealt) -> float:
        worth, readings, prices = self._moves[index]
        hand = self._hands.of(dealt.digits, dealt.operators, prices)
        answer = hand.best(readings)
        theirs = answer.worth - hand.kept_worth if answer is not None else 0.0
        return chance(self._lead + worth - theirs, self._spread)


class EndingTrial(Trial):
    """Once the bag of digits is empty: each play is played on to the end of the game."""

    widths: tuple[int, ...] = ()

    def __init__(self, view: View, hand: Hand, moves: list[Move]) -> None:
        self.number = len(moves)
        self._lead = view.earned[view.seat] - view.earned[1 - view.seat]
        self._view = view
        self._hand = hand
        self._moves = moves
        hands = Hands(view.options.max_operations)
        self._ending = Ending(Lines(), hands, values_of(view.options).prices[LAST], lambda: True)

    def value(self, index: int, dealt: Dealt) -> float:
        view = self._view
        rest = Rest(
            view.board.readings,
            view.rack.digits,
            dealt.digits,
            view.rack.operators,
            dealt.operators,
            dealt.bag_operators,
            view.passes[view.seat],
            view.passes[1 - view.seat],
        )
        gain, after = self._ending.after(rest, self._hand, self._moves[index])
        if after is not None:
            gain -= self._ending.played_on(after, self.widths, -10000, 10000)
        return chance(self._lead + gain, _ENDING_SPREAD)
