"""What the cards in a hand are worth, from self-play (`benchmarks/make_formula_values.py`)."""

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
"""Hands with more cards count as if they had so many."""


@dataclass(frozen=True, slots=True)
class HandValues:
    """What is known of hands under the operators and the lengths of numbers of a match."""

    chances: dict[Pile, float]
    """How likely all of a set of cards can be laid on a table as it comes."""
    rests: dict[int, list[list[float]]]
    """By the number of players, own cards left and the fewest of another: how likely the round is
    won after all when neither the player nor another goes out before its turn after next."""

    def rest(self, players: int, own: int, other: int) -> float:
        """The chance to win the round later than in the next turn."""
        return self.rests[players][min(own, MOST_IN_HAND) - 1][min(other, MOST_IN_HAND) - 1]


def sets_of(size: int) -> list[Pile]:
    """Every set of so many cards, in the order of the file; a joker is a 10."""
    return [pile_of(cards) for cards in combinations_with_replacement(range(11), size)]


@cache
def _file() -> Any:
    return json.loads(built("values/formula.json").read_text("utf-8"))


def values_for(options: Options) -> HandValues:
    """The values for a match with these options."""
    return _values(f"{''.join(options.operators)} {options.max_number_cards}")


@cache
def _values(name: str) -> HandValues:
    said = _file()
    chances = {
        pile: chance / 1000
        for size, each in said["chances"][name].items()
        for pile, chance in zip(sets_of(int(size)), each, strict=True)
    }
    rests = {
        int(players): [[rest / 1000 for rest in row] for row in rows]
        for players, rows in said["rests"].items()
    }
    return HandValues(chances, rests)
