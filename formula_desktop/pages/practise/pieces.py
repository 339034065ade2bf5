"""A few cards or tiles side by side, as the picture of what somebody practises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.arguments import FORMULA
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.models.words.spoken import operator_in_words
from formula_desktop.practise.wanted import USUAL, Wanted

_HIGH: Final = 104  # the most, in units
_LEAST: Final = 40
_MOST: Final = 1.4
"""How much larger than on a table a tile is at most."""
_BETWEEN: Final = 10.0

_CARDS: Final = ("8", look.CARD, look.SYMBOL)
_TILES: Final = ("7", look.TILE, look.TILE)


def pieces_of(game: str, shown: Sequence[str]) -> tuple[Face, ...]:
    """A card or tile with the digit that stands for a game, and others with signs."""
    digit, of_digit, of_sign = _CARDS if game == FORMULA else _TILES
    others = (Face(FaceKind.SYMBOL, each, of_sign) for each in shown)
    return Face(FaceKind.DIGIT, digit, of_digit), *others


class WantedPicture(QWidget):
    """A card or tile of the game, and the signs that are practised."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._unit = LIGHT, 1.0
        self._wanted = USUAL
        self._faces = Faces(LIGHT, 1.0)

    def show_wanted(self, wanted: Wanted) -> None:
        """Show the picture of what is practised."""
        self._wanted = wanted
        said = map(operator_in_words, wanted.range.operators)
        self.setAccessibleName(", ".join(said))
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self.setMinimumHeight(round(_LEAST * unit))
        self.setMaximumHeight(round(_HIGH * unit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        now = self._wanted
        texts = [signs()[each.value] for each in now.range.operators]
        faces = pieces_of(now.game, texts)
        high = faces[0].size.height
        shrunk = min(self.height() / high, _MOST * self._unit)
        self._faces.change(theme=self._theme, scale=shrunk * self.devicePixelRatioF())
        wide = sum(each.size.width for each in faces) + _BETWEEN * (len(faces) - 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        beside, above = self.width() - wide * shrunk, self.height() - high * shrunk
        painter.translate(beside / 2, above / 2)
        painter.scale(shrunk, shrunk)
        left = 0.0
        for face in faces:
            self._faces.paint(painter, face, QPointF(left, (high - face.size.height) / 2))
            left += face.size.width + _BETWEEN
        painter.end()
