"""A computer player without a process."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import best, choose
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level


class QuickOpponent:
    """Makes opponents that answer in the next pass of the event loop."""

    def __init__(self, *plays: Play, is_slow: bool = False, always_best: bool = False) -> None:
        """`always_best` has them make the play that a look back shows as the best."""
        self.plays = list(plays)
        """The plays to make first, before choosing their own."""
        self.is_slow = is_slow
        """Whether they think until `answer` is called."""
        self.always_best = always_best
        self.asked: list[tuple[View, Level | None, Limit]] = []
        """Their requests, as the level and its limit; None for the best play."""
        self._made: list[_Quick] = []

    def __call__(self, parent: QObject) -> Opponent:
        self._made.append(_Quick(self, parent))
        return self._made[-1]

    def answer(self, play: Play | None = None) -> None:
        """Have those that are thinking make this play, or one of their own."""
        for each in self._made:
            if each.is_thinking:
                each.answer(play)

    def answer_late(self) -> None:
        """Have all answer again, as a process does that was not stopped in time."""
        for each in self._made:
            each.answer_late()


class _Quick(Opponent):
    def __init__(self, quick: QuickOpponent, parent: QObject) -> None:
        super().__init__(parent)
        self._quick = quick

    def start(self) -> None:
        """Do nothing: without a process, an opponent answers in the next pass."""

    def answer(self, play: Play | None) -> None:
        assert self._open is not None
        self._answer(play or self._choose(self._open))

    def answer_late(self) -> None:
        self._answer_here()

    def ask(self, view: View, level: Level | None, limit: Limit = AT_ONCE) -> None:
        self._quick.asked.append((view, level, limit))
        super().ask(view, level, limit)

    def _answer_here(self) -> None:
        if not self._quick.is_slow:
            super()._answer_here()

    def _choose(self, view: View) -> Play:
        if self._quick.plays:
            return self._quick.plays.pop(0)
        if self._level is None or self._quick.always_best:
            return best(view)
        if self._limit.seconds is not None:  # a master would think for long
            return super()._choose(view)
        return choose(view, self._level, self._limit)
