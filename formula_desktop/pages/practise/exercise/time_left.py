"""The time that is left of a speed round, as a small ring that empties quietly and in minutes."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look.ink import draw, smooth
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import SMALLEST_UNIT
from formula_desktop.widgets.layouts import row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_SIDE: Final = 26.0  # units
_LINE: Final = 4.0
_GAP: Final = 6.0
_TOP: Final = 90.0  # degrees: where a clock has its 12
_LAP: Final = 360.0
_SECONDS: Final = 180
_MINUTE: Final = 60
_STEP: Final = 10
"""After how many seconds a screen reader is told of another time: each one would be a nuisance."""
_WIDEST: Final = "0:00"
_ROUNDING: Final = 1e-6
"""A share may be a little more than the time that it stands for."""


class TimeLeft(Translated, QWidget):
    """The ring and the minutes with seconds."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = 1.0
        self._ring = _Ring(look)
        self.minutes = plain_label("status")
        self._row = row(self._ring, self.minutes, inside=self)
        look.changed.connect(self._fit)
        self._fit()
        self._retranslate()

    def show_share(self, share: float) -> None:
        """Show which share of the time is left, from 1 to 0."""
        self._share = share
        self._ring.show_share(share)
        self._retranslate()

    def _fit(self) -> None:
        unit = max(self._look.unit, SMALLEST_UNIT)
        self._ring.show_as(unit)
        self._row.setSpacing(round(_GAP * unit))

    def _retranslate(self) -> None:
        seconds = math.ceil(self._share * _SECONDS - _ROUNDING)
        self.minutes.setText(f"{seconds // _MINUTE}:{seconds % _MINUTE:02}")
        self.minutes.setMinimumWidth(self.minutes.fontMetrics().horizontalAdvance(_WIDEST))
        text = self.tr("%n second(s) left", "", -(-seconds // _STEP) * _STEP)
        if text != self.minutes.accessibleName():
            self.minutes.setAccessibleName(text)


class _Ring(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = self._unit = 1.0

    def show_as(self, unit: float) -> None:
        self._unit = unit
        side = round(_SIDE * unit)
        self.setFixedSize(side, side)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

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
