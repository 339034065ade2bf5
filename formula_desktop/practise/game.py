"""`GameExercises`: what a game answers about its exercises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from formula_desktop.kinds.kind import N, O, P, Play, Position
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.sums import InTables
from formula_desktop.refusal import Refusal


class Miss(Enum):
    """Why a play that the rules allow does not solve an exercise; the value is the sentence."""

    NOT_THIS_SUM = QT_TRANSLATE_NOOP("Sentences", "the sum that lies there stays as it is")
    NOTHING_LAID = QT_TRANSLATE_NOOP("Sentences", "nothing is laid")
    TOO_FEW_CARDS = QT_TRANSLATE_NOOP("Sentences", "correct, and it can be done with {goal} cards")
    TOO_FEW_POINTS = QT_TRANSLATE_NOOP("Sentences", "correct: {points} of the {goal} points")

    @property
    def is_short(self) -> bool:
        """Whether such a play is correct, and only reaches less than the goal."""
        return self in (Miss.TOO_FEW_CARDS, Miss.TOO_FEW_POINTS)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GameExercises(Generic[N, P, O]):
    """The exercises of a game: its positions N, plays P and options O."""

    tasks: tuple[Task, ...]
    """Its tasks, without the one for one's own games."""
    fields: tuple[str, ...]
    """The fields of a written position, besides its options."""
    read: Callable[[dict[str, object], O], N]
    """The position from its fields; raises ValueError if there is no such position."""
    written: Callable[[N], dict[str, object]]
    """The fields of a position, without its options."""
    highest: int
    """The largest number of its tasks with one sum."""
    has_large_numbers: bool = True
    """Whether numbers as large as the range allows are usual in it."""
    weighs_chance: bool = False
    """Whether a turn was a mistake only if it lost some of the chance to win."""
    puzzle_of_older: int = 1
    """Which puzzle of a day those begin with for whom the easy one, 0, is too easy."""
    range_of: Callable[[O], Range]
    """The range of a game with these options."""
    normal: Callable[[N], N]
    """A position of a game as that of an exercise, without what is hidden or does not matter."""
    why_not: Callable[[Exercise, P], Refusal | None]
    """Why a play does not solve an exercise: by the rules or by a Miss; None if it does."""
    miscalculated: Collection[Enum]
    """The rules that a sum breaks because it is not true."""
    solutions: Callable[[Exercise], Sequence[P]]
    """All plays that solve an exercise, best to show first; thousands take a second to find."""
    shown: Callable[[Exercise], P | None]
    """The play to show as the answer, found at once; None if nothing solves it."""
    reason: Callable[[Exercise, P, Sequence[P]], Refusal]
    """Why a solution is one, by its figures and those of the plays that were tried."""
    praise: Callable[[Exercise, P], Refusal | None]
    """What is good about a solution; None if nothing is special."""
    clues: Callable[[Exercise, P], tuple[Refusal, ...]]
    """What helps to find a solution, step by step; empty where the hints of the game do."""
    appraised: Callable[[Exercise], Exercise | None]
    """An exercise with its difficulty, skills and tags; None if nothing solves it.

    None also if a task with one answer has several, or the goal is not the maximum.
    """
    gist: Callable[[Exercise], str]
    """What makes an exercise another one to somebody who solves it, such as its sum."""
    asked: Callable[[Exercise], Collection[str]]
    """The sums that an exercise is about, the same in every task and order of numbers: `7+8`."""
    lying: Callable[[Exercise], Collection[str]]
    """The sums that lie there beside those, for everybody to see."""
    resembles: Callable[[Exercise], Collection[str]]
    """What shows at once that one exercise is like another: the same hand, or the same answer."""
    in_a_line: Callable[[Exercise], str]
    """An exercise in a line of English, for the commands."""
    drawn: Callable[[Task, Range, Draw, Sequence[str], InTables], Exercise | None]
    """An exercise made at random, after these sums were asked; None if this draw makes none."""


AnyExercises = GameExercises[Position, Play, object]
"""The exercises of an unknown game, for its own values only."""
