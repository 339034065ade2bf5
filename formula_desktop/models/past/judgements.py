"""What past turns were worth in the chance to win."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.engine.protocol import judging_limit
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import Play
from formula_desktop.models.past.moments import Moment
from formula_desktop.models.past.nearest import NearestFirst

REACH: Final = 60
"""The rows before and after the current one that are judged.

A game with no more rows is judged as a whole, a longer one only where somebody looks.
"""


class Judgements(NearestFirst[Moment, Judgement[Play]]):
    """Judges the turns of moments: what the seat saw, and the play made."""

    reach = REACH

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent, opponent)
        self._adviser.judged.connect(self._take)

    def judgement(self, row: int) -> Judgement[Play] | None:
        """The judgement of a row; None while it is unknown, and if its process has failed."""
        return self._found.get(row)

    def _ask(self, question: Moment) -> None:
        view = question.before.view(question.seat)
        assert question.play is not None  # it is a turn
        self._adviser.judge(view, question.play, judging_limit(view))
