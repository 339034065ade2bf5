"""The games that have exercises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.game import AnyExercises


def _digifeud() -> AnyExercises:
    from formula_desktop.practise.digifeud.exercises import EXERCISES  # only one may be needed

    return cast("AnyExercises", EXERCISES)


def _formula() -> AnyExercises:
    from formula_desktop.practise.formula.exercises import EXERCISES  # only one may be needed

    return cast("AnyExercises", EXERCISES)


WITH_EXERCISES: Final[Mapping[str, Callable[[], AnyExercises]]] = {
    DIGIFEUD: _digifeud,
    FORMULA: _formula,
}
"""What makes the exercises of each game, by its name."""


def exercises_of(game: str) -> AnyExercises:
    """What a game answers about its exercises."""
    return WITH_EXERCISES[game]()


def game_of(exercise: Exercise) -> AnyExercises:
    """The same for the game of an exercise."""
    return exercises_of(exercise.game)
