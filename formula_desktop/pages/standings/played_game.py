"""A finished game on a person's page; a click looks back on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import fill
from formula_desktop.look.theme import Size, Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.models.words.results import (
    outcome_in_words,
    own_outcome_in_words,
    own_outcomes,
    own_turns_in_words,
    seats_in_words,
    stopped_in_words,
)
from formula_desktop.results.standings import GameRow
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.widgets.felt_button import FeltButton, line_path, text_width
from formula_desktop.widgets.plain_text import set_tooltip

# In units:
_WIDE: Final = 400
_LINE: Final = 1.3  # the height of a line, as a multiple of its em square
_EDGE: Final = 14
_GAP: Final = 18
_ABOVE: Final = 9  # above and below the lines


class PlayedGame(FeltButton):
    """The outcome of a game for one person, who played, and when."""

    def __init__(self) -> None:
        super().__init__(look.SEAT_RADIUS)
        self.row: GameRow | None = None
        self._outcome = ""
        self._is_won = False
        self._lines = ("", "")

    @property
    def _wanted(self) -> Size:
        lines = self._theme.size_of(look.SMALL) + self._theme.size_of(look.SMALLEST)
        return Size(_WIDE, lines * _LINE + 2 * _ABOVE)

    def show_game(self, row: GameRow, participant: str) -> None:
        """Show a game in the current language, with the outcome for a participant."""
        self.row = row
        outcome = own_outcome_in_words(row, participant)
        self._outcome = outcome[:1].upper() + outcome[1:]  # the rest may be the name of a team
        has_won = Outcome.WON in own_outcomes(row, participant)
        self._is_won = has_won and row.why_not is not WhyNot.STOPPED
        parts = (WORDS[row.game].name(), own_turns_in_words(row), GameWords().moment(row.ended))
        when = "   ·   ".join(filter(None, parts))
        self._lines = (seats_in_words(row), when)
        self.setText(self.tr("Look back"))
        self.setShortcut(QKeySequence())
        everything = "\n".join((self._outcome, *self._lines))
        self.setAccessibleName(", ".join((self.text(), self._outcome, *self._lines)))
        set_tooltip(self, everything)
        self.update()

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        theme, middle = self._theme, size.height / 2
        ink = theme.on_table_good if self._is_won else theme.on_table
        width = text_width(theme, self._outcome, look.NAME)
        at = QPointF(_EDGE, middle)
        fill(painter, line_path(theme, self._outcome, look.NAME, at, size.width / 3), ink)
        last = size.width - _EDGE - text_width(theme, self.text(), look.SMALL)
        at = QPointF(last, middle)
        fill(painter, line_path(theme, self.text(), look.SMALL, at, size.width / 2), theme.on_table)
        left = _EDGE + max(width, _widest_outcome(theme)) + _GAP
        kinds = ((look.SMALL, theme.on_table), (look.SMALLEST, theme.on_table_soft))
        heights = [theme.size_of(kind) * _LINE for kind, _ in kinds]
        y = middle - sum(heights) / 2
        room = last - _GAP - left
        lines = (self._seats(room), self._lines[1])
        for text, (kind, ink), height in zip(lines, kinds, heights, strict=True):
            at = QPointF(left, y + height / 2)
            fill(painter, line_path(theme, text, kind, at, room), ink)
            y += height

    def _seats(self, room: float) -> str:
        """The players with their points; long names are shortened so that the points stay."""
        whole, metrics = self._lines[0], QFontMetricsF(self._theme.font(look.SMALL))
        if self.row is None or metrics.horizontalAdvance(whole) <= room:
            return whole
        rest = metrics.horizontalAdvance(seats_in_words(self.row, lambda _name: ""))
        most, middle = (room - rest) / len(self.row.seats), Qt.TextElideMode.ElideMiddle
        return seats_in_words(self.row, lambda name: metrics.elidedText(name, middle, most))


def _widest_outcome(theme: Theme) -> float:
    words = [*(outcome_in_words(each) for each in Outcome), stopped_in_words()]
    return max(text_width(theme, each.capitalize(), look.NAME) for each in words)
