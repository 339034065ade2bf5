"""Hints for a play: its kind, which of the three numbers change, and the play itself.

A hint is the best of the simplest plays that suit the person, who plays against a level.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.view import View
from formula_desktop.players import Level

STEPS: Final = 3
"""The kind, where it goes, and the play itself."""


SMALL: Final = 20
LARGE: Final = 100
"""The highest numbers of hints against the levels beginner and easy, if there are such plays."""

OF_BEGINNERS: Final = (Operator.ADD, Operator.SUBTRACT)
"""The operators of hints against the level beginner, if there are such plays."""


class Hint(NamedTuple):
    """A play, and the indexes of the numbers that get a card, counted from 0.

    `keeps_digits` is true if one of them reads as before: an equal card is laid on a card.
    `is_first` is true for the first formula of the round. No number changes when no formula can be
    laid.
    """

    play: Play
    is_first: bool
    numbers: tuple[int, ...]
    keeps_digits: bool = False

    @property
    def formula(self) -> Formula | None:
        """The formula to lay; None when drawing or passing is all that is left."""
        return self.play if isinstance(self.play, Formula) else None

    @property
    def steps(self) -> int:
        """The number of steps in which it is given."""
        return STEPS if self.formula is not None else 1


def hint_of(view: View, play: Play) -> Hint:
    """The hint for a play, which must be allowed in this view."""
    numbers: tuple[int, ...] = ()
    keeps_digits = False
    if isinstance(play, Formula):
        new = [not all(piece.lies for piece in pieces) for pieces in play.numbers]
        numbers = tuple(at for at, is_new in enumerate(new) if is_new)
        rows = [tuple(laid.value for laid in row) for row in view.rows]
        read = [tuple(piece.value for piece in pieces) for pieces in play.numbers]
        keeps_digits = any(read[at] == rows[at] for at in numbers)
    return Hint(play, view.is_first, numbers, keeps_digits)


def suited_views(view: View, level: Level) -> tuple[View, ...]:
    """The view with options that leave only plays that suit a person against this level.

    The first view with a legal play gives the hint; the last one is the view itself. There are none
    if nothing is too hard: then a strong player's choice is the hint.
    """
    options = view.options
    is_small = options.largest_number is not None and options.largest_number <= SMALL
    if level in (Level.HARD, Level.MASTER) and not is_small:
        return ()
    simpler = []
    if level is Level.BEGINNER:
        easy = tuple(each for each in options.operators if each in OF_BEGINNERS)
        if Operator.ADD in easy:
            simpler.append(_within(replace(view, options=replace(options, operators=easy)), SMALL))
        simpler.append(_within(view, SMALL))
    if level in (Level.BEGINNER, Level.EASY):
        simpler.append(_within(view, LARGE))
    return tuple(dict.fromkeys((*simpler, view)))


def _within(view: View, highest: int) -> View:
    """The view with numbers up to the highest one at most."""
    largest = view.options.largest_number
    if largest is not None and largest <= highest:
        return view
    return replace(view, options=replace(view.options, largest_number=highest))
