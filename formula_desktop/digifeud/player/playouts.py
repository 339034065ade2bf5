"""A game as a search plays it on: quick to change, with all hidden tiles dealt."""

from __future__ import annotations

from collections import OrderedDict

from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.rack_plays import Hand, Move
from formula_desktop.digifeud.player.values import Prices
from formula_desktop.digifeud.position import PASSES_TO_END
from formula_desktop.digifeud.readings import Readings
from formula_desktop.digifeud.tiles import BLANK

_MOST_HANDS = 400


class Hands:
    """The racks that a search has come to, under some prices; the oldest are forgotten."""

    def __init__(self, most_operations: int) -> None:
        self._most = most_operations
        self._known: OrderedDict[tuple[str, str, int], Hand] = OrderedDict()

    def of(self, digits: str, operators: str, prices: Prices) -> Hand:
        key = (digits, operators, id(prices))
        hand = self._known.get(key)
        if hand is None:
            hand = self._known[key] = Hand(digits, operators, prices, self._most)
            if len(self._known) > _MOST_HANDS:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(key)
        return hand


class Table:
    """A game under way with both racks and both bags known; it changes with each turn."""

    __slots__ = (
        "bag_digits",
        "bag_operators",
        "digits",
        "earned",
        "is_opening",
        "is_over",
        "operators",
        "passes",
        "readings",
        "to_move",
    )

    def __init__(
        self,
        readings: Readings,
        digits: list[str],
        operators: list[str],
        bags: tuple[str, str],
        to_move: int,
        is_opening: bool = False,
    ) -> None:
        self.readings = readings
        self.digits = digits
        self.operators = operators
        self.bag_digits, self.bag_operators = bags
        self.to_move = to_move
        self.is_opening = is_opening
        self.earned = [0, 0]
        self.passes = [0, 0]
        self.is_over = False

    def lay(self, lines: Lines, move: Move, rest: tuple[str, str]) -> None:
        """The player to move lays a sum, after which `rest` stays, and fills up the rack."""
        seat = self.to_move
        digits, operators = rest
        taken = len(self.digits[seat]) - len(digits)
        if taken and self.bag_digits:
            digits = "".join(sorted(digits + self.bag_digits[:taken]))
            self.bag_digits = self.bag_digits[taken:]
        taken = len(self.operators[seat]) - len(operators)
        if self.bag_operators:
            operators = "".join(sorted(operators + self.bag_operators[:taken]))
            self.bag_operators = self.bag_operators[taken:]
        self.digits[seat] = digits
        self.operators[seat] = operators
        self.readings = lines.after(self.readings, move.line, move.shape, move.filling[1])
        self.is_opening = False
        self.earned[seat] += move.points
        self.passes[seat] = 0
        if digits:
            self.to_move = 1 - seat
            return
        left = left_over(self.digits[1 - seat])
        self.earned[seat] += left
        self.earned[1 - seat] -= left
        self.is_over = True

    def skip(self) -> None:
        """The player to move passes."""
        seat = self.to_move
        self.passes[seat] += 1
        self.to_move = 1 - seat
        if self.passes[seat] == PASSES_TO_END:
            self.earned[0] += left_over(self.digits[1])
            self.earned[1] += left_over(self.digits[0])
            self.is_over = True


def left_over(digits: str) -> int:
    """The sum of the digits left on a rack; a blank counts 0."""
    return sum([int(tile) for tile in digits if tile != BLANK])
