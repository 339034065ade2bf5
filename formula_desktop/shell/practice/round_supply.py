"""Rounds of exercises for the teams of a class, made before they are needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.rounds import drawn_round
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell.practice.maker import Maker

_READY: Final = 2
"""How many rounds wait."""


class RoundSupply(Maker):
    """Makes rounds, each of the next task, while a class is at one."""

    def __init__(self, wanted: Wanted, teams: int, draw: Draw, seen: Seen) -> None:
        """No sum that was `seen` comes, if the range has others; it remembers those of rounds."""
        super().__init__("rounds", wanted)
        self._teams = teams
        self._draw = draw
        self._seen = seen
        self._made: deque[tuple[Line, ...]] = deque()
        self._begin()

    def next(self) -> Sequence[Line]:
        """The exercises of the next round, once it `is_ready`; empty if none can be made."""
        with self._changed:
            found = self._made.popleft() if self._made else ()
            self._changed.notify_all()
            return found

    # --- in the thread --------------------------------------------------------------------------

    def _make(self) -> None:
        wanted, failed = self.wanted, 0
        before: list[tuple[Exercise, ...]] = []
        for task in cycle(wanted.fitting):
            if failed == len(wanted.fitting) or not self._goes_on():
                return
            made = drawn_round(
                wanted.game,
                task,
                wanted.range,
                self._draw,
                self._teams,
                self._seen,
                before,
                is_awaited=not before,
                make=self._one,
            )
            failed = 0 if made else failed + 1
            if made:
                before.append(made)
                with self._changed:
                    self._made.append(tuple(map(line_of, made)))
                    self._changed.notify_all()

    def _one(self, *of: Any) -> Exercise | None:
        """An exercise; None if there is no other, or nobody needs it any more."""
        with self._at_work():
            return None if self._is_closing else next_exercise(*of)

    @property
    def _has_some(self) -> bool:
        return bool(self._made)

    @property
    def _is_enough(self) -> bool:
        return len(self._made) >= _READY
