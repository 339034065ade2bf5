"""The lists beside Formula's table: players, plays of the round, the result of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position, RoundResult
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.log import LogModel
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.formula import play_in_words
from formula_desktop.models.words.table import player_in_words


class SeatRole(IntEnum):
    """The data of a player's row besides the name."""

    CARDS = Qt.ItemDataRole.UserRole + 1  # how many
    OPEN_HAND = Qt.ItemDataRole.UserRole + 2  # the cards if they are open, else None
    SCORE = Qt.ItemDataRole.UserRole + 3  # in words
    IS_TO_MOVE = Qt.ItemDataRole.UserRole + 4
    PLACE = Qt.ItemDataRole.UserRole + 5  # from 1 on, once out of cards; else 0


class PlayersModel(QAbstractListModel):
    """A row for each seat, in turn order, starting after the tray's seat."""

    def __init__(self, game: FormulaGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._before: tuple[int, ...] = ()
        self._rounds_won: tuple[int, ...] = ()
        self.show(game.position)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the rows; the last one is the tray's."""
        players = len(self._game.match.players)
        shown = self._game.shown_seat
        return tuple((shown + step) % players for step in range(1, players + 1))

    @property
    def stock(self) -> int:
        """The number of cards in the stock at the moment shown."""
        return len(self._position.stock)

    def show(self, position: Position) -> None:
        """Show a moment of the round, which may lag behind the game while cards travel."""
        self._position = position
        match = self._game.match
        over = match.results[:-1] if match.position.is_over else match.results
        seats = range(len(match.players))
        self._before = tuple(sum(result.points[seat] for result in over) for seat in seats)
        self._rounds_won = match.rounds_won
        self.refresh()

    def refresh(self) -> None:
        """Announce that any row may have changed, as in another language."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._game.match.players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        seat = self.seats[index.row()]
        position = self._position
        if role == Qt.ItemDataRole.DisplayRole:
            return player_in_words(self._game.match.players[seat])
        if role == SeatRole.CARDS:
            return len(position.hands[seat])
        if role == SeatRole.OPEN_HAND:
            return position.hands[seat] if self._game.match.options.open_cards else None
        if role == SeatRole.SCORE:
            return self._score(seat)
        if role == SeatRole.IS_TO_MOVE:
            return position.to_move == seat
        if role == SeatRole.PLACE:
            return position.out.index(seat) + 1 if seat in position.out else 0
        return None

    def _score(self, seat: int) -> str:
        if not self._game.match.options.for_points:
            return self.tr("{number} won").format(number=self._rounds_won[seat])
        result = self._position.result()
        earned = result.points[seat] if result else self._position.earned[seat]
        total = self._before[seat] + earned
        points = self.tr("%n point(s)", "", abs(total))  # Qt does not fill in a negative %n
        return f"−{points}" if total < 0 else points


class PlaysModel(LogModel[Position, Play]):
    """A row for each play of the current round."""

    def _cells(self, row: int) -> Sequence[str]:
        play = self.turns[row].play
        points = "" if isinstance(play, Action) else str(self._game.positions[row].points(play))
        return self._name(row), play_in_words(play), points

    def _headers(self) -> Sequence[str]:
        return self.tr("Player"), self.tr("Play"), self.tr("Answer")


@dataclass(frozen=True, slots=True)
class _Standing:
    """One row of the results."""

    place: int
    seat: int


class ResultModel(TextTable):
    """A row for each seat after a round, with the first place on top."""

    read_from_start = frozenset({1})

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._result = match.results[-1]
        self._has_before = len(match.results) > 1  # earlier rounds, which the total includes
        self._totals, self._rounds_won = match.totals, match.rounds_won
        by_total = match.has_reached_target
        self._rows = _by_total(self._totals) if by_total else _standings(self._result)

    def seat(self, row: int) -> int:
        """The seat of a row."""
        return self._rows[row].seat

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def _headers(self) -> list[str]:
        headers = [self.tr("Place"), self.tr("Player"), self.tr("Cards left")]
        if not self._match.options.for_points:
            return [*headers, self.tr("Rounds won")]
        return [
            *headers,
            self.tr("Formulas"),
            self.tr("Cards in hand"),
            self.tr("First out"),
            self.tr("This round"),
            *([self.tr("Before")] if self._has_before else []),
            self.tr("Total"),
        ]

    def _cells(self, row: int) -> list[str]:
        place, result, match = self._rows[row].place, self._result, self._match
        seat = self.seat(row)
        cards = str(len(match.position.hands[seat]))
        cells = [f"{place}.", player_in_words(match.players[seat]), cards]
        if not match.options.for_points:
            return [*cells, str(self._rounds_won[seat])]
        held, bonus, total = result.held[seat], result.bonus[seat], self._totals[seat]
        return [
            *cells,
            _signed(result.earned[seat]),
            f"−{held}" if held else "0",
            f"+{bonus}" if bonus else "",
            _signed(result.points[seat]),
            *([_signed(total - result.points[seat])] if self._has_before else []),
            _signed(total),
        ]


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _by_total(totals: tuple[int, ...]) -> list[_Standing]:
    """The rows after a match for points; equal totals share a place."""
    seats = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [_Standing(1 + sum(total > totals[seat] for total in totals), seat) for seat in seats]


def _standings(result: RoundResult) -> list[_Standing]:
    rows: list[_Standing] = []
    for seats in result.places:
        place = len(rows) + 1
        rows += [_Standing(place, seat) for seat in seats]
    return rows
