"""The level hard: evaluates points, the tiles left, what a sum opens, and the end of the game."""

from __future__ import annotations

from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.player.simulation import Tried
from formula_desktop.digifeud.view import View

_CANDIDATES = 12


def choose_as_hard(view: View) -> Play:
    """The sum that seems best; nothing is tried out."""
    tried = Tried(view, _CANDIDATES)
    return tried.play(tried.best)
