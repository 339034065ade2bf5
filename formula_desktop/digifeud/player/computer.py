"""The computer player: it gets a view, so it sees only its own rack and the board."""

from __future__ import annotations

from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.player import young
from formula_desktop.digifeud.player.master import choose_as_master
from formula_desktop.digifeud.player.simulation import Tried
from formula_desktop.digifeud.view import View
from formula_desktop.limit import Limit
from formula_desktop.players import Level

CANDIDATES = 12
"""The number of plays that the level hard compares."""


def choose(view: View, level: Level, limit: Limit) -> Play:
    """The play of a computer player at this level."""
    if level is Level.BEGINNER:
        return young.choose(view, young.BEGINNER, limit)
    if level is Level.EASY:
        return young.choose(view, young.EASY, limit)
    if level is Level.NORMAL:
        return young.choose_as_normal(view, limit)
    if level is Level.HARD:
        tried = Tried(view, CANDIDATES)
        return tried.play(tried.best)
    return choose_as_master(view, limit)
