"""Small pictures of games: the board with its tiles, or the formula as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.layout import Colour, standard_layout
from formula_desktop.digifeud.squares import SIZE, SQUARES, Square
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.squares import paint_square
from formula_desktop.look.theme import Size, Theme
from formula_desktop.models.words.signs import signs

if TYPE_CHECKING:
    from formula_desktop.store.games.notes import Summary

_KEPT: Final = 120  # the number of pictures, more than any screen shows at once

_CARD: Final = Size(88, 122)
_SYMBOL: Final = Size(68, 94)
_CARD_GAP: Final = 12.0
_NUMBER_GAP: Final = 60.0  # between the starting cards, before there is an operator
_CARD_ROOM: Final = 6.0  # around the cards, for their shadow
_LARGEST_CARD: Final = 0.8  # of a card's own size: few cards must not look larger than many
_MOST_CARDS: Final = 20  # a formula has at most 11 parts, but a damaged file may contain anything

_PITCH: Final = 48.0
_SIDE: Final = 45.5
_TILE: Final = Size(_SIDE, _SIDE)
_BOARD_EDGE: Final = 9.0
_BOARD: Final = SIZE * _PITCH - (_PITCH - _SIDE) + 2 * _BOARD_EDGE
_SMALLEST_SIGN: Final = 16.0  # pixels: a smaller square has no room for a sign
_EMPTY: Final = {".": None, "b": Colour.BLUE, "r": Colour.RED}


_HEIGHTS: Final = {DIGIFEUD: 320}
_LOW: Final = 150


def preview_height(game: str) -> int:
    """The height of a large picture of a game, in units."""
    return _HEIGHTS.get(game, _LOW)


def shows_board(game: str) -> bool:
    """Whether the picture of a game is a board, which says more the larger it is."""
    return game in _HEIGHTS


class Previews:
    """The pictures of games for one theme and one scale, painted on first use."""

    def __init__(self, theme: Theme, unit: float = 1.0) -> None:
        """`unit` is pixels per unit."""
        self._theme = theme
        self._unit = unit
        self._made: dict[tuple[object, ...], QPixmap] = {}
        self._faces: dict[float, Faces] = {}

    def show_as(self, theme: Theme, unit: float) -> None:
        """Change the theme and the scale."""
        if (theme, unit) != (self._theme, self._unit):
            self._theme, self._unit = theme, unit
            self._made.clear()
            self._faces.clear()

    def pixmap(self, summary: Summary, size: Size, ratio: float = 1.0) -> QPixmap:
        """The picture of a game; `size` is in units, `ratio` is the device pixel ratio."""
        wanted = summary.game, summary.preview, size, ratio
        key = *wanted, *signs().values()
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= _KEPT:
                del self._made[next(iter(self._made))]
            made = self._made[key] = self._paint(*wanted)
        return made

    def _paint(self, game: str, preview: str, size: Size, ratio: float) -> QPixmap:
        scale = self._unit * ratio
        pixmap = QPixmap(max(1, round(size.width * scale)), max(1, round(size.height * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint = {DIGIFEUD: self._paint_board, FORMULA: self._paint_formula}.get(game)
        if paint is not None:  # otherwise this game has no preview
            paint(painter, preview, QRectF(pixmap.rect()))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    # --- the card game --------------------------------------------------------------------------

    def _paint_formula(self, painter: QPainter, preview: str, rect: QRectF) -> None:
        row = _cards(preview)
        wide = sum(face.size.width + gap for face, gap in row) - row[-1][1] + 2 * _CARD_ROOM
        high = _CARD.height + 2 * _CARD_ROOM
        scale = min(rect.width() / wide, rect.height() / high)
        scale = min(scale, _LARGEST_CARD * self._unit * painter.device().devicePixelRatioF())
        painter.translate(rect.center())
        painter.scale(scale, scale)
        faces = self._faces.setdefault(scale, Faces(self._theme, scale))
        x = _CARD_ROOM - wide / 2
        for face, gap in row:
            faces.paint(painter, face, QPointF(x, -face.size.height / 2))
            x += face.size.width + gap

    # --- the board game -------------------------------------------------------------------------

    def _paint_board(self, painter: QPainter, preview: str, rect: QRectF) -> None:
        scale = min(rect.width(), rect.height()) / _BOARD
        pitch = int(_PITCH * scale)  # whole pixels: otherwise neighbours would differ in size
        scale = pitch / _PITCH if pitch >= 3 else scale
        painter.translate(rect.center())
        painter.scale(scale, scale)
        corner = QPointF(-_BOARD / 2, -_BOARD / 2)
        frame = QRectF(corner.x(), corner.y(), _BOARD, _BOARD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.tray)
        painter.drawRoundedRect(frame, look.SEAT_RADIUS, look.SEAT_RADIUS)
        colours, tiles = _board(preview)
        has_signs = pitch >= _SMALLEST_SIGN
        faces = self._faces.setdefault(scale, Faces(self._theme, scale))
        for square in SQUARES:
            row, column = divmod(square, SIZE)
            at = corner + QPointF(_BOARD_EDGE + column * _PITCH, _BOARD_EDGE + row * _PITCH)
            if square in tiles:
                faces.paint(painter, tiles[square], at)
            else:
                place = QRectF(at.x(), at.y(), *_TILE)
                colour = colours.get(square)
                paint_square(painter, self._theme, place, colour, has_sign=has_signs)


def _cards(preview: str) -> list[tuple[Face, float]]:
    """A formula's cards, each with the distance to the next; a back if there are none."""
    row: list[tuple[Face, float]] = []
    preview = preview.rstrip("=")  # before the first formula there is no result either
    for at, sign in enumerate(preview):
        face = _card(sign, preview[at - 1 : at], preview[at + 1 : at + 2])
        if face is not None:
            is_symbol = face.kind is FaceKind.SYMBOL
            if row and (is_symbol or row[-1][0].kind is FaceKind.SYMBOL):
                row[-1] = (row[-1][0], _CARD_GAP)
            row.append((face, -look.CARD_OVERLAP))
        elif row and sign == "_":
            row[-1] = (row[-1][0], _NUMBER_GAP)
        if len(row) == _MOST_CARDS:
            break
    return row or [(Face(FaceKind.BACK, size=_CARD), 0.0)]


