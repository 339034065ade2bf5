"""Exercises that a whole class solves: the teams take turns, and each try is a pupil's own."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from random import Random

from formula_desktop.classes.teams import Rota
from formula_desktop.clock import now, today
from formula_desktop.practise.training.ended import Ended
from formula_desktop.practise.training.line import Line
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.shell.practice.records import Records, lines
from formula_desktop.shell.practice.round_supply import RoundSupply
from formula_desktop.shell.practice.sitting import Sitting
from formula_desktop.store.class_exercises import ClassExercises, Done, Share
from formula_desktop.store.games.notes import new_key


class ClassSitting(Sitting):
    """A session of nobody, in which each exercise is asked of a pupil, who keeps the try.

    In a round each team has an exercise of the same task, about as hard as those of the others. An
    answer that was shown counts as not solved, whether or not anything was tried. Nothing that was
    missed comes again: everybody has seen its answer.
    """

    def __init__(
        self, exercises: ClassExercises, records: Records, random: Random, rounds: RoundSupply
    ) -> None:
        """It goes on where the `exercises` are."""
        super().__init__(Way.CLASS, "", records, random)
        self.rota = exercises.rota
        self._exercises = exercises
        self._rounds = self.maker = rounds
        self._round = [*lines(exercises.left)]
        self._done = [*exercises.done]
        self._sessions: dict[str, Session[Line]] = {}
        """What each pupil has tried."""
        self._of_pupil: Session[Line] | None = None
        """That of the pupil who has tried the exercise that is asked now."""
        self._is_unfinished = False
        """Whether that exercise may be tried once more."""
        self._take_done()

    def _take_done(self) -> None:
        """Take over what is done already."""
        self.session = replace(self.session, asked=len(self._done))
        for number, (text, outcome) in enumerate(self._done, 1):
            for line in lines([text]):
                self._tries[number] = _tried(number, line, outcome)

    @property
    def exercises(self) -> ClassExercises:
        """What the class was asked to do, and how far it is now.

        An exercise that may still be tried is asked of the same pupil when it goes on.
        """
        asked, is_over = self.session.exercise, len(self._done) == self.number
        current = () if asked is None or is_over else (asked.text,)
        left = (*current, *(each.text for each in self._round))
        done = tuple(self._done)
        return replace(self._exercises, rota=self.rota, done=done, left=left, moment=now())

    @property
    def team(self) -> int:
        """The team that is asked now."""
        return (self.number - 1) % len(self.rota.teams)

    @property
    def pupil(self) -> str:
        """The key of the pupil who is asked now."""
        return self.rota.asked(self.team, (self.number - 1) // len(self.rota.teams))

    @property
    def number(self) -> int:
        return self.session.asked

    @property
    def total(self) -> int:
        return self._exercises.total

    @property
    def going_on(self) -> Rota:
        """The rota of another session, after this one."""
        return self.rota.going_on(self._turns_after(self.number))

    def _turns_after(self, asked: int) -> list[int]:
        """How many turns each team has had after so many exercises."""
        teams = len(self.rota.teams)
        return [(asked + teams - 1 - team) // teams for team in range(teams)]

    @property
    def was_asked(self) -> bool:
        """Whether the pupil who is asked now has tried the exercise."""
        return self._of_pupil is not None

    def skip_pupil(self) -> bool:
        """Ask the next pupil of the team, unless the exercise was tried; return whether it is."""
        if self.was_asked:
            return False
        self.rota = self.rota.skipping(self.team, self._turns_after(self.number - 1))
        return True

    @property
    def is_ready(self) -> bool:
        return bool(self._round) or self.number >= self.total or super().is_ready

    def next(self) -> Line | None:
        if self.number >= self.total:
            return None
        self._round = self._round or [*self._rounds.next()]
        if not self._round:
            return None
        asked = self._round.pop(0)
        self.session = self.session.asking(asked, self._records.difficulties([asked]))
        self._of_pupil = None
        return asked

    @property
    def comes_again(self) -> bool:
        return False

    def answered(
        self,
        is_right: bool,
        moment: datetime,
        today: date,
        *,
        has_help: bool = False,
        is_over: bool = True,
        is_quick: bool = False,
        answer: str = "",
    ) -> None:
        """Keep a try for the pupil; the exercise counts once it `is_over`.

        So the bell leaves nobody with a mistake that could still have been mended.
        """
        super().answered(
            is_right,
            moment,
            today,
            has_help=has_help,
            is_over=is_over,
            is_quick=is_quick,
            answer=answer,
        )
        asked = self.session.exercise
        assert asked is not None  # it was answered
        if self._of_pupil is None:
            session = self._sessions.get(self.pupil) or self._begun(self.pupil)
            self._of_pupil = session.asking(asked, self._records.difficulties([asked]))
        self._of_pupil = self._of_pupil.answered(
            is_right, moment, today, has_help=has_help, answer=answer
        )
        self._is_unfinished = not is_over
        if is_over:
            self._sessions[self.pupil] = self._of_pupil
            tried = self.session.tried
            assert tried is not None  # it was answered
            self._done.append(Done(asked.text, tried.outcome))
            self._records.enter(self.pupil, self._of_pupil)

    def _begun(self, pupil: str) -> Session[Line]:
        return Session(new_key(), Way.CLASS, self._records.progress(pupil))

    # --- the count ------------------------------------------------------------------------------

    @property
    def shares(self) -> tuple[Share, ...]:
        """How many exercises each team has solved of those that were tried or shown."""
        return self.exercises.shares

    def ended(self) -> Ended:
        """What to tell at the end; what comes again does so for each pupil."""
        if self._is_unfinished:
            self._tries.popitem()
            self._is_unfinished = False
        return replace(super().ended(), again=())


def _tried(number: int, line: Line, outcome: Outcome) -> Try:
    """What the end tells of an exercise that was done before this session."""
    difficulty = line.exercise.difficulty
    return Try(number, line.text, line.skills, difficulty, now(), today(), outcome, is_rated=False)
