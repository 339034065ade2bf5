"""What a normal computer player and a hint choose, without a process."""

from __future__ import annotations

from typing import overload

from formula_desktop.digifeud.play import Play as BoardPlay
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.engine import protocol as thinking
from formula_desktop.formula.play import Play as CardPlay
from formula_desktop.formula.view import View as CardView
from formula_desktop.limit import AT_ONCE
from formula_desktop.players import Level


@overload
def choose(view: CardView) -> CardPlay: ...
@overload
def choose(view: BoardView) -> BoardPlay: ...
@overload
def choose(view: thinking.View) -> thinking.Play: ...
def choose(view: thinking.View) -> thinking.Play:
    """The choice of a normal computer player."""
    return thinking.choose(view, Level.NORMAL, AT_ONCE)


def hinted(view: thinking.View) -> thinking.Play:
    """The play that a hint leads to."""
    return thinking.choose(view, Level.HARD, thinking.effort_for(view, Level.HARD, 0))