def _card(sign: str, before: str, behind: str) -> Face | None:
    """The face for a character of the notation; a joker is followed by its digit."""
    if sign in signs() or sign == "=":
        return Face(FaceKind.SYMBOL, signs().get(sign, sign), _SYMBOL)
    if sign == "*":
        digit = behind if _is_digit(behind) else ""
        return Face(FaceKind.JOKER, digit, _CARD)
    if _is_digit(sign) and before != "*":
        return Face(FaceKind.DIGIT, sign, _CARD)
    return None


def _board(preview: str) -> tuple[dict[Square, Colour | None], dict[Square, Face]]:
    """The colours of the empty squares, and the tiles on the others."""
    empty = {at: _EMPTY[sign] for at, sign in _squares(preview) if sign in _EMPTY}
    if not any(empty.values()):
        standard = standard_layout()
        empty = {square: standard.colour(square) for square in SQUARES}
    tiles = {}
    for at, sign in _squares(preview):
        if _is_digit(sign):
            tiles[at] = Face(FaceKind.DIGIT, sign, _TILE)
        elif sign in signs() or sign == "=":
            tiles[at] = Face(FaceKind.SYMBOL, signs().get(sign, sign), _TILE)
    return empty, tiles


def _squares(preview: str) -> list[tuple[Square, str]]:
    return list(zip(SQUARES, preview, strict=False))


def _is_digit(text: str) -> bool:
    return len(text) == 1 and text in "0123456789"
