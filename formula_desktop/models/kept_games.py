"""The list model of all saved games, one row each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, Qt, Signal

from formula_desktop import clock
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.kept_games import GameWords, cleaned

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame


_MOST_MOVES: Final = 100
"""With more inserted or removed rows, resetting the model is faster."""


class GameRole(IntEnum):
    """The data of a row besides its name."""

    GAME = Qt.ItemDataRole.UserRole + 1  # the SavedGame
    DETAILS = Qt.ItemDataRole.UserRole + 2  # which game, and the score
    DATE = Qt.ItemDataRole.UserRole + 3  # of the last play; for a deleted game, how long it is kept
    IS_ON_TABLE = Qt.ItemDataRole.UserRole + 4


class GamesModel(QAbstractListModel):
    """A row for each game, in the given order."""

    rename_wanted = Signal(object, str)
    """Asks to give a SavedGame this title; "" removes it."""

    def __init__(
        self,
        is_on_table: Callable[[str], bool],
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        """`is_on_table` takes a game's name and returns whether it is being played now."""
        super().__init__(parent)
        self._is_on_table = is_on_table
        self._games: list[SavedGame] = []
        self.words = GameWords(self, now=now)

    # --- games ----------------------------------------------------------------------------------

    def show(self, games: Sequence[SavedGame]) -> None:
        """Show other games; leave rows that stay untouched, so that the list does not scroll."""
        wanted = {game.name: game for game in games}
        kept = [game.name for game in self._games if game.name in wanted]
        those = set(kept)
        moves = len(self._games) + len(wanted) - 2 * len(kept)
        if moves > _MOST_MOVES or kept != [name for name in wanted if name in those]:
            self.beginResetModel()
            self._games = list(wanted.values())
            self.endResetModel()
            return
        for row in reversed(range(len(self._games))):
            if self._games[row].name not in wanted:
                self.beginRemoveRows(NO_INDEX, row, row)
                del self._games[row]
                self.endRemoveRows()
        there = {game.name for game in self._games}  # an editor's last title may have come first
        for row, game in enumerate(wanted.values()):
            if game.name not in there:
                self.beginInsertRows(NO_INDEX, row, row)
                self._games.insert(row, game)
                self.endInsertRows()
            self._games[row] = game
        self.refresh()

    def refresh(self) -> None:
        """Announce that any row may have changed, as on another day or in another language."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    def row_of(self, name: str) -> int:
        """The row of a game, -1 when it is not in the list."""
        rows = (row for row, game in enumerate(self._games) if game.name == name)
        return next(rows, -1)

    def game(self, row: int) -> SavedGame | None:
        """The game of a row, None when there is no such row."""
        return self._games[row] if 0 <= row < len(self._games) else None

    def is_on_table(self, saved: SavedGame) -> bool:
        """Whether a game is being played now."""
        return self._is_on_table(saved.name)

    # --- called by Qt ---------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._games)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        words, saved = self.words, self._games[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip("\n".join(self._all(saved)))
        asked: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: words.name(saved),
            Qt.ItemDataRole.EditRole: lambda: cleaned(words.name(saved)),
            Qt.ItemDataRole.AccessibleTextRole: lambda: ", ".join(self._all(saved)),
            GameRole.GAME: lambda: saved,
            GameRole.DETAILS: lambda: words.details(saved),
            GameRole.DATE: lambda: words.date(saved),
            GameRole.IS_ON_TABLE: lambda: self.is_on_table(saved),
        }
        tell = asked.get(role)
        return tell() if tell else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another title; a later `show` brings it if it is accepted."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        title = cleaned(str(value))
        if title != self.data(index, Qt.ItemDataRole.EditRole):
            self.rename_wanted.emit(self._games[index.row()], title)
        return True

    def _all(self, saved: SavedGame) -> list[str]:
        """Everything about a game, unabridged."""
        found = self.words.everything(saved)
        return [*found, self.words.on_table()] if self.is_on_table(saved) else found
