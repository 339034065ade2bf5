"""Digifeud's tiles as graphics items, and the board below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.squares import COLUMNS, SQUARES, Direction, Square
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.look import theme as look
from formula_desktop.look.bonus import SQUARE_RADIUS
from formula_desktop.look.faces import Face, FaceKind, Faces, last_lines
from formula_desktop.look.shapes import text_path
from formula_desktop.look.squares import paint_square
from formula_desktop.look.theme import Layer, Size, Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.items import CardItem, PlaceItem, TableItem
from formula_desktop.table.scene import TableScene
from formula_desktop.table.tray import Tray

_ARROW: Final = 13.0  # of the arrows at the first square
_SEAM: Final = 6.0  # between tiles that belong to no sum together
_BADGE_HEIGHT: Final = 28.0
_BADGE_LINE: Final = 23.0  # from one line of a badge to the next


def tile_face(tile: str, size: Size, *, new: bool = False) -> Face:
    """The face of a tile: `7`, `*` for a blank, `*7` for one with a digit, `+`, `=`."""
    digit = digit_on(tile)
    if kind_of(tile) == BLANK:
        return Face(FaceKind.JOKER, "" if digit is None else str(digit), size, new=new)
    if digit is not None:
        return Face(FaceKind.DIGIT, tile, size, new=new)
    return Face(FaceKind.SYMBOL, signs().get(tile, EQUALS), size, new=new)


class Tiles(Tray):
    """All tile items: those that lie on the board and those of the rack in the tray."""

    def __init__(self, scene: TableScene, faces: Faces) -> None:
        super().__init__(scene, faces)
        self.lying: dict[Square, CardItem] = {}
        self.other = ""
        """The opponent's tiles, empty unless the racks lie open."""
        self.other_items: list[CardItem] = []
        self.given: frozenset[int] = frozenset()
        """The tiles that lie on the board from the beginning, as those of a sum to complete."""

    def _hand_face(self, card: str) -> Face:
        return tile_face(card, look.TILE)

    def lay(self, tiles: Sequence[str]) -> None:
        """Show the tiles of a board, one for each square, including those that travelled there."""
        self._end_travelling()
        for square in SQUARES:
            lies = self.lying.get(square)
            if lies is not None and not tiles[square]:
                self._remove(self.lying.pop(square))
            elif lies is None and tiles[square]:
                self.lying[square] = self._item(tile_face(tiles[square], look.TILE))

    def show_other(self, tiles: str) -> None:
        """Show the opponent's open rack."""
        for item in self.other_items:
            self._remove(item)
        self.other = tiles
        self.other_items = [self._item(tile_face(tile, look.TILE)) for tile in tiles]

    def take_from_other(self, index: int) -> QPointF | None:
        """Take a tile from the open rack; return where it was, or None if it was not seen there."""
        if not self.other_items:
            return None
        item = self.other_items[index]
        item.hide()
        return item.home

    def start_travelling(self, index: int, tile: str, at: QPointF) -> CardItem:
        """Make an item for a tile of the other player on its way to the board."""
        item = self.travelling[index] = self._item(tile_face(tile, look.TILE), at)
        return item

    def arrange(
        self, layout: DigifeudLayout, tiles: Sequence[str], draft: Draft | None, milliseconds: int
    ) -> None:
        """Give every tile its home and face, and send it there."""
        for square, item in self.lying.items():
            face = tile_face(tiles[square], layout.tile)
            self._send(item, layout.square(square), face, Layer.CARD, 0)
        self._arrange_other(layout)
        source = self.travelling or dict(enumerate(self.hand))
        puts = draft.puts if draft is not None else ()
        for put in puts:
            if put.index in source:
                is_new = put.index not in self.given
                face = tile_face(put.tile, layout.tile, new=is_new)
                home = layout.square(put.square)
                self._send(source[put.index], home, face, Layer.NEW_CARD, milliseconds)
        own_put = set() if self.travelling else {put.index for put in puts}
        self._arrange_rack(layout, own_put, milliseconds)
        self._fresh.clear()

    def _arrange_rack(self, layout: DigifeudLayout, put: set[int], milliseconds: int) -> None:
        places = layout.rack_tiles(*self.rack_counts)
        for place, index in zip(places, self.shown_order, strict=True):
            if index not in put:
                face = tile_face(self.hand_cards[index], layout.rack_tile)
                if self.is_covered:
                    face = Face(FaceKind.BACK, size=layout.rack_tile)
                self._send(self.hand[index], place, face, Layer.CARD, milliseconds)

    def _arrange_other(self, layout: DigifeudLayout) -> None:
        places = layout.other_tiles(*counts_of(self.other))
        for place, tile, item in zip(places, self.other, self.other_items, strict=True):
            side = round(place.width(), 2)
            self._send(item, place, tile_face(tile, Size(side, side)), Layer.CARD, 0)

    @property
    def rack_counts(self) -> tuple[int, int]:
        """The numbers of digits and signs on the rack."""
        return counts_of("".join(self.hand_cards[index] for index in self.shown_order))

    @property
    def shown_order(self) -> list[int]:
        """The tiles of the rack from left to right, first the row of digits, then that of signs."""
        shown = (index for index in self.order if index not in self.given)
        return sorted(shown, key=lambda index: not _is_digit(self.hand_cards[index]))


