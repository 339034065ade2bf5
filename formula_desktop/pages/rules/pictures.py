"""The pictures of the rules pages, drawn with the program's own cards, tiles and board.

A picture's layout gives its size in units. It is painted when it becomes visible.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF, QTransform

from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import Bonus
from formula_desktop.digifeud.squares import COLUMNS, SIZE, Direction, Square, beside, square_at
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, Faces, paint_place
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import Size, Theme
from formula_desktop.pages.rules.cards import Row, cards_row, row_after, row_before
from formula_desktop.pages.rules.parts import (
    BoardExample,
    BoardPicture,
    Cards,
    FormulaExample,
    Picture,
)
from formula_desktop.table.digifeud.board import paint_square, tile_face

_CARD_SCALE: Final = 0.58  # of the cards' own size
_TILE_SCALE: Final = 0.86
_PAD: Final = 20.0
_ARROW: Final = 96.0  # from the formula before the play to the one after
_VERDICT: Final = 74.0  # room for the tick or the cross
_PITCH: Final = 48.0
_SIDE: Final = 45.5
_NAMES: Final = 26.0  # room for the names of rows and columns
_FEWEST: Final = 3  # squares across and down


class Drawing(Protocol):
    """A picture with a size in units that can paint itself."""

    @property
    def size(self) -> Size:
        """The size in units."""

    @property
    def scale(self) -> float:
        """Units of the window per unit of the picture."""

    def paint(self, painter: QPainter, faces: Faces) -> None:
        """Paint the picture in its own units."""


def drawing_of(picture: Picture) -> Drawing:
    """The drawing of a picture in the rules."""
    if isinstance(picture, Cards):
        return RowDrawing(cards_row(picture.shown, are_tiles=picture.tiles), picture.tiles)
    if isinstance(picture, FormulaExample):
        is_allowed = picture.reason is None
        return FormulaDrawing(row_before(picture), row_after(picture), is_allowed)
    if isinstance(picture, BoardPicture):
        return BoardDrawing(empty_board(Options()), None, None)
    return _board_drawing(picture)


def painted(drawing: Drawing, theme: Theme, width: float, ratio: float) -> QPixmap:
    """Paint a drawing with a width in pixels, for a screen's device pixel ratio."""
    scale = width / drawing.size.width
    height = drawing.size.height * scale
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    word = QCoreApplication.translate("TablePage", "JOKER")
    faces = Faces(theme, scale * ratio, joker_word=word, projector=theme.is_projector)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    drawing.paint(painter, faces)
    painter.end()
    return pixmap


# --- cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RowDrawing:
    """Cards or tiles side by side on the felt."""

    row: Row
    are_tiles: bool

    @property
    def size(self) -> Size:
        return Size(self.row.width + 2 * _PAD, self.row.height + 2 * _PAD)

    @property
    def scale(self) -> float:
        return _TILE_SCALE if self.are_tiles else _CARD_SCALE

    def paint(self, painter: QPainter, faces: Faces) -> None:
        _paint_felt(painter, faces.theme, self.size)
        _paint_row(painter, faces, self.row, QPointF(_PAD, _PAD))


@dataclass(frozen=True, slots=True)
class FormulaDrawing:
    """The formula before the play, an arrow, the formula after it, and whether it is allowed."""

    before: Row
    after: Row
    is_allowed: bool

    @property
    def size(self) -> Size:
        width = self.before.width + _ARROW + self.after.width + _VERDICT
        return Size(width + 2 * _PAD, self.before.height + 2 * _PAD)

    @property
    def scale(self) -> float:
        return _CARD_SCALE

    def paint(self, painter: QPainter, faces: Faces) -> None:
        theme, middle = faces.theme, _PAD + self.before.middle
        _paint_felt(painter, theme, self.size)
        _paint_row(painter, faces, self.before, QPointF(_PAD, _PAD))
        x = _PAD + self.before.width
        _paint_way(painter, theme, QLineF(x + 24, middle, x + _ARROW - 24, middle))
        _paint_row(painter, faces, self.after, QPointF(x + _ARROW, _PAD))
        centre = QPointF(self.size.width - _PAD - _VERDICT / 2 + 10, middle)
        _paint_verdict(painter, theme, centre, is_allowed=self.is_allowed)


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


