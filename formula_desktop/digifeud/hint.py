"""Hints for a play: its kind, where on the board it goes, and the play itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.squares import Direction, Square

STEPS: Final = 3
"""The kind, where it goes, and the play itself."""


@dataclass(frozen=True, slots=True)
class Hint:
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

    @property
    def operators(self) -> tuple[Operator, ...]:
        """The operators of the sum, each once, in reading order."""
        return tuple(dict.fromkeys(self.sum.operators)) if self.sum is not None else ()

    @property
    def tiles(self) -> int:
        """The number of tiles it takes from the rack, including `=`."""
        return len(self.sum.put_down) if self.sum is not None else 0

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the sum in reading order, including those already covered."""
        return (self.sum.squares or ()) if self.sum is not None else ()

    @property
    def direction(self) -> Direction | None:
        """The direction in which the sum is read."""
        return self.sum.direction if self.sum is not None else None
