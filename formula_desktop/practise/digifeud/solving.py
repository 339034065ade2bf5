"""Which plays solve an exercise of Digifeud, and how hard that is. The rules are the game's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from formula_desktop.digifeud import allowed
from formula_desktop.digifeud.allowed import Step, steps_or_refusal
from formula_desktop.digifeud.legal import Found, best_keeping, best_plays
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.squares import Square, line_through
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.practise.digifeud.frames import DIGIT_GAP, OPERATOR_GAP, completed, gap_of
from formula_desktop.practise.digifeud.positions import written
from formula_desktop.practise.estimate import of_search, of_steps, rounded
from formula_desktop.practise.exercise import (
    OF_TABLES,
    SEAT,
    WITH_GAP,
    Exercise,
    Range,
    Tag,
    Task,
    is_in_tables,
    skills_of,
    sum_in_order,
)
from formula_desktop.practise.game import Miss
from formula_desktop.refusal import Refusal, refuse

LEAD: Final = 3
"""The points by which the best play of a clear position leads the next score."""

FEW: Final = 40
"""The plays in which a clear position shows."""

_FIRST_LOOK: Final = 40
"""The plays looked at first; there are mostly fewer that earn enough."""

_ENOUGH: Final = 160
"""The solutions looked at for the one to show, and to say how hard an exercise is."""

_COLOUR: Final = 0.3
"""What coloured squares add to the difficulty."""

_GAP: Final = 0.4
"""What a gap before `=` adds."""


def why_not(exercise: Exercise, play: Play) -> Refusal | None:
    """Why a play does not solve an exercise; None if it does."""
    position = position_in(exercise)
    if exercise.task in WITH_GAP and isinstance(play, Sum):
        fits = any(play == each for each in _completed(exercise))
        refusal = allowed.why_not_alone(position.view(SEAT), play)
        return refusal or (None if fits else refuse(Miss.NOT_THIS_SUM))
    refusal = allowed.why_not(position.view(SEAT), play)
    if refusal:
        return refusal
    if not isinstance(play, Sum):
        return refuse(Miss.NOTHING_LAID)
    points = position.points(play)
    if points >= exercise.goal:
        return None
    return refuse(Miss.TOO_FEW_POINTS, points=points, goal=exercise.goal)


def _completed(exercise: Exercise) -> Iterator[Sum]:
    """The sums that fill the gap with tiles of the rack, right or wrong."""
    return completed(exercise.frame, position_in(exercise).racks[SEAT])


def position_in(exercise: Exercise) -> Position:
    """The position of an exercise of Digifeud."""
    assert isinstance(exercise.position, Position)
    return exercise.position


def gist(exercise: Exercise) -> str:
    """The sum with its gap, wherever it lies; or the board and the rack."""
    if exercise.task in WITH_GAP:
        return exercise.frame.partition(" ")[2]
    return f"{written(position_in(exercise))}"


def asked(exercise: Exercise) -> list[str]:
    """The sum to complete; none where several sums are looked for."""
    answer = shown(exercise) if exercise.task in WITH_GAP else None
    return [] if answer is None else [_in_order(answer)]


def lying(exercise: Exercise) -> list[str]:
    """The sums on the board."""
    return [_in_order(each) for each in position_in(exercise).board.sums]


def resembles(exercise: Exercise) -> list[str]:
    """The outcome and what is missing of the sum to complete, or else the rack."""
    answer = shown(exercise) if exercise.task in WITH_GAP else None
    if answer is None:
        return [f"{position_in(exercise).racks[SEAT]}"]
    missing: object = answer.operators[0]
    if DIGIT_GAP in exercise.frame:
        missing = answer.values[gap_of(exercise.frame)]
    return [f"={answer.values[-1]}", f"? {missing}"]


def _in_order(laid: Sum) -> str:
    if len(laid.operators) > 1:
        return laid.read
    return sum_in_order(laid.values[0], laid.operators[0], laid.values[1])


def in_a_line(exercise: Exercise) -> str:
    """An exercise in a line, the sums on the board last."""
    position = position_in(exercise)
    rack = position.racks[SEAT]
    complete = f"complete {exercise.frame}"
    wanted = {
        **dict.fromkeys(WITH_GAP, complete),
        Task.MOST_POINTS: "earn as many points as can be earned",
    }.get(exercise.task, f"earn {exercise.goal} points or more")
    sums = "; ".join(map(str, position.board.sums)) or "nothing"
    return f"{wanted}, with {rack.digits} {rack.operators}; on the board: {sums}"


# --- solutions ----------------------------------------------------------------------------------


def solutions(exercise: Exercise) -> list[Sum]:
    """All sums that solve an exercise, the one to show first.

    It is in the range, and earns most if more points are better, else it is the easiest.
    """
    return _solutions(exercise, None)


def shown(exercise: Exercise) -> Sum | None:
    """The sum to show as the answer: the easiest of those that earn most."""
    return next(iter(best_solutions(exercise)), None)


def best_solutions(exercise: Exercise) -> list[Sum]:
    """The same as `solutions`, of many only those that earn most, found at once."""
    return _solutions(exercise, _ENOUGH)


def best_with(exercise: Exercise, tiles: Mapping[Square, str]) -> Sum | None:
    """The solution that earns most of those with these tiles on their squares, if there is one.

    A blank without a digit is `*`. None also for a sum with a gap, which is no turn.
    """
    if exercise.task in WITH_GAP:
        return None
    best = best_keeping(position_in(exercise).view(SEAT), tiles)
    if best is None or len(best.squares) < len(tiles):
        return None
    return best.found.play if best.found.points >= exercise.goal else None


def _solutions(exercise: Exercise, most: int | None) -> list[Sum]:
    """All sums that solve an exercise, or at most this many of those that earn most."""
    if exercise.task in WITH_GAP:
        view = position_in(exercise).view(SEAT)
        found = [each for each in _completed(exercise) if allowed.why_not_alone(view, each) is None]
    else:
        found = [each.play for each in _earning(exercise, most)]
    return sorted(found, key=lambda each: _rank(exercise, each))


def _earning(exercise: Exercise, most: int | None) -> list[Found]:
    """All plays that earn as many points as the goal, or at most this many, most points first."""
    view = position_in(exercise).view(SEAT)
    number = most or _FIRST_LOOK
    found = best_plays(view, number)
    while not most and len(found) == number and found[-1].points >= exercise.goal:
        number *= 4
        found = best_plays(view, number)
    return [each for each in found if each.points >= exercise.goal]


def _rank(exercise: Exercise, laid: Sum) -> tuple[bool, int, int, float, str]:
    is_outside = not is_in_range(laid, exercise.range)
    points = position_in(exercise).points(laid) if exercise.task is Task.BETTER else 0
    blanks = laid.digits.count(BLANK)
    return is_outside, -points, blanks, _difficulty_of(laid), str(laid)


def is_in_range(laid: Sum, range_: Range) -> bool:
    """Whether a sum has only these operators, and a product or division of the tables if any."""
    if not {*laid.operators} <= {*range_.operators}:
        return False
    steps = steps_of(laid)
    of_tables = [step for step in steps if step.operator in OF_TABLES]
    return not of_tables or any(
        is_in_tables(step.operator, (step.left, step.right, step.result), range_)
        for step in of_tables
    )


def steps_of(laid: Sum) -> list[Step]:
    """The operations of a correct sum."""
    steps = steps_or_refusal(laid.values[:-1], laid.operators)
    assert not isinstance(steps, Refusal)  # it is correct
    return steps


def _difficulty_of(laid: Sum) -> float:
    return of_steps([(step.left, step.operator, step.right) for step in steps_of(laid)])


def is_clear(exercise: Exercise) -> bool:
    """Whether the plays with most points lead the next score, and all lie in one place."""
    position = position_in(exercise)
    found = best_plays(position.view(SEAT), FEW)
    best = [each for each in found if each.points == exercise.goal]
    others = found[len(best) :]
    has_lead = bool(others) and others[0].points <= exercise.goal - LEAD
    return has_lead and len({_place(each.play) for each in best}) == 1


def _place(laid: Sum) -> tuple[Square, ...]:
    return tuple(sorted(laid.squares or ()))


# --- how hard -----------------------------------------------------------------------------------


def appraised(exercise: Exercise) -> Exercise | None:
    """An exercise with its difficulty, skills and tags; None if it is not one."""
    found = best_solutions(exercise)
    if not found or (OPERATOR_GAP in exercise.frame and len(found) > 1):
        return None
    earned = {position_in(exercise).points(each) for each in found}
    if exercise.task is Task.MOST_POINTS and earned != {exercise.goal}:
        return None
    answer = found[0]
    return replace(
        exercise,
        difficulty=rounded(_difficulty_of(answer) + _of_task(exercise, found)),
        skills=_skills(exercise, answer),
        tags=tuple(_tags(exercise, answer)),
    )


def _of_task(exercise: Exercise, found: list[Sum]) -> float:
    """What a task adds to the difficulty of its sum."""
    if exercise.task in WITH_GAP:
        is_behind = exercise.frame.partition("=")[2].strip("()0123456789*") != ""
        return 0.0 if is_behind else _GAP
    earned = points_of(found[0], position_in(exercise).board.layout)
    return of_search(len(found)) + (_COLOUR if earned.bonuses else 0.0)


def _skills(exercise: Exercise, shown: Sum) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for step in steps_of(shown):
        numbers = step.left, step.right, step.result
        found |= dict.fromkeys(skills_of(step.operator, numbers, exercise.range))
    return tuple(found)


def _tags(exercise: Exercise, shown: Sum) -> Iterator[Tag]:
    board = position_in(exercise).board
    if len(exercise.range.operators) == 1:
        yield Tag.ONE_OPERATOR
    if exercise.range.tables:
        yield Tag.TABLES
    if max(shown.values) > 9:
        yield Tag.TWO_DIGITS
    if exercise.task in WITH_GAP:  # it stands alone, and earns nothing
        return
    if points_of(shown, board.layout).bonuses:
        yield Tag.COLOURS
    line = line_through(shown.square, shown.direction)
    there = {place.square for place in shown.places if place.lies}
    crossed = (each for each in board.sums if there & {*(each.squares or ())})
    if any(line_through(each.square, each.direction) != line for each in crossed):
        yield Tag.CROSSING
