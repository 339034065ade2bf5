"""An exercise of Digifeud on paper: a part of the board, the rack, and places to write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.squares import CENTRE, COLUMNS, SIZE, Square, square_at
from formula_desktop.digifeud.tiles import EQUALS
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import MIDDLE, Ground
from formula_desktop.paper.pieces import paint_gap, paint_square, paint_tile
from formula_desktop.paper.worksheet_words import WorksheetWords
from formula_desktop.practise.digifeud.frames import given
from formula_desktop.practise.digifeud.positions import alone
from formula_desktop.practise.exercise import SEAT, WITH_GAP, Exercise, Task
from formula_desktop.practise.trying import shown

# In points:
_LARGE: Final = 26.0  # a square of a sum to complete
_SMALL: Final = 17.0  # a square of a larger part of the board
_TILE: Final = 17.0  # on the rack
_TILES_APART: Final = 1.5
_GAP: Final = 8.0
_NAMES: Final = 10.0
_LINE: Final = 17.0
_NAME: Final = TextSize(7, 600)
_LABEL: Final = TextSize(9, 600)
_POINTS: Final = 0.3  # of a line to write on: the part for the points

_AROUND_ALL: Final = 2  # squares around everything that lies there
_MIDDLE: Final = [CENTRE - 2 * (SIZE + 1), CENTRE + 2 * (SIZE + 1)]
"""The corners of what is used of an empty board."""


class BoardExercise(Block):
    """A part of the board with places to write in; if any sum is to be found, the rack too."""

    def __init__(self, exercise: Exercise) -> None:
        position = exercise.position
        assert isinstance(position, Position)  # it is an exercise of Digifeud
        self._exercise, self._position = exercise, position
        self._is_complete = exercise.task in WITH_GAP
        self._tiles = {} if self._is_complete else dict(_lying(position))
        self._gaps: set[Square] = set()
        used, around = [*self._tiles] or _MIDDLE, _AROUND_ALL
        if self._is_complete:
            used, around = self._fill_frame(), 0
        self._columns = _reach([square % SIZE for square in used], around)
        self._rows = _reach([square // SIZE for square in used], around)
        self._side = _LARGE if self._is_complete else _SMALL
        names = 0.0 if self._is_complete else _NAMES
        self._corner = names
        self._board = QSizeF(
            names + len(self._columns) * self._side, names + len(self._rows) * self._side
        )
        self.size = self._board
        if not self._is_complete:
            wide = max(self._board.width(), 12 * (_TILE + _TILES_APART))
            lines = 2  # how many points, and what is written
            high = self._board.height() + _GAP + _TILE + lines * (_GAP + _LINE)
            self.size = QSizeF(wide, high)

    def _fill_frame(self) -> list[Square]:
        """Lay the tiles that are given, leave gaps for the others, and return all squares."""
        self._exercise = alone(self._exercise)
        solution = shown(self._exercise)
        assert isinstance(solution, Sum)  # otherwise it is no exercise
        self._tiles |= {each.square: each.tile for each in given(self._exercise.frame)}
        self._gaps = {each.square for each in solution.put_down} - {*self._tiles}
        return [each.square for each in solution.places]

    def paint(self, painter: QPainter, ground: Ground) -> None:
        self._paint_board(painter)
        if not self._is_complete:
            self._paint_names(painter, ground)
            self._paint_below(painter, ground)

    def _rect(self, square: Square) -> QRectF:
        column, row = square % SIZE - self._columns.start, square // SIZE - self._rows.start
        left, top = (self._corner + at * self._side for at in (column, row))
        return QRectF(left, top, self._side, self._side)

    def _paint_board(self, painter: QPainter) -> None:
        layout = None if self._is_complete else self._position.board.layout  # it stands alone
        for row in self._rows:
            for column in self._columns:
                square = square_at(column, row)
                rect = self._rect(square)
                if layout is not None:
                    paint_square(painter, rect, layout.colour(square))
                if square in self._tiles:
                    inner = rect.adjusted(0.8, 0.8, -0.8, -0.8)
                    paint_tile(painter, inner, self._tiles[square])
        for square in self._gaps:
            paint_gap(painter, self._rect(square))

    def _paint_names(self, painter: QPainter, ground: Ground) -> None:
        for column in self._columns:
            place = self._rect(square_at(column, self._rows.start)).translated(0, -_NAMES)
            ground.write(painter, _NAME, place, COLUMNS[column], MIDDLE, LIGHT.ink_soft)
        high = ground.height_of(_NAME)
        for row in self._rows:
            rect = self._rect(square_at(self._columns.start, row))
            place = QRectF(0, rect.center().y() - high / 2, _NAMES - 1, high)
            ground.write(painter, _NAME, place, str(row + 1), MIDDLE, LIGHT.ink_soft)

    def _paint_below(self, painter: QPainter, ground: Ground) -> None:
        """Paint the rack, what is asked, and the line to write on."""
        rack = self._position.racks[SEAT]
        top = self._board.height() + _GAP
        for at, tile in enumerate((*rack.digits, *rack.operators, EQUALS)):
            left = at * (_TILE + _TILES_APART)
            paint_tile(painter, QRectF(left, top, _TILE, _TILE), tile)
        top += _TILE + _GAP
        words = WorksheetWords()
        is_best = self._exercise.task is Task.MOST_POINTS
        said = words.at_most if is_best else words.at_least
        ground.write(painter, _LABEL, self._line(top), said(self._exercise.goal))
        top += _LINE
        line = self._line(top)
        right = line.width() * _POINTS
        ground.write_line(painter, _LABEL, line.adjusted(0, 0, -right, 0), words.sum())
        line.setLeft(line.right() - right + _GAP)
        ground.write_line(painter, _LABEL, line, words.points())

    def _line(self, top: float) -> QRectF:
        return QRectF(0, top, self.size.width(), _LINE)


def _lying(position: Position) -> Iterable[tuple[Square, str]]:
    return ((square, tile) for square, tile in enumerate(position.board.tiles) if tile)


def _reach(used: list[int], around: int) -> range:
    """The columns or rows that are used, and some around them."""
    return range(max(0, min(used) - around), min(SIZE, max(used) + around + 1))
