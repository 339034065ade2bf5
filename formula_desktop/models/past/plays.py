"""The list of all plays of a past game, with the best play beside each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.past.best_plays import BestPlays
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.games import WORDS, WordsOfGame
from formula_desktop.models.words.spoken import aloud

WAITING = "…"


class Column(IntEnum):
    """The columns of the list."""

    PLAYER = 0
    PLAY = 1
    WORTH = 2
    BEST = 3
    BEST_WORTH = 4
    LESS = 5


SUMS = (Column.PLAY, Column.BEST)
TEXTS = (Column.PLAYER, *SUMS)


class LookBackModel(TextTable):
    """A row for each moment; the beginning of a round or game is a heading."""

    read_from_start = frozenset(TEXTS)

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent)
        self._past: Past | None = None
        self.moments: tuple[Moment, ...] = ()
        self.bests = BestPlays(self, opponent)
        self.bests.found.connect(self._show_best)

    def show(self, past: Past | None) -> None:
        """Show another game, or none."""
        self.beginResetModel()
        self.forget_texts()
        self._past = past
        self.moments = past.moments if past is not None else ()
        if past is None:
            self.bests.stop()
        else:
            self.bests.look_for([self._view(past, moment) for moment in self.moments])
        self.endResetModel()  # after the best plays of another game are forgotten: texts are kept

    def best(self, row: int) -> Play | None:
        """The best play of a row, None while it is unknown or if there was none."""
        play = self.bests.play(row)
        return None if is_action(play) else play

    def _view(self, past: Past, moment: Moment) -> View | None:
        """The view to find the best play in, None if it must stay hidden."""
        is_open = moment.play is not None and past.shows(moment)
        return moment.before.view(moment.seat) if is_open else None

    def _show_best(self, row: int) -> None:
        self._texts.pop(row, None)
        self.dataChanged.emit(self.index(row, Column.BEST), self.index(row, Column.LESS))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.texts(row)[column]
            # sums have no spaces, so that long ones fit
            return text.replace(" ", "") if column in SUMS and "=" in text else text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return aloud(self.texts(row)[column])
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self.texts(row)[column] if column in TEXTS else "") or None
        return super().data(index, role)

    def _headers(self) -> Sequence[str]:
        worth = self.tr("Points")
        if self._past is not None and not self._past.for_points:
            worth = self.tr("Cards")
        return (
            self.tr("Player"),
            self.tr("Played"),
            worth,
            self.tr("Best"),
            "",  # what the best is worth
            self.tr("Gap"),
        )

    def _cells(self, row: int) -> Sequence[str]:
        return [self._cell(row, column) for column in Column]

    def _cell(self, row: int, column: Column) -> str:
        moment = self.moments[row]
        if moment.play is None:
            return self._heading(moment) if column is Column.PLAYER else ""
        if column is Column.PLAYER:
            assert self._past is not None  # there is a moment of it
            return f"{moment.turn} {self._past.state.players[moment.seat].name}"
        if column is Column.PLAY:
            return self._words.play(moment.play)
        if column is Column.WORTH:
            return "" if is_action(moment.play) else str(moment.worth(moment.play))
        return self._best_cell(row, moment, column)

    def _best_cell(self, row: int, moment: Moment, column: Column) -> str:
        assert self._past is not None  # there is a moment of it
        found = self.bests.play(row)
        if found is None:
            is_looked_for = self._past.shows(moment) and column is Column.BEST
            return WAITING if is_looked_for else ""
        best = self.best(row)
        if best is None:
            return self._words.no_play() if column is Column.BEST else ""
        if column is Column.BEST:
            return self._words.play(best)
        if column is Column.BEST_WORTH:
            return str(moment.worth(best))
        less = moment.worth(best) - moment.worth(moment.play)
        return f"−{less}" if less else "0"

    def _heading(self, moment: Moment) -> str:
        if not moment.kind.has_rounds:
            return self.tr("Start")
        return self.tr("Round {number}").format(number=moment.round + 1)

    @property
    def _words(self) -> WordsOfGame:
        assert self._past is not None  # there is a moment of it
        return WORDS[self._past.kind.name]


def is_action(play: Play | None) -> bool:
    """Whether a play is an action rather than a formula or sum."""
    return isinstance(play, Enum)
