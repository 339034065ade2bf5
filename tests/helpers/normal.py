"""What a normal computer player and a hint choose, without a process."""

from __future__ import annotations

from typing import overload

from formula_desktop.digifeud.play import Play as BoardPlay
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.engine import protocol
from formula_desktop.formula.play import Play as CardPlay
from formula_desktop.formula.view import View as CardView
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import AT_ONCE
from formula_desktop.players import Level


@overload
def choose(view: CardView) -> CardPlay: ...
@overload
def choose(view: BoardView) -> BoardPlay: ...
@overload
def choose(view: View) -> Play: ...
def choose(view: View) -> Play:
    """The choice of a normal computer player."""
    return protocol.choose(view, Level.NORMAL, AT_ONCE)


@overload
def hinted(view: CardView) -> CardPlay: ...
@overload
def hinted(view: BoardView) -> BoardPlay: ...
@overload
def hinted(view: View) -> Play: ...
def hinted(view: View) -> Play:
    """The play that a hint leads to against a normal computer."""
    return protocol.hinted(view, Level.NORMAL)
