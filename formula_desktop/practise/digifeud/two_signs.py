"""Sums with two signs, such as `7x8-19=37`, drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import OF_TABLES, Range
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.sums import next_sum

_MIXED: Final = 0.8
"""How often × or ÷ comes together with + or −, where both are practised: one of them goes first."""

_LEAST: Final = 2
"""The least number of the second step, if possible: with 0 or 1 nothing is worked out."""


def drawn_sum_of_two(range_: Range, draw: Draw, asked: Sequence[str], highest: int) -> str | None:
    """A sum in a range as text; None if this draw makes none.

    No number is negative or above the highest, nor is anything on the way.
    """
    times = tuple(each for each in range_.operators if each in OF_TABLES)
    plus = tuple(each for each in range_.operators if each not in OF_TABLES)
    is_mixed = bool(times and plus) and draw.chance(_MIXED)
    kind = plus if not times or (plus and not is_mixed and draw.chance(0.5)) else times
    largest = min(highest, range_.largest or highest)
    first = next_sum(_with_only(range_, kind), draw, asked, highest)
    if first is None or 0 in first:
        return None
    left, operator, right, value = first
    sign = draw.one_of(plus if is_mixed else kind)
    comes_second = is_mixed and draw.chance(0.5)
    if comes_second and sign is Operator.SUBTRACT:
        whole = draw.between(value, largest)
        return f"{whole}-{left}{operator}{right}={whole - value}"
    found = _second_step(value, sign, largest, draw)
    if found is None:
        return None
    other, answer = found
    if comes_second:
        return f"{other}{sign}{left}{operator}{right}={answer}"
    return f"{left}{operator}{right}{sign}{other}={answer}"


def _with_only(range_: Range, operators: tuple[Operator, ...]) -> Range:
    """The range with some of its operators, and the tables if those are products."""
    tables = range_.tables if operators[0] in OF_TABLES else ()
    return replace(range_, operators=operators, tables=tables)


def _second_step(value: int, sign: Operator, largest: int, draw: Draw) -> tuple[int, int] | None:
    """What is added to a value, or the like, and the answer."""
    if sign is Operator.ADD:
        other = _at_most(largest - value, draw)
        return None if other is None else (other, value + other)
    if sign is Operator.SUBTRACT:
        other = _at_most(value, draw)
        return None if other is None else (other, value - other)
    if sign is Operator.MULTIPLY:
        other = _at_most(min(TABLES[-1], largest // value), draw)
        return None if other is None else (other, value * other)
    divisors = [each for each in TABLES if value % each == 0]
    other = draw.one_of(divisors[1:] or divisors)
    return other, value // other


def _at_most(most: int, draw: Draw) -> int | None:
    """A number up to this one; None if there is none."""
    return draw.between(min(_LEAST, most), most) if most > 0 else None
