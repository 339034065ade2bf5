"""The standings of a game: a row for each participant, with numbers as the language writes them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.results.table import ResultsModel, text_key
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import (
    mean_in_words,
    number_in_words,
    participant_in_words,
    share_in_words,
)
from formula_desktop.results.participants import Participant
from formula_desktop.results.standings import Standing


class Column(Enum):
    """The columns that standings can have, each with its field of `Standing`."""

    PARTICIPANT = "participant"
    GAMES = "games"
    WON = "won"
    LOST = "lost"
    TIED = "tied"
    ROUNDS = "rounds"
    ROUNDS_WON = "rounds_won"
    SCORE = "score"
    STRENGTH = "strength"
    HIGHEST_GAME = "highest_game"
    HIGHEST_SUM = "highest_sum"
    MEAN_PER_TURN = "mean_per_turn"
    HINTS_SHARE = "hints_share"


_OF_ROUNDS: Final = (Column.ROUNDS, Column.ROUNDS_WON)
_OF_RATED: Final = (Column.SCORE, Column.STRENGTH)

_IN_SHORT: Final = (
    Column.PARTICIPANT,
    Column.GAMES,
    Column.WON,
    Column.ROUNDS_WON,
    Column.HIGHEST_GAME,
    Column.HIGHEST_SUM,
)

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
    """The number in a column."""
    number: int | Fraction | None = getattr(standing, column.value)
    return number


class StandingsModel(ResultsModel[Standing, Column]):
    """Shows the standings of one of the games."""

    def __init__(self, parent: QObject | None = None, game: str = next(iter(KINDS))) -> None:
        super().__init__(parent)
        self.show_standings(game, ())

    def show_standings(
        self, game: str, standings: Iterable[Standing], *, in_short: bool = False
    ) -> None:
        """Show the standings of a game; `in_short` only what a child asks for."""
        self.game, self.columns = game, COLUMNS[game]
        self._in_short = in_short
        if in_short:
            self.columns = tuple(each for each in COLUMNS[game] if each in _IN_SHORT)
        self.show_rows(standings)

    def title(self, game: str, players: int | None) -> str:
        """The title of a game's standings; `players` is a number of players, None for all."""
        text = self.tr("Standings of {game}")
        if players is not None:
            text = self.tr("Standings of {game} with %n player(s)", "", players)
        return text.format(game=WORDS[game].name())

    def heading(self, column: Column) -> str:
        if self._in_short:
            plain = {
                Column.PARTICIPANT: self.tr("Player"),
                Column.GAMES: self.tr("Played"),
                Column.WON: self.tr("Games won"),
            }
            if column in plain:
                return plain[column]
        if KINDS[self.game].has_rounds:
            own = {
                Column.GAMES: self.tr("Matches"),
                Column.HIGHEST_GAME: self.tr("Best match"),
                Column.HIGHEST_SUM: self.tr("Best formula"),
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
            Column.HIGHEST_GAME: self.tr("Best game"),
            Column.HIGHEST_SUM: self.tr("Best sum"),
            Column.MEAN_PER_TURN: self.tr("Average per turn"),
            Column.HINTS_SHARE: self.tr("Turns with a hint"),
        }[column]

    def explanation(self, column: Column) -> str:
        return {
            Column.SCORE: self.tr("A win adds 4 to 16, a loss 1 to 3"),
            Column.STRENGTH: self.tr("100 is the average of everybody"),
            Column.HIGHEST_GAME: self.tr(
                "The most points in one game, without those of the hint’s sums"
            ),
            Column.HIGHEST_SUM: self.tr("The most points in one turn"),
            Column.MEAN_PER_TURN: self.tr(
                "Points per turn, including the hint’s sums and turns in which nothing was laid"
            ),
            Column.HINTS_SHARE: self.tr("Turns in which a hint was used"),
        }.get(column, "")

    def text(self, row: Standing, column: Column) -> str:
        if column is Column.PARTICIPANT:
            return participant_in_words(row.participant)
        if column is Column.MEAN_PER_TURN:
            return mean_in_words(row.mean_per_turn)
        if column is Column.HINTS_SHARE:
            return share_in_words(row.hints_share)
        number = value_of(row, column)
        return number_in_words(None if number is None else int(number))

    def key(self, row: Standing) -> str:
        return row.participant.key

    def sort_key(self, row: Standing, column: Column) -> str | float:
        """The sort key of a standing; a missing value sorts below any number."""
        if column is Column.PARTICIPANT:
            return sorted_name(row.participant)
        number = value_of(row, column)
        return float("-inf") if number is None else float(number)

    def participant(self, row: Standing, column: Column) -> Participant | None:
        return row.participant if column is Column.PARTICIPANT else None

    def is_number(self, column: Column) -> bool:
        return column is not Column.PARTICIPANT


def sorted_name(participant: Participant) -> str:
    """The sort key of a participant: persons by name, then computers by level."""
    level = participant.level
    if level is None:
        return "0" + text_key(participant.name)
    return f"1{list(type(level)).index(level)}"
