"""Filling and drawing outlines in a colour, fast enough for the first frame.

`QBrush(colour)`, `QPen(colour)`, `QColor(colour)`, `setPen` and `setBrush` make PySide6 create
Python's enums of the namespace Qt, which takes 16 ms. The functions here avoid that.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import THIN_LINE, Theme


@contextmanager
def smooth(painter: QPainter) -> Iterator[None]:
    """Smooth edges; the painter's state is restored afterwards."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.restore()


def fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Fill an outline."""
    painter.fillPath(path, _pen(colour).brush())


def draw(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    width: float,
    dashes: Sequence[float] = (),
) -> None:
    """Draw an outline with a line width in units of the painter.

    `dashes` are the lengths of dashes and of the gaps behind them, in line widths.
    """
    pen = _pen(colour)
    pen.setWidthF(width)
    if dashes:
        pen.setDashPattern(dashes)
    painter.strokePath(path, pen)


def paint_sheet(painter: QPainter, place: QRectF, radius: float, theme: Theme) -> None:
    """Paint a sheet of paper with round corners and a thin edge."""
    paper = rounded_path(place, radius)
    fill(painter, paper, theme.paper)
    draw(painter, paper, theme.line, THIN_LINE)


def faded(colour: QColor, alpha: float) -> QColor:
    """A colour with an opacity: 0 is transparent, 1 is opaque."""
    return QColor.fromRgbF(colour.redF(), colour.greenF(), colour.blueF(), alpha)


def _pen(colour: QColor) -> QPen:
    pen = QPen()
    pen.setColor(colour)
    return pen
