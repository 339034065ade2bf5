"""Confetti that falls around the panel when somebody has won."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRegion

from formula_desktop.look.theme import Theme

_PIECES: Final = 56
_LENGTH: Final = 16.0  # in units
_WIDTH: Final = 9.0
_HIGHER: Final = 0.7  # where a piece comes from, in heights of the panel above its place
_LATEST: Final = 0.35  # the share of the time after which the last piece starts to fall
_COLOURS: Final = ("red", "orange", "yellow", "green", "blue")


class _Piece(NamedTuple):
    """A piece's place as shares of width and height, its angle, when it starts, and its colour."""

    x: float
    y: float
    angle: float
    start: float
    colour: str


class Confetti:
    """Pieces that fall to their places, the same ones each time."""

    def __init__(self) -> None:
        some = Random(7)
        self._pieces = [
            _Piece(
                some.random(),
                some.random(),
                some.uniform(0, 180),
                some.uniform(0, _LATEST),
                _COLOURS[number % len(_COLOURS)],
            )
            for number in range(_PIECES)
        ]
        self._easing = QEasingCurve(QEasingCurve.Type.OutQuad)

    def region(self, size: QSize, unit: float, share: float) -> QRegion:
        """Where the pieces are after a share of the time, in a panel of this size."""
        reach = round(_LENGTH * unit)
        found = QRegion()
        for piece in self._pieces:
            place = self._place(piece, size, share).toPoint()
            found += QRect(place.x() - reach, place.y() - reach, 2 * reach, 2 * reach)
        return found

    def paint(
        self, painter: QPainter, size: QSize, theme: Theme, unit: float, share: float
    ) -> None:
        """Paint the pieces after a share of the time."""
        painter.setPen(Qt.PenStyle.NoPen)
        shape = QRectF(-_LENGTH / 2, -_WIDTH / 2, _LENGTH, _WIDTH)
        for piece in self._pieces:
            colour = getattr(theme, f"seat_{piece.colour}")
            assert isinstance(colour, QColor)
            painter.save()
            painter.translate(self._place(piece, size, share))
            painter.scale(unit, unit)
            painter.rotate(piece.angle + 360 * (1 - self._share_of(piece, share)))
            painter.setBrush(colour)
            painter.drawRoundedRect(shape, 2, 2)
            painter.restore()

    def _share_of(self, piece: _Piece, share: float) -> float:
        own = (share - piece.start) / (1 - _LATEST)
        return self._easing.valueForProgress(min(max(own, 0.0), 1.0))

    def _place(self, piece: _Piece, size: QSize, share: float) -> QPointF:
        above = _HIGHER * size.height() * (1 - self._share_of(piece, share))
        x, y = piece.x * size.width(), piece.y * size.height() - above
        return QPointF(x, y - size.height() if share < piece.start else y)
