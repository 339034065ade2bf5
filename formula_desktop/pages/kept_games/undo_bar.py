"""A bar at the bottom of a page that reports the last action and can undo it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.elided_label import ElidedLabel
from formula_desktop.widgets.layouts import row
from formula_desktop.widgets.translated import Translated


class UndoBar(Translated, QWidget):
    """Hidden while there is nothing to report; a message stays until the next one."""

    def __init__(self, undo: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("ground", "tray")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.said = ElidedLabel("status")
        self.undo = button("", undo)
        row((self.said, 1), self.undo, edges=(2 * RING_ROOM, 0, 2 * RING_ROOM, 0), inside=self)
        room = self.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # otherwise every button would move under the pointer
        self.setSizePolicy(room)
        self.hide()
        self._retranslate()

    def say(self, text: str, *, can_undo: bool) -> None:
        """Report an action, also to screen readers; an empty text hides the bar."""
        self.said.say(text)
        self.undo.setVisible(can_undo)
        self.setVisible(bool(text))
        if text and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
