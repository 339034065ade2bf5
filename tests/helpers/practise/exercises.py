"""Exercises for the tests, made from seeds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import SEAT, WITH_GAP, Exercise, Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from tests.helpers.digifeud.slow_legal import slow_plays as slow_sums
from tests.helpers.formula.slow_legal import is_correct
from tests.helpers.formula.slow_legal import slow_plays as slow_formulas

RANGES = (
    Range((Operator.ADD,), 10),
    Range((Operator.ADD, Operator.SUBTRACT), 20),
    Range((Operator.SUBTRACT,), 100),
    Range((Operator.MULTIPLY,), 100, (6, 7, 8)),
    Range((Operator.MULTIPLY, Operator.DIVIDE), 50),
    Range((Operator.DIVIDE,), 100, (7,)),
    Range((Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY), 100),
    Range(),
)

TASKS = tuple((game, task) for game in WITH_EXERCISES for task in exercises_of(game).tasks)
"""All tasks of all games, each with the name of its game."""


def exercise_for(game: str, task: Task, range_: Range = RANGES[1], seed: int = 0) -> Exercise:
    found = next_exercise(game, task, range_, Draw(seed))
    assert found is not None
    return found


def right_plays(exercise: Exercise) -> set[str]:
    """All plays that solve an exercise, found by the slow generators and plain arithmetic."""
    if exercise.game == FORMULA:
        return _right_formulas(exercise)
    return _right_sums(exercise)


def _right_formulas(exercise: Exercise) -> set[str]:
    position = exercise.position
    assert isinstance(position, CardPosition)
    view = position.view(SEAT)
    left, right, answer = ("".join(str(card.value) for card in row) for row in view.rows)
    if exercise.task is Task.SIGN:
        return {
            f"({left}){sign}({right})=({answer})"
            for sign in view.options.operators
            if is_correct(int(left), sign, int(right), int(answer))
        }
    if exercise.task is Task.ANSWER:
        sign = view.operator
        assert sign is not None
        numbers = {"".join(cards) for most in (1, 2, 3) for cards in permutations(view.hand, most)}
        return {
            f"({left}){sign}({right})={number}"
            for number in numbers
            if str(int(number)) == number and is_correct(int(left), sign, int(right), int(number))
        }
    plays = {text: len(new_cards(text)) for text, _ in slow_formulas(view)}
    if exercise.task is Task.MOST_CARDS:
        assert exercise.goal == max(plays.values())
    return {text for text, number in plays.items() if number >= exercise.goal}


def new_cards(formula: str) -> str:
    """The digits of a written formula that are laid."""
    return re.sub(r"\([0-9*]*\)|[^0-9]", "", formula)


def _completed(frame: str, rack: Rack) -> Iterator[str]:
    """The correct sums that tiles of a rack without blanks make of one that stands alone."""
    left = Counter(rack.digits) - Counter(re.findall("[0-9]", frame.partition(" ")[2]))
    for filled in product(rack.operators if "?" in frame else left, repeat=frame.count("_") or 1):
        if "_" in frame and Counter(filled) - left:
            continue
        parts = iter(filled)
        text = "".join(next(parts) if each in "_?" else each for each in frame)
        body, _, answer = text.partition(" ")[2].partition("=")
        numbers = [*re.findall("[0-9]+", body), answer]
        has_zero = any(len(each) > 1 and each[0] == "0" for each in numbers)
        if not has_zero and _worked_out(body) == int(answer):
            yield text


def _worked_out(body: str) -> int | None:
    """The value of a sum, with x and / before + and -; None if a division does not come out."""
    total = 0
    for sign, term in re.findall(r"([-+]?)([0-9x/]+)", body):
        first, *steps = re.findall(r"[x/]?[0-9]+", term)
        value = int(first)
        for each in steps:
            other = int(each[1:])
            if each[0] == "/" and (not other or value % other):
                return None
            value = value * other if each[0] == "x" else value // other
        total += -value if sign == "-" else value
    return total


def _right_sums(exercise: Exercise) -> set[str]:
    position = exercise.position
    assert isinstance(position, BoardPosition)
    if exercise.task in WITH_GAP:
        return {*_completed(exercise.frame, position.racks[SEAT])}
    plays = dict(slow_sums(position.view(SEAT)))
    if exercise.task is Task.MOST_POINTS:
        assert exercise.goal == max(plays.values())
    return {text for text, points in plays.items() if points >= exercise.goal}
