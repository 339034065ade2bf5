"""The choice of an hourglass for a class, before its game or exercises begin."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.store.settings.settings import Settings
from formula_desktop.widgets.choice_box import ChoiceBox


class GlassBox(ChoiceBox):
    """Offers the hourglasses that a class can have."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        for seconds in Settings.class_hourglass.choices:
            self.addItem("", str(seconds))

    @property
    def seconds(self) -> int:
        """The chosen time for a turn; 0 for no hourglass."""
        return int(self.currentData())

    def show_seconds(self, seconds: int) -> None:
        """Show a time as the chosen one."""
        self.setCurrentIndex(self.findData(str(seconds)))

    def retranslate(self, name: str) -> None:
        """Show all texts in the current language; `name` is that of the box."""
        words = HourglassWords(self)
        for at, seconds in enumerate(Settings.class_hourglass.choices):
            self.setItemText(at, words.duration(seconds))
        self.setAccessibleName(name)
