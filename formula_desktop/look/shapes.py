"""Outlines used on faces: the star, the signs, and text centred by its ink."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainterPath, QTransform

from formula_desktop.look.theme import FONT_FAMILY

_STAR_WAIST: Final = 0.46  # inner radius of a star, relative to the outer one
_SIGNS: Final = {"-": "−", "*": "×", "/": "÷"}  # how the keyboard's signs are shown


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A five-pointed star with one point at the top."""
    path = QPainterPath()
    for corner in range(10):
        angle = math.radians(36 * corner - 90)
        reach = radius if corner % 2 == 0 else radius * _STAR_WAIST
        point = centre + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def text_path(
    text: str, em: float, weight: int, centre: QPointF, widest: float = math.inf
) -> QPainterPath:
    """The outline of a text, with its ink centred on a point; scaled down if wider than allowed.

    The font's own metrics leave room for accents and descenders, which moves a single digit off the
    middle of its card; the bounds of the ink don't.
    """
    font = QFont(FONT_FAMILY)
    font.setPixelSize(200)  # large, so that rounding to whole pixels is invisible
    font.setWeight(QFont.Weight(weight))
    path = QPainterPath()
    path.addText(0, 0, font, text)
    ink = path.boundingRect()
    factor = em / 200
    if ink.width() * factor > widest:
        factor = widest / ink.width()
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(factor, factor)
    return place.map(path.translated(-ink.center()))


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def sign_path(sign: str, centre: QPointF, length: float) -> QPainterPath:
    """An operator (`+ − × ÷ · :`) or `=`; `length` is that of its strokes, in units.

    Drawn rather than written: it is bolder than the font's signs, and the same on every system.
    """
    sign = _SIGNS.get(sign, sign)
    thick = length * 0.25
    dot = thick * 0.66
    path = QPainterPath()
    match sign:
        case "+" | "×":
            _add_stroke(path, 0, length, thick)
            across = QPainterPath()
            _add_stroke(across, 0, thick, length)
            path = path.united(across)  # no hole where they overlap
            if sign == "×":
                path = QTransform().rotate(45).scale(1.08, 1.08).map(path)
        case "−":
            _add_stroke(path, 0, length, thick)
        case "÷":
            _add_stroke(path, 0, length * 1.06, thick * 0.92)
            path.addEllipse(QPointF(0, -length * 0.36), dot, dot)
            path.addEllipse(QPointF(0, length * 0.36), dot, dot)
        case "=":
            _add_stroke(path, -length * 0.24, length, thick)
            _add_stroke(path, length * 0.24, length, thick)
        case "·":
            path.addEllipse(QPointF(), dot * 1.6, dot * 1.6)
        case ":":
            path.addEllipse(QPointF(0, -length * 0.29), dot * 1.3, dot * 1.3)
            path.addEllipse(QPointF(0, length * 0.29), dot * 1.3, dot * 1.3)
        case _:
            raise ValueError(f"no such sign: {sign!r}")
    return path.translated(centre)


def _add_stroke(path: QPainterPath, y: float, width: float, height: float) -> None:
    """Add a bar with rounded corners, centred above or below the origin."""
    soft = min(width, height) * 0.22
    path.addRoundedRect(QRectF(-width / 2, y - height / 2, width, height), soft, soft)
