"""A participant's results in one game: the records, the charts, and what comes with more games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from formula_desktop.charts.charts import Chart, ChartView, has_values
from formula_desktop.look.theme import LIGHT, RING_ROOM, Theme
from formula_desktop.pages.standings.best_card import BestCard
from formula_desktop.results.bests import Best
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label

_MOST_CARDS: Final = 3
_MOST_CHARTS: Final = 3
_GAP: Final = 12  # in units


class BestCards(QObject):
    """A row of cards for records; each is made when it is first needed."""

    moment_wanted = Signal(object)
    """Emitted with the Best whose moment is to be shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.cards: list[BestCard] = []
        self.row = row()
        self._theme, self._unit = LIGHT, 1.0

    def show_as(self, theme: Theme, unit: float, gap: float) -> None:
        """Apply a theme, a scale in pixels per unit, and a gap in units."""
        self._theme, self._unit = theme, unit
        self.row.setSpacing(round(gap * unit))
        for card in self.cards:
            card.show_as(theme, unit)

    def show_bests(self, bests: Sequence[Best]) -> None:
        """Show a card for each, in the current language."""
        for _ in range(len(self.cards), len(bests)):
            card = BestCard()
            card.show_as(self._theme, self._unit)
            card.moment_wanted.connect(self.moment_wanted)
            self.cards.append(card)
            self.row.addWidget(card, 1)
        for card in self.cards[len(bests) :]:
            card.hide()
        for card, best in zip(self.cards, bests, strict=False):
            card.show_best(best)
            card.show()


class GameTab(QWidget):
    """What there is, and a sentence about what is not there yet: no empty boxes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.records = BestCards(self)
        self.charts = [ChartView(self) for _ in range(_MOST_CHARTS)]
        self.coming = plain_label("soft", wraps=True)
        self.coming.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._grid = QGridLayout()
        parts = (self.records.row, (self._grid, 1), self.coming, (None, 0))
        self._column = column(*parts, inside=self)
        self._column.setAlignment(self.coming, Qt.AlignmentFlag.AlignVCenter)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        gap = round(_GAP * unit)
        room = max(RING_ROOM, round(RING_ROOM * unit))
        self._grid.setSpacing(gap)
        self._column.setSpacing(gap)
        self._column.setContentsMargins(room, gap, room, room)
        self.records.show_as(theme, unit, _GAP)
        for view in self.charts:
            view.show_as(theme, unit)

    def show_game(
        self,
        bests: Sequence[Best],
        charts: Sequence[tuple[Chart, str]],
        *,
        is_folded: bool = False,
    ) -> None:
        """Show records, and the charts with anything in them, each with a description.

        The charts of a child are folded away until they are asked for.
        """
        self.records.show_bests(bests[:_MOST_CARDS])
        shown = [each for each in charts if has_values(each[0]) and not is_folded]
        for view in self.charts:
            self._grid.removeWidget(view)
            view.hide()
        for number, (chart, described) in enumerate(shown):
            view = self.charts[number]
            view.show_chart(chart, described)
            is_wide = number == 0 and len(shown) % 2 == 1
            place = (0, 0) if is_wide else divmod(number + len(shown) % 2, 2)
            self._grid.addWidget(view, *place, 1, 2 if is_wide else 1)
            view.show()
        self._say_coming(bests, shown, 0 if is_folded else len(charts))
        has_text = bool(self.coming.text())
        for at, grows in enumerate((shown, has_text and not shown, not has_text and not shown), 1):
            self._column.setStretch(at, int(bool(grows)))

    def _say_coming(
        self, bests: Sequence[Best], shown: Sequence[tuple[Chart, str]], number: int
    ) -> None:
        text = ""
        if not shown and not bests:
            text = self.tr("Records and charts appear here after the first game that counts.")
        elif not shown and number:
            text = self.tr("Charts appear here once more has been played.")
        elif len(shown) < number:
            text = self.tr("More charts appear here once more has been played.")
        self.coming.setText(text)
        self.coming.setVisible(bool(text))
