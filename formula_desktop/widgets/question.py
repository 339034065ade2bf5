"""The question before an action that cannot easily be undone."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from formula_desktop.widgets.asking import GAP, Asking
from formula_desktop.widgets.layouts import pixels


class Question(Asking):
    """Emits `accepted` if the answer is yes."""

    width_in_units = 480

    def __init__(
        self, parent: QWidget, title: str, text: str, answers: tuple[str, str], *, is_final: bool
    ) -> None:
        """`answers` are the texts that accept and cancel, in this order."""
        super().__init__(parent, pixels(GAP), is_final=is_final)
        self.setWindowTitle(QApplication.applicationDisplayName())
        self.title.setText(title)
        self.text.setText(text)
        for button, answer in zip((self.yes, self.no), answers, strict=True):
            button.setText(answer)
            button.setAutoDefault(True)
        (self.no if is_final else self.yes).setFocus()
        self.fit_width()
