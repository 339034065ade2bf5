"""All legal plays of a rack, complete and without duplicates (docs/rules.md, 2 "A turn").

The board has the shapes of all its lines, and the rack has the tiles to fill them. The best plays
are found without looking at all of them: the search starts with the shapes that could earn most,
and ends when no other shape can beat the plays already found.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import combinations, repeat
from operator import itemgetter
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.board import Board
from formula_desktop.digifeud.fillings import Filling, Fillings, fillings_of
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.shapes import (
    NEW,
    OPERATION,
    Shape,
    make,
    offsets,
    shapes_of,
    write,
)
from formula_desktop.digifeud.squares import Direction, Square, beside
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.digifeud.view import View


class Found(NamedTuple):
    """A legal play that is converted to a sum or its text only on demand.

    `blanks` has a bit for each digit put down, in reading order, set if it is a blank.
    """

    points: int
    shape: Shape
    filling: Filling
    blanks: int

    @property
    def play(self) -> Sum:
        return make(self.shape, self.filling[1], self.filling[2], self.blanks)

    @property
    def written(self) -> str:
        """The play in notation."""
        return write(self.shape, self.filling[1], self.filling[2], self.blanks)


def best_play(view: View) -> Found | None:
    """The play that earns most; None when there is none.

    Ties are broken by the fewest blanks and then by the text, so that the same view always gives
    the same play.
    """
    best = best_plays(view, 1, spare_blanks=True)
    return best[0] if best else None


def best_plays(view: View, most: int, spare_blanks: bool = False) -> list[Found]:
    """At most this many plays, most points first, ties ordered by text.

    `spare_blanks` leaves out plays that use a blank when the rack has the digit itself, and puts
    plays with fewer blanks first among ties.
    """
    fillings = fillings_of(view.rack, view.options.largest_number)
    found: list[Found] = []
    best: list[int] = []  # the points of the best plays so far, lowest first
    for bound, shape in _by_bound(view, fillings):
        least = best[0] if len(best) == most else -1
        if bound < least:
            break
        _collect(shape, fillings, most, spare_blanks, best, found)
    least = best[0] if best else 0
    return _in_order([each for each in found if each[0] >= least], most, spare_blanks)


def lies_apart(board: Board, laid: Sum) -> bool:
    """Whether no tile that a play puts down has another one at its side."""
    sides = [way for way in Direction if way.is_across is not laid.direction.is_across]
    beside_it = (beside(place.square, way) for place in laid.put_down for way in sides)
    return not any(board.tiles[square] for square in beside_it if square is not None)


def completions(view: View, puts: Mapping[Square, str]) -> Iterator[dict[Square, str]]:
    """The places of legal sums that have these tiles on their squares, by the sign of each square.

    The signs are those of a pattern: `shapes.py` explains them. A blank without a digit is `*`.
    """
    for shape, fillings, squares, asked in _around(view, puts):
        if fillings.fit(shape.pattern, asked):
            yield dict(zip(squares, shape.pattern, strict=True))


def can_be_completed(view: View, puts: Mapping[Square, str]) -> bool:
    """Whether a legal sum has these tiles on their squares; a blank without a digit is `*`."""
    return any(True for _ in completions(view, puts))


def squares_for(view: View, puts: Mapping[Square, str], tile: str) -> dict[Square, set[int]]:
    """The squares on which a legal sum can have a tile of the rack, apart from those of `puts`.

    The sum also has the tiles of `puts`, as in `can_be_completed`. With each square come the
    bonuses that the tile can have there, as multiples of its digit: on a red one 2 before `=`, and
    1 in the answer.
    """
    found: dict[Square, set[int]] = {}
    for shape, fillings, squares, asked in _around(view, puts):
        worth = iter(shape.worth)
        for at, sign in enumerate(shape.pattern):
            times = next(worth) if sign == NEW else 0
            known = found.get(squares[at], ())
            if (
                at not in asked
                and times not in known
                and fillings.fit(shape.pattern, {**asked, at: tile})
            ):
                found[squares[at]] = {times, *known}
    return found


def best_keeping(view: View, puts: Mapping[Square, str]) -> Keeping | None:
    """The play that keeps most of these tiles on their squares; None if none keeps any.

    Ties are broken by the points and then as in `best_play`. A blank without a digit is `*`.
    """
    fillings = fillings_of(view.rack, view.options.largest_number)
    begun = [_Begun(bound, shape, puts) for bound, shape in _by_bound(view, fillings)]
    begun.sort(key=lambda each: each.number, reverse=True)  # equals stay in the order of bounds
    best: list[Keeping] = []
    for each in begun:
        most = len(best[0].squares) if best else 1
        if each.number < most:
            break
        least = best[0].found.points if best and each.number == most else 0
        if each.bound < least:
            continue
        best += each.keeping(fillings, most, least)
        rank = max((one.rank for one in best), default=None)
        best = [one for one in best if one.rank == rank]
    return min(best, key=lambda each: each.found.written, default=None)


class Keeping(NamedTuple):
    """A legal play, and the squares on which it has tiles that are put down already."""

    found: Found
    squares: frozenset[Square]

    @property
    def rank(self) -> tuple[int, int, int]:
        """How good it is, apart from its text."""
        return len(self.squares), self.found.points, -self.found.blanks.bit_count()


class _Begun:
    """A shape with the tiles put down that its signs allow, by their places in its pattern.

    `bound` is the most that it can earn.
    """

    def __init__(self, bound: int, shape: Shape, puts: Mapping[Square, str]) -> None:
        self.bound = bound
        self._shape = shape
        self._squares = _squares(shape)
        self._equals: list[int] = []
        self._operators: list[tuple[int, int, str]] = []
        self._digits: list[tuple[int, int, str]] = []
        for at, square in enumerate(self._squares):
            tile = puts.get(square, "")
            sign = shape.pattern[at]
            number = shape.pattern[:at].count(sign)
            if tile == EQUALS == sign:
                self._equals.append(at)
            elif sign == NEW and (tile == BLANK or digit_on(tile) is not None):
                self._digits.append((at, number, tile))
            elif sign == OPERATION and tile in tuple(Operator):
                self._operators.append((at, number, tile))

    @property
    def number(self) -> int:
        """The number of tiles that it may keep."""
        return len(self._equals) + len(self._operators) + len(self._digits)

    def keeping(self, fillings: Fillings, most: int, least: int) -> Iterator[Keeping]:
        """The plays that keep at least `most` tiles and may earn at least `least`."""
        shape = self._shape
        bonus = fillings.bonus_bound[shape.bonuses]
        for filling in fillings.of[shape.pattern]:
            outcome, digits, operators = filling
            if outcome + bonus < least:
                return
            signs = [at for at, number, tile in self._operators if operators[number] == tile]
            same = [
                (at, number, tile)
                for at, number, tile in self._digits
                if tile == BLANK or int(tile[-1]) == digits[number]
            ]
            if len(self._equals) + len(signs) + len(same) < most:
                continue
            points = outcome + sum(map(int.__mul__, shape.worth, digits))
            for kept, blanks in _with_tiles(fillings, digits, same):
                squares = [self._squares[at] for at in (*self._equals, *signs, *kept)]
                if len(squares) >= most:
                    yield Keeping(Found(points, shape, filling, blanks), frozenset(squares))


def _with_tiles(
    fillings: Fillings, digits: bytes, same: list[tuple[int, int, str]]
) -> Iterator[tuple[list[int], int]]:
    """The places of the tiles that these digits can keep, with the blanks that they then have.

    A blank may have to leave its place for a digit that the rack lacks.
    """
    blanks = [each for each in same if kind_of(each[2]) == BLANK]
    for number in range(len(blanks) + 1):
        for gone in combinations(blanks, number):
            left = [each for each in same if each not in gone]
            asked = {at: tile for _, at, tile in left}
            found = fillings.blanks_beside(digits, asked)
            if found is not None:
                yield [at for at, _, _ in left], found


def _squares(shape: Shape) -> list[Square]:
    """The square of each sign of a shape's pattern."""
    reading, start, pattern = shape[:3]
    return [reading.squares[start + each] for each in offsets(pattern, reading.is_backward)]


