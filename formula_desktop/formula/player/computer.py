"""The computer player: it gets a view, so it sees only its own hand and the table."""

from __future__ import annotations

from formula_desktop.formula.play import Play
from formula_desktop.formula.player.evaluation import Judge
from formula_desktop.formula.player.learners import choose_as_learner
from formula_desktop.formula.player.normal import fewest_cards_left, other_play
from formula_desktop.formula.player.simulation import choose_by_simulation
from formula_desktop.formula.view import View
from formula_desktop.limit import Effort
from formula_desktop.players import Level


def choose(view: View, level: Level, effort: Effort) -> Play:
    """What a computer player of this level does on its turn."""
    if level in (Level.BEGINNER, Level.EASY):
        return choose_as_learner(view, level, effort.seed)
    if level is Level.NORMAL:
        return fewest_cards_left(view)
    if level is Level.HARD:
        return _judged_best(view)
    return choose_by_simulation(view, effort)


def _judged_best(view: View) -> Play:
    ranked = Judge(view).ranked()
    return ranked[0].formula if ranked else other_play(view)
