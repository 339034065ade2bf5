"""An exercise with its written form, as sessions and results know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from formula_desktop.practise import written
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.registry import game_of


@dataclass(frozen=True, slots=True)
class Line:
    """An exercise and the line of JSON that it is written as, which is worked out once.

    `is_appraised` says whether it is known to have a solution: finding that out takes longer than
    reading it.
    """

    exercise: Exercise
    text: str
    is_appraised: bool = field(default=True, compare=False)

    @property
    def skills(self) -> tuple[str, ...]:
        return self.exercise.skills

    @property
    def difficulty(self) -> float:
        return self.exercise.difficulty


def line_of(exercise: Exercise) -> Line:
    """An exercise with its written form."""
    return Line(exercise, written.written(exercise))


def read(text: str) -> Line:
    """The exercise that is written as this text, not appraised yet; raises ExerciseError."""
    return Line(written.read_quickly(text), text, is_appraised=False)


def has_solution(line: Line) -> bool:
    """Whether something solves an exercise in the way its task says."""
    return line.is_appraised or game_of(line.exercise).appraised(line.exercise) is not None
