"""What everybody has at the end of a round or game: small pictures with numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.ink import fill
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.models.words.signs import signed
from formula_desktop.players import Player
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.felt_button import line_path, text_width

# In units:
_PORTRAIT: Final = 42
_GAP: Final = 8  # between a portrait and its number
_WIDEST: Final = 176  # for one player
_EDGE: Final = 4  # beside a name
_LINE: Final = 1.3  # the height of a line, as a multiple of its em square


class Score(NamedTuple):
    """A player at a seat, the name to show, what the player has, and what that is made of."""

    seat: int
    player: Player
    name: str
    number: int
    split: str = ""

    @property
    def said(self) -> str:
        """The same for screen readers."""
        said = f"{self.name} {signed(self.number)}"
        return f"{said} = {self.split}" if self.split else said


class Scores(QWidget):
    """A portrait, a number with what it is made of, and a name for each player, side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[Score, ...] = ()
        self.faces: tuple[SavedSeat, ...] = ()
        """The pictures of all players; empty if unknown."""
        self._theme, self._unit = LIGHT, 1.0

    def show_scores(self, shown: tuple[Score, ...], what: str) -> None:
        """Show these; `what` says what the numbers are, for screen readers."""
        self.shown = shown
        self.setAccessibleName(what)
        self.setAccessibleDescription(", ".join(each.said for each in shown))
        self.updateGeometry()
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._theme, self._unit = theme, unit
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        lines = 2 if any(each.split for each in self.shown) else 1
        height = max(_PORTRAIT, self._number_height) + lines * self._name_height
        return QSize(1, round(height * self._unit))

    @property
    def _number_height(self) -> float:
        return self._theme.size_of(look.LINE) * _LINE

    @property
    def _name_height(self) -> float:
        return self._theme.size_of(look.SMALL) * _LINE

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._unit, self._unit)
        width = self.width() / self._unit
        each = min(width / len(self.shown), _WIDEST)
        left = (width - each * len(self.shown)) / 2
        for at, score in enumerate(self.shown):
            face = self.faces[score.seat] if self.faces else SavedSeat()
            self._paint(painter, score, face, left + at * each, each)
        painter.end()

    def _paint(
        self, painter: QPainter, score: Score, face: SavedSeat, left: float, width: float
    ) -> None:
        theme, number = self._theme, signed(score.number)
        wide = text_width(theme, number, look.LINE)
        upper = max(_PORTRAIT, self._number_height)
        start = left + (width - _PORTRAIT - _GAP - wide) / 2
        portrait = QRectF(start, (upper - _PORTRAIT) / 2, _PORTRAIT, _PORTRAIT)
        paint_player(painter, portrait, score.player, face.picture, face.colour, theme)
        at = QPointF(start + _PORTRAIT + _GAP, upper / 2)
        fill(painter, line_path(theme, number, look.LINE, at, width), theme.ink)
        metrics, room = QFontMetricsF(theme.font(look.SMALL)), width - 2 * _EDGE
        name = metrics.elidedText(score.name, Qt.TextElideMode.ElideRight, room)
        at = QPointF(left + width / 2, upper + self._name_height / 2)
        for line in (score.split, name) if score.split else (name,):
            fill(painter, line_path(theme, line, look.SMALL, at, room, centred=True), theme.ink)
            at += QPointF(0, self._name_height)
