"""A field to choose from that is wide enough for what can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QWidget


class ChoiceBox(QComboBox):
    """Follows its longest text, also into another language; leaves room for the arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        # The arrow grows with the letters, and Fusion does not count on that.
        return super().sizeHint() + QSize(self.fontInfo().pixelSize(), 0)
