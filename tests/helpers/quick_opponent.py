"""A computer player without a process."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import best, choose
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level


class QuickOpponent:
    """Makes opponents that answer in the next pass of the event loop."""

    def __init__(
        self,
        *plays: Play,
        is_slow: bool = False,
        always_best: bool = False,
        judging: Callable[[View, Play], Judgement[Play]] | None = None,
    ) -> None:
        """`always_best` has them make the play that a look back shows as the best.

        Without `judging` they judge nothing, as if their process had failed.
        """
        self.plays = list(plays)
        """The plays to make first, before choosing their own."""
        self.is_slow = is_slow
        """Whether they think until `answer` is called."""
        self.always_best = always_best
        self.asked: list[tuple[View, Level | None, Limit]] = []
        """Their requests, as the level and its limit; None for the best play or a hint."""
        self.judging = judging
        self.judged: list[tuple[View, Play]] = []
        """The turns that they were asked to judge."""
        self._made: list[_Quick] = []

    def __call__(self, parent: QObject) -> Opponent:
        self._made.append(_Quick(self, parent))
        return self._made[-1]

    def answer(self, play: Play | None = None) -> None:
        """Have those that are thinking make this play, or one of their own."""
        for each in self._made:
            if each.is_thinking:
                each.answer(play)

    @property
    def is_thinking(self) -> bool:
        """Whether any of them has an open question."""
        return any(each.is_thinking for each in self._made)

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
        if self._judged is None:
            self._answer(play or self._choose(self._open))
        else:
            self._answer_judged(self._judge(self._open, self._judged))

    def answer_late(self) -> None:
        self._answer_here()

    def ask(self, view: View, level: Level | None, limit: Limit = AT_ONCE) -> None:
        self._quick.asked.append((view, level, limit))
        super().ask(view, level, limit)

    def ask_hint(self, view: View, level: Level) -> None:
        self._quick.asked.append((view, None, AT_ONCE))
        super().ask_hint(view, level)

    def judge(self, view: View, play: Play, limit: Limit) -> None:
        self._quick.judged.append((view, play))
        super().judge(view, play, limit)

    def _answer_here(self) -> None:
        if self._quick.is_slow:
            return
        if self._open is not None and self._judged is not None:
            self._answer_judged(self._judge(self._open, self._judged))
        else:
            super()._answer_here()

    def _judge(self, view: View, play: Play) -> Judgement[Play] | None:
        judging = self._quick.judging
        return None if judging is None else judging(view, play)

    def _choose(self, view: View) -> Play:
        if self._quick.plays:
            return self._quick.plays.pop(0)
        if self._is_hint:
            return super()._choose(view)
        if self._level is None or self._quick.always_best:
            return best(view)
        if self._limit.seconds is not None:  # a master would think for long
            return super()._choose(view)
        return choose(view, self._level, self._limit)
