"""The lines of a board as a search changes them; the same line is never made twice.

A search plays thousands of sums. Most of them leave most lines unchanged, and many lead to the same
line. So a line is looked up by its tiles, and all results for it (its shapes and the plays of a
rack) are cached. Positions of a game use `readings_after` instead.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from formula_desktop.digifeud.readings import SIGN, Reading, Readings
from formula_desktop.digifeud.shapes import NEW, OPERATION, Shape, offsets
from formula_desktop.digifeud.squares import LINES, SIZE
from formula_desktop.digifeud.tiles import EQUALS

_Key = tuple[int, tuple[int, ...], int, int, int]


class _Marks(NamedTuple):
    """The marks of a pattern in its line, with bit 0 for its first square: see `Reading`."""

    pairs: int
    starts: int
    ends: int
    new: tuple[tuple[int, bool], ...]
    """The squares of its new tiles in the order of the pattern, and whether each is a digit."""


class Lines:
    """All lines reached by a search."""

    def __init__(self) -> None:
        self._known: dict[_Key, Reading] = {}

    def after(self, readings: Readings, line: int, shape: Shape, digits: bytes) -> Readings:
        """The lines after a shape of the line with this number is filled with digits."""
        reading, start, pattern = shape[:3]
        marks = _marks(pattern, reading.is_backward, reading.chains)
        after = list(readings)
        cells = list(reading.cells)
        digit = iter(digits)
        for at, is_digit in marks.new:
            cell = next(digit) if is_digit else SIGN
            cells[start + at] = cell
            for crossing, index in crossings(line, start + at, len(readings)):
                after[crossing] = self._with_cell(crossing, after[crossing], index, cell)
        after[line] = self._line(
            line,
            reading,
            tuple(cells),
            reading.pairs | marks.pairs << start,
            reading.starts | marks.starts << start,
            reading.ends | marks.ends << start,
        )
        if len(readings) > len(LINES):
            other = (line + len(LINES)) % len(readings)
            back = readings[other]
            pairs = back.pairs | _mirrored(marks.pairs << start) >> 1
            starts = back.starts | _mirrored(marks.ends << start)
            ends = back.ends | _mirrored(marks.starts << start)
            after[other] = self._line(other, back, tuple(cells[::-1]), pairs, starts, ends)
        return tuple(after)

    def _with_cell(self, line: int, reading: Reading, index: int, cell: int) -> Reading:
        cells = (*reading.cells[:index], cell, *reading.cells[index + 1 :])
        return self._line(line, reading, cells, reading.pairs, reading.starts, reading.ends)

    def _line(
        self, line: int, old: Reading, cells: tuple[int, ...], pairs: int, starts: int, ends: int
    ) -> Reading:
        key = (line, cells, pairs, starts, ends)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = old.with_cells(cells, pairs, starts, ends)
        return found


@cache
def _marks(pattern: str, is_backward: bool, chains: bool) -> _Marks:
    pairs = starts = ends = 0
    new = []
    squares = offsets(pattern, is_backward)
    first = 0
    last = len(pattern) - 1
    for at, sign in enumerate(pattern):
        if sign in (NEW, OPERATION, EQUALS):
            new.append((squares[at], sign == NEW))
        if sign in (OPERATION, EQUALS):
            first = at + 1
        elif at == last or pattern[at + 1] in (OPERATION, EQUALS):
            bit = 1 << first
            if at > first:
                pairs |= bit
            else:
                starts |= bit if first else 0
                ends |= bit if at < last else 0
    if not chains:
        pairs = starts = ends = 0
    return _Marks(pairs, starts, ends, tuple(new))


@cache
def crossings(line: int, index: int, lines: int) -> tuple[tuple[int, int], ...]:
    """The other lines through a square of a line, each with the square's index."""
    backwards, number = divmod(line, len(LINES))
    at = SIZE - 1 - index if backwards else index
    crossing = at if number >= SIZE else SIZE + at
    own = number - SIZE if number >= SIZE else number
    both = ((crossing, own), (crossing + len(LINES), SIZE - 1 - own))
    return both if lines > len(LINES) else both[:1]


def _mirrored(bits: int) -> int:
    """The bits for the squares of a line read from its other end."""
    return int(f"{bits:0{SIZE}b}"[::-1], 2)
