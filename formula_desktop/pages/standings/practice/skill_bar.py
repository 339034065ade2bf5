"""A rating in a skill as a bar on the scale from easy to hard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.practise.training.in_skills import InSkill

EASY, HARD = -4.0, 4.0
"""The ends of the scale; what is farther away is at its end."""

# In units:
_HEIGHT: Final = 26
_WIDTH: Final = 130  # the least
_TRACK: Final = 2
_RANGE: Final = 8
_DOT: Final = 8  # the radius
_MARK: Final = 3
_AROUND: Final = 2  # around the mark and the dot, in the colour of the paper


class SkillBar(QWidget):
    """Shows a rating as a dot, what it may be as a bar, and a typical sum as a mark."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rated: InSkill | None = None
        self._theme, self._unit = LIGHT, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rating(self, rated: InSkill, said: str) -> None:
        """Show a rating, which `said` describes."""
        self.rated = rated
        self.setAccessibleName(said)
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self.setMinimumWidth(round(_WIDTH * unit))
        self.setFixedHeight(round(_HEIGHT * unit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        rated = self.rated
        if rated is None:
            return
        theme, unit = self._theme, self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        self._paint_bar(painter, EASY, HARD, _TRACK)
        low, high = rated.value - rated.uncertainty, rated.value + rated.uncertainty
        self._paint_bar(painter, low, high, _RANGE)
        typical = QPointF(self._across(rated.typical), middle)
        mark = QRectF(0, 0, _MARK * unit, self.height())
        mark.moveCenter(typical)
        around = _AROUND * unit
        painter.fillRect(mark.adjusted(-around, 0, around, 0), theme.paper)
        painter.fillRect(mark, theme.ink)
        painter.setPen(QPen(theme.paper, around))
        painter.setBrush(theme.course_3)
        painter.drawEllipse(QPointF(self._across(rated.value), middle), _DOT * unit, _DOT * unit)
        painter.end()

    def _paint_bar(self, painter: QPainter, first: float, last: float, high: float) -> None:
        left, right, radius = self._across(first), self._across(last), high / 2 * self._unit
        bar = QRectF(left, self.height() / 2 - radius, right - left, 2 * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.control_line)
        painter.drawRoundedRect(bar, radius, radius)

    def _across(self, value: float) -> float:
        """The place of a value, from the left."""
        share = (min(max(value, EASY), HARD) - EASY) / (HARD - EASY)
        edge = (_DOT + _AROUND) * self._unit
        return edge + share * (self.width() - 2 * edge)
