"""A personal best as a card: what it is, the sum in cards or tiles, and a button that shows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import BETWEEN, GameWords
from formula_desktop.refusal import NotReadableError
from formula_desktop.results.bests import Best
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.sum_row import Part, SumRow, parts_of

_EDGE: Final = 12  # in units
_GAP: Final = 5


class BestCard(QFrame):
    """One of a person's bests."""

    moment_wanted = Signal(object)
    """Emitted with the Best whose moment is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("best")
        self._best: Best | None = None
        self._title = plain_label("soft", wraps=True)
        self._value = plain_label("title", wraps=True)
        self.day = plain_label("soft", wraps=True)
        self._sum = SumRow(is_centred=True)
        self.show_button = button(
            "", lambda: self.moment_wanted.emit(self._best), takes_keyboard=True
        )
        for each in (self._title, self._value, self.day):
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # The days of cards side by side stand on one line, with or without a sum.
        above, below = (self._title, self._value), (self.day, self.show_button)
        self._column = column(*above, STRETCH, self._sum, STRETCH, *below, inside=self)
        self._column.setAlignment(self.show_button, Qt.AlignmentFlag.AlignHCenter)

    def show_best(self, best: Best) -> None:
        """Show a best in the current language."""
        self._best = best
        words = BestWords()
        title, value = words.title(best), words.value(best)
        title = BETWEEN.join((WORDS[best.game].name(), title))
        self._title.setText(title)
        self._value.setText(value)
        self.day.setText(GameWords().moment(best.moment))
        parts, said = _sum_of(best)
        self._sum.show_sum(parts, said)
        self._sum.setVisible(bool(parts))
        self.show_button.setText(self.tr("Show"))
        self.show_button.setAccessibleName(
            self.tr("Show: {best}, {value}").format(best=title, value=value)
        )

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        edge = round(_EDGE * unit)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(round(_GAP * unit))
        self._sum.show_as(theme, unit)


def _sum_of(best: Best) -> tuple[tuple[Part, ...], str]:
    """The cards or tiles of a play and its notation; nothing for a best of a whole game."""
    try:
        return parts_of(KINDS[best.game].read_play(best.text)), best.text
    except NotReadableError:
        return (), ""
