"""The lists beside Formula's table: players, plays of the round, the result of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position, RoundResult
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.log import LogModel
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.formula import play_in_words
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import player_in_words


class Players(QObject):
    """The players of a round at the moment shown."""

    def __init__(self, game: FormulaGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.show(game.position)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in their order, so that few move when the tray's changes; that one is last."""
        shown = self._game.shown_seat
        others = [seat for seat in range(len(self._game.players)) if seat != shown]
        return *others, shown

    def show(self, position: Position) -> None:
        """Show a moment of the round, which may lag behind the game while cards travel."""
        self.position = position
        match = self._game.state
        over = match.results[:-1] if match.position.is_over else match.results
        seats = range(len(match.players))
        self._before = tuple(sum(result.points[seat] for result in over) for seat in seats)
        self._rounds_won = match.rounds_won

    def score(self, seat: int) -> str:
        """The score of a seat in words; empty as long as nobody has won a round that is counted."""
        if not self._game.state.options.for_points:
            if not any(self._rounds_won):
                return ""
            return self.tr("{number} won").format(number=self._rounds_won[seat])
        result = self.position.result()
        earned = result.points[seat] if result else self.position.earned[seat]
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
        return self.tr("Player"), self.tr("Move"), self.tr("Answer")


class _Standing(NamedTuple):
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
        if match.options.for_points:
            self._rows = _by_points(
                self._totals if match.has_reached_target else self._result.points
            )
        else:
            self._rows = _by_place(self._result)

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
            signed(result.earned[seat]),
            f"−{held}" if held else "0",
            f"+{bonus}" if bonus else "",
            signed(result.points[seat]),
            *([signed(total - result.points[seat])] if self._has_before else []),
            signed(total),
        ]


def _by_points(points: tuple[int, ...]) -> list[_Standing]:
    """The rows by the points of a round or match; equal points share a place."""
    seats = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [_Standing(1 + sum(each > points[seat] for each in points), seat) for seat in seats]


def _by_place(result: RoundResult) -> list[_Standing]:
    rows: list[_Standing] = []
    for seats in result.places:
        place = len(rows) + 1
        rows += [_Standing(place, seat) for seat in seats]
    return rows
