"""What somebody practises without a break: which exercise comes next, and what is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from random import Random
from typing import Final

from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.training.choosing import FIRST_WITHOUT_LIMIT
from formula_desktop.practise.training.ended import Ended, ended
from formula_desktop.practise.training.line import Line, has_solution
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.training.session import GAP, MOST, Session, Waiting, Way
from formula_desktop.shell.practice.maker import Maker
from formula_desktop.shell.practice.records import Records
from formula_desktop.shell.practice.supply import Supply
from formula_desktop.store.games.notes import new_key

_MOST_TIMES: Final = 2
"""How often one's own mistakes are asked in a session; the other days are for the rest."""
_SUMS_APART: Final = 5
"""How many other sums come before the same one again, once all have been asked."""
_AT_THE_END: Final = 2 * MOST + GAP
"""After so many exercises everything comes again that was missed."""


class Sitting:
    """A session with what is left to ask; each try is entered at once.

    `own` are asked in their order, after the `due` ones; new ones come from the `supply`. What was
    missed comes again, except among the puzzles of a day.
    """

    def __init__(
        self,
        way: Way,
        person: str,
        records: Records,
        random: Random,
        *,
        due: Sequence[Line] = (),
        own: Sequence[Line] = (),
        supply: Supply | None = None,
        puzzle: date | None = None,
        best: int = 0,
    ) -> None:
        """`best` is the most that was solved in a speed round before this one."""
        self.way = way
        self.person = person
        self._records = records
        self._random = random
        self._own = [*own]
        self._supply = supply
        self.maker: Maker | None = supply
        """What makes its exercises; None if they are there."""
        self._best = best
        self._times: Counter[str] = Counter()
        """How often each exercise was asked."""
        self._sums: list[frozenset[str]] = []
        """The sums of the exercises asked so far, in whatever task."""
        self._tries: dict[int, Try] = {}
        waiting = tuple(map(Waiting, due))
        session: Session[Line] = Session(new_key(), way, records.progress(person), waiting, puzzle)
        if way is Way.SPEED and supply is not None and _is_without_limit(supply.wanted.range):
            session = replace(session, level=FIRST_WITHOUT_LIMIT)
        self.session = session

    # --- what is asked --------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether the next exercise has not to be waited for."""
        return self.maker is None or self.maker.is_ready

    def next(self) -> Line | None:
        """The next exercise, once it `is_ready`; None at the end.

        What nothing solves is left out.
        """
        before = self.session
        now = self._next()
        if now is before:
            return None
        asked = now.exercise
        assert asked is not None  # it is another session
        if not has_solution(asked):
            self.session = replace(before, waiting=now.waiting)
            return self.next()
        self.session = now
        self._times[asked.text] += 1
        self._sums.append(_sums_of(asked))
        if self._supply is not None:
            self._supply.take(asked)
        return asked

    def _next(self) -> Session[Line]:
        """The session with the next exercise; the same one at the end."""
        session, supply = self.session, self._supply
        if session.asked >= self._most:
            return session
        if supply is not None:
            candidates = self._others(supply.candidates()) if session.wants_new else ()
            ready = [each.exercise for each in session.waiting[:1]]
            difficulties = self._records.difficulties([*ready, *candidates])
            return session.next(candidates, difficulties, self._random)
        ready = self._again(session.asked if self._is_new_left else _AT_THE_END)
        found = next(iter(ready), None)
        if found is None and self._is_new_left:
            found = self._own.pop(0)
        if found is None:
            return session
        return session.asking(found, self._records.difficulties([found]))

    def _others(self, candidates: Sequence[Line]) -> Sequence[Line]:
        """Those that ask for a new sum, or else for none of those asked last, or else all."""
        for before in (self._sums, self._sums[-_SUMS_APART:]):
            asked = frozenset().union(*before)
            others = [each for each in candidates if asked.isdisjoint(_sums_of(each))]
            if others:
                return others
        return candidates

    def _again(self, asked: int) -> list[Line]:
        """Those that come again once so many have been asked, each only once in a session."""
        return [
            each.exercise
            for each in self.session.waiting
            if self.way is not Way.PUZZLE
            and each.asked <= asked
            and self._times[each.exercise.text] < _MOST_TIMES
        ]

    @property
    def _is_new_left(self) -> bool:
        """Whether one of one's own is left that was not asked yet, and has its turn."""
        return bool(self._own) and len(self._times) < MOST

    @property
    def _most(self) -> float:
        return MOST if self.way is Way.FREE else float("inf")

    @property
    def number(self) -> int:
        """The number of the exercise that is asked now, from 1; one that comes again has none."""
        return self.session.asked if self._supply is not None else len(self._times)

    @property
    def comes_again(self) -> bool:
        """Whether the exercise that is asked now was missed before, and is not counted again."""
        asked = self.session.exercise
        return self._supply is None and asked is not None and self._times[asked.text] > 1

    @property
    def total(self) -> int:
        """How many there are, the same from beginning to end; 0 in a speed round.

        Puzzles are not counted, either: each is a session of its own.
        """
        if self.way in (Way.SPEED, Way.PUZZLE):
            return 0
        if self._supply is not None:
            return MOST
        waiting = [each for each in self.session.waiting if not self._times[each.exercise.text]]
        return min(len(self._times) + len(self._own) + len(waiting), MOST)

    # --- what was tried -------------------------------------------------------------------------

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
        """Keep a try at the exercise that is asked, with hints if it `has_help`.

        `is_over` says whether it is not tried once more, and `answer` what was laid. Whether it
        `is_quick` matters in a speed round.
        """
        self.session = self.session.answered(
            is_right, moment, today, has_help=has_help, is_quick=is_quick, answer=answer
        )
        tried = self.session.tried
        assert tried is not None  # it was answered
        self._tries[tried.number] = tried
        self._records.enter(self.person, self.session)

    @property
    def solved(self) -> frozenset[str]:
        """The exercises that were solved, as they are written."""
        tries = self._tries.values()
        return frozenset(each.text for each in tries if each.outcome is not Outcome.MISSED)

    @property
    def was_tried(self) -> bool:
        """Whether anything was tried."""
        return bool(self._tries)

    def time_over(self) -> None:
        """Keep that a speed round was not left early."""
        self.session = self.session.over(next(reversed(self._tries.values()), None))
        if self.was_tried:
            self._records.enter(self.person, self.session)

    @property
    def not_at_once(self) -> frozenset[str]:
        """Those that were not solved at once, or with hints, or not at all."""
        tries = self._tries.values()
        at_once = {each.text for each in tries if each.outcome is Outcome.FIRST}
        return frozenset(each.text for each in tries) - at_once

    @property
    def solved_at_once(self) -> int:
        """How many were solved at the first try."""
        return sum(each.outcome is Outcome.FIRST for each in self._tries.values())

    def ended(self) -> Ended:
        """What to tell at the end."""
        has_two = self._supply is not None and self._supply.wanted.has_two_signs
        instead = Task.TWO_SIGNS if has_two else ""
        return ended(self.session, self._tries.values(), self._best, self._left, instead)

    @property
    def _left(self) -> int:
        """How many exercises were not tried, for who has stopped early; not in a class."""
        if self.way not in (Way.FREE, Way.MISTAKES):
            return 0
        texts = [each.text for each in self._tries.values()]
        tried = len(texts) if self._supply is not None else len({*texts})
        return max(0, self.total - tried)

    def close(self) -> None:
        """Stop making exercises, and let the results be backed up."""
        if self.maker is not None:
            self.maker.close()
        self._records.backup()


def _sums_of(line: Line) -> frozenset[str]:
    """The sums that an exercise asks for."""
    return frozenset(game_of(line.exercise).asked(line.exercise))


def _is_without_limit(range_: Range) -> bool:
    """Whether a range has numbers without a limit, and no tables were chosen."""
    return range_.largest is None and not range_.tables
