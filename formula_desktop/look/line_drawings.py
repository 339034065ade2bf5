"""Small line drawings in the style of the cards, for things without a face."""

from enum import Enum
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPixmap

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw
from formula_desktop.look.shapes import path_of

LINE: Final = 2.0
"""The width of the lines when the drawing is 24 units wide."""


class LineDrawing(Enum):
    """The available drawings, 24 units wide and high, written as in `shapes.path_of`."""

    BACK = """
        M9.5 4 L4 9.5 L9.5 15
        M4 9.5 L14 9.5 C22.5 9.5 22.5 20 14 20 L10 20
    """
    FORTH = """
        M14.5 4 L20 9.5 L14.5 15
        M20 9.5 L10 9.5 C1.5 9.5 1.5 20 10 20 L14 20
    """
    EXERCISES = """
        R 3.5 3.5 17 17 2.5
        M7 9 L11 9 M9 7 L9 11
        M13.5 9 L17 9
        M7 15.5 L11 15.5
        M13.5 14 L17 14 M13.5 17 L17 17
    """
    SHEET = """
        R 4.5 2.5 15 19 2
        M8 7.5 L16 7.5 M8 12 L16 12 M8 16.5 L12.5 16.5
    """
    LEFT = "M15.5 4.5 L8 12 L15.5 19.5"
    RIGHT = "M8.5 4.5 L16 12 L8.5 19.5"
    STOP = "M8.5 3 L15.5 3 L21 8.5 L21 15.5 L15.5 21 L8.5 21 L3 15.5 L3 8.5 Z M8 12 L16 12"
    CLOSE = "M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"
    LOCK = """
        R 4.5 10.5 15 10.5 2
        M8 10.5 L8 7.5 C8 2 16 2 16 7.5 L16 10.5
        M12 14.5 L12 17
    """
    HOME = """
        M2.5 12 L12 3.5 L21.5 12
        M5 10 L5 20.5 L19 20.5 L19 10
        M10 20.5 L10 14 L14 14 L14 20.5
    """
    NEW = """
        R 4 3 16 18 3
        M12 8 L12 16 M8 12 L16 12
    """
    GAMES = """
        R 3 7 10 14 2
        M8 4 L8 3 L20 3 L20 17 L16 17
        M5.5 12.5 L10.5 12.5 M5.5 15.5 L10.5 15.5
    """
    PLAYERS = """
        E 8.5 8 4 4 M1.5 20.5 C1.5 11.5 15.5 11.5 15.5 20.5
        M15 4.3 A 12.5 4 8 8 105 -210 M18.5 14.4 C21 15.2 22.5 17.2 22.5 20.5
    """
    CLASS = """
        R 2 4 20 12 0
        M8 21 L12 16 L16 21
        M12 2 L12 4
    """
    RESULTS = """
        R 9 4 6 17 0
        M9 10 L3 10 L3 21 L9 21
        M15 14 L21 14 L21 21 L15 21
    """
    RULES = """
        M12 6.5 C9 4 6 3.5 2 4 L2 18 C6 17.5 9 18 12 20.5
        M12 6.5 C15 4 18 3.5 22 4 L22 18 C18 17.5 15 18 12 20.5
        M12 6.5 L12 20.5
    """
    STEPS = """
        M3 20 L8.5 20 L8.5 15 L14 15 L14 10 L21 10
        M17.5 6 L21 2.5
        M17 2.5 L21 2.5 L21 6.5
    """
    FINE = "M4 13 L9.5 18.5 L20 6"
    LITTLE_MORE = "M4 16 L12 8 L20 16"
    MUCH_MORE = "M4 11.5 L12 3.5 L20 11.5 M4 20.5 L12 12.5 L20 20.5"


def drawn(
    drawing: LineDrawing, side: int, ratio: float, colour: QColor, line: float = LINE
) -> QPixmap:
    """A drawing with sides of `side` pixels, for a device pixel ratio; `line` is for 24 units."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(look.TRANSPARENT)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 24, side / 24)
    draw(painter, path_of(drawing.value), colour, line)
    painter.end()
    return pixmap
