"""`Block`: what stands on a sheet of paper and is never divided between two pages."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from formula_desktop.paper.document import Ground


class Block(ABC):
    """A drawing with a size, in points; it may be painted larger or smaller."""

    size: QSizeF

    @abstractmethod
    def paint(self, painter: QPainter, ground: Ground) -> None:
        """Paint it with its top left corner at the origin."""
