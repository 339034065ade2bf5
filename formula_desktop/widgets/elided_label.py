"""A label for names, and texts with names, of any length."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from formula_desktop.models.words.signs import unbroken
from formula_desktop.widgets.plain_text import set_tooltip


class ElidedLabel(QLabel):
    """Ends in … if its text is too long; then the tooltip has the full text."""

    def __init__(self, role: str, *, lines: int = 1) -> None:
        """`lines` is the number that the text may take before it ends in …."""
        super().__init__()
        self._most_lines = lines
        self.said = self._more = ""
        if role:
            self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str, more: str = "") -> None:
        """Show a text; `more`, if given, is always its tooltip."""
        self.said, self._more = text, more
        self.setAccessibleName(text)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        fits = self.fontMetrics().elidedText(self.said, Qt.TextElideMode.ElideRight, room)
        is_broken = fits != self.said and self._has_lines(room)
        self.setWordWrap(is_broken)
        if is_broken:
            fits = unbroken(self.said)
        self.setText(fits)
        is_whole = is_broken or fits == self.said
        set_tooltip(self, self._more or ("" if is_whole else self.said))

    def _has_lines(self, room: int) -> bool:
        metrics = self.fontMetrics()
        flags = int(Qt.TextFlag.TextWordWrap)
        needed = metrics.boundingRect(QRect(0, 0, room, 0), flags, unbroken(self.said))
        most = (self._most_lines + 0.5) * metrics.lineSpacing()
        return self._most_lines > 1 and needed.width() <= room and needed.height() <= most

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
