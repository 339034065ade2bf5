"""The faces of cards and tiles: vectors, drawn into cached pixmaps.

Every length is in units (see `theme`). A pixmap is made for a certain number of device pixels per
unit, so it is sharp on its screen and cheap to draw.
"""

import math
from collections.abc import Hashable
from enum import Enum
from typing import Final, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, faded, fill
from formula_desktop.look.shapes import rounded_path, sign_path, star_path, text_path
from formula_desktop.look.theme import Size, Theme

_SMALL_FACE: Final = 60.0  # a shorter face has no room for details
_NARROW: Final = 56.0  # in a narrower card the corner would touch the digit
CORNER: Final = QPointF(15, 19)  # centre of the text in a card's corner
# The largest em square of a digit whose ink fits into a card, with a narrow margin.
_EM_OF_WIDTH: Final = 1.62
_EM_OF_HEIGHT: Final = 1.28

MOST_KEPT: Final = 1_500_000
"""The cache's size in square units: 6 MB if a unit is a pixel. A game needs 0.6 million at most."""


class FaceKind(Enum):
    """What a face shows."""

    DIGIT = "digit"
    JOKER = "joker"
    SYMBOL = "symbol"
    BACK = "back"


class Face(NamedTuple):
    """The picture of a card or tile.

    `text` is the digit, the sign, or the digit chosen for a joker (empty while there is none).
    `new`: placed this turn. `lifted`: held above the table. `chosen`: the symbol that is in the
    formula now. `last`: just laid by another player.
    """

    kind: FaceKind
    text: str = ""
    size: Size = look.CARD
    new: bool = False
    lifted: bool = False
    chosen: bool = False
    last: bool = False

    @property
    def margin(self) -> float:
        """The margin around the face in its pixmap, in units, for the shadow and a thick edge."""
        return look.LIFT_MARGIN if self.lifted else look.REST_MARGIN

    @property
    def rect(self) -> QRectF:
        """The face without its margin, in units, relative to its top left corner."""
        return QRectF(0, 0, self.size.width, self.size.height)

    @property
    def bounds(self) -> QRectF:
        """The face with its margin, in units, relative to its top left corner."""
        return self.rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    @property
    def radius(self) -> float:
        """The radius of the corners, in units."""
        if self.kind is FaceKind.BACK:
            return min(look.BACK_RADIUS, self.size.height / 8)
        if self.size.height < _SMALL_FACE:
            return min(look.TILE_RADIUS, self.size.width / 4)
        return look.CARD_RADIUS


class _Kept:
    """A pixmap cache with a size limit; the least recently used pixmaps are dropped first.

    The limit is in square units, so a screen with smaller pixels keeps as many pixmaps.
    """

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[QPixmap, float]] = {}
        self._area = 0.0

    def __len__(self) -> int:
        return len(self._made)

    def get(self, key: Hashable) -> QPixmap | None:
        """The pixmap for a key, or None."""
        found = self._made.pop(key, None)
        if found is None:
            return None
        self._made[key] = found  # now the most recently used
        return found[0]

    def add(self, key: Hashable, pixmap: QPixmap) -> None:
        """Add a pixmap under a new key."""
        size = pixmap.deviceIndependentSize()
        area = size.width() * size.height()
        while self._made and self._area + area > MOST_KEPT:
            _, gone = self._made.pop(next(iter(self._made)))
            self._area -= gone
        self._made[key] = pixmap, area
        self._area += area

    def clear(self) -> None:
        """Remove all pixmaps."""
        self._made.clear()
        self._area = 0.0


