"""The level hard: what a sum earns, what stays on the rack, what it opens, and the end counted."""

from __future__ import annotations

from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.player.simulation import Tried
from formula_desktop.digifeud.view import View

_CANDIDATES = 12


def choose_as_hard(view: View) -> Play:
    """The sum that seems best; nothing is tried out."""
    tried = Tried(view, _CANDIDATES)
    return tried.play(tried.best)
