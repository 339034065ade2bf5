"""The list of all sums beside Digifeud's board."""

from __future__ import annotations

from collections.abc import Sequence

from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.squares import Square
from formula_desktop.models.table.log import LogModel
from formula_desktop.models.words.digifeud import bonuses_in_words, play_in_words, points_in_words
from formula_desktop.models.words.table import stops_in_words


class SumsModel(LogModel[Position, Play]):
    """A row for each play of the game."""

    def squares(self, row: int) -> tuple[Square, ...]:
        """The squares of a row's sum, empty for another play."""
        play = self.turns[row].play if 0 <= row < len(self.turns) else None
        return (play.squares or ()) if isinstance(play, Sum) else ()

    def _points(self, row: int) -> Points | None:
        play = self.turns[row].play
        if not isinstance(play, Sum):
            return None
        return points_of(play, self._game.positions[row].board.layout)

    def _cells(self, row: int) -> Sequence[str]:
        points = self._points(row)
        if self._is_agreed(row):
            return str(row + 1), stops_in_words(), ""
        return (
            f"{row + 1} {self._name(row)}",
            play_in_words(self.turns[row].play),
            "" if points is None else str(points.total),
        )

    def _explanation(self, row: int) -> str | None:
        points = self._points(row)
        if points is None:
            return None
        return "\n".join((points_in_words(points), *bonuses_in_words(points)))

    def _headers(self) -> Sequence[str]:
        return self.tr("Player"), self.tr("Sum"), self.tr("Points")
