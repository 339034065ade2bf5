"""Portraits of players: people, computers, and players known by name only."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from formula_desktop.look.emblems import PICTURES, SIDE, Ink, outlines, robot
from formula_desktop.look.ink import smooth
from formula_desktop.look.shapes import text_path
from formula_desktop.look.theme import Theme
from formula_desktop.players import Level, Player

_PEN: Final = 2.6
_EDGE: Final = 2.4
_LETTER: Final = 38.0  # em square of an initial
_LETTER_WEIGHT: Final = 700
LEVEL_DOTS: Final = tuple(QPointF(14 + 9 * dot, 53) for dot in range(len(Level)))
_DOT: Final = 3.5
_MISSING_DOT: Final = 1.3
_SQUARE_CORNER: Final = 14.0


def paint_portrait(
    painter: QPainter, rect: QRectF, picture: str, colour: str, theme: Theme
) -> None:
    """Paint a person's emblem on a round background; an unknown colour or picture is left out."""
    ground = ground_of(colour, theme)
    with _square(painter, rect):
        _paint_ground(painter, ground, theme)
        for ink, path in outlines(picture):
            _paint_part(painter, ink, path, (theme.portrait, ground, theme.portrait_ink))


def paint_computer(painter: QPainter, rect: QRectF, level: Level, theme: Theme) -> None:
    """Paint a robot on a rounded square, with one dot for each level."""
    ground, light = theme.card_back, theme.card_back_line
    with _square(painter, rect):
        edge = _EDGE / 2
        painter.setPen(QPen(light, _EDGE))
        painter.setBrush(ground)
        side = QRectF(0, 0, SIDE, SIDE).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(side, _SQUARE_CORNER, _SQUARE_CORNER)
        for ink, path in robot():
            _paint_part(painter, ink, path, (theme.portrait, ground, ground))
        reached = list(Level).index(level)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot, middle in enumerate(LEVEL_DOTS):
            is_lit = dot <= reached
            painter.setBrush(theme.card_back_sign if is_lit else theme.portrait)
            reach = _DOT if is_lit else _MISSING_DOT
            painter.drawEllipse(middle, reach, reach)


def paint_initial(painter: QPainter, rect: QRectF, name: str, colour: str, theme: Theme) -> None:
    """Paint a name's first letter on a round background, for people without a picture."""
    ground = ground_of(colour, theme)
    with _square(painter, rect):
        _paint_ground(painter, ground, theme)
        letter = name.strip()[:1].upper()
        middle = QPointF(SIDE / 2, SIDE / 2)
        path = text_path(letter, _LETTER, _LETTER_WEIGHT, middle, SIDE * 0.6)
        painter.fillPath(path, theme.portrait_ink)


def paint_player(
    painter: QPainter, rect: QRectF, player: Player, picture: str, colour: str, theme: Theme
) -> None:
    """Paint the player in a seat: a computer, a person, or somebody known only by name."""
    if player.level is not None:
        paint_computer(painter, rect, player.level, theme)
    elif picture in PICTURES:
        paint_portrait(painter, rect, picture, colour, theme)
    else:
        paint_initial(painter, rect, player.name, colour, theme)


def player_icon(
    player: Player, picture: str, colour: str, theme: Theme, px: int = 24, dpr: float = 1.0
) -> QIcon:
    """The player in a seat, as painted by `paint_player`, as an icon with sides of `px` pixels."""
    side = max(1, round(px * dpr))
    made = QPixmap(side, side)
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    rect = QRectF(0, 0, side / dpr, side / dpr)
    paint_player(painter, rect, player, picture, colour, theme)
    painter.end()
    return QIcon(made)


@contextmanager
def _square(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Scale the painter to the square of the emblems' design."""
    side = min(rect.width(), rect.height())
    with smooth(painter):
        painter.translate(rect.center() - QPointF(side / 2, side / 2))
        painter.scale(side / SIDE, side / SIDE)
        yield


def ground_of(colour: str, theme: Theme) -> QColor:
    """The background of a named colour; grey for any other text."""
    found = getattr(theme, f"seat_{colour}", theme.seat_grey)
    assert isinstance(found, QColor)
    return found


def _paint_ground(painter: QPainter, ground: QColor, theme: Theme) -> None:
    painter.setPen(QPen(theme.portrait_edge, _EDGE))
    painter.setBrush(ground)
    reach = (SIDE - _EDGE) / 2
    painter.drawEllipse(QPointF(SIDE / 2, SIDE / 2), reach, reach)


def _paint_part(
    painter: QPainter, ink: Ink, path: QPainterPath, inks: tuple[QColor, QColor, QColor]
) -> None:
    body, ground, line = inks
    pen = QPen(line, _PEN)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    has_line = ink in (Ink.BODY, Ink.TINT, Ink.LINE)
    painter.setPen(pen if has_line else QPen(Qt.PenStyle.NoPen))
    fills = {Ink.BODY: body, Ink.LIGHT: body, Ink.TINT: ground, Ink.PATCH: ground, Ink.SOLID: line}
    painter.setBrush(fills.get(ink, Qt.BrushStyle.NoBrush))
    painter.drawPath(path)
