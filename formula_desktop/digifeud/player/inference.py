"""Conclusions from the opponent's last sum about the tiles that were kept.

With better tiles, the opponent would usually have played another sum. In an ending the opponent's
digits are known, and only a few sets of operators need to be checked. Before that there are too
many possible racks, so some of them are drawn at random and checked one by one.
"""

from __future__ import annotations

from random import Random

from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.player.rack_plays import RackPlays
from formula_desktop.digifeud.player.values import LAST, NOTHING, Prices, values_of
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.tiles import BLANK, RACK_DIGITS, RACK_OPERATORS
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order, without
from formula_desktop.remembered import remembered

_USUAL_GAP = 10.0
"""A usual gap in points between a player's sum and the best one."""
_LEAST = 0.1
"""The lowest chance of any sum, since players miss sums or have other ideas."""

_FIRST_DRAWN = 24
"""The number of random racks drawn before the first one is used."""

_HIGHEST = "9"
"""The digit of a blank while there are digits in the bag: trying all of them takes several times as
long and makes hardly any difference between plays."""


class _LastSum:
    """A sum that the opponent laid, and the board before it."""

    def __init__(self, view: View, laid: Sum) -> None:
        board = board_with(view.options, view.board.sums[:-1])
        self._readings = board.readings
        self._is_opening = board.is_empty
        self._options = view.options
        self._points = points_of(laid, view.board.layout).total
        self.digits = laid.digits
        self.operators = laid.operator_tiles
        self.keeps_operators = max(0, RACK_OPERATORS - len(self.operators))

    def gap(self, digits: str, kept: tuple[str, str], prices: Prices) -> float:
        """How much more the best sum with all these digits would have been worth."""
        operators = in_order(kept[1] + self.operators)
        best = RackPlays(digits, operators, prices, self._options).best(
            self._readings, self._is_opening
        )
        if best is None:
            return 0.0
        laid = self._points + prices.of(kept[0]) + prices.of_operators(kept[1])
        return max(0.0, best.worth - laid)


def _likely(gap: float) -> float:
    """The chance that a player lays a sum with this gap, from 0 to 1."""
    return _LEAST + (1 - _LEAST) / (1 + (gap / _USUAL_GAP) ** 2)


class KeptOperators:
    """The chances of kept operators, for an empty bag of digits."""

    def __init__(self, view: View, last: Sum) -> None:
        self._last = _LastSum(view, last)
        drawn = max(0, len(view.unseen_digits) + len(last.digits) - RACK_DIGITS)
        self._digits = in_order(view.unseen_digits + last.digits) if not drawn else ""
        self._prices = NOTHING, values_of(view.options).prices[LAST]

    def likely(self, operators: list[str]) -> float:
        """The chance that an opponent who keeps the first of these lays that sum, from 0 to 1."""
        if not self._digits:
            return 1.0
        return self._likely[in_order("".join(operators[: self._last.keeps_operators]))]

    @remembered
    def _likely(self, kept: str) -> float:
        rest = without(self._digits, self._last.digits) or ""
        return _likely(
            min(self._last.gap(self._digits, (rest, kept), each) for each in self._prices)
        )


class KeptTiles:
    """Tiles that the opponent may have kept while there are digits in the bag."""

    def __init__(self, view: View, last: Sum, random: Random) -> None:
        self._last = _LastSum(view, last)
        self._random = random
        self._digits = list(view.unseen_digits)
        self._operators = list(view.unseen_operators)
        self._keeps_digits = max(0, RACK_DIGITS - len(last.digits))
        self._prices = values_of(view.options).at(view.bag_digits)
        self._drawn: list[tuple[str, str]] = []
        self._likely: list[float] = []

    def one(self) -> tuple[str, str]:
        """Random digits and operators, sorted, drawn according to their chance."""
        for _ in range(max(1, _FIRST_DRAWN - len(self._drawn))):
            self._draw()
        return self._random.choices(self._drawn, self._likely)[0]

    def _draw(self) -> None:
        self._random.shuffle(self._digits)
        self._random.shuffle(self._operators)
        digits = in_order("".join(self._digits[: self._keeps_digits]))
        operators = in_order("".join(self._operators[: self._last.keeps_operators]))
        held = without_blanks(digits + self._last.digits)
        self._drawn.append((digits, operators))
        self._likely.append(_likely(self._last.gap(held, (digits, operators), self._prices)))


def without_blanks(digits: str) -> str:
    """The digits with each blank replaced by the highest one, sorted."""
    return in_order(digits.replace(BLANK, _HIGHEST))
