"""Digifeud's whole board on paper, with the names of its columns and rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.squares import COLUMNS, SIZE, SQUARES
from formula_desktop.look.ink import fill
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import MIDDLE, Ground
from formula_desktop.paper.pieces import bonus_on, paint_square, paint_tile

_NAME: Final = TextSize(9, 600)
_NAMES: Final = 14.0  # points
_AROUND_TILE: Final = 0.04  # of a square's side
_BONUS: Final = 0.2  # the em square of a bonus on a tile, as a share of the square's side
_BONUS_FROM_EDGE: Final = QPointF(0.29, 0.16)
_BOLD: Final = 700


class WholeBoard(Block):
    """All squares, and the tiles on them; a tile on a coloured square keeps its bonus."""

    def __init__(self, layout: Layout, side: float, tiles: Sequence[str] = ()) -> None:
        """`side` is that of a square, in points."""
        self._layout, self._side = layout, side
        self._tiles = tiles or ("",) * len(SQUARES)
        self.size = QSizeF(_NAMES + SIZE * side, _NAMES + SIZE * side)

    def paint(self, painter: QPainter, ground: Ground) -> None:
        side = self._side
        for square, tile in zip(SQUARES, self._tiles, strict=True):
            row, column = divmod(square, SIZE)
            rect = QRectF(_NAMES + column * side, _NAMES + row * side, side, side)
            paint_square(painter, rect, self._layout.colour(square))
            if tile:
                inset = _AROUND_TILE * side
                paint_tile(painter, rect.adjusted(inset, inset, -inset, -inset), tile)
                bonus = bonus_on(self._layout.colour(square))
                corner = rect.bottomRight() - _BONUS_FROM_EDGE * side
                fill(painter, text_path(bonus, _BONUS * side, _BOLD, corner), LIGHT.ink)
        high = ground.height_of(_NAME)
        for at, name in enumerate(COLUMNS):
            place = QRectF(_NAMES + at * side, 0, side, _NAMES)
            ground.write(painter, _NAME, place, name, MIDDLE, LIGHT.ink_soft)
            top = _NAMES + (at + 0.5) * side - high / 2
            place = QRectF(0, top, _NAMES, high)
            ground.write(painter, _NAME, place, str(at + 1), MIDDLE, LIGHT.ink_soft)
