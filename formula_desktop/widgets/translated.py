"""Widgets that follow the language."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
else:
    QWidget = object  # Qt's classes cannot be combined, so it comes before one of them


class Translated(QWidget):
    """Updates its texts when the language changes; a first base class, before that of Qt."""

    @abstractmethod
    def _retranslate(self) -> None:
        """Update all text to the current language."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
