"""What a participant plays next, and the games played last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.results.next_game import NextGame
from formula_desktop.models.results.participant import ParticipantResults
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import BETWEEN, GameWords
from formula_desktop.models.words.next_game import who_plays
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.standings.played_game import PlayedGame
from formula_desktop.pages.standings.reports import nothing_in_words
from formula_desktop.pages.standings.used import Next
from formula_desktop.players import Player
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

MOST: Final = 4
"""The number of games shown; the others are in a tab of their own."""

# In units:
_GAP: Final = 8  # between games
_BETWEEN: Final = 16  # between what is next and what was last


class Lately(Translated, Scrolled):
    """A button that begins the next game, and the last games, each of which can be looked at."""

    next_wanted = Signal(object)
    """Emitted with the SavedGame to continue or the NextGame to begin."""
    look_back_wanted = Signal(object)
    """Emitted with the GameRow of a finished game to look back on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._results: ParticipantResults | None = None
        self._next: Next | None = None
        self._words = GameWords(self)
        self.begin = button("go", lambda: self.next_wanted.emit(self._next), takes_keyboard=True)
        self._what = plain_label("status", wraps=True)
        self._last = plain_label("heading")
        self._nothing = plain_label("soft", wraps=True)
        self.games = [PlayedGame() for _ in range(MOST)]
        for game in self.games:
            game.clicked.connect(lambda _=False, game=game: self.look_back_wanted.emit(game.row))
        self._whole = QWidget(self.viewport())
        self._upper = row(self.begin, (self._what, 1))
        self._rows = column(self._last, self._nothing, *self.games)
        self._column = column(self._upper, self._rows, STRETCH, edges=RING_ROOM, inside=self._whole)
        self.hold(self._whole)
        self._retranslate()

    def show_results(self, results: ParticipantResults, next_one: Next | None) -> None:
        """Show what a participant has played, and what is next; None for nothing."""
        self._results, self._next = results, next_one
        self._retranslate()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        for game in self.games:
            game.show_as(theme, unit)
        self._rows.setSpacing(round(_GAP * unit))
        self._column.setSpacing(round(_BETWEEN * unit))

    def _show_next(self) -> None:
        shown = self._next
        self.begin.setVisible(shown is not None)
        self._what.setVisible(shown is not None)
        if isinstance(shown, SavedGame):
            self.begin.setText(self.tr("Continue"))
            summary = shown.summary
            parts = (self._words.game(summary), self._words.name(shown), self._words.date(shown))
            self._what.setText(breakable(BETWEEN.join(parts)))
        elif shown is not None:
            self.begin.setText(self.tr("Play"))
            self._what.setText(self._new_game_in_words(shown))

    def _new_game_in_words(self, new: NextGame) -> str:
        name = WORDS[new.game].name()
        if new.level is None:
            return name
        return BETWEEN.join((name, who_plays((Player(new.person), Player("", new.level)))))

    def _retranslate(self) -> None:
        self._last.setText(self.tr("Played last"))
        self._nothing.setText(nothing_in_words())
        self._show_next()
        rows = self._results.games[:MOST] if self._results is not None else ()
        self._nothing.setVisible(not rows)
        for at, game in enumerate(self.games):
            game.setVisible(at < len(rows))
            if at < len(rows) and self._results is not None:
                game.show_game(rows[at], self._results.participant.key)
