"""A session of exercises as a value: which comes next, how often it may be tried, what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from formula_desktop.practise.training.choosing import draw, draw_near, level_after
from formula_desktop.practise.training.practisable import Practisable
from formula_desktop.practise.training.progress import Outcome, Progress, Try
from formula_desktop.practise.training.ratings import Difficulty, limited

if TYPE_CHECKING:
    from random import Random

E = TypeVar("E", bound=Practisable)

MOST: Final = 10
"""The most exercises in a session, except for a speed round: its time ends it."""

A_DAY: Final = 5
"""So many of one's own mistakes are enough for a day; the others wait."""

GAP: Final = 4
"""How many other exercises come before one that was missed comes again."""


class Way(StrEnum):
    """What somebody practises, as results name it."""

    FREE = "free"
    MISTAKES = "mistakes"
    PUZZLE = "puzzle"
    SPEED = "speed"
    """As many as possible within a time; no second try."""
    CLASS = "class"
    """In a round of a class, whose teams are asked in turn."""


class Stage(Enum):
    """What the exercise on the table waits for."""

    FIRST_TRY = "first try"
    SECOND_TRY = "second try"
    OVER = "over"
    """It is solved, or its answer may be shown."""


@dataclass(frozen=True, slots=True)
class Waiting(Generic[E]):
    """An exercise that comes again, once so many have been asked in the session."""

    exercise: E
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Session(Generic[E]):
    """What a person, or somebody whose progress is not kept, practises without a break.

    `key` is one that no other session has. `waiting` starts with the exercises that are due.
    `puzzle` is the day whose puzzles these are. `tried` is what to keep after each `answered`.
    """

    key: str
    way: Way
    progress: Progress = field(default_factory=Progress)
    waiting: tuple[Waiting[E], ...] = ()
    puzzle: date | None = None
    asked: int = 0
    exercise: E | None = None
    difficulty: float = 0.0
    stage: Stage = Stage.OVER
    tried: Try | None = None
    is_whole: bool = False
    """Whether it is a speed round whose time is over."""
    came_again: bool = False
    """Whether the exercise on the table came again, rather than being a new one."""
    missed: frozenset[str] = frozenset()
    """The texts of those that were missed so far."""
    level: float | None = None
    """How difficult the next new exercise of a speed round is; None as the ratings say."""

    def over(self, tried: Try | None) -> Session[E]:
        """The speed round at the end of its time, with what was tried last in it, if anything."""
        return replace(self, tried=tried, is_whole=True)

    def next(
        self, candidates: Sequence[E], moved: Mapping[str, Difficulty], random: Random
    ) -> Session[E]:
        """The session with the next exercise: one that comes again, or else a new one.

        After one that came again there is a new one, if possible: nobody meets only what was
        missed. One that may be remembered comes only where there is nothing else. `moved` has the
        difficulties of exercises that were tried before, by their texts. If nothing is left,
        nothing has changed.
        """
        known = self._known()
        new = [each for each in candidates if each.text not in known]
        if not new and not self.waiting:  # a single table has not many
            lately = {each.text for each in self.progress.lately[-GAP:]}
            new = [each for each in candidates if each.text not in lately]
        if new and self.wants_new and self.level is not None:
            difficulties = [_difficulty(each, moved) for each in new]
            return self.asking(new[draw_near(difficulties, self.level, random)], moved)
        if new and self.wants_new:
            ratings = self.progress.ratings
            leads = [ratings.cautious_lead(each.skills, _difficulty(each, moved)) for each in new]
            outcomes = [each.is_right for each in self.progress.lately]
            return self.asking(new[draw(leads, outcomes, random)], moved)
        if not self.waiting:
            return self
        again = next(iter(self._ready()), self.waiting[0])
        return replace(self.asking(again.exercise, moved), came_again=True)

    @property
    def wants_new(self) -> bool:
        """Whether the next exercise is a new one, if there is any."""
        return self.came_again or not self._ready()

    def _ready(self) -> list[Waiting[E]]:
        """Those whose turn it is to come again."""
        return [each for each in self.waiting if each.asked <= self.asked]

    def asking(self, exercise: E, moved: Mapping[str, Difficulty]) -> Session[E]:
        """The session with this exercise on the table."""
        return replace(
            self,
            waiting=tuple(each for each in self.waiting if each.exercise.text != exercise.text),
            asked=self.asked + 1,
            exercise=exercise,
            difficulty=_difficulty(exercise, moved),
            stage=Stage.FIRST_TRY,
            tried=None,
            came_again=False,
        )

    def answered(
        self,
        is_right: bool,
        moment: datetime,
        today: date,
        *,
        has_help: bool = False,
        is_quick: bool = False,
        answer: str = "",
    ) -> Session[E]:
        """The session after a try at the exercise on the table, with hints if it `has_help`.

        `answer` is what was laid, as it is written; empty if the answer was asked for. What is
        solved with hints counts as solved at the second try, and says nothing of a rating. Whether
        it `is_quick` matters only in a speed round.
        """
        given = (answer,) if answer else ()
        if self.tried is not None and self.stage is Stage.SECOND_TRY:
            outcome = Outcome.SECOND if is_right else Outcome.MISSED
            answers = (*self.tried.answers, *given)
            tried = replace(self.tried, outcome=outcome, answers=answers)
            return replace(self, stage=Stage.OVER, tried=tried)
        if self.exercise is None or self.stage is not Stage.FIRST_TRY:
            raise ValueError("no exercise waits for a try")
        text = self.exercise.text
        at_once = is_right and not has_help
        outcome = Outcome.FIRST if at_once else Outcome.SECOND if is_right else Outcome.MISSED
        is_new = text not in self._known()
        tried = Try(
            self.asked,
            text,
            self.exercise.skills,
            self.difficulty,
            moment,
            today,
            outcome,
            is_rated=is_new and outcome is not Outcome.SECOND,
            is_puzzle=self.way is Way.PUZZLE,
            answers=given,
        )
        has_second_try = not is_right and self.way is not Way.SPEED
        waiting, missed, progress = self.waiting, self.missed, self.progress.after(tried)
        if not at_once:
            if text not in missed and text in progress.repeats:  # else another day is soon enough
                waiting = (*waiting, Waiting(self.exercise, self.asked + GAP))
            missed |= {text}
        return replace(
            self,
            progress=progress,
            waiting=waiting,
            missed=missed,
            level=self._next_level(at_once, is_quick=is_quick),
            stage=Stage.SECOND_TRY if has_second_try else Stage.OVER,
            tried=tried,
        )

    def _next_level(self, is_right: bool, *, is_quick: bool) -> float | None:
        """The level after a try; what came again says nothing of it."""
        if self.way is not Way.SPEED or self.came_again:
            return self.level
        return level_after(
            self.level,
            self.difficulty,
            is_right,
            is_quick=is_quick,
            has_missed=bool(self.missed),
        )

    def _known(self) -> set[str]:
        """The texts of exercises that may be remembered."""
        return {each.text for each in self.progress.lately} | {*self.progress.repeats}


def _difficulty(exercise: Practisable, moved: Mapping[str, Difficulty]) -> float:
    found = moved.get(exercise.text)
    return limited(exercise.difficulty) if found is None else found.value
