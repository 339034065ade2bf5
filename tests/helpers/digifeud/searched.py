"""A game as a search continues it: fast to change, with all hidden tiles dealt."""

from __future__ import annotations

from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.rack_plays import Move
from formula_desktop.digifeud.position import PASSES_TO_END
from formula_desktop.digifeud.readings import Readings
from formula_desktop.digifeud.tiles import left_over


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
