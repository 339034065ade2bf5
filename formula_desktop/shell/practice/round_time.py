"""The time of a speed round, which runs only while somebody can calculate."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

ROUND_S: Final = 180.0
"""How long a speed round takes, in seconds."""

QUICK_S: Final = 8.0
"""Who takes less for an exercise is quick: it could be harder."""

_EVERY_MS: Final = 250
_LONGEST_S: Final = 1.0
"""The most that counts between two looks at the clock: the computer may have slept."""


class RoundTime(QObject):
    """Tells how much of the time is left."""

    passed = Signal(float)
    """Emitted with the share of the time that is left, from 1 to 0."""
    over = Signal()

    def __init__(self, parent: QObject, calculates: Callable[[], bool]) -> None:
        """Time passes as long as somebody `calculates`."""
        super().__init__(parent)
        self._calculates = calculates
        self.clock = time.monotonic
        """What tells the time, in seconds."""
        self._left = self._last = 0.0
        self._left_at_lap = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def runs(self) -> bool:
        """Whether time passes now."""
        return self._timer.isActive() and self._calculates()

    def start(self) -> None:
        """Start with all the time."""
        self._left, self._last = ROUND_S, self.clock()
        self.begin_lap()
        self._timer.start()
        self.passed.emit(1.0)

    def begin_lap(self) -> None:
        """Begin the time of the next exercise."""
        self._left_at_lap = self._left

    @property
    def is_quick(self) -> bool:
        """Whether the exercise takes less time than most do."""
        return self._left_at_lap - self._left < QUICK_S

    def stop(self) -> None:
        """End the round, whatever time is left."""
        self._timer.stop()

    def _look(self) -> None:
        before, self._last = self._last, self.clock()
        if not self.runs:
            return
        self._left -= min(self._last - before, _LONGEST_S)
        self.passed.emit(max(0.0, self._left / ROUND_S))
        if self._left <= 0:
            self.stop()
            self.over.emit()
