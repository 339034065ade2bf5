"""A combo box that is wide enough for all its choices."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QWidget,
)

_DETAIL: Final = Qt.ItemDataRole.AccessibleDescriptionRole


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


class DescribedBox(ChoiceBox):
    """Says in its list, and to screen readers, what a choice is like; the box itself does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Described(self))

    def describe(self, at: int, words: str) -> None:
        """Say what a choice is like."""
        self.setItemData(at, words, _DETAIL)

    def showPopup(self) -> None:  # noqa: N802
        view = self.view()  # without this, it is as wide as the box
        view.setMinimumWidth(view.sizeHintForColumn(0) + self.fontInfo().pixelSize())
        super().showPopup()


class _Described(QStyledItemDelegate):
    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        words = index.data(_DETAIL)
        if words:
            option.text = f"{option.text} · {words}"