def _paint_way(painter: QPainter, theme: Theme, line: QLineF) -> None:
    """Paint an arrow from the formula on the table to the one played."""
    pen = QPen(theme.on_table_soft, 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    end = line.p2()
    painter.drawLine(line)
    painter.drawPolyline(QPolygonF([end + QPointF(-15, -15), end, end + QPointF(-15, 15)]))


def _paint_verdict(painter: QPainter, theme: Theme, centre: QPointF, *, is_allowed: bool) -> None:
    """Paint a tick or a cross in a ring."""
    ink = theme.on_table_good if is_allowed else theme.on_table_wrong
    pen = QPen(ink, 6.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
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


def _board_drawing(example: BoardExample) -> BoardDrawing:
    is_allowed = example.reason is None
    bonuses = example.points.bonuses if is_allowed else ()
    return BoardDrawing(example.board, example.laid, is_allowed, bonuses)


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """The part of the board around a sum, or the whole board; new tiles have an edge."""

    board: Board
    laid: Sum | None
    is_allowed: bool | None
    bonuses: tuple[Bonus, ...] = ()

    @property
    def _area(self) -> tuple[range, range]:
        """The columns and rows to show, with a margin of one square around the covered ones."""
        covered = [square for square, tile in enumerate(self.board.tiles) if tile]
        if self.laid is None:
            return range(SIZE), range(SIZE)
        covered += [place.square for place in self.laid.places]
        columns, rows = zip(*((at % SIZE, at // SIZE) for at in covered), strict=True)
        return _around(columns), _around(rows)

    @property
    def size(self) -> Size:
        columns, rows = self._area
        verdict = _VERDICT if self.is_allowed is not None else 0
        width = _NAMES + len(columns) * _PITCH + _PAD + verdict
        return Size(width, _NAMES + len(rows) * _PITCH + _PAD)

    @property
    def scale(self) -> float:
        return _TILE_SCALE

    def paint(self, painter: QPainter, faces: Faces) -> None:
        theme = faces.theme
        columns, rows = self._area
        _paint_felt(painter, theme, self.size)
        self._paint_names(painter, theme)
        for row in rows:
            for column in columns:
                square = square_at(column, row)
                rect = self._rect(square)
                tile = self.board.tiles[square]
                if tile:
                    faces.paint(painter, _tile(tile), rect.topLeft())
                else:
                    paint_square(painter, theme, rect, self.board.layout.colour(square))
        if self.laid is None:
            return
        for place in self.laid.put_down:
            faces.paint(painter, _tile(place.tile, new=True), self._rect(place.square).topLeft())
        for bonus in self.bonuses:
            _paint_bonus(painter, theme, self._rect(bonus.square), bonus)
        self._paint_direction(painter, theme, self.laid)
        x = _NAMES + len(columns) * _PITCH + _VERDICT / 2
        centre = QPointF(x, _NAMES + len(rows) * _PITCH / 2)
        _paint_verdict(painter, theme, centre, is_allowed=bool(self.is_allowed))

    def _rect(self, square: Square) -> QRectF:
        columns, rows = self._area
        column, row = square % SIZE - columns.start, square // SIZE - rows.start
        return QRectF(_NAMES + column * _PITCH, _NAMES + row * _PITCH, _SIDE, _SIDE)

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        columns, rows = self._area
        half = _NAMES / 2
        names = look.SMALLEST
        for column in columns:
            x = self._rect(square_at(column, rows.start)).center().x()
            outline = text_path(COLUMNS[column], names.size, names.weight, QPointF(x, half))
            painter.fillPath(outline, theme.on_table_soft)
        for row in rows:
            y = self._rect(square_at(columns.start, row)).center().y()
            outline = text_path(str(row + 1), names.size, names.weight, QPointF(half, y))
            painter.fillPath(outline, theme.on_table_soft)

    def _paint_direction(self, painter: QPainter, theme: Theme, laid: Sum) -> None:
        """Paint an arrow before the sum, or beside its first square if a tile is in the way."""
        first, second = (self._rect(place.square).center() for place in laid.places[:2])
        step = second - first
        turn = {Direction.RIGHT: 0, Direction.DOWN: 90, Direction.LEFT: 180, Direction.UP: 270}
        arrow = QPolygonF([QPointF(-9, -11), QPointF(9, 0), QPointF(-9, 11)])
        before = beside(laid.square, laid.direction.opposite)
        if before is not None and self.board.tiles[before]:
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


def _around(used: tuple[int, ...]) -> range:
    first, last = max(0, min(used) - 1), min(SIZE - 1, max(used) + 1)
    while last - first + 1 < _FEWEST:
        first, last = max(0, first - 1), min(SIZE - 1, last + 1)
    return range(first, last + 1)


def _tile(tile: str, *, new: bool = False) -> Face:
    return tile_face(tile, Size(_SIDE, _SIDE), new=new)
