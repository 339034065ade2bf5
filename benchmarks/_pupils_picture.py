"""The picture of simulated pupils: how many tries succeed, and their ratings above the truth."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

from formula_desktop.practise.training.choosing import GOAL
from tests.helpers.practise.pupils import TRIES, Practised

Points = Sequence[tuple[float, float]]

COLOURS: Final = {"weak": "#b3541e", "middle": "#3b6ea5", "strong": "#2e7d4f"}
SIDE: Final = 420
"""The width and height of each of the two charts, in pixels."""
MARGIN: Final = 60
STEP: Final = 10
"""How many tries a point of the curve stands for."""
FARTHEST: Final = 4
"""How far from 0 the chart of ratings goes."""


def draw(
    pupils: Mapping[str, Sequence[Practised]], ratings: Mapping[str, Points], to: Path
) -> None:
    """Draw the pupils of each level, and their true skills with their ratings, into a file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    image = QImage(2 * (SIDE + 2 * MARGIN), SIDE + 2 * MARGIN, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont("sans-serif")
    font.setPixelSize(14)
    painter.setFont(font)
    painter.translate(MARGIN, MARGIN)
    _draw_shares(painter, pupils)
    painter.translate(SIDE + 2 * MARGIN, 0)
    _draw_ratings(painter, ratings)
    painter.end()
    image.save(str(to))
    application.shutdown()


def _draw_shares(painter: QPainter, pupils: Mapping[str, Sequence[Practised]]) -> None:
    def at(tries: float, share: float) -> QPointF:
        return QPointF(tries / TRIES * SIDE, (1 - share) * 2 * SIDE)

    painter.fillRect(QRectF(at(0, GOAL + 0.05), at(TRIES, GOAL - 0.05)), QColor("#e4e4e4"))
    _draw_frame(painter, "Tries that succeeded", "number of tries")
    for percent in range(50, 101, 10):
        _draw_text(painter, at(0, percent / 100) - QPointF(28, 0), f"{percent} %")
    for tries in range(0, TRIES + 1, 50):
        _draw_text(painter, at(tries, 0.5) + QPointF(0, 14), str(tries))
    for number, (name, level) in enumerate(pupils.items()):
        painter.setPen(QPen(QColor(COLOURS[name]), 2.5))
        starts = range(0, TRIES, STEP)
        painter.drawPolyline([at(start + STEP / 2, _share(level, start)) for start in starts])
        line = QPointF(SIDE - 120, SIDE - 76 + 24 * number)
        painter.drawLine(line, line + QPointF(24, 0))
        _draw_text(painter, line + QPointF(64, 0), name)


def _share(level: Sequence[Practised], start: int) -> float:
    """The share of the tries from `start` on that succeeded."""
    return mean(is_right for each in level for is_right, _ in each.tries[start : start + STEP])


def _draw_ratings(painter: QPainter, ratings: Mapping[str, Points]) -> None:
    def at(truth: float, rating: float) -> QPointF:
        return QPointF((truth / FARTHEST + 1) / 2 * SIDE, (1 - rating / FARTHEST) / 2 * SIDE)

    _draw_frame(painter, f"Rating of each skill after {TRIES} tries", "true skill")
    for value in range(-FARTHEST, FARTHEST + 1, 2):
        text = str(value).replace("-", "\N{MINUS SIGN}")
        _draw_text(painter, at(value, -FARTHEST) + QPointF(0, 14), text)
        _draw_text(painter, at(-FARTHEST, value) - QPointF(20, 0), text)
    painter.setPen(QPen(QColor("#888888"), 1))
    painter.drawLine(at(-FARTHEST, -FARTHEST), at(FARTHEST, FARTHEST))
    painter.setPen(Qt.PenStyle.NoPen)
    for name, points in ratings.items():
        colour = QColor(COLOURS[name])
        colour.setAlpha(110)
        painter.setBrush(colour)
        for truth, rating in points:
            if max(abs(truth), abs(rating)) < FARTHEST:
                painter.drawEllipse(at(truth, rating), 2.0, 2.0)


def _draw_frame(painter: QPainter, title: str, below: str) -> None:
    painter.setPen(QPen(QColor("#444444"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0, 0, SIDE, SIDE))
    _draw_text(painter, QPointF(SIDE / 2, -20), title)
    _draw_text(painter, QPointF(SIDE / 2, SIDE + 36), below)


def _draw_text(painter: QPainter, centre: QPointF, text: str) -> None:
    painter.setPen(QColor("#222222"))
    room = QRectF(centre.x() - SIDE / 2, centre.y() - 12, SIDE, 24)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
