"""The points of a sum, item by item (docs/rules.md, 2 "Points")."""

from __future__ import annotations

from typing import NamedTuple

from formula_desktop.digifeud.layout import Colour, Layout
from formula_desktop.digifeud.play import Sum, value_of
from formula_desktop.digifeud.squares import Square

BEFORE_EQUALS: dict[Colour | None, int] = {Colour.BLUE: 1, Colour.RED: 2}
IN_OUTCOME: dict[Colour | None, int] = {Colour.RED: 1}
"""How many times a digit put down on a coloured square is added."""


def possible_times(colour: Colour | None) -> set[int]:
    """The bonuses that a digit put down can have on a square, as multiples of the digit."""
    return {BEFORE_EQUALS.get(colour, 0), IN_OUTCOME.get(colour, 0)}


class Bonus(NamedTuple):
    """The bonus for a digit put down on a coloured square: a multiple of the digit."""

    square: Square
    colour: Colour
    digit: int
    times: int

    @property
    def points(self) -> int:
        return self.times * self.digit


class Points(NamedTuple):
    """The outcome and each bonus, in reading order: 40 + 2 x 5 = 50."""

    outcome: int
    bonuses: tuple[Bonus, ...]

    @property
    def total(self) -> int:
        return self.outcome + sum(bonus.points for bonus in self.bonuses)


def points_of(laid: Sum, layout: Layout) -> Points:
    """The points of a sum that fits on the board, whether it is allowed or not."""
    bonuses = []
    for index, (pieces, squares) in enumerate(zip(laid.numbers, laid.number_squares, strict=True)):
        times = BEFORE_EQUALS if index < len(laid.operands) else IN_OUTCOME
        for piece, square in zip(pieces, squares, strict=True):
            colour = layout.colour(square)
            if not piece.lies and colour in times:
                assert colour is not None
                bonuses.append(Bonus(square, colour, piece.digit, times[colour]))
    return Points(value_of(laid.outcome), tuple(bonuses))
