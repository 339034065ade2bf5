"""What past turns were worth in the chance to win."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.engine.protocol import judging_limit
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.past.nearest import NearestFirst


class Judgements(NearestFirst[tuple[View, Play], Judgement[Play]]):
    """Judges the turn of each row: what its seat saw, and the play made."""

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent, opponent)
        self._adviser.judged.connect(self._take)

    def judgement(self, row: int) -> Judgement[Play] | None:
        """The judgement of a row; None while it is unknown, and if its process has failed."""
        return self._found.get(row)

    def _ask(self, question: tuple[View, Play]) -> None:
        view, play = question
        self._adviser.judge(view, play, judging_limit(view))
