"""A lesson step of Digifeud, being played."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.hint import Hint
from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.view import View
from formula_desktop.lessons.digifeud import Step
from formula_desktop.lessons.parts import BEGAN
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.lesson import Script, TaughtGame


class TaughtDigifeud(TaughtGame[Position, Play, Draft, View, Hint], DigifeudGame):
    """A lesson step of Digifeud."""

    step: Step

    def __init__(
        self, step: Step, learner: str, computer: str, parent: QObject | None = None
    ) -> None:
        self.step = step
        DigifeudGame.__init__(
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
