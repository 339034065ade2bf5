"""What is said about a solution in Formula: why it is one, what is good about it, what helps."""

from __future__ import annotations

from collections.abc import Sequence

from formula_desktop.formula import allowed
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import points_of
from formula_desktop.practise.exercise import SEAT, Exercise, Task
from formula_desktop.practise.facts import Fact, about_number, about_sign
from formula_desktop.practise.formula.solving import SUMS, counts_points, position_in, worth
from formula_desktop.refusal import Refusal, refuse


def reason(exercise: Exercise, solution: Play, tried: Sequence[Play]) -> Refusal:
    """Why a formula solves an exercise, measured by the best one that was tried."""
    assert isinstance(solution, Formula)  # nothing else solves one
    if exercise.task in SUMS:
        left, right, answer = solution.values
        return refuse(Fact.SUM_IS, sum=f"{left}{solution.operator}{right}", result=answer)
    best = _best_of(exercise, tried)
    if counts_points(exercise):
        return _more_points(exercise, solution, best)
    cards = len(solution.cards)
    before = _laid_before(exercise, best)
    if 0 < before < cards:
        return refuse(Fact.MORE_CARDS, more=cards - before, cards=cards)
    hand = len(position_in(exercise).hands[SEAT])
    if cards == hand:
        return refuse(Fact.NONE_LEFT)
    fact = Fact.MOST_CARDS if exercise.task is Task.MOST_CARDS else Fact.CARDS
    return refuse(fact, laid=cards, hand=hand)


def _best_of(exercise: Exercise, tried: Sequence[Play]) -> Formula | None:
    """The formula worth most of those that the rules allow."""
    view = position_in(exercise).view(SEAT)
    fine = [
        each for each in tried if isinstance(each, Formula) and allowed.why_not(view, each) is None
    ]
    return max(fine, key=lambda each: worth(exercise, each), default=None)


def _laid_before(exercise: Exercise, best: Formula | None) -> int:
    """What was laid in this position: in a try, or in one's own game; 0 if it is not known."""
    if best is not None:
        return worth(exercise, best)
    return exercise.goal - 1 if exercise.task is Task.BETTER else 0


def _more_points(exercise: Exercise, solution: Formula, best: Formula | None) -> Refusal:
    points, answer = worth(exercise, solution), solution.values[2]
    more = points - _laid_before(exercise, best)
    bonus = points_of(solution, position_in(exercise).options) - answer
    if bonus:
        return refuse(
            Fact.MORE_FOR_SIGN,
            more=more,
            answer=answer,
            operator=solution.operator.value,
            bonus=bonus,
        )
    return refuse(Fact.MORE_POINTS, more=more, answer=answer)


def praise(exercise: Exercise, play: Play) -> Refusal | None:
    """What is good about a formula that solves an exercise; None if nothing is special."""
    assert isinstance(play, Formula)  # nothing else solves one
    jokers = [piece.value for piece in play.new_pieces if piece.joker]
    if jokers:
        return refuse(Fact.JOKER, digit=jokers[0])
    if exercise.task in SUMS:
        return None
    hand = position_in(exercise).hands[SEAT]
    if len(play.cards) == len(hand) > 1:
        return refuse(Fact.ALL_CARDS, cards=len(hand))
    used = [piece.value for pieces in play.numbers for piece in pieces if piece.lies]
    return refuse(Fact.USED, digit=used[0]) if len(used) == 1 else None


def clues(exercise: Exercise, solution: Play) -> tuple[Refusal, ...]:
    """What helps to find a number or a sign, step by step; empty where the game's hints do."""
    assert isinstance(solution, Formula)  # nothing else solves one
    operator, numbers = solution.operator, solution.values
    if exercise.task is Task.ANSWER:
        return about_number(operator, numbers, 2, exercise.range.largest)
    if exercise.task is Task.SIGN:
        return about_sign(operator, numbers, position_in(exercise).options.operators)
    return ()
