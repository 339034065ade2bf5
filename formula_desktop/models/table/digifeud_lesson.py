"""A lesson step of Digifeud, being played."""

from __future__ import annotations

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.hint import Hint
from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.view import View
from formula_desktop.lessons.digifeud import Aim, Step
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.lesson import TaughtGame


class TaughtDigifeud(TaughtGame[Position, Play, Draft, View, Hint], DigifeudGame):
    """A lesson step of Digifeud."""

    step: Step

    @property
    def _has_its_piece(self) -> bool:
        puts = self.draft.puts if self.draft is not None else ()
        return self.step.aim is Aim.BLANK and any(put.is_blank for put in puts)
