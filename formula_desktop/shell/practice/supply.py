"""New exercises for what somebody practises freely, made before they are needed."""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from time import monotonic
from typing import Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import (
    LARGEST,
    OF_TABLES,
    ONE_SUM,
    Exercise,
    Range,
    Task,
)
from formula_desktop.practise.making import NOT_AGAIN, next_exercise
from formula_desktop.practise.registry import exercises_of, game_of
from formula_desktop.practise.skills import tables_of
from formula_desktop.practise.sums import UNKNOWN, InTables, is_left
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.training.variety import SIGNS_APART, various
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.practice.maker import Maker

ENOUGH: Final = 10
"""How many candidates a good choice needs."""

_ENOUGH_OF_ROUND: Final = 3
"""The same in a speed round, whose candidates are of one sign."""

_AT_ONCE: Final = 12
"""How many are made for each exercise that has been taken."""
_MOST: Final = 24
"""How many wait; older ones give way, as they were not suitable so far."""
_WAIT_S: Final = 0.2
"""How long the next exercise waits for a good choice."""
_MOST_IN_A_ROW: Final = 2
"""How often the same task comes in a row where there are others."""

_log = logging.getLogger(__name__)


class Supply(Maker):
    """Makes candidates, while somebody is at an exercise."""

    def __init__(
        self,
        wanted: Wanted,
        draw: Draw,
        first: Range | None = None,
        before: list[str] | None = None,
        *,
        known: InTables = UNKNOWN,
        is_of_round: bool = False,
    ) -> None:
        """Half of the candidates are of the `first` range, such as what a school year begins with.

        They are asked of those for whom they are not too easy. `before` are the sums that were
        asked before, the oldest first; those that are taken are added to it. What `is_of_round`, a
        speed round, is as various as `practise/training/variety.py` says. A table that is not
        `known` begins with the sums that come first.
        """
        super().__init__("exercises", wanted)
        self._is_of_round = is_of_round
        self._ranges = [wanted.range] if first is None else [first, wanted.range]
        if is_of_round and not wanted.has_two_signs:
            self._ranges += _parts_without_limit(wanted.range)
        self._draw = draw
        self._before = [] if before is None else before
        self._known = known
        self._made: deque[Line] = deque(maxlen=_MOST)
        self._asked: list[Exercise] = []
        self._missing = _AT_ONCE
        self._awaited_since: float | None = None
        self._begin()

    def candidates(self) -> Sequence[Line]:
        """Those that are there, once it `is_ready`; empty if none can be made.

        After the same task twice in a row they are of other tasks, if there are any. So are two of
        three where signs are chosen, too: those are easy, and hardly anything is worked out. A
        chosen table that has not been asked yet comes first.
        """
        with self._changed:
            self._awaited_since = None
            suitable = self._suitable()
            return [each for each in suitable if self._has_new_table(each)] or suitable

    @property
    def _has_some(self) -> bool:
        """Whether there are enough for a good choice, or any if that takes long."""
        now = monotonic()
        since = self._awaited_since = self._awaited_since or now
        enough = _ENOUGH_OF_ROUND if self._is_of_round else ENOUGH
        return len(self._suitable()) >= (enough if now - since < _WAIT_S else 1)

    def _suitable(self) -> Sequence[Line]:
        if self._is_of_round:
            made = {id(each.exercise): each for each in self._made}
            found = various([each.exercise for each in self._made], self._asked, self.wanted.range)
            return [made[id(each)] for each in found]
        last = [each.task for each in self._asked[-_MOST_IN_A_ROW:]]
        too_often = {*last} & {Task.SIGN}
        if len(last) == _MOST_IN_A_ROW and len({*last}) == 1:
            too_often |= {*last}
        others = [each for each in self._made if each.exercise.task not in too_often]
        return others or tuple(self._made)

    def _has_new_table(self, line: Line) -> bool:
        """Whether an exercise needs one of the chosen tables that has not been asked yet."""
        asked = (tables_of(each.skills) for each in self._asked[-NOT_AGAIN:])
        left = set(self.wanted.range.tables).difference(*asked)
        return not left.isdisjoint(tables_of(line.exercise.skills))

    def _has_turn(self, line: Line) -> bool:
        """Whether the sum of chosen tables that an exercise asks for comes now."""
        exercise = line.exercise
        if exercise.task not in ONE_SUM:
            return True
        highest = game_of(exercise).highest
        asked = game_of(exercise).asked(exercise)
        return all(
            is_left(each, self.wanted.range, self._before, highest, self._known) for each in asked
        )

    def take(self, line: Line) -> None:
        """Take the one that is asked now with all of its sum, and make others for the next one."""
        gist = exercises_of(self.wanted.game).gist
        with self._changed:
            if line in self._made:
                left = [each for each in self._made if gist(each.exercise) != gist(line.exercise)]
                self._made = deque(left, maxlen=_MOST)
            self._asked.append(line.exercise)
            self._before.extend(game_of(line.exercise).asked(line.exercise))
            self._made = deque(filter(self._has_turn, self._made), maxlen=_MOST)
            self._missing = _AT_ONCE
            self._changed.notify_all()

    # --- in the thread --------------------------------------------------------------------------

    def _make(self) -> None:
        tasks = list(self.wanted.fitting)
        for range_ in cycle(self._ranges):
            if not tasks or not self._goes_on():
                return
            with self._changed:
                task = self._rarest(tasks)
                last = (*(each.exercise for each in self._made), *self._asked[-NOT_AGAIN:])
                before = (*self._before,)
            with self._at_work():
                of = self.wanted.game, task, range_, self._draw, last, None, before, self._known
                made = next_exercise(*of)
                if made is not None:
                    self._add(line_of(made))
                elif range_ == self.wanted.range:
                    _log.debug("No exercise of %s can be made", task)
                    tasks.remove(task)

    def _rarest(self, tasks: Sequence[Task]) -> Task:
        """One of the tasks of which the fewest candidates wait; few of a round are of signs."""
        counts = Counter(each.exercise.task for each in self._made)
        if self._is_of_round:
            counts[Task.SIGN] *= SIGNS_APART
        fewest = min(counts[each] for each in tasks)
        return self._draw.one_of([each for each in tasks if counts[each] == fewest])

    @property
    def _is_enough(self) -> bool:
        return not self._missing

    def _add(self, line: Line) -> None:
        with self._changed:
            if not self._has_turn(line):  # another one was taken meanwhile
                return
            self._made.append(line)
            self._missing -= 1
            self._changed.notify_all()


def _parts_without_limit(range_: Range) -> list[Range]:
    """+ and - up to 100, and products and divisions alone, of a range that has both without limit.

    So there are enough of each: most of its + and - have larger numbers, which a round has rarely.
    """
    of_tables = tuple(each for each in range_.operators if each in OF_TABLES)
    others = tuple(each for each in range_.operators if each not in OF_TABLES)
    if range_.largest is not None or not of_tables or not others:
        return []
    return [Range(others, LARGEST[-1]), replace(range_, operators=of_tables)]