class Faces:
    """The pixmaps of all faces for one theme and one scale, created on first use."""

    def __init__(
        self, theme: Theme, scale: float, *, joker_word: str = "JOKER", projector: bool = False
    ) -> None:
        """`scale` is in device pixels per unit, including the display's scaling.

        `joker_word` is printed on jokers. `projector` makes digits readable from afar. They change
        with `change` only.
        """
        self.theme = theme
        self.scale = scale
        self._joker_word = joker_word
        self._projector = projector
        self._made, self._blanks, self._shadows = _Kept(), _Kept(), _Kept()

    def change(
        self,
        *,
        theme: Theme | None = None,
        scale: float | None = None,
        joker_word: str | None = None,
        projector: bool | None = None,
    ) -> bool:
        """Draw differently from now on; returns whether anything has changed."""
        before = (self.theme, self.scale, self._joker_word, self._projector)
        self.theme = self.theme if theme is None else theme
        self.scale = self.scale if scale is None else scale
        self._joker_word = self._joker_word if joker_word is None else joker_word
        self._projector = self._projector if projector is None else projector
        differs = before != (self.theme, self.scale, self._joker_word, self._projector)
        if differs:
            for kept in (self._made, self._blanks, self._shadows):
                kept.clear()
        return differs

    def pixmap(self, face: Face) -> QPixmap:
        """The face with its margin. Its logical size is in units, so paint it at -margin."""
        made = self._made.get(face)
        if made is None:
            made = self._draw(face)
            self._made.add(face, made)
        return made

    def paint(self, painter: QPainter, face: Face, at: QPointF | None = None) -> None:
        """Paint a face with its top left corner, not counting the margin, at a position in units.

        A pixmap of exactly the right size is copied pixel by pixel: painting it through the view's
        scale takes up to ten times as long, and blurs it.
        """
        pixmap = self.pixmap(face)
        corner = (QPointF() if at is None else at) - QPointF(face.margin, face.margin)
        view = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        fits = abs(view.m11() * ratio - pixmap.devicePixelRatioF()) < 1e-6
        if not fits or view.isRotating():
            painter.drawPixmap(corner, pixmap)
            return
        corner = view.map(corner)
        left, top = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
        target = QRectF(left, top, pixmap.width() / ratio, pixmap.height() / ratio)
        painter.resetTransform()
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        painter.setWorldTransform(view)

    def _draw(self, face: Face) -> QPixmap:
        pixmap = self._blank(face).copy()
        painter = self._painter(pixmap, face)
        match face.kind:
            case FaceKind.DIGIT:
                self._paint_digit(painter, face, self.theme.card_ink)
            case FaceKind.JOKER:
                self._paint_joker(painter, face)
            case FaceKind.SYMBOL:
                _paint_symbol(painter, face, self.theme)
            case FaceKind.BACK:
                _paint_back(painter, face, self.theme)
        if face.new:
            _paint_new_edge(painter, face, self.theme)
        elif face.last:
            _paint_last_edge(painter, face, self.theme)
        painter.end()
        return pixmap

    def _blank(self, face: Face) -> QPixmap:
        """A blank face, the same for all faces of one size and material."""
        theme = self.theme
        if face.kind is FaceKind.BACK:
            return self._shadow(face)
        is_symbol = face.kind is FaceKind.SYMBOL
        ground = theme.symbol if is_symbol else theme.card
        line = theme.symbol_line if is_symbol else theme.card_line
        key = (face.size, face.radius, face.lifted, is_symbol)
        made = self._blanks.get(key)
        if made is None:
            made = self._shadow(face).copy()
            painter = self._painter(made, face)
            _paint_blank(painter, face, ground, line)
            painter.end()
            self._blanks.add(key, made)
        return made

    def _shadow(self, face: Face) -> QPixmap:
        """The shadow of a face: the same for all of one size, and the slowest part to draw."""
        key = (face.size, face.radius, face.lifted)
        made = self._shadows.get(key)
        if made is None:
            scale = self.scale * (look.LIFT_SCALE if face.lifted else 1)
            made = QPixmap(
                math.ceil((face.size.width + 2 * face.margin) * scale),
                math.ceil((face.size.height + 2 * face.margin) * scale),
            )
            made.setDevicePixelRatio(scale)
            made.fill(look.TRANSPARENT)
            painter = self._painter(made, face)
            _paint_shadow(painter, face, self.theme.shadow)
            painter.end()
            self._shadows.add(key, made)
        return made

    @staticmethod
    def _painter(pixmap: QPixmap, face: Face) -> QPainter:
        """A painter whose origin is the face's top left corner."""
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(face.margin, face.margin)
        return painter

    def _paint_digit(self, painter: QPainter, face: Face, ink: QColor) -> None:
        theme = self.theme
        digit = text_path(face.text, self._digit_em(face), 700, face.rect.center())
        fill(painter, digit, ink)
        if not self._has_corner(face):
            return
        if face.kind is FaceKind.JOKER:
            _paint_star(painter, CORNER, 9, theme.joker)
        else:
            fill(painter, text_path(face.text, *look.CARD_CORNER, CORNER), theme.card_ink_soft)

    def _paint_joker(self, painter: QPainter, face: Face) -> None:
        theme = self.theme
        width, height = face.size
        if face.text:
            self._paint_digit(painter, face, theme.joker)
            if not self._has_corner(face):
                place = width * 0.155
                _paint_star(painter, QPointF(place, place), width * 0.11, theme.joker)
            return
        if _is_plain(face):
            _paint_star(painter, face.rect.center(), width * 0.33, theme.joker)
            return
        centre = QPointF(width / 2, height * 0.47)
        _paint_star(painter, centre, width * 0.36, theme.joker)
        if self._has_corner(face):
            _paint_star(painter, CORNER, 9, theme.joker)
        em = theme.size_of(look.CARD_WORD)
        word = text_path(self._joker_word, em, look.CARD_WORD.weight, QPointF(), width - 14)
        fill(painter, word.translated(width / 2, height - 17), theme.joker)

    def _digit_em(self, face: Face) -> float:
        """The em square of a face's digit, in units."""
        if _is_plain(face):
            return face.size.height * look.TILE_DIGIT_SHARE
        if self._projector:  # as large as in the hand, if there is room
            width, height = face.size
            return min(look.PROJECTOR_DIGIT.size, width * _EM_OF_WIDTH, height * _EM_OF_HEIGHT)
        return look.CARD_DIGIT.size * face.size.height / look.CARD.height

    def _has_corner(self, face: Face) -> bool:
        """Whether there is text in the corner too: large digits leave no room for it."""
        has_room = face.size.width >= _NARROW and not _is_plain(face)
        return has_room and not (self._projector or self.theme.is_projector)


