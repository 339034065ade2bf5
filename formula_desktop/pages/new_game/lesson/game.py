"""Which game the teams of a lesson play, and by whose rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLayout

from formula_desktop.classes.teams import MOST
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.new_game.lesson.chosen_chips import ChosenChips
from formula_desktop.players import Player
from formula_desktop.store.settings.last_choice import AnyChoice, Choice
from formula_desktop.store.settings.last_lesson import LastLesson
from formula_desktop.store.settings.ready_made import for_classroom
from formula_desktop.widgets.layouts import STRETCH, row
from formula_desktop.widgets.plain_text import plain_label

AGES: Final = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)


class GameForm(QObject):
    """Asks for a game and the age whose ready-made rules it has."""

    changed = Signal()

    def __init__(self, last: LastLesson, parent: QObject) -> None:
        """It begins with the game of the last lesson."""
        super().__init__(parent)
        self.names = tuple(sorted(KINDS, key=lambda name: -KINDS[name].seats[-1]))
        self._game = self.names.index(last.game) if last.game in self.names else 0
        ages = [str(each) for each in AGES]
        self._age = ages.index(last.age) if last.age in ages else 1
        self._games_label, self._ages_label = plain_label("status"), plain_label("status")
        self.games = ChosenChips(len(self.names), self._choose_game)
        self.ages = ChosenChips(len(AGES), self._choose_age)
        self._fill()

    def row(self, gap: int) -> QLayout:
        """Its parts side by side."""
        games, ages = (self._games_label, self.games), (self._ages_label, self.ages)
        return row(*games, *ages, STRETCH, gap=gap)

    def show(self, is_shown: bool) -> None:
        """Show or hide all of it."""
        for part in (self._games_label, self.games, self._ages_label, self.ages):
            part.setVisible(is_shown)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.names[self._game]

    @property
    def age(self) -> ReadyMade:
        """Whose rules it has."""
        return AGES[self._age]

    @property
    def most(self) -> int:
        """The most teams that can play it."""
        return min(MOST, KINDS[self.name].seats[-1])

    def choice(self, names: Sequence[str], seconds: int) -> AnyChoice:
        """The game for teams with these names, and with this hourglass."""
        kind = KINDS[self.name]
        ready = for_classroom(kind.ready_made[self.age])
        return Choice(
            ready.options,
            tuple(map(Player, names)),
            None,
            counts=False,
            is_projector=True,
            ready_made=self.age,
            hints=False,
            seconds=seconds,
        )

    def new_teams_in_words(self, number: int) -> str:
        """That it has new teams, since it can have only so many."""
        text = self.tr("New teams: {game} has {number} at most. The others come back with {other}.")
        other = next(each for each in self.names if each != self.name)
        return text.format(game=WORDS[self.name].name(), number=number, other=WORDS[other].name())

    def _choose_game(self, at: int) -> None:
        self._game = at
        self._fill()
        self.changed.emit()

    def _choose_age(self, at: int) -> None:
        self._age = at
        self._fill()
        self.changed.emit()

    def _fill(self) -> None:
        self.games.choose(self._game)
        self.ages.choose(self._age)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._games_label.setText(self.tr("Game"))
        self._ages_label.setText(self.tr("Rules for"))
        for chip, game in zip(self.games.chips, self.names, strict=True):
            chip.setText(WORDS[game].name())
        for chip, age in zip(self.ages.chips, AGES, strict=True):
            chip.setText(age.value)
