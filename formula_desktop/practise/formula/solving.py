"""Which plays solve an exercise of Formula, and how hard that is. The rules are the game's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from formula_desktop.arithmetic import exact
from formula_desktop.formula import allowed
from formula_desktop.formula.cards import JOKER, Laid, Piece, Pieces
from formula_desktop.formula.laying import Row, on_equal_cards, stays
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import Position, points_of
from formula_desktop.formula.view import View
from formula_desktop.notation import in_order
from formula_desktop.practise.estimate import of_search, of_sum, rounded
from formula_desktop.practise.exercise import (
    SEAT,
    Exercise,
    Range,
    Tag,
    Task,
    is_in_tables,
    skills_of,
    sum_in_order,
)
from formula_desktop.practise.formula.positions import NO_SIGN, value_of, written
from formula_desktop.practise.game import Miss
from formula_desktop.refusal import Refusal, refuse
from formula_desktop.sentences import spelled

SUMS = (Task.ANSWER, Task.SIGN)
"""The tasks about the sum on the table."""


def why_not(exercise: Exercise, play: Play) -> Refusal | None:
    """Why a play does not solve an exercise; None if it does."""
    view = position_in(exercise).view(SEAT)
    if exercise.task is Task.SIGN and isinstance(play, Formula):
        if not all(map(stays, play.numbers, view.rows)):
            return refuse(Miss.NOT_THIS_SUM)
        view, play = _as_if_laid(view, play)
    refusal = allowed.why_not(view, play)
    if refusal:
        return refusal
    if not isinstance(play, Formula):
        return refuse(Miss.NOTHING_LAID)
    return _miss(exercise, view, play)


def position_in(exercise: Exercise) -> Position:
    """The position of an exercise of Formula."""
    assert isinstance(exercise.position, Position)
    return exercise.position


def _as_if_laid(view: View, formula: Formula) -> tuple[View, Formula]:
    """The answer that lies there, as one that is laid now: the rules want a card to be laid."""
    cards = in_order("".join(card.card for card in view.answer))
    answer = tuple(piece._replace(lies=False) for piece in formula.answer)
    return replace(view, hand=cards, answer=()), formula._replace(answer=answer)


def _miss(exercise: Exercise, view: View, formula: Formula) -> Refusal | None:
    """What a play that the rules allow lacks."""
    if exercise.task in SUMS:
        keeps = stays(formula.left, view.left) and stays(formula.right, view.right)
        if not keeps or formula.operator is not (view.operator or formula.operator):
            return refuse(Miss.NOT_THIS_SUM)
        return None
    reached = worth(exercise, formula)
    if reached >= exercise.goal:
        return None
    if counts_points(exercise):
        return refuse(Miss.TOO_FEW_POINTS, points=reached, goal=exercise.goal)
    return refuse(Miss.TOO_FEW_CARDS, laid=reached, goal=exercise.goal)


def counts_points(exercise: Exercise) -> bool:
    """Whether points are asked for: to find a better play in a match for points."""
    return exercise.task is Task.BETTER and position_in(exercise).options.for_points


def worth(exercise: Exercise, formula: Formula) -> int:
    """The cards of a formula, or its points."""
    if counts_points(exercise):
        return points_of(formula, position_in(exercise).options)
    return len(formula.cards)


def gist(exercise: Exercise) -> str:
    """The sum that lies there, and the hand where it is more than what to answer with."""
    said = written(position_in(exercise))
    return f"{said['table']}" if exercise.task in SUMS else f"{said['table']} {said['hand']}"


def asked(exercise: Exercise) -> list[str]:
    """The sum that lies there, with the sign that is asked for; none at the start of a round."""
    position = position_in(exercise)
    signs = [position.operator] if position.operator else []
    if exercise.task is Task.SIGN:
        signs = [each.operator for each in _signs(exercise)]
    left, right = position.left, position.right
    return [sum_in_order(value_of(left), each, value_of(right)) for each in signs]


def lying(_exercise: Exercise) -> list[str]:
    """None: there is only one sum on the table."""
    return []


def resembles(exercise: Exercise) -> list[str]:
    """The answer of the formula that lies there or is asked for, and the hand to lay from."""
    position = position_in(exercise)
    hand = position.hands[SEAT]
    found = [f"hand {hand}"] if hand else []
    if position.answer:
        return [*found, f"={value_of(position.answer)}"]
    if position.operator is not None:
        answer = exact(value_of(position.left), position.operator, value_of(position.right))
        found.append(f"={answer}")
    return found


def in_a_line(exercise: Exercise) -> str:
    """An exercise in a line: `7 x 8 = ?, with 0125668 in hand`."""
    said = written(position_in(exercise))
    table = spelled(f"{said['table']}".replace(NO_SIGN, " ? ")).strip()
    if exercise.task is Task.SIGN:
        return table
    hand = f"with {said['hand']} in hand"
    if exercise.task is Task.ANSWER:
        return f"{table} ?, {hand}"
    wanted = {
        Task.MOST_CARDS: "lay as many cards as can be laid",
        Task.GO_OUT: "lay all cards",
    }.get(exercise.task, f"lay {exercise.goal} {_counted(exercise)} or more")
    return f"{table}, {hand}: {wanted}"


def _counted(exercise: Exercise) -> str:
    return "points" if counts_points(exercise) else "cards"


# --- solutions ----------------------------------------------------------------------------------


def solutions(exercise: Exercise) -> list[Formula]:
    """All formulas that solve an exercise: those in its range first, then the easiest."""
    if exercise.task is Task.SIGN:
        found = _signs(exercise)
    elif exercise.task is Task.ANSWER:
        found = _answers(exercise)
    else:
        plays = LegalPlays(position_in(exercise).view(SEAT))
        found = (each for each in plays if worth(exercise, each) >= exercise.goal)
    return sorted(found, key=lambda each: _rank(exercise, each))


def shown(exercise: Exercise) -> Formula | None:
    """The formula to show as the answer."""
    return next(iter(solutions(exercise)), None)


def _rank(exercise: Exercise, formula: Formula) -> tuple[bool, int, float, str]:
    is_outside = not is_in_range(formula, exercise.range)
    jokers = formula.cards.count(JOKER)
    return is_outside, jokers, _difficulty_of(formula), str(formula)


def is_in_range(formula: Formula, range_: Range) -> bool:
    """Whether a formula has one of the operators, and as a product or division of the tables."""
    if formula.operator not in range_.operators:
        return False
    return is_in_tables(formula.operator, formula.values, range_)


def _difficulty_of(formula: Formula) -> float:
    left, right, _ = formula.values
    return of_sum(left, formula.operator, right)


def _signs(exercise: Exercise) -> Iterator[Formula]:
    position = position_in(exercise)
    left, right, answer = map(_lying, (position.left, position.right, position.answer))
    for operator in position.options.operators:
        formula = Formula(left, operator, right, answer)
        if why_not(exercise, formula) is None:
            yield formula


def _answers(exercise: Exercise) -> Iterator[Formula]:
    position = position_in(exercise)
    assert position.operator is not None
    answer = exact(value_of(position.left), position.operator, value_of(position.right))
    if answer is None or answer < 0:
        return
    ways = [(Piece(int(digit)), Piece(int(digit), joker=True)) for digit in str(answer)]
    for pieces in product(*ways):
        formula = Formula(
            _lying(position.left), position.operator, _lying(position.right), tuple(pieces)
        )
        if why_not(exercise, formula) is None:
            yield formula


def _lying(row: Row) -> Pieces:
    return tuple(map(_lying_card, row))


def _lying_card(card: Laid) -> Piece:
    return Piece(card.value or 0, card.joker, lies=True)


def needs_equal_card(exercise: Exercise, found: Iterable[Formula]) -> bool:
    """Whether each of the solutions found lays a card on an equal one: not everybody tries that."""
    rows = position_in(exercise).view(SEAT).rows
    return exercise.task not in SUMS and all(
        any(map(on_equal_cards, formula.numbers, rows)) for formula in found
    )


# --- how hard -----------------------------------------------------------------------------------


def appraised(exercise: Exercise) -> Exercise | None:
    """An exercise with its difficulty, skills and tags; None if it is not one."""
    found = solutions(exercise) if _fits(exercise) else []
    if not found or (exercise.task is Task.SIGN and len(found) > 1):
        return None
    if exercise.task is Task.MOST_CARDS and any(len(each.cards) > exercise.goal for each in found):
        return None
    answer = found[0]
    return replace(
        exercise,
        difficulty=rounded(_difficulty_of(answer) + _of_task(exercise, found)),
        skills=skills_of(answer.operator, answer.values, exercise.range),
        tags=tuple(_tags(exercise, answer)),
    )


def _fits(exercise: Exercise) -> bool:
    """Whether a position has what its task needs."""
    position = position_in(exercise)
    hand = position.hands[SEAT]
    shown = position.operator is not None, bool(position.answer)
    if exercise.task is Task.ANSWER:
        return shown == (True, False) and bool(hand)
    if exercise.task is Task.SIGN:
        return shown == (False, True) and not hand
    is_whole = shown[0] == shown[1] and bool(hand)
    return is_whole and (exercise.task is not Task.GO_OUT or exercise.goal == len(hand))


def _of_task(exercise: Exercise, found: list[Formula]) -> float:
    """What a task adds to the difficulty of its sum."""
    position = position_in(exercise)
    if exercise.task is Task.ANSWER:
        return 0.15 * (len(found[0].answer) - 1)
    if exercise.task is Task.SIGN:
        return 0.2 * len(position.options.operators) - 1.2
    spare = len(position.hands[SEAT]) - len(found[0].cards)
    return of_search(len(found)) + 0.5 * (len(found[0].cards) - 2) + 0.1 * spare


def _tags(exercise: Exercise, shown: Formula) -> Iterator[Tag]:
    if len(exercise.range.operators) == 1:
        yield Tag.ONE_OPERATOR
    if exercise.range.tables:
        yield Tag.TABLES
    if max(shown.values) > 9:
        yield Tag.TWO_DIGITS
    if exercise.task is Task.GO_OUT:
        yield Tag.GOING_OUT
