"""Sums with two signs that a game allows, such as `7x8-9=47`, drawn at random."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.allowed import Step, steps_or_refusal
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import OF_TABLES, Range, is_in_tables
from formula_desktop.refusal import Refusal

_MIXED: Final = 0.8
"""How often × or ÷ comes together with + or −, where both are practised: one of them goes first."""

_LARGE: Final = 20
"""The largest number of a sum is above this, or above half of the range, if that is possible."""

_SPARED: Final = 2
"""The least number before `=`, if possible: with 0 or 1 nothing is worked out."""

_TIMES: Final = 30
"""How many draws there are for one sum."""


def drawn_long_sum(range_: Range, draw: Draw, highest: int) -> str | None:
    """A sum in a range as text; None if these draws make none.

    Each number before `=` has one digit. Nothing is negative or above the highest, nor is anything
    on the way. Where tables are chosen, one of its products or divisions is of them.
    """
    largest = min(highest, range_.largest or highest)
    found: list[tuple[int, str]] = []
    for _ in range(_TIMES):
        operators = _drawn_operators(range_, draw)
        numbers = _drawn_numbers(range_, operators, draw)
        steps = steps_or_refusal(numbers, operators)
        if isinstance(steps, Refusal) or not _is_in_range(steps, range_, largest):
            continue
        signs = (*operators, "=")
        text = "".join(f"{each}{sign}" for each, sign in zip(numbers, signs, strict=True))
        text += f"{steps[-1].result}"
        reached = max(max(each.left, each.result) for each in steps)
        wishes = (
            not _is_idle(steps),
            min(numbers) >= _SPARED,
            reached > min(_LARGE, largest // 2),
        )
        if all(wishes):
            return text
        found.append((sum(wishes), text))
    return max(found, key=itemgetter(0))[1] if found else None


def _drawn_numbers(range_: Range, operators: tuple[Operator, ...], draw: Draw) -> tuple[int, ...]:
    """The numbers before `=`, one of a chosen table among them where that is a number of these."""
    numbers = [draw.between(1, 9) for _ in range(len(operators) + 1)]
    tables = [each for each in range_.tables if each <= 9]
    if tables:
        numbers[draw.below(len(numbers))] = draw.one_of(tables)
    return tuple(numbers)


def _drawn_operators(range_: Range, draw: Draw) -> tuple[Operator, ...]:
    """Two signs; mostly some of both kinds, where both are practised."""
    times = tuple(each for each in range_.operators if each in OF_TABLES)
    plus = tuple(each for each in range_.operators if each not in OF_TABLES)
    if not times or not plus:
        return tuple(draw.one_of(range_.operators) for _ in range(2))
    kinds = (times, plus) if draw.chance(_MIXED) else (draw.one_of((times, plus)),) * 2
    return tuple(draw.one_of(each) for each in draw.shuffled(kinds))


def _is_in_range(steps: list[Step], range_: Range, largest: int) -> bool:
    if any(max(each.left, each.right, each.result) > largest or each.result < 0 for each in steps):
        return False
    of_tables = [step for step in steps if step.operator in OF_TABLES]
    return not range_.tables or any(
        is_in_tables(step.operator, (step.left, step.right, step.result), range_)
        for step in of_tables
    )


def _is_idle(steps: list[Step]) -> bool:
    """Whether a number is divided by itself or taken from itself: nothing is worked out."""
    return any(
        step.left == step.right and step.operator in (Operator.SUBTRACT, Operator.DIVIDE)
        for step in steps
    )