def counts_of(rack: str) -> tuple[int, int]:
    """The numbers of digits and signs on a rack."""
    digits = sum(map(_is_digit, rack))
    return digits, len(rack) - digits


def _is_digit(tile: str) -> bool:
    return tile.isdigit() or tile == BLANK


class SquarePlace(PlaceItem):
    """A square that may take the held tile; there are many at once, so the mark is quiet."""

    is_coloured = False
    is_lit = False
    """Whether the tile can become part of a sum here; other squares are marked only when hot."""

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        if not self.is_lit:
            if self.is_hot:
                painter.setPen(QPen(self.theme.on_table_off, look.THIN_LINE))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.rect, SQUARE_RADIUS, SQUARE_RADIUS)
            return
        painter.setPen(QPen(self.theme.accent, look.PLACE_LINE if self.is_hot else look.THIN_LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not self.is_coloured:  # the sign of another square must stay readable
            painter.setBrush(self.theme.place_fill_hot if self.is_hot else self.theme.place_fill)
        inner = self.rect.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(inner, SQUARE_RADIUS, SQUARE_RADIUS)


class TypingMark(TableItem):
    """An arrow at the square where typing continues, in the direction of typing."""

    margin = 3.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.FOCUS)
        self._arrow = QPainterPath()

    def point(self, rect: QRectF | None, direction: Direction) -> None:
        """Point from a square in a direction, or disappear."""
        self._arrow = QPainterPath()
        if rect is not None:
            turn = {Direction.RIGHT: 0, Direction.DOWN: 90, Direction.LEFT: 180, Direction.UP: 270}
            reach = rect.width() / 2
            arrow = QPolygonF(
                [QPointF(reach + 5, -9), QPointF(reach + 16, 0), QPointF(reach + 5, 9)]
            )
            place = QTransform.fromTranslate(rect.center().x(), rect.center().y())
            self._arrow.addPolygon(place.rotate(turn[direction]).map(arrow))
            self._arrow.closeSubpath()
        self.move_to(self._arrow.boundingRect())
        self.setVisible(rect is not None)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setPen(QPen(self.theme.accent_edge, look.THIN_LINE))
        painter.setBrush(self.theme.accent)
        painter.drawPath(self._arrow)


class Marks(TableItem):
    """Rings around the squares of a sum selected in the log."""

    margin = 4.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.FOCUS)
        self._rects: list[QRectF] = []

    def surround(self, rects: Sequence[QRectF]) -> None:
        """Mark these squares and no others."""
        self._rects = list(rects)
        self.move_to(reduce(QRectF.united, self._rects, QRectF()))

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (
            (self.theme.accent_edge, look.NEW_TILE_LINE + 1.6),
            (self.theme.accent, look.NEW_TILE_LINE),
        ):
            painter.setPen(QPen(colour, width))
            for rect in self._rects:
                painter.drawRoundedRect(rect, look.TILE_RADIUS, look.TILE_RADIUS)


