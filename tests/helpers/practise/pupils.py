"""Simulated pupils, who succeed as the model of the ratings says and learn nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.skills import skill, table
from formula_desktop.practise.training.progress import Progress
from formula_desktop.practise.training.session import Session, Stage, Waiting, Way

LEVELS: Final = {"weak": -1.5, "middle": 0.0, "strong": 1.5}
"""What each kind of pupil can do in general."""
AROUND: Final = 0.8
"""The standard deviation of a pupil's skills around that."""

SKILLS: Final = tuple(
    each.key
    for each in (
        *(skill(operator, 20) for operator in (Operator.ADD, Operator.SUBTRACT)),
        *(skill(operator, 100) for operator in (Operator.MULTIPLY, Operator.DIVIDE)),
        *(table(number) for number in (7, 8)),
    )
)
"""What a pupil practises who has chosen numbers up to 20 and two tables."""
TRIES: Final = 200
_PER_DAY: Final = 20
CANDIDATES: Final = 40
"""How many exercises each new one is chosen from."""
_FARTHEST: Final = 6.0
"""Difficulties are spread evenly up to this far from 0."""
_OFF: Final = 0.4
"""The standard deviation of the error in an exercise's estimated difficulty."""

_FIRST_DAY: Final = datetime(2026, 11, 23, 16, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Simulated:
    """An exercise with only its figures."""

    text: str
    skills: tuple[str, ...]
    difficulty: float
    true_difficulty: float


@dataclass(frozen=True, slots=True)
class Practised:
    """A pupil's true skills, first tries in their order, and progress after them.

    `tries` has for each whether it was right, and whether the exercise was a new one.
    """

    truth: Mapping[str, float]
    tries: tuple[tuple[bool, bool], ...]
    progress: Progress

    @property
    def share(self) -> float:
        """The share of tries that succeeded."""
        return sum(right for right, _ in self.tries) / len(self.tries)

    @property
    def share_of_new(self) -> float:
        """The same for exercises that came for the first time."""
        new = [right for right, is_new in self.tries if is_new]
        return sum(new) / len(new)


def practised(
    level: float, random: Random, *, remembers: float, candidates: int = CANDIDATES
) -> Practised:
    """A new pupil who practises every day.

    `remembers` is the chance that a repeated exercise is solved from memory.
    """
    truth = {key: level + random.gauss(0, AROUND) for key in SKILLS}
    made = _made(random)
    seen: dict[str, Simulated] = {}
    progress, outcomes = Progress(), list[tuple[bool, bool]]()
    for day in range(TRIES // _PER_DAY):
        now = _FIRST_DAY + timedelta(day)
        due = tuple(Waiting(seen[text]) for text in progress.due(now.date()))
        session: Session[Simulated] = Session(str(day), Way.FREE, progress, due)
        for _ in range(_PER_DAY):
            session = session.next([next(made) for _ in range(candidates)], {}, random)
            exercise = session.exercise
            assert exercise is not None
            is_new = exercise.text not in seen
            is_right = random.random() < _chance(truth, exercise)
            if not is_new and random.random() < remembers:
                is_right = True
            seen[exercise.text] = exercise
            session = session.answered(is_right, now, now.date())
            if session.stage is Stage.SECOND_TRY:
                session = session.answered(True, now, now.date())
            outcomes.append((is_right, is_new))
        progress = session.progress
    return Practised(truth, tuple(outcomes), progress)


def _made(random: Random) -> Iterator[Simulated]:
    """Exercises without end."""
    for number in count():
        skills = tuple(random.sample(SKILLS, 2 if random.random() < 0.3 else 1))
        difficulty = random.uniform(-_FARTHEST, _FARTHEST)
        yield Simulated(str(number), skills, difficulty, difficulty + random.gauss(0, _OFF))


def _chance(truth: Mapping[str, float], exercise: Simulated) -> float:
    mean = sum(truth[each] for each in exercise.skills) / len(exercise.skills)
    return 1 / (1 + math.exp(exercise.true_difficulty - mean))
