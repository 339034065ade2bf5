"""A lesson step of Formula, being played."""

from __future__ import annotations

from formula_desktop.formula.draft import Draft
from formula_desktop.formula.hint import Hint
from formula_desktop.formula.play import Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from formula_desktop.lessons.formula import Step
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.lesson import TaughtGame


class TaughtFormula(TaughtGame[Position, Play, Draft, View, Hint], FormulaGame):
    """A lesson step of Formula."""

    step: Step
