"""The plays of a rack by their worth, not only by their points.

The worth of a play is its points and the value of the tiles left on the rack. As in `legal.py`, the
search starts with the shapes that could be worth most. The plays of a rack in a line are cached
with the line, since a search tries the same rack on hundreds of boards that differ in a few lines.
"""

from __future__ import annotations

from bisect import insort
from collections import OrderedDict
from collections.abc import Iterator
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from formula_desktop.digifeud.fillings import Filling, Fillings
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.player.values import Prices
from formula_desktop.digifeud.readings import Reading, Readings
from formula_desktop.digifeud.shapes import NEW, OPERATION, Shape, make, shapes_of
from formula_desktop.digifeud.tiles import BLANK, EQUALS, Rack
from formula_desktop.remembered import remembered

_MOST_RACKS = 400
_NEVER = -1e9
_FIRST = itemgetter(0)
_MOST_AT_ONCE = 6
"""The most digits in a sum: four one-digit numbers and a two-digit outcome."""


class Move(NamedTuple):
    """A play in a search: its worth, its points, and its shape and tiles."""

    worth: float
    points: int
    line: int
    shape: Shape
    filling: Filling


class _InLine:
    """The plays of a rack in a line found so far, and the shapes with the best bound first."""

    __slots__ = ("best", "bound", "next", "shapes")

    def __init__(self, shapes: list[tuple[float, Shape]]) -> None:
        self.shapes = shapes
        self.next = 0
        self.best: tuple[float, int, Shape, Filling] | None = None
        self.bound = shapes[0][0] if shapes else _NEVER


