"""Rounds of exercises for the teams of a class, made before they are needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import nullcontext
from itertools import cycle
from threading import Condition, Thread
from typing import Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.rounds import drawn_round, middle
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.store.games.sweeping import GivingWay

_READY: Final = 2
"""How many rounds wait."""
_WAIT_S: Final = 10.0
"""How long the next one is waited for: none takes so long, unless the computer is very busy."""
_JOIN_S: Final = 1.0


class RoundSupply:
    """Makes rounds in a thread of its own, each of the next task, while a class is at one."""

    def __init__(self, wanted: Wanted, teams: int, draw: Draw, seen: Seen) -> None:
        """No sum that was `seen` comes, if the range has others; it remembers those of rounds."""
        self._wanted = wanted
        self._teams = teams
        self._draw = draw
        self._seen = seen
        self._changed = Condition()
        self._made: deque[tuple[Line, ...]] = deque()
        self._is_closing = self._is_awaited = self._has_ended = False
        self._thread = Thread(target=self._run, name="rounds", daemon=True)
        self._thread.start()

    def next(self) -> Sequence[Line]:
        """The exercises of the next round; empty if none can be made."""
        with self._changed:
            self._is_awaited = True
            self._changed.wait_for(lambda: self._made or self._has_ended, _WAIT_S)
            self._is_awaited = False
            found = self._made.popleft() if self._made else ()
            self._changed.notify_all()
            return found

    def close(self) -> None:
        """Stop making rounds."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join(_JOIN_S)

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._make()
        finally:
            with self._changed:
                self._has_ended = True
                self._changed.notify_all()

    def _make(self) -> None:
        giving_way = GivingWay()
        wanted, failed = self._wanted, 0
        before: list[float] = []
        for task in cycle(wanted.fitting):
            if failed == len(wanted.fitting) or not self._goes_on():
                return
            with nullcontext() if self._is_awaited else giving_way:
                made = drawn_round(
                    wanted.game,
                    task,
                    wanted.range,
                    self._draw,
                    self._teams,
                    self._seen,
                    sum(before) / len(before) if before else None,
                )
            failed = 0 if made else failed + 1
            if made:
                before.append(middle(made))
                with self._changed:
                    self._made.append(tuple(map(line_of, made)))
                    self._changed.notify_all()

    def _goes_on(self) -> bool:
        """Wait until a round is missing; returns whether one is."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._made) < _READY or self._is_closing)
            return not self._is_closing
