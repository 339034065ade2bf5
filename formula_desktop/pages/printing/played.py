"""Which game to print, as it was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from formula_desktop.look.theme import Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.paper.panel import Panel
from formula_desktop.paper.report import Report
from formula_desktop.sentences import quoted
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10

_SHORTEST: Final = 20  # characters: long titles must not widen the page
_LONGEST: Final = 30  # of a title


class PlayedGamePanel(Panel):
    """Asks for one of the games."""

    def __init__(self, made: Callable[[SavedGame], Report | None]) -> None:
        """`made` makes the report of a game; None if it cannot be read."""
        super().__init__()
        self._made = made
        self._games: tuple[SavedGame, ...] = ()
        self._words = GameWords(self)
        self.heading = plain_label("heading")
        self.games = ChoiceBox()
        self.games.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.games.setMinimumContentsLength(_SHORTEST)
        self.advice = plain_label("soft", wraps=True)
        self.heading.setBuddy(self.games)
        self._column = column(self.heading, self.games, self.advice, STRETCH, inside=self)
        self.games.activated.connect(self._choose)
        self._retranslate()

    def offer(self, games: Sequence[SavedGame], chosen: SavedGame | None = None) -> None:
        """Offer games, and show one of them: the latest at first, and when there is a new one."""
        known = {each.name for each in self._games}
        is_newer = bool(games) and games[0].name not in known
        before = chosen or (None if is_newer else self._now)
        self._games = (*games,)
        self._name_games()
        names = [each.name for each in self._games]
        at = names.index(before.name) if before is not None and before.name in names else 0
        self.games.setCurrentIndex(at if names else -1)
        self._choose()

    @property
    def _now(self) -> SavedGame | None:
        at = self.games.currentIndex()
        return self._games[at] if 0 <= at < len(self._games) else None

    def _choose(self) -> None:
        now = self._now
        self.document = None if now is None else self._made(now)
        self.changed.emit()

    def focus_first(self) -> None:
        self.games.setFocus()

    def name(self) -> str:
        return self.tr("Game")

    def show_as(self, theme: Theme, unit: float) -> None:
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(_GAP * unit))

    def _name_games(self) -> None:
        words, at = self._words, self.games.currentIndex()
        self.games.clear()
        for saved in self._games:
            game = WORDS[saved.summary.game].name()
            parts = (words.date(saved), game, quoted(words.name(saved), _LONGEST))
            self.games.addItem(" · ".join(parts))
        self.games.setCurrentIndex(at)
        self.games.setEnabled(bool(self._games))
        has_games = self.tr("Every turn is printed, and what everybody had.")
        none = self.tr("A game can be printed once it has begun.")
        self.advice.setText(has_games if self._games else none)

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("A game as it was played"))
        self.games.setAccessibleName(self.heading.text())
        self._name_games()
        if self._now is not None:
            self._choose()
