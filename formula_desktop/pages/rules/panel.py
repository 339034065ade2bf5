"""Which rules to print: those of a game, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QWidget

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.rules.printed import OfGame, PrintedRules
from formula_desktop.pages.rules.sections import in_short
from formula_desktop.paper.panel import Panel
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10


class RulesPanel(Panel):
    """Asks for a game and a language, first that of the window."""

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self._games = tuple(games)
        self.heading, self.language = plain_label("heading"), plain_label("heading")
        self.games = tuple(QRadioButton() for _ in self._games)
        self.languages = tuple(QRadioButton(name) for name in LANGUAGES.values())
        self._options: dict[str, OfGame] = {}
        self.of_game = QCheckBox()
        self.how_much = plain_label("heading")
        self.amounts = (QRadioButton(), QRadioButton())
        parts: tuple[QWidget, ...] = (
            self.heading,
            *self.games,
            self.of_game,
            self.how_much,
            *self.amounts,
        )
        self._column = column(*parts, self.language, *self.languages, STRETCH, inside=self)
        now = QLocale().name().partition("_")[0]
        of_language = [*LANGUAGES].index(now)
        every = ((self.games, 0), (self.amounts, 1), (self.languages, of_language))
        for choices, chosen in every:
            group = QButtonGroup(self)
            for choice in choices:
                group.addButton(choice)
                choice.clicked.connect(self._choose)
            choices[chosen].setChecked(True)
        self.of_game.clicked.connect(self._choose)
        self.of_game.hide()
        self.document = self._chosen
        self._retranslate()

    def offer(self, game: str, of_game: OfGame | None = None) -> None:
        """Begin with the rules of a game, and with its options if they are those of one game."""
        self.games[self._games.index(game)].setChecked(True)
        self._options = {} if of_game is None else {game: of_game}
        self.of_game.setChecked(of_game is not None)
        self._choose()

    def _choose(self) -> None:
        self.document = self._chosen
        self.of_game.setVisible(self._game in self._options)
        for each in (self.how_much, *self.amounts):
            each.setVisible(bool(in_short(self._game)))
        self.changed.emit()

    @property
    def _game(self) -> str:
        return next(
            name for name, each in zip(self._games, self.games, strict=True) if each.isChecked()
        )

    @property
    def _chosen(self) -> PrintedRules:
        language = next(at for at, each in enumerate(self.languages) if each.isChecked())
        is_short = self.amounts[0].isChecked() and bool(in_short(self._game))
        of_game = self._options.get(self._game) if self.of_game.isChecked() else None
        return PrintedRules(self._game, [*LANGUAGES][language], is_short, of_game)

    def focus_first(self) -> None:
        next(each for each in self.games if each.isChecked()).setFocus()

    def name(self) -> str:
        return self.tr("Rules")

    def show_as(self, theme: Theme, unit: float) -> None:
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(_GAP * unit))

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Rules"))
        self.of_game.setText(self.tr("As this game is played"))
        self.language.setText(self.tr("Language"))
        self.how_much.setText(self.tr("How much"))
        texts = (self.tr("In short, on one page"), self.tr("All rules"))
        for choice, text in zip(self.amounts, texts, strict=True):
            choice.setText(text)
        for choice, game in zip(self.games, self._games, strict=True):
            choice.setText(WORDS[game].name())
