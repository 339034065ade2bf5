"""How many exercises each team of a class has solved, readable from the back row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.counts import TeamCount
from formula_desktop.look import theme as themes
from formula_desktop.look.ink import draw, fill, smooth
from formula_desktop.look.portraits import ground_of, paint_player
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.players import Player
from formula_desktop.widgets.felt_button import line_path, text_width

# In units:
_HEIGHT: Final = 52.0
_WIDEST: Final = 340.0
_GAP: Final = 14.0
_RING: Final = 4.0
_RADIUS: Final = 12.0
_PORTRAIT: Final = 36.0
_INSIDE: Final = 8.0
_LEAST_NAME: Final = 60.0
"""A name that would be smaller is left out: its portrait is there."""


class TeamCounts(QWidget):
    """A plate in the colour of each team, with its number; a ring is around the one that is asked.

    It is as high as it needs to be, and hidden without teams.
    """

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._unit = LIGHT, 1.0
        self._teams: tuple[TeamCount, ...] = ()
        self._asked = 0
        self.hide()

    def show_teams(self, teams: Sequence[TeamCount], asked: int) -> None:
        """Show these teams, of which that with this index is asked."""
        self._teams, self._asked = tuple(teams), asked
        self.setAccessibleName(counts_in_words(teams))
        self.setVisible(bool(teams))
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self.setFixedHeight(round(_HEIGHT * unit))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._teams:
            return
        painter = QPainter(self)
        painter.scale(self._unit, self._unit)
        with smooth(painter):
            room, number = self.width() / self._unit, len(self._teams)
            wide = min(_WIDEST, (room - _GAP * (number - 1)) / number)
            left = (room - number * wide - (number - 1) * _GAP) / 2
            for at, team in enumerate(self._teams):
                place = QRectF(left + at * (wide + _GAP), 0, wide, _HEIGHT)
                self._paint(painter, place, team, is_asked=at == self._asked)
        painter.end()

    def _paint(self, painter: QPainter, place: QRectF, team: TeamCount, *, is_asked: bool) -> None:
        theme = self._theme
        plate = place.adjusted(_RING, _RING, -_RING, -_RING)
        fill(painter, rounded_path(plate, _RADIUS), ground_of(team.colour, theme))
        if is_asked:
            edge = place.adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2)
            draw(painter, rounded_path(edge, _RADIUS + _RING / 2), theme.on_table, _RING)
        middle = plate.center().y()
        number = f"{team.right}"
        widest = text_width(theme, number, themes.SCORE)
        start, end = plate.left() + _INSIDE, plate.right() - _INSIDE - widest
        has_portrait = end - start >= _PORTRAIT + _INSIDE
        at = QPointF(end if has_portrait else plate.center().x() - widest / 2, middle)
        fill(painter, line_path(theme, number, themes.SCORE, at, widest), theme.portrait_ink)
        if not has_portrait:
            return
        portrait = QRectF(start, middle - _PORTRAIT / 2, _PORTRAIT, _PORTRAIT)
        paint_player(painter, portrait, Player(team.name), team.picture, team.colour, theme)
        start += _PORTRAIT + _INSIDE
        widest = end - start - _INSIDE
        if widest >= _LEAST_NAME:
            name = line_path(theme, team.name, themes.NAME, QPointF(start, middle), widest)
            fill(painter, name, theme.portrait_ink)


def counts_in_words(teams: Sequence[TeamCount]) -> str:
    """How many each team has solved, for screen readers."""
    return ", ".join(f"{team.name}: {team.right}" for team in teams)
