"""A person's bests, each with its day and a button that shows the moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.results.bests import Best
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled

_GAP: Final = 10  # in units
_COLUMNS_GAP: Final = 28


class PersonBests(QWidget):
    """The bests in all games, game by game."""

    moment_wanted = Signal(object)
    """Emitted with a Best whose moment is to be shown."""
    certificate_wanted = Signal(object)
    """Emitted with a Best for which to print a certificate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bests: tuple[Best, ...] = ()
        self.buttons: list[QPushButton] = []
        self.certificates: list[QPushButton] = []
        self._area = Scrolled(self)
        self._inside = QWidget(self._area.viewport())
        self._grid = QGridLayout(self._inside)
        for column_of_text in (0, 2):
            self._grid.setColumnStretch(column_of_text, 1)
        self._area.hold(self._inside)
        column((self._area, 1), edges=(RING_ROOM, RING_ROOM, 0, 0), inside=self)

    def show_as(self, unit: float) -> None:
        """Use a scale in pixels per unit."""
        self._grid.setVerticalSpacing(round(_GAP * unit))
        self._grid.setHorizontalSpacing(round(_COLUMNS_GAP * unit))

    def show_bests(self, bests: tuple[Best, ...]) -> None:
        """Show these bests in the current language."""
        self.bests = bests
        self.buttons, self.certificates = [], []
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        game, line = "", 0
        if not bests:
            nothing = self.tr("Records appear here after the first game that counts.")
            self._grid.addWidget(plain_label("soft", nothing, wraps=True), line, 0, 1, 5)
            line += 1
        for best in bests:
            if best.game != game:
                game = best.game
                heading = plain_label("heading", WORDS[game].name())
                self._grid.addWidget(heading, line, 0, 1, 5)
                line += 1
            self._add(best, line)
            line += 1
        counts = self.tr(
            "What you lay yourself counts, also after a hint. What the hint lays doesn’t."
        )
        self._grid.addWidget(plain_label("soft", counts, wraps=True), line, 0, 1, 5)
        self._grid.setRowStretch(line + 1, 1)

    def _add(self, best: Best, line: int) -> None:
        words = BestWords()
        title, value = words.title(best), words.value(best)
        show = button("", lambda: self.moment_wanted.emit(best), takes_keyboard=True)
        show.setText(self.tr("Show"))
        show.setAccessibleName(self.tr("Show: {best}, {value}").format(best=title, value=value))
        if not best.key:
            show.hide()  # of a speed round there is nothing to see
        self.buttons.append(show)
        certificate = button("", lambda: self.certificate_wanted.emit(best), takes_keyboard=True)
        certificate.setText(self.tr("Certificate"))
        certificate.setAccessibleName(
            self.tr("Certificate: {best}, {value}").format(best=title, value=value)
        )
        self.certificates.append(certificate)
        parts = (
            plain_label("", title, wraps=True),
            plain_label("status", value),
            plain_label("soft", GameWords().moment(best.moment), wraps=True),
            show,
            certificate,
        )
        for at, part in enumerate(parts):
            self._grid.addWidget(part, line, at, Qt.AlignmentFlag.AlignVCenter)
