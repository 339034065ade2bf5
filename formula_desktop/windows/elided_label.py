"""A label for names of any length."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """One line that ends in … where there is no room for all of it; the rest is its tooltip."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said = self._more = ""
        if role:
            self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str, more: str = "") -> None:
        """Show this text; `more` is a tooltip for it in any case."""
        self.said, self._more = text, more
        self.setAccessibleName(text)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        fits = self.fontMetrics().elidedText(self.said, Qt.TextElideMode.ElideRight, room)
        self.setText(fits)
        self.setToolTip(self._more or ("" if fits == self.said else self.said))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As much as there is room for now."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Other letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
