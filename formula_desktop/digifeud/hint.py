"""Hints for a play: its kind, where on the board it goes, and the play itself.

A hint is the best of the simplest plays that suit the person, who plays against a level.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, NamedTuple

from formula_desktop.digifeud.play import Piece, Play, Sum
from formula_desktop.digifeud.view import View
from formula_desktop.players import Level

STEPS: Final = 3
"""The kind, where it goes, and the play itself."""


SMALL: Final = 20
"""The highest number of hints against the level beginner, if there are such plays."""

OF_BEGINNERS: Final = "+-"
"""The operators of hints against the level beginner, if there are such plays."""


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


def hint_of(view: View, play: Play) -> Hint:
    """The hint for a play, which spares blanks for which the rack has a plain tile."""
    if not isinstance(play, Sum):
        return Hint(play)
    left = Counter(view.rack.digits) - Counter(play.digits)

    def plain(piece: Piece) -> Piece:
        if piece.lies or not piece.blank or not left[str(piece.digit)]:
            return piece
        left[str(piece.digit)] -= 1
        return Piece(piece.digit)

    return Hint(play._replace(numbers=tuple(tuple(map(plain, each)) for each in play.numbers)))


def suited_views(view: View, level: Level) -> tuple[View, ...]:
    """The view with options that leave only plays that suit a person against this level.

    The first view with a legal play gives the hint; the last one is the view itself. There are none
    if nothing is too hard: then a strong player's choice is the hint.
    """
    options = view.options
    largest = options.largest_number
    is_small = options.max_operations == 1 or (largest is not None and largest <= SMALL)
    if level in (Level.HARD, Level.MASTER) and not is_small:
        return ()
    simpler = []
    one = replace(view, options=replace(options, max_operations=1))
    if level is Level.BEGINNER:
        operators = "".join(each for each in view.rack.operators if each in OF_BEGINNERS)
        small = SMALL if largest is None else min(largest, SMALL)
        easy = replace(one.options, largest_number=small)
        simpler.append(replace(one, options=easy, rack=view.rack._replace(operators=operators)))
    if level in (Level.BEGINNER, Level.EASY):
        simpler.append(one)
    return tuple(dict.fromkeys((*simpler, view)))
