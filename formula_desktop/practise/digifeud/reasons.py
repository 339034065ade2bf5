"""What is said about a solution in Digifeud: why it is one, what is good about it, what helps."""

from __future__ import annotations

from collections.abc import Sequence

from formula_desktop.digifeud import allowed
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.points import Bonus, Points, points_of
from formula_desktop.practise.clues import about_number, about_sign
from formula_desktop.practise.digifeud.frames import OPERATOR_GAP, gap_of
from formula_desktop.practise.digifeud.solving import position_in
from formula_desktop.practise.exercise import SEAT, Exercise, Task
from formula_desktop.practise.facts import Fact
from formula_desktop.refusal import Refusal, refuse


def reason(exercise: Exercise, solution: Play, tried: Sequence[Play]) -> Refusal:
    """Why a sum solves an exercise, measured by the best one that was tried."""
    assert isinstance(solution, Sum)  # nothing else solves one
    if exercise.task is Task.COMPLETE:
        sum_, _, _ = solution.read.rpartition("=")
        return refuse(Fact.SUM_IS, sum=sum_, result=solution.values[-1])
    earned, before = _points(exercise, solution), _earned_before(exercise, tried)
    colours = sum(each.points for each in earned.bonuses)
    if before is None or before.total >= earned.total:
        if colours:
            return refuse(Fact.POINTS_ON_COLOURS, answer=earned.outcome, bonus=colours)
        return refuse(Fact.POINTS, points=earned.total)
    return _more(earned, before, earned.total - before.total)


def _points(exercise: Exercise, laid: Sum) -> Points:
    return points_of(laid, position_in(exercise).board.layout)


def _earned_before(exercise: Exercise, tried: Sequence[Play]) -> Points | None:
    """What was earned in this position: in a try, or in one's own game; None if not known."""
    view = position_in(exercise).view(SEAT)
    earned = [
        _points(exercise, each)
        for each in tried
        if isinstance(each, Sum) and allowed.why_not(view, each) is None
    ]
    if not earned and exercise.task is Task.BETTER:
        return Points(exercise.goal - 1, ())
    return max(earned, key=lambda each: each.total, default=None)


def _more(earned: Points, before: Points, more: int) -> Refusal:
    """How much more it is than before: by one square, by several, or by the answer."""
    alone = [each for each in earned.bonuses if each.points >= more]
    if alone and earned.outcome <= before.outcome:
        return _by_square(max(alone, key=lambda each: each.points), more)
    colours = sum(each.points for each in earned.bonuses)
    if colours:
        return refuse(Fact.MORE_ON_COLOURS, more=more, answer=earned.outcome, bonus=colours)
    return refuse(Fact.MORE_POINTS, more=more, answer=earned.outcome)


def _by_square(bonus: Bonus, more: int) -> Refusal:
    if bonus.times == 2 and bonus.points == more:
        return refuse(Fact.MORE_TWICE_ON_RED, more=more, digit=bonus.digit)
    fact = Fact.MORE_ON_RED if bonus.colour is Colour.RED else Fact.MORE_ON_BLUE
    return refuse(fact, more=more, digit=bonus.digit, bonus=bonus.points)


def praise(exercise: Exercise, play: Play) -> Refusal | None:
    """What is good about a sum that solves an exercise; None if nothing is special."""
    assert isinstance(play, Sum)  # nothing else solves one
    if exercise.task is not Task.COMPLETE:
        bonuses = _points(exercise, play).bonuses
        best = max(bonuses, key=lambda each: each.points, default=None)
        if best is not None and best.points:
            fact = Fact.ON_RED if best.colour is Colour.RED else Fact.ON_BLUE
            return refuse(fact, digit=best.digit, bonus=best.points)
    pieces = [piece for number in play.numbers for piece in number]
    blanks = [piece.digit for piece in pieces if piece.blank and not piece.lies]
    if blanks:
        return refuse(Fact.BLANK, digit=blanks[0])
    if exercise.task is Task.COMPLETE:  # it has its place
        return None
    used = [piece.digit for piece in pieces if piece.lies]
    return refuse(Fact.USED, digit=used[0]) if len(used) == 1 else None


def clue(exercise: Exercise, solution: Play) -> Refusal | None:
    """What helps to find a number or a sign; None where the hints of the game do."""
    assert isinstance(solution, Sum)  # nothing else solves one
    if exercise.task is not Task.COMPLETE:
        return None
    if OPERATOR_GAP not in exercise.frame:
        return about_number(solution.values[gap_of(exercise.frame)])
    is_short = len(solution.operators) == 1
    return about_sign(solution.values[0], solution.values[-1]) if is_short else None
