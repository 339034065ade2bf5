"""Stars: of the puzzles of a day, and of each table of multiplication."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import star_path
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.models.words.skills import tables_in_words
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

TABLES: Final = range(2, 11)
"""The tables that are shown: nobody has to learn that of 1."""

# In units:
_SIDE: Final = 26
_REACH: Final = 11.0
_LINE: Final = 1.8
_DOT: Final = 2.2
_GAP: Final = 4


class Star(Enum):
    """What a star says."""

    FULL = auto()  # right at once, or known
    OUTLINE = auto()  # with help, or being practised
    NONE = auto()


def star_of(is_known: bool | None) -> Star:
    """The star of a table that is known or not, None for one that was not practised."""
    return {True: Star.FULL, False: Star.OUTLINE, None: Star.NONE}[is_known]


class Stars(QWidget):
    """Stars side by side."""

    def __init__(self, *stars: Star) -> None:
        super().__init__()
        self.stars = stars
        self._theme, self._unit = LIGHT, 1.0

    def show_stars(self, *stars: Star) -> None:
        """Show other stars."""
        self.stars = stars
        self.show_as(self._theme, self._unit)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self.setFixedSize(round(_SIDE * unit * max(1, len(self.stars))), round(_SIDE * unit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._unit, self._unit)
        for at, each in enumerate(self.stars):
            centre = QPointF((at + 0.5) * _SIDE, _SIDE / 2)
            if each is Star.FULL:
                fill(painter, star_path(centre, _REACH), theme.go)
            elif each is Star.OUTLINE:
                draw(painter, star_path(centre, _REACH - _LINE / 2), theme.ink_soft, _LINE)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.control_line)
                painter.drawEllipse(centre, _DOT, _DOT)
        painter.end()


class TableStars(QWidget):
    """The tables from 2 to 10, each with its star."""

    def __init__(self) -> None:
        super().__init__()
        self.stars = [Stars(Star.NONE) for _ in TABLES]
        self.meaning = plain_label("soft", wraps=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column, (number, star) in enumerate(zip(TABLES, self.stars, strict=True)):
            label = plain_label("status", str(number))
            for line, part in enumerate((label, star)):
                self._grid.addWidget(part, line, column, Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(self.meaning, 2, 0, 1, len(TABLES) + 1)
        self._grid.setColumnStretch(len(TABLES), 1)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._grid.setHorizontalSpacing(round(2 * _GAP * unit))
        self._grid.setVerticalSpacing(round(_GAP * unit))
        for each in self.stars:
            each.show_as(theme, unit)

    def show_tables(self, known: Mapping[int, bool]) -> None:
        """Show which tables are `known`; those that are not in it were not practised."""
        for number, star in zip(TABLES, self.stars, strict=True):
            star.show_stars(star_of(known.get(number)))
        self.meaning.setText(
            self.tr("A green star: goes well. An outline: still practising. A dot: not tried.")
        )
        lines = []
        well = [number for number in TABLES if known.get(number)]
        still = [number for number in TABLES if known.get(number) is False]
        if well:
            lines.append(self.tr("Goes well: {tables}").format(tables=tables_in_words(well)))
        if still:
            text = self.tr("Still practising: {tables}")
            lines.append(text.format(tables=tables_in_words(still)))
        said = ". ".join(lines)
        self.setAccessibleName(said)
        set_tooltip(self, said)
