"""What a seat does not see, dealt as it may be.

Every way to deal the unseen tiles is as likely as any other, but for what the opponent's last sum
tells: who held an `x` would mostly have used it. In an ending, where the opponent's digits are
known, that is worth asking; a few sets of operators are all there is to ask about.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.hand import Hand
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.digifeud.values import LAST, NOTHING, values_of
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order, without

_TRIES = 12
_USUAL_GAP = 10.0
"""By so many points players often fall short of their best."""


class Dealt(NamedTuple):
    """What is hidden, dealt one way: the opponent's rack, and the bags in drawing order."""

    digits: str
    operators: str
    bag_digits: str
    bag_operators: str


class Hidden:
    """Deals what a seat does not see; the same random numbers deal the same."""

    def __init__(self, view: View, random: Random) -> None:
        self._view = view
        self._random = random
        self._digits = list(view.unseen_digits)
        self._operators = list(view.unseen_operators)
        last = _last_of_opponent(view)
        self._told = _Told(view, last) if last is not None and view.bag_digits == 0 else None

    def deal(self) -> Dealt:
        """One way in which it may be."""
        digits, operators = self._digits, self._operators
        self._random.shuffle(digits)
        for _ in range(_TRIES):
            self._random.shuffle(operators)
            if self._told is None or self._random.random() < self._told.likely(operators):
                break
        return Dealt(
            in_order("".join(digits[:RACK_DIGITS])),
            in_order("".join(operators[:RACK_OPERATORS])),
            "".join(digits[RACK_DIGITS:]),
            "".join(operators[RACK_OPERATORS:]),
        )


class _Told:
    """What the opponent's last sum tells about the operators that stayed on the rack."""

    def __init__(self, view: View, last: Sum) -> None:
        board = board_with(view.options, view.board.sums[:-1])
        self._readings = board.readings
        self._is_opening = board.is_empty
        self._last = last
        self._options = view.options
        self._points = points_of(last, view.board.layout).total
        drawn = max(0, len(view.unseen_digits) + len(last.digits) - RACK_DIGITS)
        self._digits = in_order(view.unseen_digits + last.digits) if not drawn else ""
        self._known: dict[str, float] = {}

    def likely(self, operators: list[str]) -> float:
        """How likely the opponent lays that sum who keeps the first of these, from 0 to 1."""
        if not self._digits:
            return 1.0
        kept = in_order("".join(operators[: max(0, RACK_OPERATORS - len(self._last.operators))]))
        likely = self._known.get(kept)
        if likely is None:
            gap = min(self._gap(kept, is_worth) for is_worth in (False, True))
            likely = self._known[kept] = 0.1 + 0.9 / (1 + (gap / _USUAL_GAP) ** 2)
        return likely

    def _gap(self, kept: str, is_worth: bool) -> float:
        """How much more another sum would have been worth, or have earned."""
        prices = values_of(self._options).prices[LAST] if is_worth else NOTHING
        operators = in_order(kept + self._last.operator_tiles)
        hand = Hand(self._digits, operators, prices, self._options.max_operations)
        best = hand.best(self._readings, self._is_opening)
        rest = without(self._digits, self._last.digits)
        if best is None or rest is None:
            return 0.0
        laid = self._points + prices.of(rest) + prices.of_operators(kept)
        return max(0.0, best.worth - laid)


def _last_of_opponent(view: View) -> Sum | None:
    """The sum that the opponent laid just now, None when the last turn was a pass or none."""
    if view.passes[1 - view.seat] or not view.board.sums:
        return None
    return view.board.sums[-1]
