"""A lesson step of Formula, being played."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.formula.draft import Draft
from formula_desktop.formula.hint import Hint
from formula_desktop.formula.play import Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from formula_desktop.lessons.formula import Step
from formula_desktop.lessons.parts import BEGAN
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.lesson import Script, TaughtGame


class TaughtFormula(TaughtGame[Position, Play, Draft, View, Hint], FormulaGame):
    """A lesson step of Formula."""

    step: Step

    def __init__(
        self, step: Step, learner: str, computer: str, parent: QObject | None = None
    ) -> None:
        self.step = step
        FormulaGame.__init__(
            self,
            step.begun(learner, computer),
            parent,
            clock=lambda: BEGAN,
            opponent=lambda game: Script(step.script, game),
        )
        self._teach()

    def _accepts_draft(self) -> bool:
        draft = self._draft
        play = None if draft is None else draft.play
        return draft is not None and play is not None and self.step.accepts(draft.view, play)
