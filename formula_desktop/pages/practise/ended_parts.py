"""What the end of a session shows above its words: a picture, stars and numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import LIGHT, Size, Theme
from formula_desktop.pages.practise.marks import (
    MARK,
    Inks,
    Mark,
    Marks,
    marks_aloud,
    paint_mark,
    paint_marks,
    places_of_marks,
)
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

# In units:
_STAR: Final = 120
_MARKS: Final = Size(380, 2 * MARK + 4)
_MARKS_SCALE: Final = 1.5
_APART: Final = 28  # from the middle of a star to the next one

_MOST_IN_LINE: Final = 10
_MOST_STARS: Final = 2 * _MOST_IN_LINE
"""More are no longer seen at a glance: the numbers say it."""


class ThreeMarks(QWidget):
    """Which of the three puzzles of a day are solved."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._unit = LIGHT, 1.0
        self.marks = Marks(Mark.OPEN, Mark.OPEN, Mark.OPEN)

    def show_marks(self, marks: Marks) -> None:
        """Show them, in the current language."""
        self.marks = marks
        self.setAccessibleName(marks_aloud(marks))
        set_tooltip(self, marks_aloud(marks))
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit * _MARKS_SCALE
        self.setFixedSize(*(round(length * self._unit) for length in _MARKS))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._unit, self._unit)
        room = _MARKS.width
        *_, last = places_of_marks(theme, QPointF(), room)
        left = QPointF((room - last.right()) / 2, _MARKS.height / 2)
        inks = Inks(theme.go, theme.ink_soft, theme.ink, theme.paper)
        paint_marks(painter, theme, self.marks, left, room, inks)
        painter.end()


class Stars(QWidget):
    """A star for each exercise that was solved, filled if at once; the numbers say the same."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._unit = LIGHT, 1.0
        self.marks: tuple[Mark, ...] = ()

    def show_stars(self, first: int, second: int) -> None:
        """Show them, unless there are none or too many to see at a glance."""
        is_seen = 0 < first + second <= _MOST_STARS
        self.marks = (Mark.ALONE,) * first + (Mark.WITH_HELP,) * second if is_seen else ()
        self.setVisible(is_seen)
        self._fit()

    def show_as(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit * _MARKS_SCALE
        self._fit()

    @property
    def _lines(self) -> tuple[tuple[Mark, ...], ...]:
        """Of about the same length."""
        number = -(-len(self.marks) // _MOST_IN_LINE) or 1
        each = -(-len(self.marks) // number) or 1
        return tuple(self.marks[at : at + each] for at in range(0, len(self.marks), each))

    def _fit(self) -> None:
        lines = self._lines
        size = _APART * max(map(len, lines), default=0), _APART * len(lines)
        self.setFixedSize(*(round(length * self._unit) for length in size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._unit, self._unit)
        inks = Inks(theme.go, theme.ink_soft, theme.ink, theme.paper)
        lines = self._lines
        for down, line in enumerate(lines):
            left = (len(lines[0]) - len(line) + 1) / 2
            for at, mark in enumerate(line):
                paint_mark(painter, QPointF(left + at, down + 0.5) * _APART, mark, inks)
        painter.end()


class Picture(QWidget):
    """Whoever has practised, or a star; or an owl that thinks with whoever found it hard."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._person: Participant | None = None
        self._is_proud = True

    def suit(self, person: Participant | None, *, is_proud: bool) -> None:
        """Show this person, if there is one, whose session `is_proud` or was hard."""
        self._person, self._is_proud = person, is_proud
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        self._theme = theme
        side = round(_STAR * unit)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        name, picture, colour = "", *(("star", "yellow") if self._is_proud else ("owl", "blue"))
        if self._person is not None and self._is_proud:
            name, picture, colour = (
                self._person.name,
                self._person.picture,
                self._person.colour,
            )
        paint_player(painter, QRectF(self.rect()), Player(name), picture, colour, self._theme)
        painter.end()


class Count(QWidget):
    """A large number, and below it what it is."""

    def __init__(self) -> None:
        super().__init__()
        self._number, self._text = centred("large"), centred("")
        column(self._number, self._text, STRETCH, gap=0, inside=self)

    def say(self, number: int, text: str) -> None:
        """Show a number with what it is."""
        self._number.setText(str(number))
        self._text.setText(text)

    @property
    def said(self) -> str:
        """The number with what it is."""
        return f"{self._number.text()} {self._text.text()}"


def centred(role: str) -> QLabel:
    """A text in the middle, in as many lines as it needs."""
    label = plain_label(role, wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label
