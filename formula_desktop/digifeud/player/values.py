"""What tiles and open squares are worth to a computer player, learned from self-play.

The numbers are in `values/digifeud.json`; `benchmarks/make_digifeud_values.py` makes that file.
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
"""Parts of a game: while there are digits in the bag, and when there are none."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What each tile that stays on a rack is worth, in points, and each set of operators."""

    digit: dict[str, float]
    operators: dict[str, float]

    def of(self, digits: str) -> float:
        """What digits are worth."""
        price = self.digit
        return sum([price[tile] for tile in digits])

    def of_operators(self, operators: str) -> float:
        """What a sorted set of operators is worth."""
        return self.operators.get(operators, 0.0)


NOTHING = Prices(dict.fromkeys("*0123456789", 0.0), {})
"""With these, what a play is worth is what it earns."""


@dataclass(frozen=True, slots=True)
class TileValues:
    """What is worth what in games with some options.

    `prices` are those for each part of a game, `openness` is what each of the features of
    `openness.py` brings the opponent, in points.
    """

    prices: tuple[Prices, Prices]
    openness: tuple[float, ...]

    def at(self, bag: int) -> Prices:
        """The prices when so many digits are in the bag before the turn."""
        return self.prices[part_of(bag)]


def part_of(bag: int) -> int:
    """The part of a game in which so many digits are in the bag."""
    return OPEN if bag else LAST


def values_of(options: Options) -> TileValues:
    """The values for games with these options."""
    return _all_values()[key_of(options)]


def key_of(options: Options) -> str:
    """Under which name the file has the values of games with these options: `+-x 3`."""
    return f"{''.join(options.operators)} {options.max_operations}"


@cache
def _all_values() -> dict[str, TileValues]:
    said = json.loads(built(FILE).read_text("utf-8"))["values"]
    return {key: _values(value) for key, value in said.items()}


def _values(said: dict[str, Any]) -> TileValues:
    opened, last = map(_prices, said["prices"])
    return TileValues((opened, last), tuple(said["openness"]))


def _prices(said: dict[str, dict[str, float]]) -> Prices:
    """Prices in quarters of a point: their sums are exact, in whatever order they are added."""
    digit, operators = (
        {tiles: round(price * 4) / 4 for tiles, price in said[kind].items()}
        for kind in ("digit", "operators")
    )
    return Prices(digit, operators)
