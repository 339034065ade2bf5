"""How hard the medium and hard puzzles of a day are, measured by what misses them.

A puzzle is not solved by the first thing that one sees, and the simulated child of nine
(`arena/children.py`) seldom finds it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from formula_desktop.arena.children import Child, chance_of
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.legal import Found, best_plays
from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.options import most_cards
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position
from formula_desktop.practise.digifeud.solving import position_in, steps_of
from formula_desktop.practise.exercise import OF_TABLES, SEAT, Exercise, Task
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.trying import shown, solutions

MOST_WAYS: Final = (400, 12, 6)
"""How many plays may solve an easy, a medium and a hard puzzle: one of many is no find."""

CHANCES: Final = {FORMULA: (0.95, 0.9), DIGIFEUD: (0.5, 0.1)}
"""How often the child of nine may find a medium and a hard one.

In Formula it looks at nothing but formulas that can be laid, of which there are few.
"""

LEAST_POINTS: Final = (12, 20)
"""The fewest points that a medium and a hard one of Digifeud ask for."""

NEAR: Final = 0.85
"""How near to the most points those are that a puzzle asks for."""

MANY: Final = 400
"""The best plays looked at."""

TEN: Final = 10
TENS: Final = {10, 100}


def sharpened(exercise: Exercise) -> Exercise | None:
    """A puzzle that asks for points near the most, which nothing tempting earns; None if none can.

    Tempting is a sum with the largest answer, and where several signs are allowed, one with one.
    """
    position = position_in(exercise)
    found = best_plays(position.view(SEAT), MANY)
    least = max(_points_of_tempting(exercise, found) + 1, NEAR * found[0].points)
    ways = MOST_WAYS[2 if position.options.max_operations > 1 else 1]
    goals = sorted({each.points for each in found[:ways] if each.points >= least})
    for goal in goals:
        if sum(each.points >= goal for each in found) <= ways:
            return exercises_of(exercise.game).appraised(replace(exercise, goal=goal))
    return None


def _points_of_tempting(exercise: Exercise, found: list[Found]) -> int:
    """The points of the tempting sums among those found: the most that they earn anywhere.

    Where there are only products and divisions, it is the fewest: the place has to be found.
    """
    largest = max((each.play.values[-1] for each in found), default=0)
    tempting = [each.points for each in found if each.play.values[-1] == largest]
    if {*exercise.range.operators} <= {*OF_TABLES}:
        tempting = [min(tempting, default=0)]
    if position_in(exercise).options.max_operations > 1:
        tempting += [each.points for each in found if len(each.play.operators) == 1]
    return max(tempting, default=0)


def with_more_cards(exercise: Exercise) -> Exercise | None:
    """A puzzle of laying most cards with one card more, where the game allows it."""
    position = exercise.position
    assert isinstance(position, Position)
    most = max(most_cards(position.options.operators))
    if exercise.task is not Task.MOST_CARDS or most == position.options.max_cards:
        return None
    options = replace(position.options, max_cards=most)
    more = replace(exercise, position=replace(position, options=options), goal=most)
    return exercises_of(exercise.game).appraised(more)


def signs_of(exercise: Exercise) -> str:
    """The sign of the answer to show in Formula, or how many there are in Digifeud."""
    answer = shown(exercise)
    if isinstance(answer, Formula):
        return answer.operator
    assert isinstance(answer, Sum)  # nothing else solves one
    return f"{len(answer.operators)}"


def is_medium(exercise: Exercise) -> bool:
    """Whether a puzzle suits the middle of a day: a child of nine thinks a while."""
    found = solutions(exercise)
    if len(found) > MOST_WAYS[1]:
        return False
    if exercise.game == FORMULA:
        if any(_is_nothing(each) for each in found if isinstance(each, Formula)):
            return False
    else:
        is_padded = any(_is_padded(each) for each in found if isinstance(each, Sum))
        if is_padded or exercise.goal < LEAST_POINTS[0] or not _misleads(exercise):
            return False
    return chance_of_nine(exercise) <= CHANCES[exercise.game][0]


def is_hard(exercise: Exercise) -> bool:
    """Whether a clever child of ten thinks over a puzzle for minutes."""
    found = solutions(exercise)
    if len(found) > MOST_WAYS[2]:
        return False
    if exercise.game == FORMULA:
        formulas = [each for each in found if isinstance(each, Formula)]
        position = exercise.position
        assert isinstance(position, Position)
        is_short = exercise.goal < position.options.max_cards
        if is_short or any(map(_is_seen_at_once, formulas)) or _is_too_long(formulas[0]):
            return False
    else:
        sums = [each for each in found if isinstance(each, Sum)]
        if min(len(each.operators) for each in sums) == 1 or any(map(_is_padded, sums)):
            return False
        if exercise.goal < LEAST_POINTS[1] or not _misleads(exercise):
            return False
    return chance_of_nine(exercise) <= CHANCES[exercise.game][1]


def chance_of_nine(exercise: Exercise) -> float:
    """How often the simulated child of nine solves a puzzle."""
    return chance_of(exercise.position.view(SEAT), Child.NINE, exercise.goal)


def _misleads(exercise: Exercise) -> bool:
    """Whether the sums that one sees first do not solve a puzzle of Digifeud."""
    found = best_plays(position_in(exercise).view(SEAT), MANY)
    return _points_of_tempting(exercise, found) < exercise.goal


def _is_padded(laid: Sum) -> bool:
    """Whether a sum has a step that changes nothing, such as x1 or +0."""
    return any(
        1 in (step.right, step.left if step.operator is Operator.MULTIPLY else 0)
        if step.operator in OF_TABLES
        else 0 in (step.left, step.right)
        for step in steps_of(laid)
    )


def _parts(formula: Formula) -> tuple[int, int]:
    """The two parts of a sum or a difference, or the factors of a product or a division."""
    left, right, answer = formula.values
    if formula.operator in (Operator.ADD, Operator.MULTIPLY):
        return left, right
    return answer, right


def _is_nothing(formula: Formula) -> bool:
    """Whether there is nothing to work out: a 0 or 1, numbers up to 10, or a product with 10."""
    parts = _parts(formula)
    has_ten = formula.operator in OF_TABLES and not TENS.isdisjoint(parts)
    return has_ten or min(parts) <= 1 or max(formula.values) <= TEN


def _is_seen_at_once(formula: Formula) -> bool:
    """Whether it is a sum known by heart, or all cards are laid in one column of + or -."""
    parts = _parts(formula)
    if not TENS.isdisjoint(formula.values) or min(parts) <= 1:
        return True
    if formula.operator in OF_TABLES:
        return max(parts) <= TEN
    columns = {
        len(pieces) - at
        for pieces in formula.numbers
        for at, piece in enumerate(pieces)
        if not piece.lies
    }
    return min(parts) < TEN or len(columns) == 1


def _is_too_long(formula: Formula) -> bool:
    """Whether it takes paper: a product or a division of two long numbers."""
    return formula.operator in OF_TABLES and min(_parts(formula)) > TEN
