"""Cards and tiles to cut out, with marks where to cut, and the board of Digifeud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.tiles import DIGIT_TILES, EQUALS, OPERATOR_TILES
from formula_desktop.formula.cards import DECK
from formula_desktop.look.theme import LIGHT
from formula_desktop.paper.board import WholeBoard
from formula_desktop.paper.document import (
    MILLIMETRE,
    Document,
    Ground,
    PaintedPages,
    PaintPage,
    room_above_foot,
)
from formula_desktop.paper.pieces import (
    paint_bar,
    paint_card,
    paint_symbol,
    paint_tile,
)

PaintPiece = Callable[[QPainter, QRectF, str], None]

# In millimetres:
_CARD: Final = QSizeF(58, 80)
_SYMBOL: Final = QSizeF(45, 62)
_TILE: Final = QSizeF(13.5, 13.5)
_SQUARE: Final = 14.0
_AROUND_CARD: Final = 1.5  # between a card and where it is cut
_AROUND_TILE: Final = 0.4
_MARK: Final = 4.0
_FROM_EDGE: Final = 1.0  # between a mark and the first card

_PLAYERS: Final = 2
_MARK_LINE: Final = 0.5  # points


@dataclass(frozen=True, slots=True)
class CardsToCut(Document):
    """All 59 cards of Formula, and its 5 symbol cards."""

    margin: ClassVar[float] = 10.0

    def name(self) -> str:
        """What it is."""
        return QCoreApplication.translate("Cutting", "The cards of Formula")

    def pages(self, ground: Ground) -> PaintedPages:
        """The cards in order, the symbol cards last."""
        symbols = [*(each.value for each in ALL_OPERATORS), EQUALS]
        made = _pages(ground, _CARD, DECK, _paint_card)
        symbol_pages = _pages(ground, _SYMBOL, symbols, _paint_symbol)
        return PaintedPages(ground, made + symbol_pages, self.name())


@dataclass(frozen=True, slots=True)
class BoardToCut(Document):
    """The standard board of Digifeud and its tiles, for certain operators."""

    operators: tuple[Operator, ...]

    margin: ClassVar[float] = 10.0

    def name(self) -> str:
        """What it is."""
        return QCoreApplication.translate("Cutting", "Digifeud’s board and tiles")

    def pages(self, ground: Ground) -> PaintedPages:
        """The board, and then the tiles in order."""
        tiles = [*DIGIT_TILES, *OPERATOR_TILES[self.operators], *EQUALS * _PLAYERS]
        made = _pages(ground, _TILE, tiles, _paint_tile)
        return PaintedPages(ground, [_board(ground), *made], self.name())


def _paint_card(painter: QPainter, cell: QRectF, card: str) -> None:
    rect = _inside(cell, _AROUND_CARD)
    paint_card(painter, rect, card)
    paint_bar(painter, rect, card, is_tile=False)


def _paint_symbol(painter: QPainter, cell: QRectF, operator: str) -> None:
    paint_symbol(painter, _inside(cell, _AROUND_CARD), operator)


def _paint_tile(painter: QPainter, cell: QRectF, tile: str) -> None:
    rect = _inside(cell, _AROUND_TILE)
    paint_tile(painter, rect, tile)
    paint_bar(painter, rect, tile, is_tile=True)


def _inside(cell: QRectF, around: float) -> QRectF:
    inset = around * MILLIMETRE
    return cell.adjusted(inset, inset, -inset, -inset)


def _pages(
    ground: Ground, size: QSizeF, pieces: Sequence[str], paint: PaintPiece
) -> list[PaintPage]:
    """Pages with as many pieces of a size as there is room for, side by side."""
    cell = size * MILLIMETRE
    marks = (_MARK + _FROM_EDGE) * MILLIMETRE
    columns = int((ground.room.width() - 2 * marks) / cell.width())
    rows = int((room_above_foot(ground) - 2 * marks) / cell.height())
    number = columns * rows
    return [
        _Grid(ground, cell, columns, pieces[at : at + number], paint).paint
        for at in range(0, len(pieces), number)
    ]


class _Grid:
    """Pieces side by side, with marks at the ends of each line to cut along."""

    def __init__(
        self, ground: Ground, cell: QSizeF, columns: int, pieces: Sequence[str], paint: PaintPiece
    ) -> None:
        self._cell, self._columns = cell, columns
        self._pieces, self._paint = pieces, paint
        self._rows = -(-len(pieces) // columns)
        self._left = (ground.room.width() - columns * cell.width()) / 2
        self._top = (_MARK + _FROM_EDGE) * MILLIMETRE

    def paint(self, painter: QPainter) -> None:
        """Paint the pieces row by row, and the marks."""
        wide, high = self._cell.width(), self._cell.height()
        for at, piece in enumerate(self._pieces):
            row, column = divmod(at, self._columns)
            left, top = self._left + column * wide, self._top + row * high
            self._paint(painter, QRectF(left, top, wide, high), piece)
        right, bottom = self._left + self._columns * wide, self._top + self._rows * high
        length, gap, half = _MARK * MILLIMETRE, _FROM_EDGE * MILLIMETRE, _MARK_LINE / 2
        for column in range(self._columns + 1):
            left = self._left + column * wide - half
            for top in (self._top - gap - length, bottom + gap):
                painter.fillRect(QRectF(left, top, _MARK_LINE, length), LIGHT.ink)
        for row in range(self._rows + 1):
            top = self._top + row * high - half
            for left in (self._left - gap - length, right + gap):
                painter.fillRect(QRectF(left, top, length, _MARK_LINE), LIGHT.ink)


def _board(ground: Ground) -> PaintPage:
    """The standard board, with the names of its columns and rows."""
    board = WholeBoard(standard_layout(), _SQUARE * MILLIMETRE)

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate((ground.room.width() - board.size.width()) / 2, 0)
        board.paint(painter, ground)
        painter.restore()

    return paint
