"""The lesson panel beside the table, which explains one thing at a time."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.plain_text import plain_label


class LessonPanel(QWidget):
    """A title, the task, and a comment on what the player did.

    If there is no room for both, the comment replaces the task, which it repeats.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label("heading", wraps=True)
        self.task = plain_label("status", wraps=True)
        self.remark = plain_label(wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(RING_ROOM)
        for label in (self.title, self.task, self.remark):
            self._column.addWidget(label)
        self._column.addStretch(1)

    def say(self, title: str, task: str, remark: str, *, is_good: bool) -> None:
        """Show these words."""
        role = "good" if is_good else "wrong"
        if self.remark.property("role") != role:
            self.remark.setProperty("role", role)
            self.remark.style().polish(self.remark)
        for label, text in ((self.title, title), (self.task, task), (self.remark, remark)):
            label.setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        has_remark = bool(self.remark.text())
        shown = [self.title, self.task, *([self.remark] if has_remark else [])]
        gaps = RING_ROOM * (len(shown) - 1)
        wanted = sum(label.heightForWidth(self.width()) for label in shown) + gaps
        self.remark.setVisible(has_remark)
        self.task.setVisible(not has_remark or wanted <= self.height())
