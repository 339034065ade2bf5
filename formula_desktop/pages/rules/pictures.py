"""The pictures of the rules pages, drawn with the program's own cards, tiles and board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QTransform

from formula_desktop.digifeud.board import Board
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import Bonus
from formula_desktop.digifeud.squares import COLUMNS, SIZE, Direction, Square, beside, square_at
from formula_desktop.formula.play import Formula
from formula_desktop.formula.view import View
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, Faces, paint_place
from formula_desktop.look.shapes import text_path
from formula_desktop.look.squares import paint_square
from formula_desktop.look.theme import Size, Theme
from formula_desktop.pages.rules.cards import Row, cards_row, row_after, row_before, tiles_row
from formula_desktop.table.digifeud.board import tile_face

_CARD_SCALE: Final = 0.58  # of the cards' own size
_TILE_SCALE: Final = 0.86
_PAD: Final = 20.0
_ARROW: Final = 96.0  # from the formula before the play to the one after
_VERDICT: Final = 74.0  # room for the tick or the cross
_PITCH: Final = 48.0
_SIDE: Final = 45.5
_NAMES: Final = 26.0  # room for the names of rows and columns
_FEWEST: Final = 3  # squares across and down
_FIRST_PICTURES: Final = 4  # as many as a page shows, with faces of a size of their own


class Drawing(Protocol):
    """A picture, which is painted when it becomes visible."""

    size: Size
    """In units of its own."""
    scale: float
    """Units of the window per unit of the picture."""

    def paint(self, painter: QPainter, faces: Faces) -> None:
        """Paint the picture in its own units."""


def painted(drawing: Drawing, theme: Theme, width: float, ratio: float) -> QPixmap:
    """Paint a drawing with a width in pixels, for a screen's device pixel ratio."""
    scale = width / drawing.size.width
    height = drawing.size.height * scale
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    faces = _faces(theme, scale * ratio, QCoreApplication.translate("TablePage", "JOKER"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    drawing.paint(painter, faces)
    painter.end()
    return pixmap


@lru_cache(_FIRST_PICTURES)
def _faces(theme: Theme, scale: float, joker_word: str) -> Faces:
    """The faces of a picture, kept for when the rules are opened again."""
    return Faces(theme, scale, joker_word=joker_word, projector=theme.is_projector)


# --- cards ----------------------------------------------------------------------------------------


class RowDrawing:
    """Cards or tiles side by side on the felt."""

    def __init__(self, shown: str, *, are_tiles: bool) -> None:
        self._row = tiles_row(shown) if are_tiles else cards_row(shown)
        self.size = Size(self._row.width + 2 * _PAD, self._row.height + 2 * _PAD)
        self.scale = _TILE_SCALE if are_tiles else _CARD_SCALE

    def paint(self, painter: QPainter, faces: Faces) -> None:
        _paint_felt(painter, faces.theme, self.size)
        _paint_row(painter, faces, self._row, QPointF(_PAD, _PAD))


class FormulaDrawing:
    """The formula before the play, an arrow, the formula after it, and whether it is allowed."""

    def __init__(self, view: View, formula: Formula, *, is_allowed: bool) -> None:
        self._view, self._formula = view, formula
        self._is_allowed = is_allowed
        before, after = self._rows
        width = before.width + _ARROW + after.width + _VERDICT
        self.size = Size(width + 2 * _PAD, before.height + 2 * _PAD)
        self.scale = _CARD_SCALE

    @property
    def _rows(self) -> tuple[Row, Row]:
        """The cards before and after the play, with the current signs."""
        return row_before(self._view), row_after(self._view, self._formula)

    def paint(self, painter: QPainter, faces: Faces) -> None:
        before, after = self._rows
        theme, middle = faces.theme, _PAD + before.middle
        _paint_felt(painter, theme, self.size)
        _paint_row(painter, faces, before, QPointF(_PAD, _PAD))
        x = _PAD + before.width
        _paint_way(painter, theme, QLineF(x + 24, middle, x + _ARROW - 24, middle))
        _paint_row(painter, faces, after, QPointF(x + _ARROW, _PAD))
        centre = QPointF(self.size.width - _PAD - _VERDICT / 2 + 10, middle)
        _paint_verdict(painter, theme, centre, is_allowed=self._is_allowed)


def _paint_row(painter: QPainter, faces: Faces, row: Row, corner: QPointF) -> None:
    for placed in row.places:
        rect = QRectF(corner + placed.at, placed.face.rect.size())
        paint_place(painter, rect, faces.theme)
    for placed in row.faces:
        faces.paint(painter, placed.face, corner + placed.at)


def _paint_felt(painter: QPainter, theme: Theme, size: Size) -> None:
    half = look.THIN_LINE / 2
    painter.setPen(QPen(theme.area_line, look.THIN_LINE))
    painter.setBrush(theme.table_deep)
    rect = QRectF(half, half, size.width - 2 * half, size.height - 2 * half)
    painter.drawRoundedRect(rect, look.SEAT_RADIUS, look.SEAT_RADIUS)


def _round_pen(ink: QColor, width: float) -> QPen:
    solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(ink, width, solid, cap, join)


def _paint_way(painter: QPainter, theme: Theme, line: QLineF) -> None:
    """Paint an arrow from the formula on the table to the one played."""
    painter.setPen(_round_pen(theme.on_table_soft, 7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    end = line.p2()
    painter.drawLine(line)
    painter.drawPolyline(QPolygonF([end + QPointF(-15, -15), end, end + QPointF(-15, 15)]))


def _paint_verdict(painter: QPainter, theme: Theme, centre: QPointF, *, is_allowed: bool) -> None:
    """Paint a tick or a cross in a ring."""
    ink = theme.on_table_good if is_allowed else theme.on_table_wrong
    painter.setPen(_round_pen(ink, 6.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_allowed:
        tick = [QPointF(-13, 1), QPointF(-4, 11), QPointF(14, -11)]
        painter.drawPolyline(QPolygonF([centre + point for point in tick]))
    else:
        for way in (1, -1):
            reach = QPointF(11, 11 * way)
            painter.drawLine(centre - reach, centre + reach)
    painter.setPen(QPen(ink, 3))
    painter.drawEllipse(centre, 28, 28)


# --- the board ------------------------------------------------------------------------------------


class BoardDrawing:
    """The part of a board around a sum, or all of it; new tiles have an edge."""

    def __init__(
        self,
        board: Board,
        laid: Sum | None = None,
        bonuses: Sequence[Bonus] = (),
        *,
        is_allowed: bool = True,
    ) -> None:
        self._board, self._laid, self._bonuses = board, laid, bonuses
        self._is_allowed = is_allowed
        self._columns = self._rows = range(SIZE)
        if laid is not None:
            covered = [square for square, tile in enumerate(board.tiles) if tile]
            covered += [place.square for place in laid.places]
            self._columns = _around([square % SIZE for square in covered])
            self._rows = _around([square // SIZE for square in covered])
        verdict = 0 if laid is None else _VERDICT
        width = _NAMES + len(self._columns) * _PITCH + _PAD + verdict
        self.size = Size(width, _NAMES + len(self._rows) * _PITCH + _PAD)
        self.scale = _TILE_SCALE

    def paint(self, painter: QPainter, faces: Faces) -> None:
        theme = faces.theme
        _paint_felt(painter, theme, self.size)
        self._paint_names(painter, theme)
        for row in self._rows:
            for column in self._columns:
                square = square_at(column, row)
                rect = self._rect(square)
                tile = self._board.tiles[square]
                if tile:
                    faces.paint(painter, _tile(tile), rect.topLeft())
                else:
                    paint_square(painter, theme, rect, self._board.layout.colour(square))
        if self._laid is None:
            return
        for place in self._laid.put_down:
            faces.paint(painter, _tile(place.tile, new=True), self._rect(place.square).topLeft())
        for bonus in self._bonuses:
            _paint_bonus(painter, theme, self._rect(bonus.square), bonus)
        self._paint_direction(painter, theme, self._laid)
        x = _NAMES + len(self._columns) * _PITCH + _VERDICT / 2
        centre = QPointF(x, _NAMES + len(self._rows) * _PITCH / 2)
        _paint_verdict(painter, theme, centre, is_allowed=self._is_allowed)

    def _rect(self, square: Square) -> QRectF:
        column, row = square % SIZE - self._columns.start, square // SIZE - self._rows.start
        return QRectF(_NAMES + column * _PITCH, _NAMES + row * _PITCH, _SIDE, _SIDE)

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        half = _NAMES / 2
        top, left = self._rows.start, self._columns.start
        names = [
            (COLUMNS[column], QPointF(self._rect(square_at(column, top)).center().x(), half))
            for column in self._columns
        ]
        names += [
            (str(row + 1), QPointF(half, self._rect(square_at(left, row)).center().y()))
            for row in self._rows
        ]
        for name, centre in names:
            outline = text_path(name, look.SMALLEST.size, look.SMALLEST.weight, centre)
            painter.fillPath(outline, theme.on_table_soft)

    def _paint_direction(self, painter: QPainter, theme: Theme, laid: Sum) -> None:
        """Paint an arrow before the sum, or beside its first square if a tile is in the way."""
        first, second = (self._rect(place.square).center() for place in laid.places[:2])
        step = second - first
        turn = {Direction.RIGHT: 0, Direction.DOWN: 90, Direction.LEFT: 180, Direction.UP: 270}
        arrow = QPolygonF([QPointF(-9, -11), QPointF(9, 0), QPointF(-9, 11)])
        before = beside(laid.square, laid.direction.opposite)
        if before is not None and self._board.tiles[before]:
            place = first - QPointF(abs(step.y()), abs(step.x()))
        else:
            place = first - step * (0.5 + 14 / _PITCH)
        where = QTransform.fromTranslate(place.x(), place.y()).rotate(turn[laid.direction])
        painter.setPen(QPen(theme.accent_edge, look.THIN_LINE))
        painter.setBrush(theme.accent)
        painter.drawPolygon(where.map(arrow))


def _paint_bonus(painter: QPainter, theme: Theme, rect: QRectF, bonus: Bonus) -> None:
    """Paint the bonus of a digit: the square and its colour are under the tile."""
    is_blue = bonus.colour is Colour.BLUE
    ink = theme.blue_sign if is_blue else theme.red_sign
    painter.setPen(QPen(ink, look.THIN_LINE))
    painter.setBrush(theme.blue_square if is_blue else theme.red_square)
    tag = QRectF(rect.right() - 22, rect.bottom() - 14, 28, 18)
    painter.drawRoundedRect(tag, look.TILE_RADIUS, look.TILE_RADIUS)
    said = text_path(f"+{bonus.points}", look.CARD_WORD.size, look.NAME.weight, tag.center())
    painter.fillPath(said, ink)


def _around(used: Sequence[int]) -> range:
    first, last = max(0, min(used) - 1), min(SIZE - 1, max(used) + 1)
    while last - first + 1 < _FEWEST:
        first, last = max(0, first - 1), min(SIZE - 1, last + 1)
    return range(first, last + 1)


def _tile(tile: str, *, new: bool = False) -> Face:
    return tile_face(tile, Size(_SIDE, _SIDE), new=new)
