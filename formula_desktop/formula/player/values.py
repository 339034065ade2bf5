"""The values of cards in a hand, from self-play (`benchmarks/make_formula_values.py`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final

from formula_desktop.formula.options import Options
from formula_desktop.formula.player.forms import Pile, pile_of
from formula_desktop.resources import built

MOST_IN_HAND: Final = 8
"""The largest hand size with values; larger hands count as this size."""


@dataclass(frozen=True, slots=True)
class HandValues:
    """The values of hands with the operators and the highest number of a match."""

    chances: dict[Pile, float]
    """The chance that all cards of a set can be laid on a random table."""
    rests: dict[int, list[list[float]]]
    """The chance to win the round when nobody goes out before the player's turn after next, by the
    number of players, the player's cards left and the fewest cards of another."""

    def rest(self, players: int, own: int, other: int) -> float:
        """The chance to win the round later than in the next turn."""
        return self.rests[players][min(own, MOST_IN_HAND) - 1][min(other, MOST_IN_HAND) - 1]


def sets_of(size: int) -> list[Pile]:
    """Every set of this many cards, in the order of the file; a joker is a 10."""
    return [pile_of(cards) for cards in combinations_with_replacement(range(11), size)]


@cache
def _file() -> Any:
    return json.loads(built("values/formula.json").read_text("utf-8"))


def values_for(options: Options) -> HandValues:
    """The values for a match with these options."""
    return _values(key_of(options))


def key_of(options: Options) -> str:
    """The key of the chances in the file."""
    return f"{''.join(options.operators)} {options.highest_number}"


@cache
def _values(key: str) -> HandValues:
    said = _file()
    chances = {
        pile: chance / 1000
        for size, each in said["chances"][key].items()
        for pile, chance in zip(sets_of(int(size)), each, strict=True)
    }
    rests = {
        int(players): [[rest / 1000 for rest in row] for row in rows]
        for players, rows in said["rests"].items()
    }
    return HandValues(chances, rests)
