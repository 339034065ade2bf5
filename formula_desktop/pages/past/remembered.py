"""What a record was, beside its moment: in a sentence for who laid it, and its day."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import BETWEEN, GameWords
from formula_desktop.models.words.table import breakable
from formula_desktop.results.bests import OwnBest
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label


class Remembered(QWidget):
    """Who did what, and when; nothing that judges it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = plain_label("soft", wraps=True)
        self.sentence = plain_label("title", wraps=True)
        self.day = plain_label("soft", wraps=True)
        parts = (self.title, self.sentence, self.day)
        for each in parts:
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column(STRETCH, *parts, STRETCH, inside=self)

    def show_best(self, own: OwnBest) -> None:
        """Show a record, in the current language."""
        words, best = BestWords(), own.best
        self.title.setText(BETWEEN.join((WORDS[best.game].name(), words.title(best))))
        self.sentence.setText(breakable(words.told(own)))
        self.day.setText(GameWords().moment(best.moment))

    @property
    def said(self) -> str:
        """All of it, for screen readers."""
        return ". ".join((self.title.text(), self.sentence.text().rstrip(".!"), self.day.text()))
