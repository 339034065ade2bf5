"""What the chosen turn was like, below the list of plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.judgement import Size
from formula_desktop.look.faces import Faces
from formula_desktop.look.line_drawings import drawn
from formula_desktop.pages.past.marks import LINE, MARKS, colour_of
from formula_desktop.widgets import layouts
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

_MARK: Final = 1.1  # the mark's side, as a share of the height of its words
_GAP: Final = 0.3  # after it


class Verdict(QWidget):
    """A mark and what it means, and small beside it the figures behind it."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._size: Size | None = None
        self._figures = ""
        self._mark = plain_label()
        self.words = plain_label("status")
        """What the turn was like."""
        self.figures = plain_label("soft")
        """The chance to win, where it is shown."""
        self.figures.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = layouts.row(self._mark, self.words, (self.figures, 1), gap=0, inside=self)

    def show_words(self, size: Size | None, words: str, figures: str, asked: str) -> None:
        """Show what a turn was like; `asked` are the figures for those who point at it."""
        self._size = size
        self.words.setText(words)
        self._figures = figures
        for each in (self, self.words):
            set_tooltip(each, asked)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Draw the mark in the size of the words, in the colours of the theme."""
        height = self.words.fontMetrics().height()
        self.setMinimumHeight(height)  # also without words, so that the list stays as high
        gap = round(_GAP * height)
        self._row.setSpacing(gap)
        self._mark.setVisible(self._size is not None)
        side = round(_MARK * height)
        if self._size is not None:
            colour = colour_of(self._size, self._faces.theme)
            ratio = self.devicePixelRatioF()
            self._mark.setPixmap(drawn(MARKS[self._size], side, ratio, colour, LINE))
        taken = self.words.sizeHint().width() + gap
        if self._size is not None:
            taken += side + gap
        needed = self.figures.fontMetrics().horizontalAdvance(self._figures)
        self.figures.setText(self._figures if taken + needed <= self.width() else "")