class Ghost(TableItem):
    """Where the tiles of a better sum would lie, in looking back."""

    margin = 4.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.NEW_CARD + 0.5)  # above tiles, below points
        self._tiles: list[tuple[QRectF, str]] = []

    def show_tiles(self, tiles: Sequence[tuple[QRectF, str]]) -> None:
        """Show the sign of each tile in its square, or none where another tile lies."""
        self._tiles = list(tiles)
        self.move_to(reduce(QRectF.united, (rect for rect, _ in tiles), QRectF()))
        self.setVisible(bool(tiles))

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        pen = QPen(self.theme.symbol, look.PLACE_LINE, Qt.PenStyle.DashLine)
        for rect, sign in self._tiles:
            inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setPen(pen)
            painter.setBrush(self.theme.table_deep if sign else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inner, look.TILE_RADIUS, look.TILE_RADIUS)
            ink = text_path(sign, inner.height() * 0.6, look.NAME.weight, inner.center())
            painter.fillPath(ink, self.theme.symbol)


class LastSum(TableItem):
    """A line around the sum that another player has just laid, until the next one is made."""

    margin = 4.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.NEW_CARD)

    def surround(self, rects: Sequence[QRectF]) -> None:
        """Mark the sum in these squares, or none."""
        self.move_to(reduce(QRectF.united, rects, QRectF()))
        self.setVisible(bool(rects))

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in last_lines(self.theme):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self.rect, look.TILE_RADIUS, look.TILE_RADIUS)


