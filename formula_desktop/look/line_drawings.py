"""Small line drawings in the style of the cards, for things without a face."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

LINE: Final = 2.0
"""The width of the lines when the drawing is 24 units wide."""

_ROUND: Final = 2.0


class LineDrawing(Enum):
    """The available drawings."""

    FOLDER = "folder"
    GAMES = "games"
    PLAYERS = "players"
    RESULTS = "results"
    RULES = "rules"
    STEPS = "steps"


def outline(drawing: LineDrawing) -> QPainterPath:
    """The lines of a drawing, 24 units wide and high."""
    path = QPainterPath()
    match drawing:
        case LineDrawing.FOLDER:
            _add_lines(path, (3, 18), (3, 5), (9, 5), (11.5, 8), (19, 8), (19, 11))
            _add_lines(path, (3, 19), (6.5, 11), (22.5, 11), (19, 19), (3, 19))
        case LineDrawing.GAMES:
            path.addRoundedRect(QRectF(3, 7, 10, 14), _ROUND, _ROUND)
            _add_lines(path, (8, 4), (8, 3), (20, 3), (20, 17), (16, 17))
            _add_lines(path, (5.5, 12.5), (10.5, 12.5))
            _add_lines(path, (5.5, 15.5), (10.5, 15.5))
        case LineDrawing.PLAYERS:
            _add_person(path, QPointF(8.5, 8), 4)
            path.moveTo(15, 4.3)
            path.arcTo(QRectF(12.5, 4, 8, 8), 105, -210)
            path.moveTo(18.5, 14.4)
            path.cubicTo(21, 15.2, 22.5, 17.2, 22.5, 20.5)
        case LineDrawing.RESULTS:
            path.addRect(QRectF(9, 4, 6, 17))
            _add_lines(path, (9, 10), (3, 10), (3, 21), (9, 21))
            _add_lines(path, (15, 14), (21, 14), (21, 21), (15, 21))
        case LineDrawing.RULES:
            _add_page(path, -1)
            _add_page(path, 1)
            _add_lines(path, (12, 6.5), (12, 20.5))
        case LineDrawing.STEPS:
            _add_lines(path, (3, 20), (8.5, 20), (8.5, 15), (14, 15), (14, 10), (21, 10))
            _add_lines(path, (17.5, 6), (21, 2.5))
            _add_lines(path, (17, 2.5), (21, 2.5), (21, 6.5))
    return path


def _add_lines(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _add_person(path: QPainterPath, head: QPointF, radius: float) -> None:
    path.addEllipse(head, radius, radius)
    x, y = head.x(), head.y()
    path.moveTo(x - 7, y + 12.5)
    path.cubicTo(x - 7, y + 3.5, x + 7, y + 3.5, x + 7, y + 12.5)


def _add_page(path: QPainterPath, side: int) -> None:
    """Add half of an open book, left (-1) or right (1) of the middle."""
    x, outer = 12.0, 12.0 + 10 * side
    path.moveTo(x, 6.5)
    path.cubicTo(x + 3 * side, 4, x + 6 * side, 3.5, outer, 4)
    path.lineTo(outer, 18)
    path.cubicTo(x + 6 * side, 17.5, x + 3 * side, 18, x, 20.5)
