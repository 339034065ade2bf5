"""The computer player: it gets a view, and so sees its own rack and the board only."""

from __future__ import annotations

from formula_desktop.digifeud import hard, master, young
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.view import View
from formula_desktop.effort import Effort
from formula_desktop.players import Level


def choose(view: View, level: Level, effort: Effort) -> Play:
    """What a level plays, or a pass when nothing else can be played."""
    if level is Level.BEGINNER:
        return young.choose(view, young.BEGINNER, effort)
    if level is Level.EASY:
        return young.choose(view, young.EASY, effort)
    if level is Level.HARD:
        return hard.choose(view)
    if level is Level.MASTER:
        return master.choose(view, effort)
    best = best_play(view)
    return best.play if best else Action.PASS
