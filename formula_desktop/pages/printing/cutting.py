"""What is to be cut out: the cards of Formula, or Digifeud's board and tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QRadioButton

from formula_desktop.digifeud.tiles import OPERATOR_TILES
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.paper.cutting import BoardToCut, CardsToCut
from formula_desktop.paper.panel import Panel
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10


class CuttingPanel(Panel):
    """Asks which game, and for Digifeud which operators its tiles have."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = plain_label("heading")
        self.advice = plain_label("soft", wraps=True)
        self._documents = (CardsToCut(), *map(BoardToCut, OPERATOR_TILES))
        self.choices = tuple(QRadioButton() for _ in self._documents)
        self._column = column(self.heading, *self.choices, self.advice, STRETCH, inside=self)
        for at, choice in enumerate(self.choices):
            choice.clicked.connect(lambda _=False, at=at: self._choose(at))
        self.choices[0].setChecked(True)
        self.document = self._documents[0]
        self._retranslate()

    def _choose(self, at: int) -> None:
        self.document = self._documents[at]
        self.changed.emit()

    def focus_first(self) -> None:
        next(each for each in self.choices if each.isChecked()).setFocus()

    def name(self) -> str:
        return self.tr("To cut out")

    def show_as(self, theme: Theme, unit: float) -> None:
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(_GAP * unit))

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Cards and tiles"))
        cards, *boards = self.choices
        cards.setText(self.tr("Formula: 59 cards and 5 symbol cards"))
        for choice, operators in zip(boards, OPERATOR_TILES, strict=True):
            shown = " ".join(signs()[each.value] for each in operators)
            text = self.tr("Digifeud: the board, and tiles with {signs}")
            choice.setText(text.format(signs=shown))
        self.advice.setText(
            self.tr(
                "Print them on thick paper, at their actual size, and cut from mark to mark. "
                "The bar is below a 6 and a 9."
            )
        )
