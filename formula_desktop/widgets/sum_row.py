"""One sum or formula as it lay on the table, in tiles or cards side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.cards import Pieces
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.kind import Play
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.lamp import lamp_path
from formula_desktop.look.theme import LIGHT, Size, Theme
from formula_desktop.models.words.signs import signs

_HEIGHT: Final = 58.0  # in units
_TILE_SHARE: Final = 0.68  # of that height: tiles look larger than cards of the same height
_ROOM: Final = 5.0  # around the faces, for their shadow
_GAP: Final = 9.0
_TILE_GAP: Final = 3.0
_LAMP: Final = 0.7  # the room for a lamp, as a share of the height
_SYMBOL: Final = Size(68, 94)
_MOST_KEPT: Final = 4

_faces: deque[Faces] = deque(maxlen=_MOST_KEPT)
"""Those that rows were painted with last."""


class Part(NamedTuple):
    """A card or tile, and the distance to the next one."""

    face: Face
    gap: float


def cards_of(formula: Formula) -> tuple[Part, ...]:
    """The cards of a formula; those of one number overlap."""
    left, right, answer = map(_number, formula.numbers)
    operator = Face(FaceKind.SYMBOL, signs()[formula.operator.value], _SYMBOL)
    equals = Face(FaceKind.SYMBOL, "=", _SYMBOL)
    return (*left, Part(operator, _GAP), *right, Part(equals, _GAP), *answer)


def _number(pieces: Pieces) -> tuple[Part, ...]:
    faces = [_digit(str(piece.value), look.CARD, is_wild=piece.joker) for piece in pieces]
    *first, last = (Part(face, -look.CARD_OVERLAP) for face in faces)
    return (*first, last._replace(gap=_GAP))


def tiles_of(laid: Sum) -> tuple[Part, ...]:
    """The tiles of a sum, as it is written."""
    return tuple(Part(_tile(tile), _TILE_GAP) for tile in laid.tiles)


def _tile(tile: str) -> Face:
    if tile in signs() or tile == "=":
        return Face(FaceKind.SYMBOL, signs().get(tile, tile), look.TILE)
    return _digit(tile[-1], look.TILE, is_wild=len(tile) > 1)


def _digit(text: str, size: Size, *, is_wild: bool) -> Face:
    return Face(FaceKind.JOKER if is_wild else FaceKind.DIGIT, text, size)


def parts_of(play: Play) -> tuple[Part, ...]:
    """The cards or tiles of any play; none if it lays nothing."""
    if isinstance(play, Formula):
        return cards_of(play)
    return tiles_of(play) if isinstance(play, Sum) else ()


def size_of(parts: Sequence[Part]) -> Size:
    """The width and height of cards or tiles in a row."""
    wide = sum(part.face.size.width + part.gap for part in parts)
    high = max((part.face.size.height for part in parts), default=0.0)
    return Size(wide - (parts[-1].gap if parts else 0), high)


def _faces_of(theme: Theme, scale: float) -> Faces:
    """The faces of all rows that are alike: most are small, and several are shown at once."""
    found = next((each for each in _faces if (each.theme, each.scale) == (theme, scale)), None)
    if found is None:
        found = Faces(theme, scale)
        _faces.append(found)
    return found


class SumRow(QWidget):
    """A row of cards or tiles, scaled down if there is no room for all of them."""

    def __init__(self, *, is_centred: bool = False) -> None:
        """`is_centred` puts the row in the middle instead of where texts begin."""
        super().__init__()
        self._is_centred = is_centred
        self._theme = LIGHT
        self._unit = 1.0
        self._faces: Faces | None = None
        self.parts: tuple[Part, ...] = ()
        self.is_of_lamp = False
        """Whether a lamp beside it tells that a hint has laid it."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sum(self, parts: tuple[Part, ...], said: str, *, is_of_lamp: bool = False) -> None:
        """Show cards or tiles; `said` is their description for screen readers."""
        self.parts = parts
        self.is_of_lamp = is_of_lamp
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._theme, self._unit = theme, max(unit, 0.8)
        self._faces = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        scale = self._usual_scale()
        return QSize(round(self._wide() * scale), round(self._high() * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def _high(self) -> float:
        return size_of(self.parts).height + 2 * _ROOM

    def _wide(self) -> float:
        return size_of(self.parts).width + 2 * _ROOM + self._lamp_room

    @property
    def _lamp_room(self) -> float:
        """The room for the lamp, with its distance to the sum."""
        return _LAMP * size_of(self.parts).height if self.is_of_lamp else 0.0

    def _usual_scale(self) -> float:
        tiles = bool(self.parts) and self.parts[0].face.size == look.TILE
        return (_HEIGHT * (_TILE_SHARE if tiles else 1)) * self._unit / self._high()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.parts:
            return
        scale = min(self._usual_scale(), self.width() / self._wide())
        pixels = scale * self.devicePixelRatioF()
        if self._faces is None or self._faces.scale != pixels:
            self._faces = _faces_of(self._theme, pixels)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        free = self.width() - self._wide() * scale
        left = free / 2 if self._is_centred else free if is_mirrored else 0.0
        painter.translate(left, self.height() / 2)
        painter.scale(scale, scale)
        x = _ROOM + self._lamp_room
        if self.is_of_lamp:
            at = QPointF(_ROOM + 0.4 * self._lamp_room, 0)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(lamp_path(at, 0.8 * self._lamp_room), self._theme.ink)
        for face, gap in self.parts:
            self._faces.paint(painter, face, QPointF(x, -face.size.height / 2))
            x += face.size.width + gap
        painter.end()
