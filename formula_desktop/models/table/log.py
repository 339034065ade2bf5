"""The log beside a table: a row for each play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final, Generic

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from formula_desktop.kinds.kind import View
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.indexes import END, NO_INDEX, START, Index
from formula_desktop.models.table.any_game import AnyDraft, AnyHint, AnyTurn, L, P
from formula_desktop.models.table.game import TableGame
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.spoken import aloud


class LogColumn(IntEnum):
    """The columns of the log."""

    PLAYER = 0
    PLAY = 1
    POINTS = 2


HINT: Final = Qt.ItemDataRole.UserRole + 1
"""Whether a hint was given before the play; for the column of players only."""


class LogModel(QAbstractTableModel, Generic[P, L], metaclass=AbstractQObject):
    """Shows the turns of a game that can still be gone back to; a game says how they read."""

    def __init__(
        self, game: TableGame[P, L, AnyDraft, View, AnyHint], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._turns: tuple[AnyTurn[L], ...] = ()
        self.refresh()

    # --- what a game's log says -----------------------------------------------------------------

    @abstractmethod
    def _cells(self, row: int) -> Sequence[str]:
        """The texts of a row, column by column."""

    @abstractmethod
    def _headers(self) -> Sequence[str]:
        """The names of the columns."""

    def _explanation(self, row: int) -> str | None:
        """More about a row."""
        return None

    # --- the turns ------------------------------------------------------------------------------

    def _name(self, row: int) -> str:
        """Who made a row's play."""
        seat = self._game.positions[row].to_move
        assert seat is not None  # a play was made there
        return self._game.players[seat].name

    @property
    def turns(self) -> tuple[AnyTurn[L], ...]:
        """The turns that are shown."""
        return self._turns

    def refresh(self) -> None:
        """Show the turns as they are now."""
        turns = tuple(self._game.turns)
        shown = len(self._turns)
        if turns[:shown] == self._turns and len(turns) > shown:
            self.beginInsertRows(NO_INDEX, shown, len(turns) - 1)
            self._turns = turns
            self.endInsertRows()
        elif turns != self._turns:
            self.beginResetModel()
            self._turns = turns
            self.endResetModel()

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        last = len(LogColumn) - 1
        if self._turns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._turns) - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    # --- what Qt asks ---------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._turns)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(LogColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return END if index.column() == LogColumn.POINTS else START
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self._everything(index.row())) or None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells(index.row())[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() != LogColumn.PLAYER:
            return aloud(self._cells(index.row())[index.column()])
        if index.column() == LogColumn.PLAYER and self._had_hint(index.row()):
            if role == HINT:
                return True
            if role == Qt.ItemDataRole.AccessibleTextRole:
                name = self._cells(index.row())[LogColumn.PLAYER]
                return QCoreApplication.translate("Log", "{name}, with a hint").format(name=name)
        return None

    def _had_hint(self, row: int) -> bool:
        """Whether a hint was given before a row's play; there may be rounds before the log's."""
        before = self._game.turn_number - len(self._game.turns)
        return before + row in self._game.hints.turns

    def _everything(self, row: int) -> str:
        """All there is to say about a row."""
        said = [self._explanation(row)]
        if self._had_hint(row):
            said.append(QCoreApplication.translate("Log", "A hint was given before this play."))
        return "\n".join(each for each in said if each)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._headers()[section]
