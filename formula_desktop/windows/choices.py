"""Choices of a new match that nobody has to make."""

from __future__ import annotations

from formula_desktop.formula.options import Options
from formula_desktop.players import Level, Player
from formula_desktop.store.choice import FormulaChoice


def usual_choice(person: str, computer: str) -> FormulaChoice:
    """One person against the computer, with the usual options."""
    return FormulaChoice(Options(), (Player(person), Player(computer, Level.NORMAL)))


def two_computers(name: str) -> FormulaChoice:
    """Two normal computers with the usual options, to watch."""
    names = (name, f"{name} 2")
    return FormulaChoice(Options(), tuple(Player(each, Level.NORMAL) for each in names))