def _around(
    view: View, puts: Mapping[Square, str]
) -> Iterator[tuple[Shape, Fillings, list[Square], dict[int, str]]]:
    """The shapes that have these squares, the square of each sign, and the tiles by their signs."""
    fillings = fillings_of(view.rack, view.options.largest_number)
    for shape in _shapes(view):
        squares = _squares(shape)
        if puts.keys() <= set(squares):
            yield shape, fillings, squares, {squares.index(each): puts[each] for each in puts}


class _Filled(NamedTuple):
    """All plays of one shape: its fillings, what each earns, and which digits may be blanks."""

    shape: Shape
    fillings: list[Filling]
    points: list[int]
    blanks: list[tuple[int, ...]] | None

    @property
    def number(self) -> int:
        return len(self.fillings) if self.blanks is None else sum(map(len, self.blanks))

    @property
    def found(self) -> Iterator[Found]:
        blanks = repeat((0,)) if self.blanks is None else self.blanks
        for points, filling, places in zip(self.points, self.fillings, blanks, strict=False):
            for each in places:
                yield Found(points, self.shape, filling, each)


class LegalPlays:
    """The sums that may be laid; supports iteration, `len` and `in`.

    Passing and resigning are not included. Everything is computed lazily: plays are stored by shape
    and converted to values or sums only on demand.
    """

    def __init__(self, view: View) -> None:
        self._view = view

    @cached_property
    def _filled(self) -> list[_Filled]:
        return list(_all(self._view))

    @property
    def found(self) -> list[Found]:
        """All plays in no particular order, with their points."""
        return [found for filled in self._filled for found in filled.found]

    def __iter__(self) -> Iterator[Sum]:
        return (found.play for filled in self._filled for found in filled.found)

    def __contains__(self, play: Play) -> bool:
        return isinstance(play, Sum) and why_not(self._view, play) is None

    def __len__(self) -> int:
        return sum(filled.number for filled in self._filled)

    def __bool__(self) -> bool:
        fillings = fillings_of(self._view.rack, self._view.options.largest_number)
        return any(fillings.of[shape.pattern] for shape in _shapes(self._view))


