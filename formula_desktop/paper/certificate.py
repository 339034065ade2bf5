"""A certificate for a personal best: whose it is, what was done, and the sum in cards or tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import day_in_words
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import MIDDLE, Document, Ground, PaintedPages
from formula_desktop.paper.pieces import paint_card, paint_symbol, paint_tile
from formula_desktop.refusal import NotReadableError
from formula_desktop.results.bests import Best
from formula_desktop.widgets.sum_row import Part, parts_of

_TITLE: Final = TextSize(46, 700)
_SMALL: Final = TextSize(16, 400)
_NAME: Final = TextSize(38, 700)
_SMALLEST_NAME: Final = 18
_WHAT: Final = TextSize(22, 700)
_BELOW: Final = TextSize(11, 400)
_DAY: Final = TextSize(14, 600)

# In points:
_EDGES: Final = ((0.0, 2.4), (7.0, 0.8))  # how far inside a line is, and how wide
_CORNER: Final = 30.0  # a tile in each corner
_INSIDE: Final = 44.0
_SUM_HIGH: Final = 96.0
_LINE: Final = 0.8
_OF_TILES: Final = 0.75  # of that height: tiles look larger than cards of the same height

# As shares of the height:
_TITLE_AT: Final = 0.09
_FOR_AT: Final = 0.245
_NAME_AT: Final = 0.295
_WHAT_AT: Final = 0.455
_SUM_AT: Final = 0.575
_FOOT_AT: Final = 0.905
_SIGN_WIDE: Final = 0.36  # of the width: the line to sign on, and that of the day


class CertificateWords(QObject):
    """The words of a certificate, in the language of the window."""

    def title(self) -> str:
        """What it is."""
        return self.tr("Certificate")

    def named(self, name: str) -> str:
        """The name of its file."""
        return self.tr("Certificate for {name}").format(name=name)

    def whose(self) -> str:
        """What is above the name."""
        return self.tr("for")

    def what(self, best: Best) -> str:
        """What was done, and how much or how many it was."""
        words, game = BestWords(), WORDS[best.game].name()
        parts = (game, words.title(best), words.value(best))
        return " · ".join((self.tr("Lesson"), *parts) if best.of_lesson else parts)

    def day(self) -> str:
        """What is below the day."""
        return self.tr("Day")

    def signature(self) -> str:
        """What is below the line to sign on."""
        return self.tr("Signature")


@dataclass(frozen=True, slots=True)
class Certificate(Document):
    """A personal best with a name, on one page."""

    who: str
    best: Best

    is_landscape: ClassVar[bool] = True
    is_picture: ClassVar[bool] = True

    def name(self) -> str:
        """The name of its file."""
        return CertificateWords().named(self.who)

    def pages(self, ground: Ground) -> PaintedPages:
        """One page without a foot."""
        drawing = _Drawing(self, ground)
        return PaintedPages(ground, [drawing.paint], has_foot=False)


class Pieces(Block):
    """A sum as it lay, or a number, in cards or tiles."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        wide = sum(part.face.size.width + part.gap for part in parts) - parts[-1].gap
        self.size = QSizeF(wide, max(part.face.size.height for part in parts))

    def paint(self, painter: QPainter, ground: Ground) -> None:
        left = 0.0
        for face, gap in self._parts:
            top = (self.size.height() - face.size.height) / 2
            rect = QRectF(left, top, face.size.width, face.size.height)
            text = f"*{face.text}" if face.kind is FaceKind.JOKER else face.text
            if face.size == look.TILE:
                paint_tile(painter, rect, text)
            elif face.kind is FaceKind.SYMBOL:
                paint_symbol(painter, rect, text)
            else:
                paint_card(painter, rect, text)
            left += face.size.width + gap


