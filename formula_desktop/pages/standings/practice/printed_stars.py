"""The stars of the tables of multiplication, on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import star_path
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.standings.practice.stars import TABLES, Star, star_of
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import Ground

# In points:
_STEP: Final = 42.0
_TITLE: Final = 22.0
_NUMBER: Final = 18.0
_REACH: Final = 13.0
_LINE: Final = 1.2


class PrintedStars(Block):
    """The tables from 2 to 10, each with its star below it."""

    def __init__(self, title: str, known: Mapping[int, bool]) -> None:
        self._title, self._known = title, known
        self.size = QSizeF(_STEP * len(TABLES), _TITLE + _NUMBER + 2 * _REACH + _LINE)

    def paint(self, painter: QPainter, ground: Ground) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        whole = QRectF(0, 0, self.size.width(), _TITLE)
        ground.write(painter, look.HEADING, whole, self._title, middle)
        for at, number in enumerate(TABLES):
            place = QRectF(at * _STEP, _TITLE, _STEP, _NUMBER)
            ground.write(painter, look.BODY, place, str(number), middle)
            centre = QPointF((at + 0.5) * _STEP, _TITLE + _NUMBER + _REACH)
            star = star_of(self._known.get(number))
            if star is Star.FULL:
                fill(painter, star_path(centre, _REACH), LIGHT.go)
            else:
                draw(painter, star_path(centre, _REACH), LIGHT.line, _LINE)
