"""The question how old somebody new is, where others play already."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.models.words.ages import ages_in_words
from formula_desktop.pages.home.ages import AgeButton
from formula_desktop.store.settings.settings import Age
from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.layouts import STRETCH, column, order_tabs, pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_WIDTH: Final = 214.0  # of each button, in units


class AskAgeOf(Translated, QDialog):
    """A picture with a sum for each age; a click or Enter is the answer."""

    chosen = Signal(object)
    """Emitted with the Age; with None if the question was left open."""

    def __init__(self, name: str, look: Look, parent: QWidget) -> None:
        """`open()` returns at once."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._name = name
        self.title = plain_label("title", wraps=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {age: AgeButton(age) for age in Age if age is not Age.CLASS}
        for age, button in self.buttons.items():
            button.show_as(look.theme, pixels(100) / 100)
            button.setFixedSize(pixels(_WIDTH), button.sizeHint().height())
            button.clicked.connect(lambda _=False, age=age: self._choose(age))
        self.later = QPushButton()
        self.later.setAutoDefault(False)
        self.later.clicked.connect(self.reject)
        self.rejected.connect(lambda: self.chosen.emit(None))
        ages = row(*self.buttons.values(), gap=pixels(GAP))
        ending = row(STRETCH, self.later)
        column(self.title, ages, ending, gap=pixels(GAP), edges=pixels(EDGE), inside=self)
        order_tabs((*self.buttons.values(), self.later))
        self._retranslate()
        next(iter(self.buttons.values())).setFocus()

    def _choose(self, age: Age) -> None:
        self.accept()
        self.chosen.emit(age)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("How old is {name}?").replace("{name}", self._name))
        self.setWindowTitle(self.title.text())
        for age, text in ages_in_words().items():
            if age in self.buttons:
                self.buttons[age].show_words(text, self.title.text())
        self.later.setText(self.tr("Later"))
