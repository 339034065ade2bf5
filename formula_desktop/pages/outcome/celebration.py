"""What celebrates the end of a round or game: a picture that grows, and confetti for a win."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from formula_desktop.look.confetti import Confetti
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.pages.outcome.moment import Moment

_MS: Final = 1400


class Celebration:
    """Confetti lies there without an animation, too; `prepare` makes one, which `begin` starts."""

    def __init__(self, panel: QWidget, moment: Moment, *, is_won: bool) -> None:
        """`panel` paints it, behind its sheet with the `moment`."""
        self._panel = panel
        self._moment = moment
        self._confetti = Confetti() if is_won else None
        self._animation: QVariantAnimation | None = None
        self._painted = QRegion()
        self._theme, self._unit = LIGHT, 1.0

    @property
    def has_confetti(self) -> bool:
        """Whether somebody has won."""
        return self._confetti is not None

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._theme, self._unit = theme, unit

    def prepare(self) -> None:
        """Have everything move once it begins."""
        made = self._animation = QVariantAnimation(self._panel)
        made.setStartValue(0.0)
        made.setEndValue(1.0)
        made.setDuration(_MS)
        made.valueChanged.connect(self._go_on)
        self._moment.picture.grow(0.0)

    def begin(self) -> None:
        """Begin, once the panel has been painted."""
        if self._animation is not None:
            self._animation.start()

    def stop(self) -> None:
        """Move no more."""
        if self._animation is not None:
            self._animation.stop()

    @property
    def _share(self) -> float:
        """How much of it is over."""
        if self._animation is None:
            return 1.0
        return float(self._animation.currentValue() or 0.0)

    def _go_on(self) -> None:
        share = self._share
        self._moment.picture.grow(share)
        if self._confetti is not None:
            region = self._confetti.region(self._panel.size(), self._unit, share)
            self._panel.update(region + self._painted)
            self._painted = region

    def paint(self, painter: QPainter) -> None:
        """Paint the confetti as it lies now."""
        if self._confetti is not None:
            size = self._panel.size()
            self._confetti.paint(painter, size, self._theme, self._unit, self._share)
