"""Hints for a play: its kind, where on the board it goes, and the play itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from formula_desktop.digifeud.play import Play, Sum

STEPS: Final = 3
"""The kind, where it goes, and the play itself."""


class Hint(NamedTuple):
    """A play and the hints for it."""

    play: Play

    @property
    def sum(self) -> Sum | None:
        """The sum to lay; None when passing is all that is left."""
        return self.play if isinstance(self.play, Sum) else None

    @property
    def steps(self) -> int:
        """The number of steps in which it is given."""
        return STEPS if self.sum is not None else 1
