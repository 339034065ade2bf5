"""The numbers to be proud of, on paper: games and rounds won, each with a star."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import fill
from formula_desktop.look.shapes import star_path
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.words.results import number_in_words
from formula_desktop.pages.standings.facts import Proud
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import Ground

# In units:
_LINE: Final = 42.0
_WIDTH: Final = 480.0
_REACH: Final = 15.0
_TEXT: Final = 44.0


class PrintedWins(Block):
    """A line for each number."""

    def __init__(self, proud: Sequence[Proud]) -> None:
        self._proud = proud
        self.size = QSizeF(_WIDTH, _LINE * len(proud))

    def paint(self, painter: QPainter, ground: Ground) -> None:
        for at, each in enumerate(self._proud):
            middle = (at + 0.5) * _LINE
            if each.is_won:
                fill(painter, star_path(QPointF(_REACH, middle), _REACH), LIGHT.go)
            text = f"{number_in_words(each.number)} {each.what}"
            high = ground.height_of(look.TITLE)
            left = _TEXT if each.is_won else 0.0
            place = QRectF(left, middle - high / 2, _WIDTH - left, high)
            ground.write(painter, look.TITLE, place, text)
