"""The time that is left of a speed round, as a small ring that empties quietly."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look.ink import draw, smooth
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import SMALLEST_UNIT
from formula_desktop.widgets.translated import Translated

_SIDE: Final = 26.0  # units
_LINE: Final = 4.0
_TOP: Final = 90.0  # degrees: where a clock has its 12
_LAP: Final = 360.0
_SECONDS: Final = 180
_STEP: Final = 10


class TimeLeft(Translated, QWidget):
    """The ring; without numbers, so that nobody has to look at it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = 1.0
        look.changed.connect(self._fit)
        self._fit()
        self._retranslate()

    def show_share(self, share: float) -> None:
        """Show which share of the time is left, from 1 to 0."""
        self._share = share
        self._retranslate()
        self.update()

    @property
    def _unit(self) -> float:
        return max(self._look.unit, SMALLEST_UNIT)

    def _fit(self) -> None:
        side = round(_SIDE * self._unit)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, line = self._look.theme, _LINE * self._unit
        room = QRectF(self.rect()).adjusted(line, line, -line, -line)
        lap, left = QPainterPath(), QPainterPath()
        lap.addEllipse(room)
        left.arcMoveTo(room, _TOP)
        left.arcTo(room, _TOP, _LAP * self._share)
        painter = QPainter(self)
        with smooth(painter):
            draw(painter, lap, theme.line, line / 2)
            draw(painter, left, theme.ink, line)
        painter.end()

    def _retranslate(self) -> None:
        left = -(-round(self._share * _SECONDS) // _STEP) * _STEP
        text = self.tr("%n second(s) left", "", left)
        if text != self.accessibleName():
            self.setAccessibleName(text)
