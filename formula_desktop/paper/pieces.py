"""Cards, tiles and squares as outlines on paper: light, and clear without colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.tiles import BLANK, digit_on, kind_of
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import rounded_path, sign_path, star_path, text_path
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.words.signs import signs

_LINE: Final = 0.75  # points
_GAP_LINE: Final = 1.8
_DASHES: Final = (3.0, 2.0)
_ROUND: Final = 0.1  # the radius of a card's corners, as a share of its width
_TILE_ROUND: Final = 0.14
_DIGIT: Final = 0.52  # the em square of a card's digit, as a share of its height
_TILE_DIGIT: Final = 0.72
_SIGN: Final = 0.5  # the length of a sign, as a share of the width
_STAR: Final = 0.34
_CORNER_STAR: Final = 0.13
_BONUS: Final = 0.4
_BOLD: Final = 700
_UPRIGHT: Final = ("6", "9")  # each is the other one upside down
_BAR: Final = (0.4, 0.06, 0.46)  # of an em square: the bar's width and height, and how far below


def paint_card(painter: QPainter, rect: QRectF, card: str) -> None:
    """Paint a card of Formula: a digit, `*` for a joker, or `*7` for one with a digit."""
    paint_outline(painter, rect, LIGHT.card, rect.width() * _ROUND)
    _paint_number(painter, rect, card, rect.height() * _DIGIT)


def paint_symbol(painter: QPainter, rect: QRectF, operator: str) -> None:
    """Paint a symbol card: an operator in the notation of games, or `=`."""
    paint_outline(painter, rect, LIGHT.symbol, rect.width() * _ROUND)
    _paint_sign(painter, rect, operator)


def paint_tile(painter: QPainter, rect: QRectF, tile: str) -> None:
    """Paint a tile of Digifeud: a digit, `*`, `*7`, an operator or `=`."""
    is_number = kind_of(tile) == BLANK or digit_on(tile) is not None
    ground = LIGHT.card if is_number else LIGHT.symbol
    paint_outline(painter, rect, ground, rect.width() * _TILE_ROUND)
    if is_number:
        _paint_number(painter, rect, tile, rect.height() * _TILE_DIGIT)
    else:
        _paint_sign(painter, rect, tile)


def paint_square(painter: QPainter, rect: QRectF, colour: Colour | None) -> None:
    """Paint a square of the board; a coloured one has its sign, and a red one two edges."""
    painter.setPen(QPen(LIGHT.control_line, _LINE / 2))
    if colour is None:
        painter.setBrush(LIGHT.field)
        painter.drawRect(rect)
        return
    is_red = colour is Colour.RED
    ink = LIGHT.red_sign if is_red else LIGHT.blue_sign
    painter.setBrush(LIGHT.red_square if is_red else LIGHT.blue_square)
    painter.drawRect(rect)
    if is_red:
        inset = rect.width() * 0.08
        painter.setPen(QPen(ink, _LINE / 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
    path = text_path(bonus_on(colour), rect.height() * _BONUS, _BOLD, rect.center())
    fill(painter, path, ink)


def bonus_on(colour: Colour | None) -> str:
    """What is written on a square."""
    return {None: "", Colour.BLUE: "+1×", Colour.RED: "+2×"}[colour]


def paint_place(painter: QPainter, rect: QRectF) -> None:
    """Paint an empty place for a card, to write in."""
    pen = QPen(LIGHT.ink, _LINE * 1.2)
    pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.setBrush(LIGHT.field)
    radius = min(rect.width(), rect.height()) * _ROUND
    painter.drawRoundedRect(rect, radius, radius)


def paint_gap(painter: QPainter, rect: QRectF) -> None:
    """Paint an empty square of the board, to write in."""
    inset = _GAP_LINE / 2
    painter.setPen(QPen(LIGHT.ink, _GAP_LINE))
    painter.setBrush(LIGHT.field)
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))


def paint_outline(painter: QPainter, rect: QRectF, ground: QColor, radius: float) -> None:
    """Paint a blank card or tile."""
    path = rounded_path(rect, radius)
    fill(painter, path, ground)
    draw(painter, path, LIGHT.ink, _LINE)


def paint_bar(painter: QPainter, rect: QRectF, piece: str, *, is_tile: bool) -> None:
    """Paint a bar below a 6 or 9, for a piece that can be turned over."""
    if piece in _UPRIGHT:
        em = rect.height() * (_TILE_DIGIT if is_tile else _DIGIT)
        wide, high, below = (share * em for share in _BAR)
        at = rect.center() + QPointF(-wide / 2, below)
        painter.fillRect(QRectF(at.x(), at.y(), wide, high), LIGHT.ink)


def _paint_sign(painter: QPainter, rect: QRectF, operator: str) -> None:
    sign = signs().get(operator, operator)
    fill(painter, sign_path(sign, rect.center(), rect.width() * _SIGN), LIGHT.symbol_ink)


def _paint_number(painter: QPainter, rect: QRectF, piece: str, em: float) -> None:
    is_joker, digit = piece.startswith(BLANK), piece.removeprefix(BLANK)
    ink = LIGHT.joker if is_joker else LIGHT.ink
    if digit:
        fill(painter, text_path(digit, em, _BOLD, rect.center()), ink)
    if is_joker:
        radius = rect.width() * (_CORNER_STAR if digit else _STAR)
        place = rect.topLeft() + QPointF(1.4, 1.4) * radius if digit else rect.center()
        fill(painter, star_path(place, radius), ink)
