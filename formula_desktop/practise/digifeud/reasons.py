"""What is said about a solution in Digifeud: why it is one, what is good about it, what helps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from formula_desktop.digifeud import allowed
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.points import Bonus, Points, points_of
from formula_desktop.practise.digifeud.frames import OPERATOR_GAP, gap_of
from formula_desktop.practise.digifeud.solving import position_in, steps_of
from formula_desktop.practise.exercise import SEAT, WITH_GAP, Exercise
from formula_desktop.practise.facts import Fact, about_number, about_sign, near
from formula_desktop.refusal import Refusal, refuse


def reason(exercise: Exercise, solution: Play, tried: Sequence[Play]) -> Refusal:
    """Why a sum solves an exercise, measured by the best one that was tried."""
    assert isinstance(solution, Sum)  # nothing else solves one
    if exercise.task in WITH_GAP:
        sum_, _, _ = solution.read.rpartition("=")
        first, *others = steps_of(solution)
        if others:
            return refuse(
                Fact.SUM_IS_FIRST,
                sum=sum_,
                result=solution.values[-1],
                step=first.written,
                value=first.result,
            )
        return refuse(Fact.SUM_IS, sum=sum_, result=solution.values[-1])
    earned, before = _points(exercise, solution), _earned_before(exercise, tried)
    if before is None or before.total >= earned.total:
        return _parts(earned)
    return compared(earned, before, earned.total - before.total)


def _parts(earned: Points) -> Refusal:
    """What a sum earns, without a comparison."""
    colours = sum(each.points for each in earned.bonuses)
    if colours:
        return refuse(Fact.POINTS_ON_COLOURS, answer=earned.outcome, bonus=colours)
    return refuse(Fact.POINTS, points=earned.total)


def _points(exercise: Exercise, laid: Sum) -> Points:
    return points_of(laid, position_in(exercise).board.layout)


def _earned_before(exercise: Exercise, tried: Sequence[Play]) -> Points | None:
    """What was earned in this position; None if it is not known.

    Of a turn in one's own game only the points are known, which say nothing about what they came
    from.
    """
    view = position_in(exercise).view(SEAT)
    earned = [
        _points(exercise, each)
        for each in tried
        if isinstance(each, Sum) and allowed.why_not(view, each) is None
    ]
    return max(earned, key=lambda each: each.total, default=None)


def compared(earned: Points, before: Points, more: int) -> Refusal:
    """How much more it is than before, if one thing made the difference: a square or the answer."""
    new, lost = _kinds(earned) - _kinds(before), _kinds(before) - _kinds(earned)
    if len(new) == 1 and new.total() == 1 and not lost and earned.outcome <= before.outcome:
        (kind,) = new
        return _by_square(next(each for each in earned.bonuses if _kind(each) == kind), more)
    if not new and not lost and not earned.bonuses:
        return refuse(Fact.MORE_POINTS, more=more, answer=earned.outcome)
    if new and earned.outcome > before.outcome:
        colours = sum(each.points for each in earned.bonuses)
        return refuse(Fact.MORE_ON_COLOURS, more=more, answer=earned.outcome, bonus=colours)
    return _parts(earned)


def _kinds(points: Points) -> Counter[tuple[Colour, int, int]]:
    """Its bonuses, wherever they are on the board."""
    return Counter(map(_kind, points.bonuses))


def _kind(bonus: Bonus) -> tuple[Colour, int, int]:
    return bonus.colour, bonus.digit, bonus.times


def _by_square(bonus: Bonus, more: int) -> Refusal:
    if bonus.times == 2 and bonus.points == more:
        return refuse(Fact.MORE_TWICE_ON_RED, more=more, digit=bonus.digit)
    fact = Fact.MORE_ON_RED if bonus.colour is Colour.RED else Fact.MORE_ON_BLUE
    return refuse(fact, more=more, digit=bonus.digit, bonus=bonus.points)


def praise(exercise: Exercise, play: Play) -> Refusal | None:
    """What is good about a sum that solves an exercise; None if nothing is special."""
    assert isinstance(play, Sum)  # nothing else solves one
    if exercise.task not in WITH_GAP:
        bonuses = _points(exercise, play).bonuses
        best = max(bonuses, key=lambda each: each.points, default=None)
        if best is not None and best.points:
            fact = Fact.ON_RED if best.colour is Colour.RED else Fact.ON_BLUE
            return refuse(fact, digit=best.digit, bonus=best.points)
    pieces = [piece for number in play.numbers for piece in number]
    blanks = [piece.digit for piece in pieces if piece.blank and not piece.lies]
    if blanks:
        return refuse(Fact.BLANK, digit=blanks[0])
    if exercise.task in WITH_GAP:  # it has its place
        return None
    used = [piece.digit for piece in pieces if piece.lies]
    return refuse(Fact.USED, digit=used[0]) if len(used) == 1 else None


def clues(exercise: Exercise, solution: Play) -> tuple[Refusal, ...]:
    """What helps to find a number or a sign, step by step; empty where the game's hints do."""
    assert isinstance(solution, Sum)  # nothing else solves one
    if exercise.task not in WITH_GAP:
        return ()
    numbers, is_short = solution.values, len(solution.operators) == 1
    if OPERATOR_GAP in exercise.frame:
        operators = position_in(exercise).options.operators
        return about_sign(solution.operators[0], numbers, operators) if is_short else ()
    gap = gap_of(exercise.frame)
    if is_short:
        return about_number(solution.operators[0], numbers, gap, exercise.range.largest)
    first = steps_of(solution)[0].written
    is_behind = gap == len(numbers) - 1
    return (*([refuse(Fact.FIRST, sum=first)] if is_behind else []), near(numbers[gap]))