def _shapes(view: View) -> Iterator[Shape]:
    """The shapes of all lines for which the rack has enough tiles."""
    if view.to_move is None:
        return
    operations = min(view.options.max_operations, len(view.rack.operators))
    digits = len(view.rack.digits)
    is_opening = view.board.is_empty
    if operations:
        for reading in view.board.readings:
            for shape in shapes_of(reading, view.options.max_operations, is_opening):
                if shape[3] <= operations and len(shape[4]) <= digits:
                    yield shape


def _all(view: View) -> Iterator[_Filled]:
    fillings = fillings_of(view.rack, view.options.largest_number)
    for shape in _shapes(view):
        filled = fillings.of[shape.pattern]
        if filled:
            blanks = fillings.blanks_of[shape.pattern] if fillings.blanks else None
            yield _Filled(shape, filled, _points(shape, filled), blanks)


def _points(shape: Shape, filled: list[Filling]) -> list[int]:
    if not shape.bonuses:
        return [outcome for outcome, _, _ in filled]
    counting = [(place, times) for place, times in enumerate(shape.worth) if times]
    if len(counting) == 1:
        ((place, times),) = counting
        return [outcome + times * digits[place] for outcome, digits, _ in filled]
    return [
        outcome + sum([times * digits[place] for place, times in counting])
        for outcome, digits, _ in filled
    ]


def _by_bound(view: View, fillings: Fillings) -> list[tuple[int, Shape]]:
    """The shapes with the most that each can earn, best first."""
    bound_of, bonus_of = fillings.bound, fillings.bonus_bound
    bounds = []
    for shape in _shapes(view):
        bound = bound_of[shape[2]]
        if bound >= 0:
            bounds.append((bound + bonus_of[shape[5]] if shape[5] else bound, shape))
    bounds.sort(key=itemgetter(0), reverse=True)
    return bounds


def _collect(
    shape: Shape,
    fillings: Fillings,
    most: int,
    spare_blanks: bool,
    best: list[int],
    found: list[Found],
) -> None:
    """Add a shape's plays that are as good as the best to `found`, and their points to `best`."""
    counting = [(place, times) for place, times in enumerate(shape.worth) if times]
    bonus = fillings.bonus_bound[shape.bonuses]
    least = best[0] if len(best) == most else -1
    for filling in fillings.of[shape.pattern]:
        outcome, digits, _ = filling
        if outcome + bonus < least:
            return
        points = outcome
        for place, times in counting:
            points += times * digits[place]
        if points < least:
            continue
        for blanks in _blanks(fillings, digits, spare_blanks):
            found.append(Found(points, shape, filling, blanks))
            insort(best, points)
            if len(best) > most:
                del best[0]
        least = best[0] if len(best) == most else -1


def _blanks(fillings: Fillings, digits: bytes, spare: bool) -> tuple[int, ...]:
    blanks = fillings.with_blanks(digits)
    if not spare or len(blanks) == 1:
        return blanks
    fewest = blanks[0].bit_count()
    return tuple(each for each in blanks if each.bit_count() == fewest)


def _in_order(found: list[Found], most: int, spare_blanks: bool) -> list[Found]:
    """The best plays, most points first, then by text; texts are made only to break ties."""
    if spare_blanks:
        found.sort(key=lambda each: (-each.points, each.blanks.bit_count(), each.written))
    else:
        found.sort(key=lambda each: (-each.points, each.written))
    return found[:most]
