"""Exercises at their tables: one of each task, their answers, and plays that are wrong."""

from __future__ import annotations

from random import Random

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.practise.digifeud.frames import completed
from formula_desktop.practise.exercise import SEAT, WITH_GAP, Exercise, Task
from formula_desktop.practise.own_games import better_plays
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.trying import shown, why_not
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.random_matches import random_match
from tests.helpers.practise.exercises import RANGES, exercise_for


def exercises(game: str) -> list[Exercise]:
    """One of each task, and one from a game."""
    found = [exercise_for(game, task, RANGES[6], 3) for task in exercises_of(game).tasks]
    state = random_game(3, 12) if game == DIGIFEUD else random_match(Random(2), 40)
    own = [each for seat in range(2) for each in better_plays(state, seat)]
    return [*found, own[0]]


def answer_to(exercise: Exercise) -> Formula | Sum:
    found = shown(exercise)
    assert isinstance(found, Formula | Sum)
    return found


def wrong_plays(exercise: Exercise) -> list[Formula | Sum]:
    """Plays that can be laid and do not solve an exercise, the best last."""
    if isinstance(exercise.position, CardPosition):
        found = wrong_formulas(exercise, exercise.position)
    else:
        assert isinstance(exercise.position, BoardPosition)
        found = wrong_sums(exercise, exercise.position)
    return [each for each in found if why_not(exercise, each) is not None]


def wrong_formulas(exercise: Exercise, position: CardPosition) -> list[Formula | Sum]:
    view, answer = position.view(SEAT), str(answer_to(exercise))
    if exercise.task is Task.ANSWER:
        sum_ = answer.partition("=")[0]
        return [formula(f"{sum_}={digit}") for digit in view.hand if digit not in "*0"]
    if exercise.task is Task.SIGN:
        signs = [each.value for each in view.options.operators]
        (now,) = [each for each in signs if each in answer]
        return [formula(answer.replace(now, each)) for each in signs]
    return [*sorted(LegalPlays(view), key=lambda each: len(each.cards))]


def wrong_sums(exercise: Exercise, position: BoardPosition) -> list[Formula | Sum]:
    view = position.view(SEAT)
    if exercise.task not in WITH_GAP:
        return [each.play for each in reversed(best_plays(view, 200))]
    tiles = view.rack.tiles
    found: list[Formula | Sum] = []
    for laid in completed(exercise.frame, view.rack):
        wanted = [place.tile[0] for place in laid.put_down]
        if all(wanted.count(each) <= tiles.count(each) for each in wanted):
            found.append(laid)
    return found


def formula(text: str) -> Formula:
    read = read_play(text)
    assert isinstance(read, Formula)
    return read
