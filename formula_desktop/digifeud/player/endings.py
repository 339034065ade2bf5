"""The end of a game, when no digits are left in the bag, searched to its last turn.

The unseen digits are then the opponent's, and only operators are still drawn. With a known order of
the operators, nothing else is hidden, so best play by both sides has an exact value. `Ending.value`
finds it, including passes. `Ending.played_on` only follows the turns that seem best, and is fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.rack_plays import Move, RackPlays, RackPlaysCache
from formula_desktop.digifeud.player.values import TileValues
from formula_desktop.digifeud.position import PASSES_TO_END
from formula_desktop.digifeud.readings import Reading, Readings
from formula_desktop.digifeud.tiles import left_over
from formula_desktop.digifeud.view import View
from formula_desktop.notation import without

_FAR = 10_000


class Rest(NamedTuple):
    """The rest of a game from the player to move.

    `bag` has the operators in drawing order, and `bag_digits` the digits, none in an ending.
    """

    readings: Readings
    digits: str
    their_digits: str
    operators: str
    their_operators: str
    bag: str
    bag_digits: str = ""
    passes: int = 0
    their_passes: int = 0


class SearchEndedError(Exception):
    """The search has reached its limit."""


class Ending:
    """Searches the ends of one game, with results shared by all searches."""

    def __init__(
        self, lines: Lines, racks: RackPlaysCache, values: TileValues, goes_on: Callable[[], bool]
    ) -> None:
        self._lines = lines
        self._racks = racks
        self._values = values
        self._known: dict[Rest, tuple[int, int]] = {}
        self._plays: dict[tuple[RackPlays, Reading], list[Move]] = {}
        self._goes_on = goes_on

    def best(self, rest: Rest) -> tuple[Move | None, int]:
        """The best turn, None for a pass, and its value; raises SearchEndedError.

        Ties are broken by the order of `steps`.
        """
        best: Move | None = None
        most = -_FAR
        for move, gain, after in self.steps(rest):
            found = gain if after is None else gain - self.value(after, -_FAR, gain - most)
            if found > most:
                best, most = move, found
        return best, most

    def value(self, rest: Rest, least: int = -_FAR, most: int = _FAR) -> int:
        """How much more the player to move earns from now on, if both play perfectly.

        The value is exact between `least` and `most`, and otherwise a bound on that side. Raises
        SearchEndedError at the limit of the search.
        """
        low, high = self._known.get(rest, (-_FAR, _FAR))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        if not self._goes_on():
            raise SearchEndedError
        best = -_FAR
        reach = least
        for _, gain, after in self.steps(rest):
            found = gain if after is None else gain - self.value(after, gain - most, gain - reach)
            if found > best:
                best = found
                reach = max(reach, best)
                if best >= most:
                    break
        if best <= least:
            self._known[rest] = (low, best)
        elif best >= most:
            self._known[rest] = (best, high)
        else:
            self._known[rest] = (best, best)
        return best

    def steps(self, rest: Rest) -> Iterator[tuple[Move | None, int, Rest | None]]:
        """Every turn, most promising first, with its gain and the rest of the game."""
        rack = self.rack(rest)
        moves = [
            (move.points + self._out(rest, move), move)
            for line, reading in enumerate(rest.readings)
            for move in self._plays_in(rack, reading, line)
        ]
        moves.sort(key=itemgetter(0), reverse=True)
        for _, move in moves:
            yield move, *self.after(rest, rack, move)
        yield None, *after_pass(rest)

    def rack(self, rest: Rest) -> RackPlays:
        return self._racks.of(rest.digits, rest.operators, self._values.at(len(rest.bag_digits)))

    def after(self, rest: Rest, rack: RackPlays, move: Move) -> tuple[int, Rest | None]:
        """The gain of a play and the rest of the game; None when the game is over."""
        digits, operators = rack.rest(move)
        taken = len(rest.digits) - len(digits)
        if rest.bag_digits:
            digits = "".join(sorted(digits + rest.bag_digits[:taken]))
        if not digits:
            return move.points + 2 * left_over(rest.their_digits), None
        drawn = len(rest.operators) - len(operators)
        if rest.bag:
            operators = "".join(sorted(operators + rest.bag[:drawn]))
        return move.points, Rest(
            self._lines.after(rest.readings, move.line, move.shape, move.filling[1]),
            rest.their_digits,
            digits,
            rest.their_operators,
            operators,
            rest.bag[drawn:],
            rest.bag_digits[taken:],
            rest.their_passes,
        )

    # --- played on with the plays that seem best ------------------------------------------------

    def played_on(self, rest: Rest) -> int:
        """A fast estimate of `value`, in which each player makes the turn that seems best."""
        gain, after = self._promising(rest)
        return gain if after is None else gain - self.played_on(after)

    def _promising(self, rest: Rest) -> tuple[int, Rest | None]:
        rack = self.rack(rest)
        move = rack.best(rest.readings)
        out = None if rest.bag_digits else rack.best_out(rest.readings)
        if out is not None:
            swing = 2 * left_over(rest.their_digits)
            if move is None or out.worth + swing > move.worth:
                move = out
        return after_pass(rest) if move is None else self.after(rest, rack, move)

    def _out(self, rest: Rest, move: Move) -> int:
        is_out = len(move.filling[1]) == len(rest.digits)
        return 2 * left_over(rest.their_digits) if is_out else 0

    def _plays_in(self, rack: RackPlays, reading: Reading, line: int) -> list[Move]:
        key = (rack, reading)
        plays = self._plays.get(key)
        if plays is None:
            plays = self._plays[key] = list(rack.every(reading, line))
        return plays


def is_certain(view: View) -> bool:
    """Whether nothing depends on chance, because only one deal of the hidden tiles is possible."""
    hidden = view.unseen_operators
    if view.other_rack:
        hidden = without(hidden, view.other_rack.operators) or ""
        return view.bag_digits == 0 and len(set(hidden)) <= 1
    return view.bag_digits == 0 and (view.bag_operators == 0 or len(set(hidden)) == 1)


def after_pass(rest: Rest) -> tuple[int, Rest | None]:
    """The gain of a pass and the rest of the game; None when it ends the game."""
    if rest.passes + 1 == PASSES_TO_END:
        return left_over(rest.their_digits) - left_over(rest.digits), None
    return 0, Rest(
        rest.readings,
        rest.their_digits,
        rest.digits,
        rest.their_operators,
        rest.operators,
        rest.bag,
        rest.bag_digits,
        rest.their_passes,
        rest.passes + 1,
    )
