"""A certificate for a personal best: whose it is, praise for what was done, and the sum itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look import theme as look
from formula_desktop.look.faces import FaceKind
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.portraits import ground_of, paint_player
from formula_desktop.look.shapes import rosette_path, star_path, text_path
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import day_in_words
from formula_desktop.models.words.signs import signs
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import MIDDLE, Document, Ground, PaintedPages, PaintPage
from formula_desktop.paper.pieces import paint_card, paint_symbol, paint_tile
from formula_desktop.players import Player
from formula_desktop.refusal import NotReadableError
from formula_desktop.results.bests import FOR_ALL, Best, Feat
from formula_desktop.widgets.sum_row import Part, parts_of

_TITLE: Final = TextSize(40, 700)
_SMALL: Final = TextSize(15, 400)
_NAME: Final = TextSize(36, 700)
_SMALLEST_NAME: Final = 12
_WITH_WHOM: Final = TextSize(14, 400)
_IN_TWO_LINES: Final = 11
_SMALLEST: Final = 7
_FULL: Final = 0.94  # of two lines: names are not divided
_PRAISE: Final = TextSize(22, 700)
_BELOW: Final = TextSize(11, 400)
_DAY: Final = TextSize(14, 600)

# In points:
_BAND: Final = 14.0  # of coloured squares
_EDGE_LINE: Final = 0.8
_CORNER: Final = 30.0  # a tile in each corner
_PORTRAIT: Final = 104.0
_INSIDE: Final = 44.0
_SUM_HIGH: Final = 76.0
_LINE: Final = 0.8
_OF_TILES: Final = 0.75  # of that height: tiles look larger than cards of the same height
_ROSETTE: Final = 46.0  # its radius
_RIBBON: Final = (13.0, 40.0)  # the width of each of its two ribbons, and how far they hang down

# As shares of the height:
_PORTRAIT_AT: Final = 0.058
_TITLE_AT: Final = 0.255
_FOR_AT: Final = 0.369
_NAME_AT: Final = 0.415
_WITH_WHOM_AT: Final = 0.477
_UP: Final = 0.027  # what is above that
_PRAISE_AT: Final = 0.535
_GAME_AT: Final = 0.597
_SUM_AT: Final = 0.665
_FOOT_AT: Final = 0.94
_SIGN_WIDE: Final = 0.32  # of the width: the line to sign on, and that of the day

_STAR: Final = 27.0  # its radius, on the rosette of who laid no sum
_NUMBER: Final = 34.0  # the em square of the number in the rosette
_BOLD: Final = 700
_COLOURS_OF_BAND: Final = ("yellow", "blue", "red", "green")


class CertificateWords(QObject):
    """The words of a certificate, in the language of the window."""

    def title(self) -> str:
        """What it is."""
        return self.tr("Certificate")

    def named(self, name: str) -> str:
        """The name of its file."""
        return self.tr("Certificate for {name}").format(name=name)

    def named_all(self, team: str) -> str:
        """The name of the file of several; `team` is "" for all pupils of a lesson."""
        return self.tr("Certificates for {name}").format(name=team or self.all_pupils())

    def all_pupils(self) -> str:
        """Everybody of a lesson."""
        return self.tr("all pupils")

    def whose(self) -> str:
        """What is above the name."""
        return self.tr("for")

    def praise(self, best: Best) -> str:
        """What was done, in words of praise."""
        has_rounds = KINDS[best.game].has_rounds
        text = {
            Feat.HIGHEST_SUM: self.tr("A formula worth {value}: well done!")
            if has_rounds
            else self.tr("A sum worth {value}: well done!"),
            Feat.HIGHEST_ANSWER: self.tr("A formula with the answer {value}: well done!"),
            Feat.MOST_LAID: self.tr("{value} in one turn: well done!"),
            Feat.HIGHEST_TOTAL: self.tr("{value} in one game: well done!"),
            Feat.FASTEST_WIN: self.tr("Won in only {value}: well done!"),
            Feat.LONGEST_GAME: self.tr("A game of {value}: played on bravely!"),
            Feat.SPEED_ROUND: self.tr("{value} in a speed round: well done!"),
            Feat.WON_LESSON: self.tr("Won: well done!"),
            Feat.TOOK_PART: self.tr("Well done for taking part!"),
        }[best.feat]
        return text.format(value=BestWords().value(best))

    def game(self, best: Best) -> str:
        """The game, or that it was in a lesson; of taking part what was practised."""
        game = self.tr("Maths lesson") if best.of_lesson else WORDS[best.game].name()
        used = " ".join(signs()[each.value] for each in best.operators)  # one may be a dot, too
        return f"{game} ({used})" if used else game

    def what(self, best: Best) -> str:
        """What was done, and how much or how many it was, for a list."""
        words, game = BestWords(), WORDS[best.game].name()
        parts = [game, words.title(best)]
        if best.feat not in FOR_ALL:
            parts.append(words.value(best))
        return " · ".join([self.tr("Lesson"), *parts] if best.of_lesson else parts)

    def day(self) -> str:
        """What is below the day."""
        return self.tr("Day")

    def signature(self) -> str:
        """What is below the line to sign on."""
        return self.tr("Signature")


@dataclass(frozen=True, slots=True)
class Certificate(Document):
    """A personal best with a name and a picture, on one page."""

    who: str
    best: Best
    colour: str = ""
    picture: str = ""
    with_whom: str = ""
    """The team of a pupil, or the pupils of a team."""

    is_landscape: ClassVar[bool] = True
    is_picture: ClassVar[bool] = True

    def name(self) -> str:
        """The name of its file."""
        return CertificateWords().named(self.who)

    def pages(self, ground: Ground) -> PaintedPages:
        """One page without a foot."""
        drawing = _Drawing(self, ground)
        return PaintedPages(ground, [drawing.paint], has_foot=False)


@dataclass(frozen=True, slots=True)
class Certificates(Document):
    """A certificate for each pupil of a lesson or of a team, on a page each."""

    team: str
    """The name of the team; "" for all."""
    each: tuple[Certificate, ...]

    is_landscape: ClassVar[bool] = True

    def name(self) -> str:
        """The name of its file."""
        return CertificateWords().named_all(self.team)

    def pages(self, ground: Ground) -> PaintedPages:
        """Pages without a foot."""
        drawings: list[PaintPage] = [_Drawing(each, ground).paint for each in self.each]
        return PaintedPages(ground, drawings, has_foot=False)


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
        self._up = _UP if certificate.with_whom else 0.0
        self._lines = (
            (_TITLE, _TITLE_AT, words.title()),
            (_SMALL, _FOR_AT - self._up / 2, words.whose()),
            (_PRAISE, _PRAISE_AT, words.praise(best)),
            (_SMALL, _GAME_AT, words.game(best)),
        )
        self._certificate = certificate
        self._feet = (words.day(), words.signature())
        self._day = day_in_words(best.moment)
        self._parts = _parts_of(best)

    def paint(self, painter: QPainter) -> None:
        """Paint it in points."""
        self._paint_frame(painter)
        self._paint_portrait(painter)
        for size, at, text in self._lines:
            self._write(painter, self._fitting(size, text), at, text)
        who = self._certificate.who
        name = self._fitting(_NAME, who)
        below = (_NAME.size - name.size) / 2
        self._write(painter, name, _NAME_AT - self._up + below / self._size.height(), who)
        self._write_with_whom(painter)
        if self._parts:
            self._paint_pieces(painter, Pieces(self._parts))
        else:
            self._paint_rosette(painter)
        self._paint_feet(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        """Paint a band of coloured squares between two lines, and a tile in each corner."""
        room = QRectF(0, 0, self._size.width(), self._size.height())
        edge = (_CORNER - _BAND) / 2
        outer = room.adjusted(edge, edge, -edge, -edge)
        inner = outer.adjusted(_BAND, _BAND, -_BAND, -_BAND)
        painter.setPen(QPen(LIGHT.ink, _EDGE_LINE))
        for at, place in enumerate(_band(outer)):
            painter.setBrush(ground_of(_COLOURS_OF_BAND[at % len(_COLOURS_OF_BAND)], LIGHT))
            painter.drawRect(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in (outer, inner):
            painter.drawRect(line)
        far = QRectF(0, 0, room.width() - _CORNER, room.height() - _CORNER)
        corners = (far.topLeft(), far.topRight(), far.bottomLeft(), far.bottomRight())
        for corner, operator in zip(corners, ALL_OPERATORS, strict=True):
            rect = QRectF(corner.x(), corner.y(), _CORNER, _CORNER)
            paint_tile(painter, rect, operator.value)

    def _paint_portrait(self, painter: QPainter) -> None:
        made, high = self._certificate, self._size.height()
        left = (self._size.width() - _PORTRAIT) / 2
        place = QRectF(left, _PORTRAIT_AT * high, _PORTRAIT, _PORTRAIT)
        paint_player(painter, place, Player(made.who), made.picture, made.colour, LIGHT)

    def _fitting(self, size: TextSize, text: str) -> TextSize:
        """The size of a text that must fit on one line, or be as small as possible."""
        room = self._size.width() - 2 * _INSIDE
        while self._ground.width_of(size, text) > room and size.size > _SMALLEST_NAME:
            size = size._replace(size=size.size - 1)
        return size

    def _write(self, painter: QPainter, size: TextSize, at: float, text: str) -> None:
        """Write a line in the middle; `at` is its top, as a share of the height."""
        wide = self._size.width() - 2 * _INSIDE
        place = QRectF(_INSIDE, at * self._size.height(), wide, 3 * size.size)
        self._ground.write(painter, size, place, text, MIDDLE)

    def _write_with_whom(self, painter: QPainter) -> None:
        """Write the team of a pupil or the pupils of a team below the name, in one line or two."""
        text, size = self._certificate.with_whom, _WITH_WHOM
        room = self._size.width() - 4 * _INSIDE
        lines = 1
        while self._ground.width_of(size, text) > room * lines * _FULL and size.size > _SMALLEST:
            size = size._replace(size=size.size - 1)
            lines = 1 + (size.size <= _IN_TWO_LINES)
        place = QRectF(2 * _INSIDE, _WITH_WHOM_AT * self._size.height(), room, 3 * size.size)
        self._ground.write(painter, size, place, text, MIDDLE)

    def _paint_pieces(self, painter: QPainter, pieces: Pieces) -> None:
        room = self._size.width() - 2 * _INSIDE
        scale = min(_SUM_HIGH / pieces.size.height(), room / pieces.size.width())
        if pieces.size.height() <= look.TILE.height:
            scale *= _OF_TILES
        painter.save()
        top = _SUM_AT * self._size.height() + (_SUM_HIGH - scale * pieces.size.height()) / 2
        painter.translate((self._size.width() - scale * pieces.size.width()) / 2, top)
        painter.scale(scale, scale)
        pieces.paint(painter, self._ground)
        painter.restore()

    def _paint_rosette(self, painter: QPainter) -> None:
        """Paint the number of a best of a whole game on a rosette with two ribbons."""
        middle = QPointF(self._size.width() / 2, _SUM_AT * self._size.height() + _ROSETTE + 6)
        wide, long = _RIBBON
        for side in (-1, 1):
            at = middle + QPointF(side * wide, _ROSETTE * 0.7)
            ends = (
                QPointF(-wide, 0),
                QPointF(wide, 0),
                QPointF(wide + side * wide * 0.6, long),
                QPointF(side * wide * 0.6, long * 0.75),
                QPointF(-wide + side * wide * 0.6, long),
            )
            ribbon = QPainterPath()
            ribbon.addPolygon(QPolygonF([at + each for each in ends]))
            ribbon.closeSubpath()
            fill(painter, ribbon, ground_of("red", LIGHT))
            draw(painter, ribbon, LIGHT.ink, _LINE)
        edge = rosette_path(middle, _ROSETTE)
        fill(painter, edge, ground_of("yellow", LIGHT))
        draw(painter, edge, LIGHT.ink, _LINE)
        inside = QPainterPath()
        inside.addEllipse(middle, _ROSETTE * 0.74, _ROSETTE * 0.74)
        fill(painter, inside, LIGHT.field)
        draw(painter, inside, LIGHT.ink, _LINE)
        best = self._certificate.best
        if best.feat in FOR_ALL:
            fill(painter, star_path(middle, _STAR), ground_of("yellow", LIGHT))
            draw(painter, star_path(middle, _STAR), LIGHT.ink, _LINE)
            return
        value = str(best.value).replace("-", "−")
        number = text_path(value, _NUMBER, _BOLD, middle, _ROSETTE * 1.3)
        fill(painter, number, LIGHT.ink)

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


def _band(outer: QRectF) -> Iterator[QRectF]:
    """The squares of a band inside a rectangle, once around."""
    across = round(outer.width() / _BAND)
    down = round(outer.height() / _BAND)
    wide, high = outer.width() / across, outer.height() / down
    for at in range(across):
        yield QRectF(outer.left() + at * wide, outer.top(), wide, _BAND)
    for at in range(1, down - 1):
        yield QRectF(outer.right() - _BAND, outer.top() + at * high, _BAND, high)
    for at in reversed(range(across)):
        yield QRectF(outer.left() + at * wide, outer.bottom() - _BAND, wide, _BAND)
    for at in reversed(range(1, down - 1)):
        yield QRectF(outer.left(), outer.top() + at * high, _BAND, high)


def _parts_of(best: Best) -> tuple[Part, ...]:
    """The cards or tiles of the sum; none for a best of a whole game."""
    try:
        return parts_of(KINDS[best.game].read_play(best.text))
    except NotReadableError:
        return ()
