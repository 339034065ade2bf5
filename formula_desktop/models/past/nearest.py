"""Answers about past turns, found one after another without delaying a frame."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.models.abstract import AbstractQObject

RESTS_MS: Final = 200
"""How long nobody goes to another turn before looking begins: starting a process delays a page."""

Q = TypeVar("Q")
"""What is asked about a row."""
A = TypeVar("A")
"""What is answered."""


class NearestFirst(QObject, Generic[Q, A], metaclass=AbstractQObject):
    """Finds the answer of each row, starting near the current row."""

    found = Signal(int)
    """The answer of this row is known."""

    reach: ClassVar[int | None] = None
    """How many rows away from the current one answers are found; None for any number."""

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent)
        self._adviser = opponent(self)
        self._questions: list[Q | None] = []
        self._found: dict[int, A | None] = {}
        self._row = 0
        self._asked: int | None = None
        self._soon = QTimer(self, singleShot=True, interval=RESTS_MS)
        self._soon.timeout.connect(self._ask_next)

    def look_for(self, questions: Sequence[Q | None]) -> None:
        """Look for the answer to each question that is not None; keep those already found."""
        old, self._questions = self._questions, list(questions)
        pairs = zip(old, self._questions, strict=False)
        same = {row for row, (before, now) in enumerate(pairs) if now is not None and before == now}
        self._found = {row: answer for row, answer in self._found.items() if row in same}
        if self._asked is not None and self._asked not in same:
            self._asked = None
            self._adviser.interrupt()
        self._soon.start()

    def is_known(self, row: int) -> bool:
        """Whether a row was answered, even if its process has failed."""
        return row in self._found

    def look_at(self, row: int) -> None:
        """Make a row the current one."""
        self._row = row
        self._soon.start()

    def stop(self) -> None:
        """Stop looking, and forget what was found."""
        self._soon.stop()
        self._asked = None
        self._questions = []
        self._found = {}
        self._adviser.stop()

    @abstractmethod
    def _ask(self, question: Q) -> None:
        """Ask the adviser."""

    def _ask_next(self) -> None:
        if self._asked is not None:
            return
        open_rows = [
            row
            for row, question in enumerate(self._questions)
            if question is not None and row not in self._found
        ]
        if not open_rows:
            return
        row = min(open_rows, key=lambda each: abs(each - self._row))
        if self.reach is not None and abs(row - self._row) > self.reach:
            return
        self._asked = row
        question = self._questions[row]
        assert question is not None  # the row is an open one
        self._ask(question)

    def _take(self, answer: A | None) -> None:
        row, self._asked = self._asked, None
        if row is not None:
            self._found[row] = answer
            self.found.emit(row)
            self._ask_next()
