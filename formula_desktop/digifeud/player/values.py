"""The values of tiles and open squares for a computer player, learned from self-play.

`benchmarks/make_digifeud_values.py` writes them to `values/digifeud.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from formula_desktop.digifeud.options import Options
from formula_desktop.resources import built

FILE = "values/digifeud.json"
OPEN, LAST = range(2)
"""The parts of a game: with digits in the bag, and without."""


@dataclass(frozen=True, slots=True)
class Prices:
    """The worth in points of each digit tile and each set of operators left on a rack."""

    digit: dict[str, float]
    operators: dict[str, float]

    def of(self, digits: str) -> float:
        """The worth of digits."""
        price = self.digit
        return sum([price[tile] for tile in digits])

    def of_operators(self, operators: str) -> float:
        """The worth of a sorted set of operators."""
        return self.operators.get(operators, 0.0)


NOTHING = Prices(dict.fromkeys("*0123456789", 0.0), {})
"""With these prices, the worth of a play is its points."""


@dataclass(frozen=True, slots=True)
class TileValues:
    """The values for games with certain options.

    `prices` has those for each part of a game; `openness` has the points that each feature of
    `openness.py` gives the opponent.
    """

    prices: tuple[Prices, Prices]
    openness: tuple[float, ...]

    def at(self, bag: int) -> Prices:
        """The prices with this many digits in the bag before the turn."""
        return self.prices[part_of(bag)]


def part_of(bag: int) -> int:
    """The part of a game with this many digits in the bag."""
    return OPEN if bag else LAST


def values_of(options: Options) -> TileValues:
    """The values for games with these options."""
    return _all_values()[key_of(options)]


def key_of(options: Options) -> str:
    """The key in the file for games with these options: `+-x 3`, or `+-x 3 20` with a range."""
    key = f"{''.join(options.operators)} {options.max_operations}"
    return key if options.largest_number is None else f"{key} {options.largest_number}"


@cache
def _all_values() -> dict[str, TileValues]:
    said = json.loads(built(FILE).read_text("utf-8"))["values"]
    return {key: _values(value) for key, value in said.items()}


def _values(said: dict[str, Any]) -> TileValues:
    opened, last = map(_prices, said["prices"])
    return TileValues((opened, last), tuple(said["openness"]))


def _prices(said: dict[str, dict[str, float]]) -> Prices:
    """Prices rounded to quarters of a point, so that their sums are exact in any order."""
    digit, operators = (
        {tiles: round(price * 4) / 4 for tiles, price in said[kind].items()}
        for kind in ("digit", "operators")
    )
    return Prices(digit, operators)
