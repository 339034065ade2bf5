"""The standings of a game: a row for each participant, with numbers as the language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from fractions import Fraction
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.indexes import END, NO_INDEX, START, Index
from formula_desktop.models.results.table import KEY_ROLE, SORT_ROLE, WRAPPED, ResultsModel
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import (
    mean_in_words,
    number_in_words,
    participant_in_words,
    share_in_words,
)
from formula_desktop.players import folded
from formula_desktop.results.participants import Participant
from formula_desktop.results.standings import Standing


class Column(Enum):
    """The columns that standings can have."""

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


_OF_ROUNDS: Final = (Column.ROUNDS, Column.ROUNDS_WON)
_OF_RATED: Final = (Column.TIED, Column.SCORE, Column.STRENGTH)
"""Unrated games have no ties, since all who share a match have won it."""

COLUMNS: Final = {
    name: tuple(
        each
        for each in Column
        if (kind.has_rounds or each not in _OF_ROUNDS) and (kind.is_rated or each not in _OF_RATED)
    )
    for name, kind in KINDS.items()
}
ORDERED_BY: Final = {
    name: Column.SCORE if kind.is_rated else Column.WON for name, kind in KINDS.items()
}


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
    """The text in a column."""
    if column is Column.PARTICIPANT:
        return participant_in_words(standing.participant)
    if column is Column.MEAN_PER_TURN:
        return mean_in_words(standing.mean_per_turn)
    if column is Column.HINTS_SHARE:
        return share_in_words(standing.hints_share)
    number = value_of(standing, column)
    return number_in_words(None if number is None else int(number))


def heading(game: str, column: Column) -> str:
    """The name of a column."""
    if KINDS[game].has_rounds:
        own = {
            Column.GAMES: QCoreApplication.translate("StandingsModel", "Matches"),
            Column.HIGHEST_GAME: QCoreApplication.translate("StandingsModel", "Highest match"),
            Column.HIGHEST_SUM: QCoreApplication.translate("StandingsModel", "Highest formula"),
        }
        if column in own:
            return own[column]
    return {
        Column.PARTICIPANT: QCoreApplication.translate("StandingsModel", "Participant"),
        Column.GAMES: QCoreApplication.translate("StandingsModel", "Games"),
        Column.WON: QCoreApplication.translate("StandingsModel", "Won"),
        Column.LOST: QCoreApplication.translate("StandingsModel", "Lost"),
        Column.TIED: QCoreApplication.translate("StandingsModel", "Tied"),
        Column.ROUNDS: QCoreApplication.translate("StandingsModel", "Rounds"),
        Column.ROUNDS_WON: QCoreApplication.translate("StandingsModel", "Rounds won"),
        Column.SCORE: QCoreApplication.translate("StandingsModel", "Score"),
        Column.STRENGTH: QCoreApplication.translate("StandingsModel", "Strength"),
        Column.HIGHEST_GAME: QCoreApplication.translate("StandingsModel", "Highest game"),
        Column.HIGHEST_SUM: QCoreApplication.translate("StandingsModel", "Highest sum"),
        Column.MEAN_PER_TURN: QCoreApplication.translate("StandingsModel", "Mean per turn"),
        Column.HINTS_SHARE: QCoreApplication.translate("StandingsModel", "Share of hints"),
    }[column]


def explanation(column: Column) -> str:
    """The meaning of a column, empty if its name says enough."""
    return {
        Column.SCORE: QCoreApplication.translate(
            "StandingsModel", "What all games that count have given, added up"
        ),
        Column.STRENGTH: QCoreApplication.translate(
            "StandingsModel", "100 is as strong as the mean of everybody"
        ),
        Column.HIGHEST_GAME: QCoreApplication.translate(
            "StandingsModel", "The most points in one game"
        ),
        Column.HIGHEST_SUM: QCoreApplication.translate(
            "StandingsModel", "The most points for one play"
        ),
        Column.MEAN_PER_TURN: QCoreApplication.translate(
            "StandingsModel", "Points per turn, turns without a play included"
        ),
        Column.HINTS_SHARE: QCoreApplication.translate(
            "StandingsModel", "Turns before which a hint was taken"
        ),
    }.get(column, "")


class StandingsModel(ResultsModel):
    """Shows the standings of one of the games."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._standings: tuple[Standing, ...] = ()
        self._game = next(iter(KINDS))

    @property
    def game(self) -> str:
        """The game whose standings are shown."""
        return self._game

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standings, in the given order."""
        return self._standings

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns, in order."""
        return COLUMNS[self._game]

    def show_standings(self, game: str, standings: Sequence[Standing]) -> None:
        """Show other standings."""
        self.beginResetModel()
        self._game = game
        self._standings = tuple(standings)
        self.endResetModel()

    def title(self, game: str, players: int | None) -> str:
        """The title of a game's standings; `players` is a number of players, None for all."""
        text = self.tr("Standings of {game}")
        if players is not None:
            text = self.tr("Standings of {game} with %n player(s)", "", players)
        return text.format(game=WORDS[game].name())

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
                return tooltip(text_of(standing, column))
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
        if role == Qt.ItemDataRole.InitialSortOrderRole:  # highest first, but names from A to Z
            orders = Qt.SortOrder
            return orders.AscendingOrder if is_text else orders.DescendingOrder
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(explanation(column)) or None
        if role == Qt.ItemDataRole.DisplayRole:
            return heading(self._game, column)
        return None


def sorted_name(participant: Participant) -> str:
    """The sort key of a participant: persons by name, then computers by level."""
    level = participant.level
    if level is None:
        return f"0{folded(participant.name)}"
    return f"1{list(type(level)).index(level)}"


def _sorted_by(standing: Standing, column: Column) -> str | float:
    """The sort key of a standing; a missing value sorts below any number."""
    if column is Column.PARTICIPANT:
        return sorted_name(standing.participant)
    number = value_of(standing, column)
    return float("-inf") if number is None else float(number)
