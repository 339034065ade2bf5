"""The question before an action that cannot easily be undone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from formula_desktop.look import theme as look
from formula_desktop.widgets.plain_text import plain_label

_WIDTH: Final = 480  # in units
_EDGE: Final = 28
_GAP: Final = 14


class Question(QDialog):
    """Emits `accepted` if the answer is yes; `open()` returns at once.

    Enter accepts, unless the action cannot be undone: then Enter cancels, as Escape does.
    """

    def __init__(
        self, parent: QWidget, title: str, text: str, answers: tuple[str, str], *, is_final: bool
    ) -> None:
        """`answers` are the texts that accept and cancel, in this order."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(QApplication.applicationDisplayName())
        self.title = plain_label("title", title, wraps=True)
        self.text = plain_label(text=text, wraps=True)
        self.yes, self.no = (QPushButton(answer) for answer in answers)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        main = self.no if is_final else self.yes
        main.setProperty("role", "go")
        main.setDefault(True)
        main.setFocus()
        self._lay_out()

    def _lay_out(self) -> None:
        unit = QFontInfo(QApplication.font()).pixelSize() / look.BODY.size
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        buttons = QHBoxLayout()
        buttons.setSpacing(gap)
        buttons.addStretch()
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        column = QVBoxLayout(self)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(gap)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addSpacing(gap)
        column.addLayout(buttons)
        self.setFixedWidth(max(round(_WIDTH * unit), column.minimumSize().width()))

    def sizeHint(self) -> QSize:
        """The height of the text at the fixed width, not at a narrower one."""
        return QSize(self.minimumWidth(), super().sizeHint().height())
