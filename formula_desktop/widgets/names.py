"""A column of names in a list of plays, and a field for a name."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem


class Names(QStyledItemDelegate):
    """Draws a column of names; a long name keeps its end, which may be a number."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class NameField(QLineEdit):
    """Typing replaces the name that was proposed: the first click selects it, as Tab does."""

    _was_entered = False  # whether the mouse button that is down brought the focus here

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._was_entered = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._was_entered and not self.hasSelectedText():  # unless a part has been selected
            self.selectAll()
        self._was_entered = False
