"""An hourglass whose clock a test sets."""

from __future__ import annotations

from formula_desktop.classes.hourglass import Hourglass
from formula_desktop.pages.table.hourglass import HourglassButton
from formula_desktop.pages.table.turn_time import TurnTime


class Sand:
    """Lets time pass for an hourglass, a second at a time."""

    def __init__(self, turn_time: TurnTime) -> None:
        self.turn_time = turn_time
        self.now = 1000.0
        turn_time.clock = lambda: self.now
        if turn_time.glass is not None and turn_time.glass.passed < 1:
            turn_time.turn()  # without what a busy machine has taken
        turn_time.look_at_clock()

    @property
    def glass(self) -> Hourglass:
        """The glass, which must be there."""
        assert self.turn_time.glass is not None
        return self.turn_time.glass

    @property
    def button(self) -> HourglassButton:
        """The glass on the table, which must have been shown."""
        assert self.turn_time.button is not None
        return self.turn_time.button

    def run(self, seconds: int) -> float:
        """Let time pass; return how many seconds of sand have fallen in this turn."""
        self.turn_time.look_at_clock()
        for _ in range(seconds):
            self.now += 1
            self.turn_time.look_at_clock()
        return round(self.glass.passed, 3)
