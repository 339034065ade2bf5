"""Two offers beside the puzzles: one's own mistakes, and a round against the clock."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from formula_desktop.look.theme import Size, Theme
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

# In units:
_PADDING: Final = 16
_GAP: Final = 10
_GO: Final = Size(170, 50)


class Offer(Translated, QFrame):
    """A heading, a large number with what it is, a sentence, and a button."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("ground", "area")
        self.heading = plain_label("heading", wraps=True)
        self.number = plain_label("large")
        self.said = plain_label("status", wraps=True)
        self.go = button("go", self.wanted.emit, takes_keyboard=True)
        self._line = row(self.number, (self.said, 1))
        above = row((self.heading, 1), *self._beside_heading())
        parts = (above, (self._line, 1), row(STRETCH, self.go))
        self._column = column(*parts, inside=self)
        self._retranslate()

    def _beside_heading(self) -> tuple[QWidget, ...]:
        """What stands beside the heading."""
        return ()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a scale in pixels per unit."""
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(_GAP * unit))
        self._line.setSpacing(round(1.5 * _GAP * unit))
        width, height = (round(length * unit) for length in _GO)
        self.go.setMinimumSize(width, theme.pressable(height))

    def _say(self, number: int, text: str) -> None:
        """Show a number, unless it is 0, and a sentence."""
        self.number.setText(str(number))
        self.number.setVisible(number > 0)
        self.said.setText(text)
        self.setAccessibleName(self.heading.text())
        self.go.setAccessibleDescription(f"{number}, {text}" if number else text)


class Mistakes(Offer):
    """One's own mistakes: how many are for today, and how many there are."""

    def __init__(self) -> None:
        self._counts = (0, 0)
        self._next = (0, 0)
        super().__init__()

    def show_counts(self, number: int, today: int, following: int = 0, days: int = 0) -> None:
        """Show how many there are, and how many of them are enough for today.

        `following` is how many come again after so many `days`, the next ones.
        """
        self._counts, self._next = (number, today), (following, days)
        self.go.setEnabled(number > 0)
        self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Once more"))
        self.go.setText(self.tr("Try again"))
        (number, today), (following, days) = self._counts, self._next
        if not number and following and days == 1:
            text = self.tr("Done for today! Tomorrow {number} again.").format(number=following)
        elif not number and following:
            text = self.tr("Done for today! {number} again in {days} days.")
            text = text.format(number=following, days=days)
        elif not number:
            text = self.tr("Nothing yet. What goes wrong in practice or in a game comes here.")
        elif today:
            text = self.tr("sum(s) to improve today, one by one.", "", today)
        else:
            text = self.tr("Done for today! %n more can wait.", "", number)
        self._say(today, text)


class Speed(Offer):
    """A round against the clock, and the best one so far; with one sign or two in each sum."""

    two_signs_wanted = Signal(bool)
    """Emitted when somebody chooses sums with two signs, or no longer."""

    def __init__(self) -> None:
        self.best = 0
        """The most that was solved in a round so far."""
        self.two_signs = QCheckBox()
        super().__init__()
        self.two_signs.clicked.connect(self.two_signs_wanted)

    def _beside_heading(self) -> tuple[QWidget, ...]:
        return (self.two_signs,)

    def show_two_signs(self, has_two: bool) -> None:
        """Show whether the sums have two signs."""
        self.two_signs.setChecked(has_two)

    def show_best(self, best: int) -> None:
        """Show the most that was solved in a round so far; 0 if there was none."""
        self.best = best
        self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Speed round"))
        self.go.setText(self.tr("Start the clock"))
        self.two_signs.setText(self.tr("Two signs"))
        text = self.tr("How many sums of “Practise freely” can you do in 3 minutes?")
        if self.best:
            text = self.tr("is your best in 3 minutes. The sums are those of “Practise freely”.")
        self._say(self.best, text)
