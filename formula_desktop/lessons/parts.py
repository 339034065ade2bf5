"""What both lessons need: the bags and decks behind a step."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from formula_desktop.notation import WILD, without
from formula_desktop.players import Level, Player

BEGAN: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When every step begins: nothing of it is kept, so no moment matters."""

LEARNER: Final = 0
COMPUTER: Final = 1


def seats(learner: str, computer: str) -> tuple[Player, Player]:
    """Who sits there, under these names."""
    return Player(learner), Player(computer, Level.BEGINNER)


def in_order_of(all_of_them: str, *given: str) -> str:
    """The cards or tiles that are given, then the rest: lowest first, the wild ones last."""
    rest = without(all_of_them, "".join(given))
    if rest is None:
        raise ValueError("there are not so many of one kind")
    return "".join((*given, *sorted(rest, key=lambda each: (each == WILD, each))))


def first_and_second(before: tuple[str, ...], lead: str) -> tuple[int, int]:
    """Who begins, so that after these plays it is the learner's turn, and who does not."""
    is_computer = (len(before) + bool(lead)) % 2 == 1
    return (COMPUTER, LEARNER) if is_computer else (LEARNER, COMPUTER)
