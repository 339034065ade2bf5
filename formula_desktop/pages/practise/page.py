"""The page that practising starts from: puzzles of the day, own mistakes, free practice, speed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.practise.wanted import USUAL, Wanted
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.translated import Translated


class PractisePage(Translated, QWidget):
    """Offers all there is to practise; what is started and kept is up to others."""

    puzzle_wanted = Signal(str, object)
    """Emitted with the name of a game and the date whose puzzles are wanted."""
    mistakes_wanted = Signal()
    free_wanted = Signal(object)
    speed_wanted = Signal(object)
    """Both are emitted with a Wanted."""
    person_wanted = Signal(str)
    """Emitted with the key of who practises; empty for nobody, whose progress is not kept."""
    copy_wanted = Signal(bool)
    """Emitted to copy the result of the day, as a picture or as text."""
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._wanted = USUAL
        self._people: Mapping[str, str] = {}
        self._person = ""
        self._today = date.min
        self._solved: Mapping[date, frozenset[str]] = {}
        self._mistakes = (0, 0)
        self._best = 0
        self.header = PageHeader(look, self)
        self.header_menu_button = self.header.menu_button
        column(self.header, (None, 1), gap=0, inside=self)
        self._retranslate()

    # --- for the window -------------------------------------------------------------------------

    def show_people(self, names: Mapping[str, str], chosen: str) -> None:
        """Offer these people by their keys; `chosen` practises, nobody if it is empty."""
        self._people, self._person = names, chosen

    def show_day(self, today: date, solved: Mapping[date, frozenset[str]]) -> None:
        """Show the puzzles of the day; `solved` are those of each day that were, as written."""
        self._today, self._solved = today, solved

    def show_mistakes(self, number: int, due: int) -> None:
        """Show how many own mistakes there are, and how many of them are due today."""
        self._mistakes = number, due

    def show_wanted(self, wanted: Wanted) -> None:
        """Show what is practised freely."""
        self._wanted = wanted

    def show_best(self, best: int) -> None:
        """Show the most that was solved in a speed round so far; 0 if there was none."""
        self._best = best

    def day_text(self) -> str:
        """The result of the day as text, to copy."""
        return ""

    def day_picture(self) -> QImage:
        """The same as a picture."""
        return QImage()

    def copied(self) -> None:
        """Say briefly that the result of the day was copied."""

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        self.header_menu_button.setFocus()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Practise"))
        self.setWindowTitle(self.header.title.text())
