"""Outlines used on faces: the star, the signs, and text centred by its ink."""

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainterPath, QTransform

from formula_desktop.look.theme import FONT_FAMILY

_ROSETTE_WAIST: Final = 0.9
_ROSETTE_POINTS: Final = 20
_STAR_WAIST: Final = 0.46  # inner radius of a star, relative to the outer one
_SIGNS: Final = {"-": "−", "*": "×", "/": "÷"}  # how the keyboard's signs are shown


@lru_cache(maxsize=256)
def path_of(text: str) -> QPainterPath:
    """An outline, written as in SVG with `M L C Q Z`, and with figures of their own.

    It is kept, so nobody may change it.

    `E` is an ellipse (centre, half width, half height), `R` a rectangle (corner, width, height,
    radius), `A` an arc (rectangle, start, sweep), `S` are rays (centre, tip, foot, number) and `P`
    petals (centre, distance, size, number).
    """
    path = QPainterPath()
    starts = [at for at, sign in enumerate(text) if sign.isupper()]
    for start, end in pairwise([*starts, len(text)]):
        step = text[start:end]
        numbers = [float(each) for each in step[1:].split()]
        points = [QPointF(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=False)]
        match step[0]:
            case "M":
                path.moveTo(points[0])
            case "L":
                path.lineTo(points[0])
            case "Q":
                path.quadTo(*points)
            case "C":
                path.cubicTo(*points)
            case "Z":
                path.closeSubpath()
            case "E":
                path.addEllipse(points[0], *numbers[2:])
            case "R":
                path.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[4])
            case "A":
                path.arcTo(*numbers)
            case "S":
                path.addPath(_rays(points[0], *numbers[2:]))
            case "P":
                path.addPath(_petals(points[0], *numbers[2:]))
            case _:
                raise ValueError(f"no such step: {step!r}")
    return path


def _rays(centre: QPointF, tip: float, foot: float, count: float) -> QPainterPath:
    """A ring of pointed rays."""
    corners = range(2 * int(count))
    return closed([centre + _towards(at / len(corners), foot if at % 2 else tip) for at in corners])


def _petals(centre: QPointF, away: float, reach: float, count: float) -> QPainterPath:
    """A ring of petals with one outline."""
    path = QPainterPath()
    for petal in range(int(count)):
        one = QPainterPath()
        one.addEllipse(centre + _towards(petal / count, away), reach, reach)
        path = path.united(one)
    return path.simplified()


def _towards(turn: float, reach: float) -> QPointF:
    """A point at a distance from the origin; `turn` is clockwise from the top, 1 is a full turn."""
    angle = math.tau * turn
    return QPointF(reach * math.sin(angle), -reach * math.cos(angle))


def closed(corners: Sequence[QPointF]) -> QPainterPath:
    """A polygon."""
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A five-pointed star with one point at the top."""
    return _rays(centre, radius, radius * _STAR_WAIST, 5)


def rosette_path(centre: QPointF, radius: float) -> QPainterPath:
    """The edge of a rosette, with many short points."""
    return _rays(centre, radius, radius * _ROSETTE_WAIST, _ROSETTE_POINTS)


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


def svg_path(path: QPainterPath, digits: int = 0) -> str:
    """A path as SVG writes it, with so many decimals, each point from where the step before ended.

    Two more points follow the one that begins a curve, and the last is its end.
    """
    kinds = {path.ElementType.MoveToElement: "m", path.ElementType.LineToElement: "l"}
    kinds[path.ElementType.CurveToElement] = "c"
    unit = 10**digits
    written, at, end, left = "", (0, 0), (0, 0), 0
    for each in map(path.elementAt, range(path.elementCount())):
        if each.type in kinds:
            written, at = written + kinds[each.type], end
            left = 3 if each.type is path.ElementType.CurveToElement else 1
        point = round(each.x * unit), round(each.y * unit)
        written += f" {(point[0] - at[0]) / unit:g} {(point[1] - at[1]) / unit:g}"
        left -= 1
        if not left:
            end = point
    return re.sub(r"(?<=[a-z]) | (?=-)", "", written)