class RackPlays:
    """A rack, the prices of its tiles, and the results cached for it."""

    def __init__(self, digits: str, operators: str, prices: Prices, options: Options) -> None:
        self.digits = digits
        self.operators = operators
        self.prices = prices
        self._most = options.max_operations
        self._fillings = Fillings(Rack(digits, operators), options.largest_number)
        self._held = [digits.count(str(digit)) for digit in range(10)]
        self._all_worth = prices.of(digits)
        self._cheapest = [0.0]
        for least in sorted(prices.digit[tile] for tile in digits):
            self._cheapest.append(self._cheapest[-1] + least)
        price = prices.digit
        self._paid = [
            (9 if tile == BLANK else int(tile), price[tile]) for tile in dict.fromkeys(digits)
        ]
        if BLANK in digits:
            self._paid += [(digit, price[BLANK]) for digit in range(9)]
        self._added = _sums([_worth(tile) - price[tile] for tile in digits])
        self._subtracted = _sums([-_least(tile) - price[tile] for tile in digits])
        self._product = max(
            (
                _worth(one) * _worth(other) - price[one] - price[other]
                for one, other in dict.fromkeys(combinations(digits, 2))
            ),
            default=0.0,
        )
        self._bounds: dict[str, float] = {}
        self._in_line: dict[Reading, _InLine] = {}

    @property
    def kept_worth(self) -> float:
        """The worth of the whole rack, which is that of a pass."""
        return self._all_worth + self.prices.of_operators(self.operators)

    def best(self, readings: Readings, is_opening: bool = False) -> Move | None:
        """The play that is worth most; None when there is none."""
        return self._best([self._of(each, is_opening) for each in readings])

    def best_out(self, readings: Readings) -> Move | None:
        """The best of the plays that put down all digits."""
        if len(self.digits) > _MOST_AT_ONCE:
            return None
        return self._best([self._out_of[each] for each in readings])

    def _best(self, in_lines: list[_InLine]) -> Move | None:
        found: tuple[float, int, Shape, Filling] | None = None
        line = 0
        open_lines = [
            (in_line.bound, number, in_line)
            for number, in_line in enumerate(in_lines)
            if in_line.bound > _NEVER
        ]
        open_lines.sort(key=_FIRST, reverse=True)
        for bound, number, in_line in open_lines:
            if found is not None and bound <= found[0]:
                break
            self._settle(in_line, found[0] if found is not None else _NEVER)
            best = in_line.best
            if best is not None and (found is None or best[0] > found[0]):
                found, line = best, number
        return Move(found[0], found[1], line, found[2], found[3]) if found else None

    def moves(self, readings: Readings, most: int, is_opening: bool = False) -> list[Move]:
        """At most this many plays, best first; only the best order of the same tiles on the same
        squares."""
        bounds = []
        for line, reading in enumerate(readings):
            for shape in shapes_of(reading, self._most, is_opening):
                bound = self._bound(shape)
                if bound > _NEVER:
                    bounds.append((bound, line, shape))
        bounds.sort(key=_FIRST, reverse=True)
        found: dict[object, Move] = {}
        worths: list[float] = []
        for bound, line, shape in bounds:
            least = worths[-most] if len(worths) >= most else _NEVER
            if bound < least:
                break
            for move in self._with_shape(line, shape, least):
                key = (line, shape.start, shape.pattern, *_tiles(move.filling))
                known = found.get(key)
                if known is None or known.worth < move.worth:
                    found[key] = move
                    if known is not None:
                        worths.remove(known.worth)
                    insort(worths, move.worth)
        return sorted(found.values(), key=_order)[:most]

    def every(self, reading: Reading, line: int) -> Iterator[Move]:
        """All plays in a line, without those that only differ in which digit is a blank."""
        for shape in shapes_of(reading, self._most, False):
            if self._bound(shape) > _NEVER:
                yield from self._with_shape(line, shape, _NEVER)

    def rest(self, move: Move) -> tuple[str, str]:
        """The digits and operators left on the rack; a blank is used only for lack of the digit."""
        digits = self.digits
        for digit in move.filling[1]:
            tile = str(digit)
            digits = digits.replace(tile if tile in digits else BLANK, "", 1)
        operators = self.operators
        for operator in move.filling[2]:
            operators = operators.replace(operator, "", 1)
        return digits, operators

    def play(self, move: Move) -> Sum:
        """The sum of a play; its line must belong to a position, which has its blanks."""
        _, digits, operators = move.filling
        blanks = self._fillings.with_blanks(digits)[0]
        return make(move.shape, digits, operators, blanks)

    def move(self, readings: Readings, laid: Sum, is_opening: bool = False) -> Move | None:
        """The move that lays a sum; None if the rack can't.

        A blank counts as the digit itself if the rack has that, too.
        """
        digits = bytes(piece.digit for each in laid.numbers for piece in each if not piece.lies)
        operators = "".join(laid.operators)
        for line, reading in enumerate(readings):
            if reading.direction is not laid.direction or laid.square not in reading.squares:
                continue
            start = reading.index(laid.square)
            for shape in shapes_of(reading, self._most, is_opening):
                if shape.start != start or len(shape.pattern) != laid.length:
                    continue
                for move in self._with_shape(line, shape, _NEVER):
                    if move.filling[1:] == (digits, operators):
                        return move
        return None

    # --- lines ----------------------------------------------------------------------------------

    def _of(self, reading: Reading, is_opening: bool) -> _InLine:
        in_line = self._in_line.get(reading)
        if in_line is None:
            bounds = [
                (bound, shape)
                for shape in shapes_of(reading, self._most, is_opening)
                if (bound := self._bound(shape)) > _NEVER
            ]
            bounds.sort(key=_FIRST, reverse=True)
            in_line = self._in_line[reading] = _InLine(bounds)
        return in_line

    @remembered
    def _out_of(self, reading: Reading) -> _InLine:
        number = len(self.digits)
        shapes = self._of(reading, False).shapes
        return _InLine([each for each in shapes if len(each[1].worth) == number])

    def _settle(self, in_line: _InLine, least: float) -> None:
        """Search a line until no other play in it can be worth more than `least`."""
        shapes = in_line.shapes
        at = in_line.next
        best = in_line.best
        known = best[0] if best is not None else _NEVER
        while at < len(shapes) and shapes[at][0] > least and shapes[at][0] > known:
            found = self._best_of(shapes[at][1], known)
            if found is not None:
                best = found
                known = found[0]
            at += 1
        in_line.next = at
        in_line.best = best
        in_line.bound = shapes[at][0] if at < len(shapes) else _NEVER
        if best is not None and best[0] > in_line.bound:
            in_line.bound = best[0]

    def _best_of(self, shape: Shape, least: float) -> tuple[float, int, Shape, Filling] | None:
        """The best play of a shape if it is worth more than `least`."""
        ranked = self.ranked[shape.pattern]
        if not ranked:
            return None
        if not shape.bonuses:
            net, filling = ranked[0]
            return (net, filling[0], shape, filling) if net > least else None
        bonus = self._fillings.bonus_bound[shape.bonuses]
        counting = [(place, times) for place, times in enumerate(shape.worth) if times]
        found = None
        for net, filling in ranked:
            if net + bonus <= least:
                break
            earned = 0
            for place, times in counting:
                earned += times * filling[1][place]
            if net + earned > least:
                least = net + earned
                found = (least, filling[0] + earned, shape, filling)
        return found

    def _with_shape(self, line: int, shape: Shape, least: float) -> Iterator[Move]:
        bonus = self._fillings.bonus_bound[shape.bonuses]
        counting = [(place, times) for place, times in enumerate(shape.worth) if times]
        for net, filling in self.ranked[shape.pattern]:
            if net + bonus < least:
                return
            earned = sum([times * filling[1][place] for place, times in counting])
            if net + earned >= least:
                yield Move(net + earned, filling[0] + earned, line, shape, filling)

    # --- patterns -------------------------------------------------------------------------------

    def _bound(self, shape: Shape) -> float:
        pattern = shape.pattern
        bound = self._bounds.get(pattern)
        if bound is None:
            bound = self._bounds[pattern] = self._find_bound(shape)
        if shape.bonuses and bound > _NEVER:
            return bound + self._fillings.bonus_bound[shape.bonuses]
        return bound

    def _find_bound(self, shape: Shape) -> float:
        """An upper bound for the worth of a shape's fillings, without bonuses.

        For each choice of operators, it takes the outcome that is worth most after paying for its
        digits and is within reach of the highest digits, and the cheapest digits before `=`.
        """
        if len(shape.worth) > len(self.digits) or shape.operations > len(self.operators):
            return _NEVER
        numbers, _, outcome = shape.pattern.partition(EQUALS)
        outcomes = self._outcomes[outcome]
        if not outcomes:
            return _NEVER
        before = numbers.count(NEW)
        cheapest = self._cheapest[before]
        least_paid = self._least_paid[outcome]
        there = [int(number) for number in numbers.split(OPERATION) if number != NEW]
        best = _NEVER
        kept = self._kept_operators
        for operators, most in self._fillings.most_with[numbers]:
            for value, worth in outcomes:
                if value <= most:
                    bound = worth - cheapest
                    made = self._bounds_of_numbers(operators, there, before) - least_paid
                    best = max(best, min(bound, made) + kept[operators])
                    break
        return best + self._all_worth if best > _NEVER else best

    def _bounds_of_numbers(self, operators: str, there: list[int], new: int) -> float:
        """An upper bound for the numbers before `=`, after paying for their digits."""
        times = operators.count("x")
        if times > 1 or "/" in operators:
            return -_NEVER
        added, subtracted = self._added, self._subtracted
        if not times:
            minus = max(0, operators.count("-") - len(there))
            return sum(there) + added[new - minus] + subtracted[minus]
        all_there = sum(there)
        best = self._product + all_there + added[new - 2] if new > 1 else _NEVER
        if new:
            for number in there:
                rest = all_there - number + added[new - 1]
                best = max(best, self._times_of(number) + rest)
        if len(there) > 1:
            high, second = sorted(there)[:-3:-1]
            best = max(best, high * second + all_there - high - second + added[new])
        return best

    def _times_of(self, number: int) -> float:
        return max(number * digit - price for digit, price in self._paid)

    @remembered
    def _outcomes(self, outcome: str) -> list[tuple[int, float]]:
        """The outcomes a pattern can show, highest first, each with the most that it or a lower one
        is worth after paying for its digits."""
        found = []
        best = _NEVER
        for value in reversed(self._fillings.possible[outcome]):
            best = max(best, value - self._cost(outcome, value))
            found.append((value, best))
        return found[::-1]

    @remembered
    def _least_paid(self, outcome: str) -> float:
        return min(self._cost(outcome, value) for value in self._fillings.possible[outcome])

    def _cost(self, outcome: str, value: int) -> float:
        price = self.prices.digit
        digits = f"{value:0{len(outcome)}}"
        shown = [digit for digit, sign in zip(digits, outcome, strict=True) if sign == NEW]
        return sum([price[digit if digit in self.digits else BLANK] for digit in shown])

    @remembered
    def _kept(self, put_down: bytes) -> float:
        """By the digits put down: the worth of those that stay."""
        price = self.prices.digit
        worth = self._all_worth
        for digit in set(put_down):
            times = put_down.count(digit)
            held = min(self._held[digit], times)
            worth -= held * price[str(digit)] + (times - held) * price[BLANK]
        return worth

    @remembered
    def _kept_operators(self, put_down: str) -> float:
        """By the operators put down: the worth of those that stay."""
        rest = self.operators
        for operator in put_down:
            rest = rest.replace(operator, "", 1)
        return self.prices.of_operators(rest)

    @remembered
    def ranked(self, pattern: str) -> list[tuple[float, Filling]]:
        """The fillings of a pattern with their worth without bonuses, best first."""
        kept, operators = self._kept, self._kept_operators
        ranked = [
            (filling[0] + kept[filling[1]] + operators[filling[2]], filling)
            for filling in self._fillings.of[pattern]
        ]
        ranked.sort(reverse=True)
        self._bounds[pattern] = ranked[0][0] if ranked else _NEVER
        return ranked


