"""The search for exercises in finished games, while the window is at rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.shell import on_demand
from formula_desktop.store.games.collection import Games
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.models.results.own_games import OwnGames

_REST_MS: Final = 1000
"""How long the end of a game is left alone before exercises are made from it."""


class ExerciseSearch(QObject):
    """Has exercises made from finished games, unless the settings say no."""

    entered = Signal()
    """Emitted when the exercises of one more game are in the results."""

    def __init__(
        self, games: Games, settings: Settings, is_busy: Callable[[], bool], parent: QObject
    ) -> None:
        """`is_busy` returns whether the window has something to show first."""
        super().__init__(parent)
        self._games = games
        self._settings = settings
        self._is_busy = is_busy
        self.own_games: OwnGames | None = None
        """What searches, made for the first search."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._search)

    def begin_soon(self) -> None:
        """Search as soon as the window has been at rest."""
        self._rest.start(_REST_MS)

    def _search(self) -> None:
        if self._is_busy():
            self._rest.start(_REST_MS)
            return
        if self.own_games is None:
            self.own_games = on_demand.OwnGames(
                self._games, lambda: self._settings.own_exercises, self
            )
            self.own_games.entered.connect(self.entered)
        self.own_games.go_on()

    def stop(self) -> None:
        """Make no more exercises; the next start goes on."""
        self._rest.stop()
        if self.own_games is not None:
            self.own_games.close()
