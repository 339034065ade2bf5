"""The log beside a table, with a row for each play."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Generic

from PySide6.QtCore import QCoreApplication, QObject, Qt

from formula_desktop.kinds.kind import View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.table.any_game import AnyDraft, AnyHint, AnyTurn, L, P
from formula_desktop.models.table.game import TableGame
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.spoken import aloud


class LogColumn(IntEnum):
    """The columns of the log."""

    PLAYER = 0
    PLAY = 1
    POINTS = 2


HINT: Final = Qt.ItemDataRole.UserRole + 1
"""Whether a hint was given before the play; for the column of players only."""


class LogModel(TextTable, Generic[P, L]):
    """Shows the turns that one can still go back to; each game's own model words them."""

    read_from_start = frozenset({LogColumn.PLAYER, LogColumn.PLAY})

    def __init__(
        self, game: TableGame[P, L, AnyDraft, View, AnyHint], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.turns: tuple[AnyTurn[L], ...] = ()
        """The turns that are shown."""
        self.refresh()

    def _explanation(self, row: int) -> str | None:
        return None

    def _name(self, row: int) -> str:
        seat = self._game.positions[row].to_move
        assert seat is not None  # a play was made there
        return self._game.players[seat].name

    def _is_agreed(self, row: int) -> bool:
        """Whether a row is the only one of the turns with which the players agreed to stop."""
        return row == len(self.turns) - 1 and self._agreed > 0

    @property
    def _agreed(self) -> int:
        """With how many turns the players agreed to stop."""
        return kind_of(self._game.state).agreed_turns(self._game.state)

    def refresh(self) -> None:
        """Show the turns as they are now."""
        turns = tuple(self._game.turns)
        turns = turns[: len(turns) - max(self._agreed - 1, 0)]
        shown = len(self.turns)
        if turns[:shown] == self.turns and len(turns) > shown:
            self.beginInsertRows(NO_INDEX, shown, len(turns) - 1)
            self.turns = turns
            self.endInsertRows()
        elif turns != self.turns:
            self.beginResetModel()
            self.forget_texts()
            self.turns = turns
            self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.turns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self._everything(index.row())) or None
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() != LogColumn.PLAYER:
            return aloud(self.texts(index.row())[index.column()])
        tells_hint = role in (HINT, Qt.ItemDataRole.AccessibleTextRole)
        if tells_hint and index.column() == LogColumn.PLAYER and self._had_hint(index.row()):
            if role == HINT:
                return True
            name = self.texts(index.row())[LogColumn.PLAYER]
            return QCoreApplication.translate("Log", "{name}, laid by the hint").format(name=name)
        return super().data(index, role)

    def _had_hint(self, row: int) -> bool:
        """Whether the hint laid a row's play; the log may begin in a later round.

        What somebody laid after the first steps of a hint is their own.
        """
        before = self._game.turn_number - len(self._game.turns)
        return before + row in self._game.hints.turns_laid

    def _everything(self, row: int) -> str:
        said = [self._explanation(row)]
        if self._had_hint(row):
            said.append(QCoreApplication.translate("Log", "The hint laid this."))
        return "\n".join(each for each in said if each)
