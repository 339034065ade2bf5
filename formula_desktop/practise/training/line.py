"""An exercise with its written form, as sessions and results know it."""

from __future__ import annotations

from dataclasses import dataclass

from formula_desktop.practise import written
from formula_desktop.practise.exercise import Exercise


@dataclass(frozen=True, slots=True)
class Line:
    """An exercise and the line of JSON that it is written as, which is worked out once."""

    exercise: Exercise
    text: str

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
    """The exercise that is written as this text; raises ExerciseError."""
    return Line(written.read(text), text)