# --- Parts of a face ---------------------------------------------------------------------------


def _is_plain(face: Face) -> bool:
    """Whether a face has a large digit alone: a small card, or a tile, which is a square."""
    return face.size.height < _SMALL_FACE or face.size.width >= face.size.height


def _paint_shadow(painter: QPainter, face: Face, colour: QColor) -> None:
    """A soft shadow in layers below the face: a graphics effect would cost that every frame."""
    room = min(1.0, face.size.height / 100)
    drop, blur, layers = (11.0, 12.0, 8) if face.lifted else (3.0 * room, 2.5 * room, 4)
    layer = faded(colour, colour.alphaF() * 1.5 / layers)
    for step in range(layers):
        grow = blur * (1 - 2 * step / (layers - 1))
        rect = face.rect.translated(0, drop).adjusted(-grow, -grow, grow, grow)
        fill(painter, rounded_path(rect, max(face.radius + grow, 1.0)), layer)


def _paint_blank(painter: QPainter, face: Face, ground: QColor, line: QColor) -> None:
    """Paint a blank face: a thin outline, thicker at the bottom as if of cardboard."""
    rect, radius = face.rect, face.radius
    edge = 1.2 if face.size.height < _SMALL_FACE else look.THIN_LINE
    fill(painter, rounded_path(rect, radius), line)
    inner = rect.adjusted(edge, edge, -edge, -edge - 1.5)
    fill(painter, rounded_path(inner, radius - edge), ground)


