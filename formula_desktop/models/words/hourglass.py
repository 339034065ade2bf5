"""The hourglass for a turn in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.classes.hourglass import Hourglass

_MINUTE: Final = 60


class HourglassWords(QObject):
    """Says how long a glass runs, and what is left of its sand."""

    def duration(self, seconds: int) -> str:
        """How long a glass runs; none for 0."""
        if not seconds:
            return self.tr("none")
        if seconds % _MINUTE:
            return self.tr("%n second(s)", "", seconds)
        return self.tr("%n minute(s)", "", seconds // _MINUTE)

    def aloud(self, glass: Hourglass, step: int = 1) -> str:
        """A glass for screen readers, to the next `step` seconds."""
        if glass.is_empty:
            return self.tr("Hourglass: empty")
        left = -(-glass.shown // step) * step
        text = self.tr("Hourglass: %n second(s) left", "", left)
        return self.tr("{hourglass}, paused").format(hourglass=text) if glass.is_paused else text

    def run_out(self) -> str:
        """That a glass has just run out."""
        return self.tr("The hourglass is empty.")


def left_in_figures(glass: Hourglass) -> str:
    """The time left as it is shown: minutes and seconds."""
    return f"{glass.shown // _MINUTE}:{glass.shown % _MINUTE:02}"