class Seams(TableItem):
    """Wider gaps between tiles side by side that belong to no sum together."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.CARD + 0.9)
        self.lines: list[tuple[QPointF, QPointF]] = []

    def show_between(self, pairs: Sequence[tuple[QRectF, QRectF]]) -> None:
        """Show a gap between the squares of each pair, of which the second is right or below."""
        self.lines = [_edge_between(*pair) for pair in pairs]
        ends = [QRectF(start, end) for start, end in self.lines]
        half = _SEAM / 2
        around = reduce(
            QRectF.united, (each.adjusted(-half, -half, half, half) for each in ends), QRectF()
        )
        self.move_to(around)
        self.setVisible(bool(pairs))

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setPen(QPen(self.theme.table_deep, _SEAM))
        for line in self.lines:
            painter.drawLine(*line)


def _edge_between(first: QRectF, second: QRectF) -> tuple[QPointF, QPointF]:
    """The line in the middle between two squares."""
    if second.left() > first.left():
        x = (first.right() + second.left()) / 2
        return QPointF(x, first.top()), QPointF(x, first.bottom())
    y = (first.bottom() + second.top()) / 2
    return QPointF(first.left(), y), QPointF(first.right(), y)


class Gaps(TableItem):
    """Dashed squares with a question mark where a sum lacks its tiles."""

    margin = look.NEW_TILE_LINE

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.AREA)
        self.rects: list[QRectF] = []

    def show_at(self, rects: Sequence[QRectF]) -> None:
        """Mark these squares and no others."""
        self.rects = list(rects)
        self.move_to(reduce(QRectF.united, self.rects, QRectF()))
        self.setVisible(bool(self.rects))

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        pen = QPen(self.theme.accent_edge, look.NEW_TILE_LINE)
        pen.setDashPattern([3, 2])
        for rect in self.rects:
            inner = rect.adjusted(3, 3, -3, -3)
            painter.setPen(pen)
            painter.setBrush(self.theme.place_fill)
            painter.drawRoundedRect(inner, look.TILE_RADIUS, look.TILE_RADIUS)
            mark = text_path("?", inner.height() * 0.6, look.NAME.weight, inner.center())
            painter.fillPath(mark, self.theme.accent_edge)


class FirstSquare(TableItem):
    """Four arrows that point at the square where the first sum must have a digit."""

    margin = _ARROW + 4.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.AREA)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.accent, look.CHOSEN_LINE))
        painter.drawRoundedRect(self.rect, SQUARE_RADIUS, SQUARE_RADIUS)
        painter.setPen(QPen(self.theme.accent_edge, look.THIN_LINE))
        painter.setBrush(self.theme.accent)
        tip = QPointF(0, -self.rect.height() / 2 - 2)
        side = QPointF(_ARROW * 0.6, 0)
        arrow = QPolygonF([tip, tip + side - QPointF(0, _ARROW), tip - side - QPointF(0, _ARROW)])
        middle = QTransform.fromTranslate(self.rect.center().x(), self.rect.center().y())
        for turn in range(4):
            painter.drawPolygon(QTransform(middle).rotate(90 * turn).map(arrow))


class Badge(TableItem):
    """A small label on the board: the points of a sum, or what a bonus adds or would add."""

    margin = 2.0

    def __init__(
        self, text: str, centre: QPointF, theme: Theme, layer: float = Layer.NEW_CARD + 1
    ) -> None:
        super().__init__(theme, layer)
        self.text = text
        em = theme.size_of(look.SMALL)
        lines = text.split("\n")
        self._outline = QPainterPath()
        for at, line in enumerate(lines):
            middle = QPointF(0, (at - (len(lines) - 1) / 2) * _BADGE_LINE)
            self._outline.addPath(text_path(line, em, look.NAME.weight, middle))
        width = self._outline.boundingRect().width() + 18
        height = _BADGE_HEIGHT + (len(lines) - 1) * _BADGE_LINE
        self.rect = QRectF(-width / 2, -height / 2, width, height)
        self.setPos(centre)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setPen(QPen(self.theme.accent_edge, look.THIN_LINE))
        painter.setBrush(self.theme.accent)
        painter.drawRoundedRect(self.rect, look.TILE_RADIUS, look.TILE_RADIUS)
        painter.fillPath(self._outline, self.theme.on_accent)


def paint_board(
    painter: QPainter, theme: Theme, layout: DigifeudLayout, colours: Layout | None
) -> None:
    """Paint the board on the felt, in a view that scales it and does not scroll."""
    scale, ratio = painter.deviceTransform().m11(), painter.device().devicePixelRatioF()
    picture = _painted(theme, layout, colours, scale, ratio)
    painter.save()
    painter.resetTransform()
    painter.drawPixmap(_room(layout, scale).topLeft() / ratio, picture)
    painter.restore()


def _room(layout: DigifeudLayout, scale: float) -> QRectF:
    """The board and what it touches, in device pixels; `scale` is how many there are in a unit."""
    frame = layout.frame
    rect = QRectF(frame.topLeft() * scale, frame.size() * scale).toAlignedRect()
    return rect.adjusted(-1, -1, 1, 1).toRectF()  # half of the frame's line lies outside


@lru_cache(1)
def _painted(
    theme: Theme, layout: DigifeudLayout, colours: Layout | None, scale: float, ratio: float
) -> QPixmap:
    """The picture of the board; it takes long to paint, and is the same in most games."""
    room = _room(layout, scale)
    picture = QPixmap(room.size().toSize())
    picture.fill(theme.table)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-room.topLeft())
    painter.scale(scale, scale)
    _paint(painter, theme, layout, colours)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _paint(painter: QPainter, theme: Theme, layout: DigifeudLayout, colours: Layout | None) -> None:
    """Paint the board's frame, the names of its lines, and its coloured squares."""
    painter.setPen(QPen(theme.area_line, look.THIN_LINE))
    painter.setBrush(theme.table_deep)
    painter.drawRoundedRect(layout.frame, look.SEAT_RADIUS, look.SEAT_RADIUS)
    names = look.SMALLEST
    part = layout.part
    columns = [(COLUMNS[at], layout.name_of_column(at)) for at in part.columns]
    rows = [(str(at + 1), layout.name_of_row(at)) for at in part.rows]
    for text, where in columns + rows:
        outline = text_path(text, theme.size_of(names) - 1, names.weight, where)
        painter.fillPath(outline, theme.on_table_soft)
    for square in part.squares:
        colour = None if colours is None else colours.colour(square)
        paint_square(painter, theme, layout.square(square), colour)
