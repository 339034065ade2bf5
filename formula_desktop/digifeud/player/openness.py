"""What a sum opens to the opponent, as a few numbers (docs/rules.md, 2 "A turn").

The worth of each number was learned from the plays of racks after a sum: see
`benchmarks/make_digifeud_values.py`.
"""

from __future__ import annotations

from formula_desktop.digifeud.player.lines import crossings
from formula_desktop.digifeud.player.rack_plays import Move
from formula_desktop.digifeud.readings import EMPTY, SIGN, Reading, Readings
from formula_desktop.digifeud.squares import LINES, SIZE

FEATURES = 7

_ROOM = 4
"""The fewest squares that a sum takes after its first number: `+3=8`."""

_REACH = 4
"""The greatest distance from a digit at which a coloured square counts."""

_HIGH = 40


def features_of(before: Readings, after: Readings, move: Move) -> tuple[float, ...]:
    """The features of what a sum opens, each about 0 to 3."""
    reading, start, pattern = move.shape[:3]
    own = after[move.line].cells
    outcome, _, _ = move.filling
    end = start + len(pattern)
    room = own[end : end + _ROOM]
    goes_on = reading.chains and len(room) == _ROOM and room[0] == EMPTY and room[2] == EMPTY
    is_pair = goes_on and outcome > 9 and reading.pairs != after[move.line].pairs
    crossed = [
        crossings(move.line, at, len(LINES))[0]  # read right or down
        for at in range(start, end)
        if reading.cells[at] == EMPTY and own[at] != SIGN
    ]
    digits = [after[line].cells[index] for line, index in crossed]
    free = [_is_free(after[line], index) for line, index in crossed]
    return (
        max(0, outcome - _HIGH) / 10 if is_pair else 0.0,
        1.0 if goes_on else 0.0,
        float(sum(free)),
        sum([digit for digit, is_free in zip(digits, free, strict=True) if is_free]) / 10,
        sum([_colour(after[line], index) for line, index in crossed]) / 2,
        sum([reading.operand_worth[at] for at in range(start, end) if reading.cells[at] == EMPTY])
        / 2,
        sum([1 for at in range(start, end) if own[at] != SIGN]) / 5 - len(digits) / 5,
    )


def _is_free(reading: Reading, index: int) -> bool:
    """Whether a digit is isolated in a line, so that a sum can use it."""
    cells = reading.cells
    before = cells[index - 1] if index else EMPTY
    behind = cells[index + 1] if index < SIZE - 1 else EMPTY
    return before == EMPTY and behind == EMPTY


def _colour(reading: Reading, index: int) -> float:
    """The total for the coloured squares within reach of a sum through a square."""
    worth = 0
    for step in (-1, 1):
        for at in range(index + step, index + step * (_REACH + 1), step):
            if not 0 <= at < SIZE or reading.cells[at] != EMPTY:
                break
            worth += reading.operand_worth[at]
    return float(worth)
