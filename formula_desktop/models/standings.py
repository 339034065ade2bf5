"""The standings of a game: a line for each participant, with numbers as the language has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from fractions import Fraction
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.models.results_words import (
    mean_in_words,
    number_in_words,
    participant_in_words,
    share_in_words,
)
from formula_desktop.results.participants import Participant, folded
from formula_desktop.results.rows import Standing

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
START = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

WRAPPED: Final = Qt.TextFlag.TextWordWrap
"""Headings of several words stand on several lines."""

SORT_ROLE: Final = Qt.ItemDataRole.UserRole
"""What a line is sorted by: a text or a number."""
KEY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The key of the line's participant."""


class Column(Enum):
    """What stands in a column of the standings."""

    PARTICIPANT = auto()
    GAMES = auto()
    WON = auto()
    LOST = auto()
    TIED = auto()
    ROUNDS = auto()
    ROUNDS_WON = auto()
    SCORE = auto()
    STRENGTH = auto()
    HIGHEST_GAME = auto()
    HIGHEST_SUM = auto()
    MEAN_PER_TURN = auto()
    HINTS_SHARE = auto()


COLUMNS: Final = {
    DIGIFEUD: tuple(each for each in Column if each not in (Column.ROUNDS, Column.ROUNDS_WON)),
    FORMULA: (
        Column.PARTICIPANT,
        Column.GAMES,
        Column.WON,
        Column.ROUNDS,
        Column.ROUNDS_WON,
        Column.HIGHEST_GAME,
        Column.HIGHEST_SUM,
        Column.MEAN_PER_TURN,
        Column.HINTS_SHARE,
    ),
}
ORDERED_BY: Final = {DIGIFEUD: Column.SCORE, FORMULA: Column.WON}


def value_of(standing: Standing, column: Column) -> int | Fraction | None:
    """The number in a column; 0 for the participant."""
    number: int | Fraction | None = {
        Column.PARTICIPANT: 0,
        Column.GAMES: standing.games,
        Column.WON: standing.won,
        Column.LOST: standing.lost,
        Column.TIED: standing.tied,
        Column.ROUNDS: standing.rounds,
        Column.ROUNDS_WON: standing.rounds_won,
        Column.SCORE: standing.score,
        Column.STRENGTH: standing.strength,
        Column.HIGHEST_GAME: standing.highest_game,
        Column.HIGHEST_SUM: standing.highest_sum,
        Column.MEAN_PER_TURN: standing.mean_per_turn,
        Column.HINTS_SHARE: standing.hints_share,
    }[column]
    return number


def text_of(standing: Standing, column: Column) -> str:
    """What is read in a column."""
    if column is Column.PARTICIPANT:
        return participant_in_words(standing.participant)
    if column is Column.MEAN_PER_TURN:
        return mean_in_words(standing.mean_per_turn)
    if column is Column.HINTS_SHARE:
        return share_in_words(standing.hints_share)
    number = value_of(standing, column)
    return number_in_words(None if number is None else int(number))


class StandingsModel(QAbstractTableModel):
    """Shows standings; `icon_of` gives a participant's picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._standings: tuple[Standing, ...] = ()
        self._game: str = DIGIFEUD
        self._icon_of: Callable[[Participant], Any] = lambda _participant: None

    @property
    def game(self) -> str:
        """The game of which these are the standings."""
        return self._game

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The lines, in the order in which they came."""
        return self._standings

    @property
    def columns(self) -> tuple[Column, ...]:
        """What the columns are, in their order."""
        return COLUMNS[self._game]

    def show_standings(self, game: str, standings: Sequence[Standing]) -> None:
        """Show other standings."""
        self.beginResetModel()
        self._game = game
        self._standings = tuple(standings)
        self.endResetModel()

    def show_icons(self, icon_of: Callable[[Participant], Any]) -> None:
        """Have other pictures, as in another theme."""
        self._icon_of = icon_of
        self._say_changed()

    def retranslate(self) -> None:
        """Say that every text is in another language."""
        self._say_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _say_changed(self) -> None:
        if self._standings:
            last = self.index(len(self._standings) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # --- words ----------------------------------------------------------------------------------

    def title(self, players: int | None) -> str:
        """What the standings are called; `players` is a number of players, None for all."""
        if self._game == DIGIFEUD:
            return self.tr("Standings of Digifeud")
        if players is None:
            return self.tr("Standings of Formula")
        return self.tr("Standings of Formula with %n player(s)", "", players)

    def heading(self, column: Column) -> str:
        """The name of a column."""
        if self._game == FORMULA:
            own = {
                Column.GAMES: self.tr("Matches"),
                Column.HIGHEST_GAME: self.tr("Highest match"),
                Column.HIGHEST_SUM: self.tr("Highest formula"),
            }
            if column in own:
                return own[column]
        return {
            Column.PARTICIPANT: self.tr("Participant"),
            Column.GAMES: self.tr("Games"),
            Column.WON: self.tr("Won"),
            Column.LOST: self.tr("Lost"),
            Column.TIED: self.tr("Tied"),
            Column.ROUNDS: self.tr("Rounds"),
            Column.ROUNDS_WON: self.tr("Rounds won"),
            Column.SCORE: self.tr("Score"),
            Column.STRENGTH: self.tr("Strength"),
            Column.HIGHEST_GAME: self.tr("Highest game"),
            Column.HIGHEST_SUM: self.tr("Highest sum"),
            Column.MEAN_PER_TURN: self.tr("Mean per turn"),
            Column.HINTS_SHARE: self.tr("Share of hints"),
        }[column]

    def explanation(self, column: Column) -> str:
        """What a column means, where its name does not say it; empty elsewhere."""
        return {
            Column.SCORE: self.tr("What all games that count have given, added up"),
            Column.STRENGTH: self.tr("100 is as strong as the mean of everybody"),
            Column.HIGHEST_GAME: self.tr("The most points in one game"),
            Column.HIGHEST_SUM: self.tr("The most points for one play"),
            Column.MEAN_PER_TURN: self.tr("Points per turn, turns without a play included"),
            Column.HINTS_SHARE: self.tr("Turns before which a hint was taken"),
        }.get(column, "")

    # --- what Qt asks ---------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._standings)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        standing, column = self._standings[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text_of(standing, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START if column is Column.PARTICIPANT else END
        if role == SORT_ROLE:
            return _sorted_by(standing, column)
        if role == KEY_ROLE:
            return standing.participant.key
        if column is Column.PARTICIPANT:
            if role == Qt.ItemDataRole.DecorationRole:
                return self._icon_of(standing.participant)
            if role == Qt.ItemDataRole.ToolTipRole:
                return text_of(standing, column)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        is_text = column is Column.PARTICIPANT
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (START if is_text else END).value | WRAPPED.value
        if role == Qt.ItemDataRole.InitialSortOrderRole:  # the most first, but names from A to Z
            orders = Qt.SortOrder
            return orders.AscendingOrder if is_text else orders.DescendingOrder
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.explanation(column) or None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(column)
        return None


def sorted_name(participant: Participant) -> str:
    """What sorts persons by name, before computers by level."""
    level = participant.level
    if level is None:
        return f"0{folded(participant.name)}"
    return f"1{list(type(level)).index(level)}"


def _sorted_by(standing: Standing, column: Column) -> str | float:
    """What is missing is less than any number."""
    if column is Column.PARTICIPANT:
        return sorted_name(standing.participant)
    number = value_of(standing, column)
    return float("-inf") if number is None else float(number)
