"""The end of a session of practice: what went well, and what comes again."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.practise.training.ended import Ended
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.translated import Translated


class PracticeEnded(Translated, QWidget):
    """Tells how a session went, without a grade, and offers another one."""

    again = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ended: Ended | None = None
        self._today = date.min
        self.header = PageHeader(look, self)
        self.header_menu_button = self.header.menu_button
        self.again_button = button("go", self.again.emit)
        self.done_button = button("", self.left.emit)
        column(self.header, (None, 1), self.again_button, self.done_button, gap=0, inside=self)
        self._retranslate()

    def show_end(self, ended: Ended, today: date) -> None:
        """Show how a session went that ended today."""
        self._ended, self._today = ended, today

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        self.again_button.setFocus()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Practise"))
        self.setWindowTitle(self.header.title.text())
        self.again_button.setText(self.tr("Again"))
        self.done_button.setText(self.tr("Done"))