class _Drawing:
    """The page of a certificate."""

    def __init__(self, certificate: Certificate, ground: Ground) -> None:
        words, best = CertificateWords(), certificate.best
        self._ground = ground
        self._size = ground.room
        self._lines = (
            (_TITLE, _TITLE_AT, words.title()),
            (_SMALL, _FOR_AT, words.whose()),
            (_WHAT, _WHAT_AT, words.what(best)),
        )
        self._name = certificate.who
        self._feet = (words.day(), words.signature())
        self._day = day_in_words(best.moment)
        self._pieces = Pieces(_parts_of(best))

    def paint(self, painter: QPainter) -> None:
        """Paint it in points."""
        self._paint_frame(painter)
        for size, at, text in self._lines:
            self._write(painter, size, at, text)
        name = self._fitting(self._name)
        below = (_NAME.size - name.size) / 2
        self._write(painter, name, _NAME_AT + below / self._size.height(), self._name)
        self._paint_pieces(painter)
        self._paint_feet(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self._size.width(), self._size.height())
        for inset, wide in _EDGES:
            painter.setPen(QPen(LIGHT.ink, wide))
            painter.setBrush(LIGHT.field)
            edge = inset + _CORNER / 2
            painter.drawRect(room.adjusted(edge, edge, -edge, -edge))
        far = QRectF(0, 0, room.width() - _CORNER, room.height() - _CORNER)
        corners = (far.topLeft(), far.topRight(), far.bottomLeft(), far.bottomRight())
        for corner, operator in zip(corners, ALL_OPERATORS, strict=True):
            rect = QRectF(corner.x(), corner.y(), _CORNER, _CORNER)
            paint_tile(painter, rect, operator.value)

    def _fitting(self, text: str) -> TextSize:
        """The size of a name that must fit on one line, or be as small as possible."""
        size = _NAME
        room = self._size.width() - 2 * _INSIDE
        while self._ground.width_of(size, text) > room and size.size > _SMALLEST_NAME:
            size = size._replace(size=size.size - 1)
        return size

    def _write(self, painter: QPainter, size: TextSize, at: float, text: str) -> None:
        """Write a line in the middle; `at` is its top, as a share of the height."""
        wide = self._size.width() - 2 * _INSIDE
        place = QRectF(_INSIDE, at * self._size.height(), wide, 3 * size.size)
        self._ground.write(painter, size, place, text, MIDDLE)

    def _paint_pieces(self, painter: QPainter) -> None:
        pieces, room = self._pieces, self._size.width() - 2 * _INSIDE
        scale = min(_SUM_HIGH / pieces.size.height(), room / pieces.size.width())
        if pieces.size.height() <= look.TILE.height:
            scale *= _OF_TILES
        painter.save()
        top = _SUM_AT * self._size.height() + (_SUM_HIGH - scale * pieces.size.height()) / 2
        painter.translate((self._size.width() - scale * pieces.size.width()) / 2, top)
        painter.scale(scale, scale)
        pieces.paint(painter, self._ground)
        painter.restore()

    def _paint_feet(self, painter: QPainter) -> None:
        """Paint the day, and the line to sign on."""
        ground, wide = self._ground, self._size.width() * _SIGN_WIDE
        top = _FOOT_AT * self._size.height() - _INSIDE / 2
        left = 1.5 * _INSIDE
        right = self._size.width() - left - wide
        for at, text in zip((left, right), self._feet, strict=True):
            painter.fillRect(QRectF(at, top, wide, _LINE), LIGHT.ink)
            place = QRectF(at, top + 4, wide, 2 * _BELOW.size)
            ground.write(painter, _BELOW, place, text, MIDDLE)
        high = ground.height_of(_DAY)
        ground.write(painter, _DAY, QRectF(left, top - high - 2, wide, high), self._day, MIDDLE)


def _parts_of(best: Best) -> tuple[Part, ...]:
    """The cards or tiles of the sum; for a best of a whole game those of its number."""
    try:
        return parts_of(KINDS[best.game].read_play(best.text))
    except NotReadableError:
        digits = [Face(FaceKind.DIGIT, digit, look.CARD) for digit in str(abs(best.value))]
        return tuple(Part(face, -look.CARD_OVERLAP) for face in digits)
