"""The layout of Digifeud's table in projector size, readable from six screen heights away."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.look.theme import Theme
from formula_desktop.table.digifeud.layout import RACK_PADDING, DigifeudLayout
from formula_desktop.table.formula.layout import centred


@dataclass(frozen=True, slots=True)
class DigifeudProjectorLayout(DigifeudLayout):
    """More room for words, and a log with few rows; the board is as large as ever."""

    @property
    def scores_height(self) -> float:
        return 152.0

    @property
    def reading_height(self) -> float:
        return 100.0

    @property
    def rack_height(self) -> float:
        return 184.0

    @property
    def buttons_height(self) -> float:
        return 124.0

    @property
    def cover(self) -> QRectF:
        """The button, above the line about the bag."""
        return centred(QPointF(self.rack.center().x(), self.rack_tiles(1, 0)[0].center().y()))

    @property
    def bag(self) -> QPointF:
        beside = self.rack_tiles(0, 1)[0]
        return QPointF(self.rack.right() - RACK_PADDING - 60, beside.center().y())


def digifeud_layout(theme: Theme, width: float, height: float) -> DigifeudLayout:
    """The layout of a window with this many units, in the size of a theme."""
    made = DigifeudProjectorLayout if theme.is_projector else DigifeudLayout
    return made(width, height)
