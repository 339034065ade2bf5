"""The best plays of past turns."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.past.nearest import NearestFirst


class BestPlays(NearestFirst[View, Play]):
    """Finds the best play of each row."""

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent, opponent)
        self._adviser.chosen.connect(self._take)

    def play(self, row: int) -> Play | None:
        """The best play of a row, an Action if nothing could be laid, None while it is unknown."""
        return self._found.get(row)

    def _ask(self, question: View) -> None:
        self._adviser.ask(question, None)
