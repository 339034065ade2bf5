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

# In units:
_STEP: Final = 48.0
_NUMBER: Final = 24.0
_REACH: Final = 15.0
_LINE: Final = 1.5
_DOT: Final = 2.5


class PrintedStars(Block):
    """The tables from 2 to 10, each with its star below it."""

    def __init__(self, known: Mapping[int, bool]) -> None:
        self._known = known
        self.size = QSizeF(_STEP * len(TABLES), _NUMBER + 2 * _REACH + _LINE)

    def paint(self, painter: QPainter, ground: Ground) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        for at, number in enumerate(TABLES):
            place = QRectF(at * _STEP, 0, _STEP, _NUMBER)
            ground.write(painter, look.BODY, place, str(number), middle)
            centre = QPointF((at + 0.5) * _STEP, _NUMBER + _REACH)
            star = star_of(self._known.get(number))
            if star is Star.FULL:
                fill(painter, star_path(centre, _REACH), LIGHT.go)
            elif star is Star.OUTLINE:
                draw(painter, star_path(centre, _REACH - _LINE / 2), LIGHT.ink_soft, _LINE)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(LIGHT.ink_soft)
                painter.drawEllipse(centre, _DOT, _DOT)
