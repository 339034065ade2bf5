"""The parts shared by both lessons: players, first turn, and the bags or deck of a step."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from formula_desktop.notation import WILD, without
from formula_desktop.players import Level, Player

BEGAN: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The start of every step; its value doesn't matter, since steps are not saved."""

LEARNER: Final = 0
COMPUTER: Final = 1


def seats(learner: str, computer: str) -> tuple[Player, Player]:
    """The two players, with these names."""
    return Player(learner), Player(computer, Level.BEGINNER)


def in_order_of(all_of_them: str, *given: str) -> str:
    """The given cards or tiles, followed by the rest: lowest first, wild ones last."""
    rest = without(all_of_them, "".join(given))
    if rest is None:
        raise ValueError("there are not so many of one kind")
    return "".join((*given, *sorted(rest, key=lambda each: (each == WILD, each))))


def first_and_second(before: tuple[str, ...], lead: str) -> tuple[int, int]:
    """The first and the second seat, so that it is the learner's turn after these plays."""
    is_computer = (len(before) + bool(lead)) % 2 == 1
    return (COMPUTER, LEARNER) if is_computer else (LEARNER, COMPUTER)
