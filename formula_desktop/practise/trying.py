"""Tries at an exercise, checked by the rules of its game."""

from __future__ import annotations

from collections.abc import Sequence

from formula_desktop.kinds.kind import Play
from formula_desktop.practise.exercise import ONE_SUM, Exercise
from formula_desktop.practise.game import Miss
from formula_desktop.practise.registry import game_of
from formula_desktop.refusal import Refusal


def why_not(exercise: Exercise, play: Play) -> Refusal | None:
    """Why a play does not solve an exercise; None if it does.

    The reason is one of the rules of the game, or a `Miss` if the rules allow the play.
    """
    return game_of(exercise).why_not(exercise, play)


def is_try(exercise: Exercise, refusal: Refusal | None) -> bool:
    """Whether a play counts as a try, going by why it does not solve an exercise.

    What cannot be laid at all is none: only a sum that is not true, or that reaches too little. Of
    a single sum everything is.
    """
    if refusal is None or exercise.task in ONE_SUM or isinstance(refusal.reason, Miss):
        return True
    return refusal.reason in game_of(exercise).miscalculated


def solutions(exercise: Exercise) -> Sequence[Play]:
    """All plays that solve an exercise, best to show first; thousands take a second to find."""
    return game_of(exercise).solutions(exercise)


def shown(exercise: Exercise) -> Play | None:
    """The play to show as the answer; None if nothing solves it."""
    return game_of(exercise).shown(exercise)


# --- what is said about a solution --------------------------------------------------------------


def reason(exercise: Exercise, solution: Play, tried: Sequence[Play] = ()) -> Refusal:
    """Why a solution is one, by its figures and those of the plays that were tried: a `Fact`."""
    return game_of(exercise).reason(exercise, solution, tried)


def praise(exercise: Exercise, solution: Play) -> Refusal | None:
    """What is good about a solution, a `Fact`; None if nothing is special."""
    return game_of(exercise).praise(exercise, solution)


def clues(exercise: Exercise, solution: Play) -> tuple[Refusal, ...]:
    """What helps to find a solution, each step a `Fact`; empty where the game's hints do."""
    return game_of(exercise).clues(exercise, solution)
