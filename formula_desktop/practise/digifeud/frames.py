"""A sum with a gap: `G7> (3)+_=10`, where `_` is a missing digit and `?` a missing operator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from formula_desktop.arithmetic import DIGITS, Operator
from formula_desktop.digifeud.allowed import LONGEST_NUMBER
from formula_desktop.digifeud.play import Placed, Sum, read_play
from formula_desktop.digifeud.squares import Square
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.notation import LONGEST_PLAY, written_number
from formula_desktop.refusal import NotReadableError

DIGIT_GAP: Final = "_"
OPERATOR_GAP: Final = "?"

_CHOICES: Final = {
    DIGIT_GAP: (*map(str, DIGITS), *(f"*{digit}" for digit in DIGITS)),
    OPERATOR_GAP: tuple(each.value for each in Operator),
}
"""The tiles that can fill a gap; the digits first, then the same as blanks."""


def has_one_gap(frame: str) -> bool:
    """Whether one operator of a text is missing, or digits of one number."""
    gaps = [each for each in _numbers(frame) if DIGIT_GAP in each]
    return len(frame) <= LONGEST_PLAY and len(gaps) + frame.count(OPERATOR_GAP) == 1


def gap_of(frame: str) -> int:
    """The number that lacks digits, counted from 0 in the order of reading."""
    return next(at for at, each in enumerate(_numbers(frame)) if DIGIT_GAP in each)


def _numbers(frame: str) -> list[str]:
    return re.split(r"[-+x/=?]", frame.partition(" ")[2])


def completed(frame: str, rack: Rack) -> Iterator[Sum]:
    """The sums that fill the gap of a frame from a rack, right or wrong; none for another text."""
    if not has_one_gap(frame) or frame.count(DIGIT_GAP) > LONGEST_NUMBER:
        return
    tiles = {DIGIT_GAP: rack.digits, OPERATOR_GAP: rack.operators}
    choices = [
        [each for each in _CHOICES[part] if each[0] in tiles[part]] if part in tiles else (part,)
        for part in re.split(r"([_?])", frame)
    ]
    for chosen in product(*choices):
        try:
            play = read_play("".join(chosen))
        except NotReadableError:
            return
        if isinstance(play, Sum):
            yield play


def given(frame: str) -> tuple[Placed, ...]:
    """The tiles that are to be laid as they are: those neither in the gap nor on the board."""
    gap = squares_of_gap(frame)
    return tuple(place for place in _filled(frame)[0].put_down if place.square not in gap)


def squares_of_gap(frame: str) -> frozenset[Square]:
    """The squares of what a frame lacks."""
    first, last = _filled(frame)
    return frozenset(place.square for place in last.put_down if place not in first.put_down)


def _filled(frame: str) -> tuple[Sum, Sum]:
    """Two sums that have different tiles everywhere in the gap of a frame, and nowhere else."""
    parts = re.split(r"([_?])", frame)
    first, last = (
        read_play("".join(_CHOICES[part][end] if part in _CHOICES else part for part in parts))
        for end in (0, -1)
    )
    assert isinstance(first, Sum)  # the frame has been read before
    assert isinstance(last, Sum)
    return first, last


def without_number(laid: Sum, index: int) -> str:
    """The frame of a sum that lacks the new digits of a number."""
    return _frame(laid, index, None)


def without_operator(laid: Sum, index: int) -> str:
    """The frame of a sum that lacks an operator."""
    return _frame(laid, None, index)


def _frame(laid: Sum, number: int | None, operator: int | None) -> str:
    head = str(laid).partition(" ")[0]
    written = [written_number(pieces) for pieces in laid.numbers]
    if number is not None:
        pieces = laid.numbers[number]
        written[number] = "".join(
            f"({piece.tile})" if piece.lies else DIGIT_GAP for piece in pieces
        )
    signs = [each.value for each in laid.operators]
    if operator is not None:
        signs[operator] = OPERATOR_GAP
    body = "".join(f"{each}{sign}" for each, sign in zip(written, (*signs, "=", ""), strict=True))
    return f"{head} {body}"
