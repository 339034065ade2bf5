"""The options of a game (docs/rules.md, 2 "Options of a new game")."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import Layout, standard_layout
from formula_desktop.digifeud.squares import ALL_DIRECTIONS, BOTH_DIRECTIONS, Direction
from formula_desktop.digifeud.tiles import ADD_SUBTRACT_MULTIPLY, OPERATOR_TILES

DIRECTIONS = (2, 4)
MAX_OPERATIONS = (1, 3)
LARGEST_NUMBERS = (10, 20, 50)
LONGEST_TURN_LIMIT = 1_000_000
PRINTED_TURN_LIMIT = 72 * 60
"""Turn limits in minutes: the longest possible, and the 72 hours of the printed rules."""
LIMIT_THROUGH_NIGHT = 24 * 60
"""The shortest limit, in minutes, that also runs while nobody sees the table: a shorter one is for
players who sit together."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; the defaults are those of a game against the computer.

    `largest_number` is the end of the number range; None for no range. `turn_limit_minutes` is the
    time for a turn; None for no limit.
    """

    directions: int = 2
    operators: tuple[Operator, ...] = ADD_SUBTRACT_MULTIPLY
    max_operations: int = 3
    largest_number: int | None = None
    chains: bool = True
    open_racks: bool = False
    turn_limit_minutes: int | None = None
    layout: Layout = field(default_factory=standard_layout)

    def __post_init__(self) -> None:
        if self.directions not in DIRECTIONS:
            raise ValueError("directions is 2 or 4")
        if self.operators not in OPERATOR_TILES:
            raise ValueError("operators is +-, +-x or +-x/")
        if self.max_operations not in MAX_OPERATIONS:
            raise ValueError("max_operations is 1 or 3")
        if self.largest_number not in (None, *LARGEST_NUMBERS):
            raise ValueError("numbers go up to 10, 20 or 50, or have no limit")
        limit = self.turn_limit_minutes
        if limit is not None and not 1 <= limit <= LONGEST_TURN_LIMIT:
            raise ValueError("the time for a turn is 1 to 1,000,000 minutes, or none")

    @property
    def reading(self) -> tuple[Direction, ...]:
        """The directions in which sums are read."""
        return ALL_DIRECTIONS if self.directions == len(ALL_DIRECTIONS) else BOTH_DIRECTIONS

    @property
    def turn_limit(self) -> timedelta | None:
        """The time for a turn; exactly that long is still in time."""
        minutes = self.turn_limit_minutes
        return None if minutes is None else timedelta(minutes=minutes)

    @property
    def stands_still(self) -> bool:
        """Whether the time for a turn is paused while the table is not on the screen."""
        minutes = self.turn_limit_minutes
        return minutes is not None and minutes < LIMIT_THROUGH_NIGHT


def usual_turn_limit(*, has_two_persons: bool) -> int | None:
    """The default turn limit in minutes: nobody should lose against the computer by going on
    holiday (docs/rules.md, 2 "Options of a new game")."""
    return PRINTED_TURN_LIMIT if has_two_persons else None
