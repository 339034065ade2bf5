"""The positions of a formula's cards in a picture of the rules, in units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF

from formula_desktop.digifeud.tiles import EQUALS
from formula_desktop.formula.cards import JOKER, Laid, Pieces
from formula_desktop.formula.laying import Row as LaidRow
from formula_desktop.formula.laying import start_of
from formula_desktop.formula.play import Formula
from formula_desktop.formula.view import View
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind
from formula_desktop.look.theme import Size
from formula_desktop.models.words.signs import signs
from formula_desktop.table.digifeud.board import tile_face

_CARD: Final = Size(88, 122)
_SYMBOL: Final = Size(68, 94)
_TILE: Final = Size(45.5, 45.5)
_STEP: Final = _CARD.width - look.CARD_OVERLAP  # from one card of a number to the next
_GAP: Final = 12.0
_PEEK: Final = 22.0  # the visible part of a covered card above the one that covers it
_TILE_STEP: Final = _TILE.width + 8.0


@dataclass(frozen=True, slots=True)
class PlacedFace:
    """A card and its top left corner."""

    face: Face
    at: QPointF


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in painting order, and empty places."""

    faces: tuple[PlacedFace, ...]
    width: float
    height: float
    places: tuple[PlacedFace, ...] = ()

    @property
    def middle(self) -> float:
        """The height at which signs are centred."""
        return self.height - _CARD.height / 2


class _Writer:
    """Adds one part of a row after another."""

    def __init__(self, top: float) -> None:
        self._top = top
        self._x = 0.0
        self._faces: list[PlacedFace] = []
        self._places: list[PlacedFace] = []

    def row(self) -> Row:
        width = max(0.0, self._x - _GAP)
        height = self._top + _CARD.height
        return Row(tuple(self._faces), width, height, tuple(self._places))

    def add_symbol(self, sign: str | None) -> None:
        """Add a symbol card, or a place for one."""
        face = Face(FaceKind.SYMBOL, signs().get(sign, EQUALS) if sign else "", _SYMBOL)
        at = QPointF(self._x, self._top + (_CARD.height - _SYMBOL.height) / 2)
        (self._faces if sign else self._places).append(PlacedFace(face, at))
        self._x += _SYMBOL.width + _GAP

    def add_place(self) -> None:
        """Add an empty place for a card."""
        face = Face(FaceKind.DIGIT, "", _CARD)
        self._places.append(PlacedFace(face, QPointF(self._x, self._top)))
        self._x += _CARD.width + _GAP

    def add_card(self, card: str) -> None:
        """Add a single card: a digit, `*` for a joker, `#` for a back."""
        kind = {JOKER: FaceKind.JOKER, "#": FaceKind.BACK}.get(card, FaceKind.DIGIT)
        face = Face(kind, card if kind is FaceKind.DIGIT else "", _CARD)
        self._put(face, 0, 0)
        self._x += _CARD.width + _GAP

    def add_number(self, pieces: Pieces, below: LaidRow) -> None:
        """Add the cards of a number, and the visible parts of those they cover."""
        start = start_of(pieces, below)
        if start is None:  # not allowed: a card would be removed
            wide, indent, under, covered = len(below), 0.0, 0.0, []
            for at in range(len(pieces), wide):
                where = QPointF(self._x + at * _STEP, self._top)
                self._places.append(PlacedFace(Face(FaceKind.DIGIT, "", _CARD), where))
        elif not any(piece.lies for piece in pieces):
            wide = max(len(pieces), len(below))
            indent = (wide - len(pieces)) / 2
            under = (wide - len(below)) / 2
            covered = list(enumerate(below))
        else:
            wide, indent, under = len(pieces), 0.0, float(start)
            new = {at - start for at, piece in enumerate(pieces) if not piece.lies}
            covered = [(at, there) for at, there in enumerate(below) if at in new]
        for at, there in covered:
            self._put(_face(there), under + at, -_PEEK)
        for at, piece in enumerate(pieces):
            face = _face(Laid(piece.value, piece.joker))
            self._put(face._replace(new=not piece.lies), indent + at, 0)
        self._x += wide * _STEP + look.CARD_OVERLAP + _GAP

    def add_lying(self, row: LaidRow) -> None:
        """Add the cards of a number that is on the table."""
        for at, there in enumerate(row):
            self._put(_face(there), at, 0)
        self._x += len(row) * _STEP + look.CARD_OVERLAP + _GAP

    def _put(self, face: Face, at: float, rise: float) -> None:
        self._faces.append(PlacedFace(face, QPointF(self._x + at * _STEP, self._top + rise)))


def _face(there: Laid) -> Face:
    digit = "" if there.value is None else str(there.value)
    return Face(FaceKind.JOKER if there.joker else FaceKind.DIGIT, digit, _CARD)


def row_before(view: View) -> Row:
    """The cards on the table."""
    writer = _Writer(_PEEK)
    for at, row in enumerate(view.rows):
        if at:
            writer.add_symbol(view.operator if at == 1 else EQUALS)
        if row:
            writer.add_lying(row)
        else:
            writer.add_place()
    return writer.row()


def row_after(view: View, formula: Formula) -> Row:
    """The cards after the play."""
    writer = _Writer(_PEEK)
    for at, (pieces, below) in enumerate(zip(formula.numbers, view.rows, strict=True)):
        if at:
            writer.add_symbol(formula.operator if at == 1 else EQUALS)
        writer.add_number(pieces, below)
    return writer.row()


def cards_row(shown: str) -> Row:
    """Cards side by side; `_` is a gap for a symbol, `*` a joker, `#` a card's back."""
    writer = _Writer(0)
    for sign in shown:
        if sign == "_":
            writer.add_symbol(None)
        elif sign in signs() or sign == EQUALS:
            writer.add_symbol(sign)
        else:
            writer.add_card(sign)
    return writer.row()


def tiles_row(shown: str) -> Row:
    """Tiles side by side."""
    faces = (
        PlacedFace(tile_face(sign, _TILE), QPointF(at * _TILE_STEP, 0))
        for at, sign in enumerate(shown)
    )
    width = (len(shown) - 1) * _TILE_STEP + _TILE.width
    return Row(tuple(faces), width, _TILE.height)
