"""The best plays of past turns, found one after another without delaying a frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.kinds.kind import Play, View


class BestPlays(QObject):
    """Finds the best play of each row, starting near the current row."""

    found = Signal(int)
    """The best play of this row is known."""

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent)
        self._adviser = opponent(self)
        self._adviser.chosen.connect(self._take)
        self._views: list[View | None] = []
        self._found: dict[int, Play] = {}
        self._row = 0
        self._asked: int | None = None

    def play(self, row: int) -> Play | None:
        """The best play of a row, an Action if nothing could be laid, None while it is unknown."""
        return self._found.get(row)

    def look_for(self, views: Sequence[View | None]) -> None:
        """Look for the best play of each view that is not None; keep those already found."""
        old, self._views = self._views, list(views)
        pairs = zip(old, self._views, strict=False)
        same = {row for row, (before, now) in enumerate(pairs) if now is not None and before == now}
        self._found = {row: play for row, play in self._found.items() if row in same}
        if self._asked is not None and self._asked not in same:
            self._asked = None
            self._adviser.interrupt()
        self._ask_next()

    def look_at(self, row: int) -> None:
        """Make a row the current one."""
        self._row = row
        self._ask_next()

    def stop(self) -> None:
        """Stop looking, and forget what was found."""
        self._asked = None
        self._views = []
        self._found = {}
        self._adviser.stop()

    def _ask_next(self) -> None:
        if self._asked is not None:
            return
        open_rows = [
            row
            for row, view in enumerate(self._views)
            if view is not None and row not in self._found
        ]
        if not open_rows:
            return
        row = self._asked = min(open_rows, key=lambda each: abs(each - self._row))
        view = self._views[row]
        assert view is not None  # the row is an open one
        self._adviser.ask(view, None)

    def _take(self, play: Play) -> None:
        row, self._asked = self._asked, None
        if row is not None:
            self._found[row] = play
            self.found.emit(row)
            self._ask_next()