def _paint_star(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint a star with slightly rounded points."""
    soft = radius * 0.14
    pen = QPen(colour, soft, QtCore.Qt.PenStyle.SolidLine, QtCore.Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(QtCore.Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    # A star reaches farther up than down: move it so that it looks centred.
    painter.drawPath(star_path(centre + QPointF(0, radius * 0.05), radius - soft / 2))


def _paint_symbol(painter: QPainter, face: Face, theme: Theme) -> None:
    if face.chosen:
        inset = look.CHOSEN_LINE * 1.5
        rect = face.rect.adjusted(inset, inset, -inset, -inset - 1)
        edge = rounded_path(rect, face.radius - inset / 2)
        draw(painter, edge, theme.symbol_ink, look.CHOSEN_LINE)
    length = min(face.size.width * 0.49, face.size.height * 0.49)
    fill(painter, sign_path(face.text, face.rect.center(), length), theme.symbol_ink)


def _paint_back(painter: QPainter, face: Face, theme: Theme) -> None:
    """Paint a card's back: dark, with a light edge, an equals sign and, if large, a pattern."""
    edge = look.THIN_LINE
    half = edge / 2
    rect = face.rect.adjusted(half, half, -half, -half)
    painter.setPen(QPen(theme.card_back_line, edge))
    painter.setBrush(theme.card_back)
    painter.drawRoundedRect(rect, face.radius, face.radius)
    centre = face.rect.center()
    if face.size.height >= _SMALL_FACE:
        _paint_lattice(painter, face, theme)
    if face.size.height == face.size.width:
        return  # a tile's back: with a sign it would look like a tile
    length = face.size.width * (0.36 if face.size.height >= _SMALL_FACE else 0.4)
    fill(painter, sign_path("=", centre, length), theme.card_back_sign)


def _paint_lattice(painter: QPainter, face: Face, theme: Theme) -> None:
    """Paint a faint pattern of diagonals in a frame, except around the middle."""
    quiet = faded(theme.card_back_line, 0.2)
    width, height = face.size
    frame = face.rect.adjusted(6, 6, -6, -6)
    step = 9.0
    reach = math.ceil((width + height) / 2 / step)
    painter.save()
    painter.setClipRect(frame)
    painter.setPen(QPen(quiet, 1.0))
    # Symmetrical: the lines start at the card's centre line.
    for line in range(-reach, reach + 1):
        x = width / 2 + line * step
        painter.drawLine(QPointF(x - height / 2, 0), QPointF(x + height / 2, height))
        painter.drawLine(QPointF(x + height / 2, 0), QPointF(x - height / 2, height))
    painter.setClipping(False)
    painter.setBrush(theme.card_back)
    painter.drawEllipse(face.rect.center(), width * 0.3, width * 0.3)
    painter.setBrush(QBrush())
    painter.drawRect(frame)
    painter.restore()


def _paint_new_edge(painter: QPainter, face: Face, theme: Theme) -> None:
    """Paint the edge of a face placed this turn, with an ink outline against light neighbours."""
    line = look.NEW_TILE_LINE if face.size.height < _SMALL_FACE else look.NEW_LINE
    for colour, width in accent_lines(theme, line, 1.4):
        draw(painter, rounded_path(face.rect, face.radius), colour, width)


def _paint_last_edge(painter: QPainter, face: Face, theme: Theme) -> None:
    """Paint the edge of a card that another player has just laid."""
    for colour, width in last_lines(theme):
        draw(painter, rounded_path(face.rect, face.radius), colour, width)


# --- Around faces ------------------------------------------------------------------------------


def accent_lines(theme: Theme, width: float, rim: float = 2) -> tuple[tuple[QColor, float], ...]:
    """The colours and widths of an accent line, drawn over a wider one that separates it."""
    return (theme.accent_edge, width + rim), (theme.accent, width)


def last_lines(theme: Theme) -> tuple[tuple[QColor, float], ...]:
    """The same of the line around what another player has just laid."""
    return (theme.symbol_ink, look.CHOSEN_LINE + 2.5), (theme.symbol, look.CHOSEN_LINE)


def paint_focus_ring(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = look.CARD_RADIUS
) -> None:
    """Paint a ring around a card, place or control; it extends 7 units beyond the outline."""
    gap = look.FOCUS_GAP
    around = rect.adjusted(-gap, -gap, gap, gap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush())
    for colour, width in accent_lines(theme, look.FOCUS_LINE):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(around, radius + gap, radius + gap)


def paint_place(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    hot: bool = False,
    radius: float = look.CARD_RADIUS,
) -> None:
    """Paint a place for the held card; `hot` if it would be dropped there."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.place_line, look.PLACE_LINE)
    if not hot:
        pen.setDashPattern([2.2, 1.6])
        pen.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(theme.place_fill_hot if hot else theme.place_fill)
    painter.drawRoundedRect(rect, radius, radius)


def paint_place_on_card(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    hot: bool = False,
    radius: float = look.CARD_RADIUS,
) -> None:
    """Paint a place on a card, with an edge only so that the digit stays readable."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = look.PLACE_LINE / 2 + 1
    painter.setBrush(theme.place_fill_hot if hot else QBrush())
    for colour, width in accent_lines(theme, look.PLACE_LINE, 1.6):
        pen = QPen(colour, width)
        if not hot:
            pen.setDashPattern([7.0 / width, 5.0 / width])
            pen.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.setBrush(QBrush())
