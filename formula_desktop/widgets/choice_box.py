"""A combo box that is wide enough for all its choices."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget


class ChoiceBox(QComboBox):
    """Fits its longest text in every language, with room for the arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # To fit its texts Qt resizes the box itself, bypassing its layout.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
        texts = self.model()
        for changed in (texts.dataChanged, texts.rowsInserted, texts.rowsRemoved):
            changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        # The arrow grows with the font, which Fusion does not take into account.
        hint = super().sizeHint() + QSize(self.fontInfo().pixelSize(), 0)
        if self.sizeAdjustPolicy() == QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow:
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            texts = map(self.itemText, range(self.count()))
            longest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
            room = QSize(longest + 2 * self.fontInfo().pixelSize(), 0)
            kind = QStyle.ContentsType.CT_ComboBox
            hint.setWidth(self.style().sizeFromContents(kind, option, room, self).width())
        return hint
