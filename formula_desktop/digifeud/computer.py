"""The computer player: it gets a view, and so sees its own rack and the board only."""

from __future__ import annotations

from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.view import View
from formula_desktop.effort import Effort
from formula_desktop.players import Level

ITERATIONS = {Level.HARD: 0, Level.MASTER: 0}
"""How many iterations cost these levels about 0.3 s a turn; the others play none."""


def choose(view: View, level: Level, effort: Effort) -> Play:
    """The play that earns most, or a pass when there is none; the same view gives the same play."""
    best = best_play(view)
    return best.play if best else Action.PASS
