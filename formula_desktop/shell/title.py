"""The title of the window: its page, or the game on the table by its name or its players.

The page of looking back has the title of the game that it shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from formula_desktop.shell import on_demand
from formula_desktop.shell.navigator import Navigator

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.shell.games import WindowGames


class Title:
    """Keeps the window's title; reads from disk only when another game or page is shown."""

    def __init__(self, window: QWidget, navigator: Navigator) -> None:
        self._window = window
        self._navigator = navigator
        self.games: WindowGames | None = None
        """The games of the window, as soon as there are any."""
        self._shown: tuple[AnyTableGame | None, QWidget | None] = None, None
        self._given = ""
        self._followed: list[QWidget] = []

    def show(self) -> None:
        """Show the page's or the game's name in the current language."""
        page = self._navigator.page
        title = page.windowTitle()
        if page not in self._followed:  # its title changes with the language after the window's
            self._followed.append(page)
            page.windowTitleChanged.connect(lambda _title: self.show())
        if title or page is self._navigator.home:
            self._shown = None, None  # the game may get another title meanwhile
        elif self.games is not None:
            title = self._game_in_words(self.games)
        title = title or QCoreApplication.translate("MainWindow", "Formula Desktop")
        self._window.setWindowTitle(title.replace("[*]", "") + "[*]")

    def _game_in_words(self, games: WindowGames) -> str:
        """The title of the game on the table, or its players' names; empty without a game."""
        game = games.tables.game
        if game is None:
            return ""
        if self._shown != (game, self._navigator.page):  # avoids reading from disk for every card
            self._shown = (game, self._navigator.page)
            saved = games.autosave.shown
            self._given = saved.notes.title if saved is not None else ""
        title = self._given or ", ".join(player.name for player in game.players)
        return on_demand.titled(games.tables.name, title)
