"""Keeps the sums of a speed round various: the signs in turn, and no answer twice in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import OF_TABLES, Exercise, Range, Task
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.skills import SIZES, first_of

SIGNS_APART: Final = 8
"""One in so many exercises asks for the sign, at most: hardly anything is worked out there."""

LARGE_APART: Final = 8
"""One in so many has a + or − beyond 100, at most, where there are tables as well."""


def various(
    candidates: Sequence[Exercise], asked: Sequence[Exercise], range_: Range
) -> Sequence[Exercise]:
    """Those that a speed round goes on with after those `asked`, the oldest first.

    None has the answer of the one before, few ask for the sign or have large numbers, and the signs
    of the range take turns like the cards of a shuffled deck. What would leave none is not minded.
    """
    last = {*game_of(asked[-1]).resembles(asked[-1])} if asked else set[str]()
    lately = asked[-SIGNS_APART + 1 :]
    is_too_soon = len(lately) < SIGNS_APART - 1 or any(each.task is Task.SIGN for each in lately)
    mixes = not {*OF_TABLES}.isdisjoint(range_.operators)
    was_large = mixes and any(map(_is_large, asked[-LARGE_APART + 1 :]))
    turn = in_turn([operator_of(each) for each in asked], range_.operators)
    wishes: tuple[Callable[[Exercise], bool], ...] = (
        lambda each: last.isdisjoint(game_of(each).resembles(each)),
        lambda each: each.task is not Task.SIGN or not (is_too_soon or _is_large(each)),
        lambda each: operator_of(each) in turn,
        lambda each: not was_large or not _is_large(each),
    )
    for is_wished in wishes:
        candidates = [*filter(is_wished, candidates)] or candidates
    return candidates


def in_turn(asked: Sequence[Operator | None], operators: Sequence[Operator]) -> set[Operator]:
    """The operators that may come next: each comes once before any comes again."""
    taken: set[Operator] = set()
    last: Operator | None = None
    for each in asked:
        if each is not None and each in operators:
            taken = {each} if each in taken else taken | {each}
            last = each
        if taken == {*operators}:
            taken = set()
    left = {*operators} - taken
    return left - {last} or left


def operator_of(exercise: Exercise) -> Operator | None:
    """The operator that an exercise trains first."""
    found = first_of(exercise.skills)
    return None if found is None else found.operator


def _is_large(exercise: Exercise) -> bool:
    found = first_of(exercise.skills)
    return found is not None and found.number == SIZES[-1] and found.operator not in OF_TABLES
