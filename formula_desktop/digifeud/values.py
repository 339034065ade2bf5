"""What is worth what to a computer player: learned from games of the program against itself.

The figures stand in `levels/digifeud.json`; `benchmarks/make_digifeud_values.py` makes them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from formula_desktop.digifeud.options import Options
from formula_desktop.resources import built

FILE = "levels/digifeud.json"
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
class Values:
    """What is worth what in games with some options: prices for each part of a game."""

    prices: tuple[Prices, Prices]

    def at(self, bag: int) -> Prices:
        """The prices when so many digits are in the bag before the turn."""
        return self.prices[part_of(bag)]


def part_of(bag: int) -> int:
    """The part of a game in which so many digits are in the bag."""
    return OPEN if bag else LAST


def values_of(options: Options) -> Values:
    """The values for games with these options."""
    return _all_values()[key_of(options)]


def key_of(options: Options) -> str:
    """Under which name the file has the values of games with these options: `+-x 3`."""
    return f"{''.join(options.operators)} {options.max_operations}"


@cache
def _all_values() -> dict[str, Values]:
    said = json.loads(built(FILE).read_text("utf-8"))["values"]
    return {key: _values(value) for key, value in said.items()}


def _values(said: dict[str, list[dict[str, dict[str, float]]]]) -> Values:
    opened, last = (Prices(each["digit"], each["operators"]) for each in said["prices"])
    return Values((opened, last))