class RackPlaysCache:
    """A cache of the racks in a search with the same prices; the oldest are dropped."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._known: OrderedDict[tuple[str, str, int], RackPlays] = OrderedDict()

    def of(self, digits: str, operators: str, prices: Prices) -> RackPlays:
        key = (digits, operators, id(prices))
        rack = self._known.get(key)
        if rack is None:
            rack = self._known[key] = RackPlays(digits, operators, prices, self._options)
            if len(self._known) > _MOST_RACKS:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(key)
        return rack


def _worth(tile: str) -> int:
    return 9 if tile == BLANK else int(tile)


def _least(tile: str) -> int:
    return 0 if tile == BLANK else int(tile)


def _sums(worths: list[float]) -> list[float]:
    """The sums of the highest none, one, two and so on."""
    sums = [0.0]
    for worth in sorted(worths, reverse=True):
        sums.append(sums[-1] + worth)
    return sums


def _tiles(filling: Filling) -> tuple[int, bytes, str]:
    outcome, digits, operators = filling
    return outcome, bytes(sorted(digits)), "".join(sorted(operators))


def _order(move: Move) -> tuple[float, int, int, int, str, Filling]:
    shape = move.shape
    return (-move.worth, -move.points, move.line, shape.start, shape.pattern, move.filling)
