"""Dialogs that ask for one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from formula_desktop.players import LONGEST_NAME
from formula_desktop.widgets.layouts import STRETCH, Part, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_WIDTH: Final = 460  # in units
_WIDTH_OF_QUESTION: Final = 480  # if the buttons need no more
EDGE: Final = 28  # around a dialog
GAP: Final = 14


def answers(dialog: QDialog, *, is_final: bool = False) -> tuple[QPushButton, QPushButton]:
    """The buttons that accept and reject a dialog; Enter accepts, unless the answer is final."""
    yes, no = QPushButton(), QPushButton()
    main, other = (no, yes) if is_final else (yes, no)
    main.setProperty("role", "go")
    main.setDefault(True)
    other.setAutoDefault(False)
    yes.clicked.connect(dialog.accept)
    no.clicked.connect(dialog.reject)
    return yes, no


class Asking(QDialog):
    """A title, a sentence, more parts, and two buttons; `open()` returns at once.

    Enter accepts, unless the action cannot be undone: then Enter cancels, as Escape does.
    """

    def __init__(self, parent: QWidget, *parts: Part, is_final: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = plain_label("title", wraps=True)
        self.text = plain_label(wraps=True)
        self.yes, self.no = answers(self, is_final=is_final)
        gap = pixels(GAP)
        self.buttons = row(STRETCH, self.no, self.yes, gap=gap)
        parts = (self.title, self.text, *parts, self.buttons)
        column(*parts, gap=gap, edges=pixels(EDGE), inside=self)
        self.setFixedWidth(pixels(_WIDTH))

    def sizeHint(self) -> QSize:
        """The height of the texts at the fixed width, not at a narrower one."""
        return QSize(self.minimumWidth(), super().sizeHint().height())


class Question(Asking):
    """The question before an action that cannot easily be undone; emits `accepted` after a yes."""

    third_chosen = Signal()

    def __init__(
        self,
        parent: QWidget,
        title: str,
        text: str,
        answers: tuple[str, str],
        *,
        is_final: bool,
        third: str = "",
    ) -> None:
        """`answers` are the texts that accept and cancel, in this order.

        A `third` answer, which loses nothing, emits `third_chosen` and is then the main one.
        """
        super().__init__(parent, pixels(GAP), is_final=is_final)
        self.third = QPushButton(third) if third else None
        self.setWindowTitle(QApplication.applicationDisplayName())
        self.title.setText(title)
        self.text.setText(text)
        self.text.setProperty("role", "question")
        self.text.setVisible(bool(text))
        for button, answer in zip((self.yes, self.no), answers, strict=True):
            button.setText(answer)
            button.setAutoDefault(True)
        (self.no if is_final else self.yes).setFocus()
        if self.third is not None:
            self._add_third(self.third)
        least = self.minimumSizeHint().width()
        self.setFixedWidth(max(pixels(_WIDTH_OF_QUESTION), least))

    def _add_third(self, third: QPushButton) -> None:
        self.buttons.insertWidget(self.buttons.indexOf(self.yes), third)
        for each in (self.yes, self.no):
            each.setProperty("role", "")
        third.setProperty("role", "go")
        third.clicked.connect(self._choose_third)
        third.setDefault(True)
        QWidget.setTabOrder(third, self.yes)
        third.setFocus()

    def _choose_third(self) -> None:
        self.reject()
        self.third_chosen.emit()


class AskingName(Translated, Asking):
    """Asks for a name until it can be used."""

    def __init__(
        self, name: str, problem_with: Callable[[str], str], parent: QWidget, lines: int = 2
    ) -> None:
        """`problem_with` says in a sentence why a name cannot be used; empty if it can.

        Such a sentence has room for some `lines`.
        """
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        self.problem = plain_label("danger", wraps=True)
        super().__init__(parent, self.field, self.problem)
        self._problem_with = problem_with
        self.text.hide()
        self.problem.setMinimumHeight(lines * self.problem.fontMetrics().lineSpacing())
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.field.textChanged.connect(self._follow)
        self._retranslate()
        self._follow()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as typed."""
        return self.field.text()

    def _follow(self) -> None:
        has_name = bool(self.name.strip())
        problem = self._problem_with(self.name) if has_name else ""
        self.problem.setText(problem)
        self.yes.setEnabled(has_name and not problem)
