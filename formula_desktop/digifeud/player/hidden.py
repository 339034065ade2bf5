"""Random deals of the tiles that a seat doesn't see.

Every deal of the unseen tiles is equally likely, except for what the opponent's last sum says about
the tiles that were kept (`inference.py`). If the racks lie open, only the bags are dealt.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.player.inference import KeptOperators, KeptTiles
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order, without

_TRIES = 12


class Dealt(NamedTuple):
    """A deal of the hidden tiles: the opponent's rack, and the bags in drawing order."""

    digits: str
    operators: str
    bag_digits: str
    bag_operators: str


class Hidden:
    """Deals the tiles that a seat doesn't see; the random numbers determine the deals."""

    def __init__(self, view: View, random: Random) -> None:
        self._random = random
        self._digits = view.unseen_digits
        self._operators = view.unseen_operators
        self._other_rack = view.other_rack
        last = None if view.other_rack else _last_of_opponent(view)
        is_open = view.bag_digits > 0
        self._kept = KeptTiles(view, last, random) if last is not None and is_open else None
        self._operators_kept = (
            KeptOperators(view, last) if last is not None and not is_open else None
        )

    def deal(self) -> Dealt:
        """A random deal of the hidden tiles."""
        if self._other_rack:
            kept_digits, kept_operators = self._other_rack.digits, self._other_rack.operators
        else:
            kept_digits, kept_operators = ("", "") if self._kept is None else self._kept.one()
        digits = self._others(self._digits, kept_digits)
        operators = self._others(self._operators, kept_operators)
        if self._operators_kept is not None:
            for _ in range(_TRIES - 1):
                if self._random.random() < self._operators_kept.likely(operators):
                    break
                self._random.shuffle(operators)
        digits[:0] = kept_digits
        operators[:0] = kept_operators
        return Dealt(
            in_order("".join(digits[:RACK_DIGITS])),
            in_order("".join(operators[:RACK_OPERATORS])),
            "".join(digits[RACK_DIGITS:]),
            "".join(operators[RACK_OPERATORS:]),
        )

    def _others(self, tiles: str, kept: str) -> list[str]:
        """The sorted tiles without those that were kept, in random order."""
        others = list(without(tiles, kept) or "")
        self._random.shuffle(others)
        return others


def _last_of_opponent(view: View) -> Sum | None:
    """The opponent's sum in the last turn; None if that was a pass or there was no turn."""
    if view.passes[1 - view.seat] or not view.board.sums:
        return None
    return view.board.sums[-1]
