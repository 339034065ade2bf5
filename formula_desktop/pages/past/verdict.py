"""What the chosen turn was like, below the list of plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from formula_desktop.judgement import Size
from formula_desktop.look.faces import Faces
from formula_desktop.pages.past.marks import mark_of
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
        self._is_laid = False
        self._figures = ""
        self._mark = plain_label()
        self.words = plain_label("status")
        """What the turn was like."""
        self.figures = plain_label("soft")
        """The chance to win, where it is shown."""
        self.figures.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = layouts.row(self._mark, self.words, (self.figures, 1), gap=0, inside=self)

    def show_words(
        self,
        words: str,
        *,
        size: Size | None = None,
        is_laid: bool = False,
        figures: str = "",
        asked: str = "",
    ) -> None:
        """Show what a turn was like, or that the lamp laid it.

        `asked` are the figures for those who point at it.
        """
        self._size, self._is_laid = size, is_laid
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
        has_mark = self._size is not None or self._is_laid
        self._mark.setVisible(has_mark)
        side = round(_MARK * height)
        if has_mark:
            ratio = self.devicePixelRatioF()
            self._mark.setPixmap(mark_of(self._size, side, ratio, self._faces.theme))
        taken = self.words.sizeHint().width() + gap
        if has_mark:
            taken += side + gap
        needed = self.figures.fontMetrics().horizontalAdvance(self._figures)
        self.figures.setText(self._figures if taken + needed <= self.width() else "")
