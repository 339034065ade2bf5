"""A dialog that asks for one thing."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from formula_desktop.look import theme as look
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.widgets.plain_text import plain_label

_WIDTH: Final = 460  # in units
_EDGE: Final = 28
_GAP: Final = 14


class Asking(QDialog, metaclass=AbstractQObject):
    """A title, a field, a sentence about it, and two buttons; `open()` returns at once.

    Enter accepts, unless the action cannot be undone: then Enter cancels.
    """

    def __init__(self, field: QWidget, parent: QWidget, *, is_final: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = plain_label("title", wraps=True)
        self.text = plain_label(wraps=True)
        self.problem = plain_label("danger", wraps=True)
        self.yes, self.no = QPushButton(), QPushButton()
        main, other = (self.no, self.yes) if is_final else (self.yes, self.no)
        main.setProperty("role", "go")
        main.setDefault(True)
        other.setAutoDefault(False)
        self.no.clicked.connect(self.reject)
        unit = QFontInfo(QApplication.font()).pixelSize() / look.BODY.size
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        self._column = column = QVBoxLayout(self)
        buttons = QHBoxLayout()
        buttons.setSpacing(gap)
        buttons.addStretch()
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(gap)
        for each in (self.title, self.text, field, self.problem):
            column.addWidget(each)
        column.addLayout(buttons)
        self.setFixedWidth(round(_WIDTH * unit))

    def sizeHint(self) -> QSize:
        """The height of the texts at the fixed width, not at a narrower one."""
        return QSize(self.minimumWidth(), super().sizeHint().height())

    @abstractmethod
    def _retranslate(self) -> None:
        """Update all text to the current language."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
