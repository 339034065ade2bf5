"""The list of finished games: who played, who won, and whether the game counts."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from PySide6.QtCore import QObject

from formula_desktop.models.results.table import ResultsModel, text_key
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.models.words.results import (
    is_shared,
    moment_in_words,
    own_outcome_in_words,
    seats_in_words,
    why_not_of,
    winners_in_short,
    winners_in_words,
)
from formula_desktop.results.standings import GameRow
from formula_desktop.results.trouble import WhyNot


class GameColumn(IntEnum):
    """The columns of the list of games."""

    ENDED = 0
    GAME = 1
    PLAYERS = 2
    WINNERS = 3
    COUNTS = 4


class FinishedGamesModel(ResultsModel[GameRow, GameColumn]):
    """Shows games in the given order."""

    columns = tuple(GameColumn)
    _participant = ""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: dict[str, str] = {}
        """The words for who played, by the key of the game: a table asks for them repeatedly."""

    def show_games(self, games: Iterable[GameRow], participant: str = "") -> None:
        """Show other games; for a participant, with the outcomes instead of the winners."""
        self._participant = participant
        self._players.clear()
        self.show_rows(games)

    def retranslate(self) -> None:
        self._players.clear()
        super().retranslate()

    def heading(self, column: GameColumn) -> str:
        return {
            GameColumn.ENDED: self.tr("Ended"),
            GameColumn.GAME: self.tr("Game"),
            GameColumn.PLAYERS: self.tr("Players"),
            GameColumn.WINNERS: self.tr("Result") if self._participant else self.tr("Won by"),
            GameColumn.COUNTS: self.tr("Does it count?"),
        }[column]

    def text(self, row: GameRow, column: GameColumn) -> str:
        if column is GameColumn.ENDED:
            return moment_in_words(row.ended)
        if column is GameColumn.GAME:
            return WORDS[row.game].name()
        if column is GameColumn.PLAYERS:
            if row.key not in self._players:
                self._players[row.key] = seats_in_words(row)
            return self._players[row.key]
        if column is GameColumn.COUNTS:
            return why_not_of(row)
        if not self._participant:
            return winners_in_words(row)
        return own_outcome_in_words(row, self._participant)

    def printed_heading(self, column: GameColumn) -> str:
        if column is GameColumn.COUNTS:
            return self.tr("Does not count")
        return self.heading(column)

    def printed_text(self, row: GameRow, column: GameColumn) -> str:
        if column is GameColumn.COUNTS and row.why_not is None:
            return ""  # most games count
        return self.text(row, column)

    def short_text(self, row: GameRow, column: GameColumn) -> str:
        if column is GameColumn.ENDED:
            return GameWords().moment(row.ended, briefly=True)
        if column is GameColumn.COUNTS:
            if row.why_not is WhyNot.STOPPED:
                return self.tr("its sums")
            return self.tr("no") if row.why_not else self.tr("yes")  # the reason is elsewhere
        if column is GameColumn.WINNERS and not self._participant and is_shared(row):
            return winners_in_short(row)
        return self.text(row, column)

    def key(self, row: GameRow) -> str:
        return row.key

    def sort_key(self, row: GameRow, column: GameColumn) -> str | float:
        is_moment = column is GameColumn.ENDED
        return row.ended.timestamp() if is_moment else text_key(self.text(row, column))

    def has_highest_first(self, column: GameColumn) -> bool:
        return column is GameColumn.ENDED
