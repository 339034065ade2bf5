"""The title of the window: its page, or the game on the table by its name or its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from formula_desktop.shell import on_demand
from formula_desktop.shell.navigator import Navigator

if TYPE_CHECKING:
    from formula_desktop.pages.play.tables import Tables
    from formula_desktop.store.games.autosave import Autosave


class Title:
    """Keeps the window's title; reads from disk only when another game or page is shown."""

    def __init__(self, window: QWidget, navigator: Navigator) -> None:
        self._window = window
        self._navigator = navigator
        self._tables: Tables | None = None
        self._autosave: Autosave | None = None
        self._shown: tuple[Any, QWidget | None] = None, None
        self._given = ""
        self._followed: list[QWidget] = []

    def follow(self, tables: Tables, autosave: Autosave) -> None:
        """Include the game on the table from now on."""
        self._tables = tables
        self._autosave = autosave

    def show(self) -> None:
        """Show the page's or the game's name in the current language."""
        page = self._navigator.page
        if page is self._navigator.home or self._game is None:
            title = QCoreApplication.translate("MainWindow", "Formula Desktop")
        else:
            title = self._game_in_words()
        if page.windowTitle():
            self._follow(page)
            title = page.windowTitle()
        self._window.setWindowTitle(title.replace("[*]", "") + "[*]")

    @property
    def _game(self) -> Any:
        return self._tables.game if self._tables is not None else None

    def _follow(self, page: QWidget) -> None:
        """Follow a page's title, which changes with the language after the window's."""
        if page not in self._followed:
            self._followed.append(page)
            page.windowTitleChanged.connect(lambda _title: self.show())

    def _game_in_words(self) -> str:
        """The game's title, or its players' names if it has none."""
        assert self._tables is not None  # there is a game
        names = ", ".join(player.name for player in self._game.players)
        title = self._title_of_game() or names
        text = QCoreApplication.translate("MainWindow", "{game}: {title}")
        return text.format(game=on_demand.WORDS[self._tables.name].name(), title=title)

    def _title_of_game(self) -> str:
        """The title that the players gave the game."""
        shown = (self._game, self._navigator.page)
        if shown != self._shown:  # avoids reading from disk for every card
            self._shown = shown
            saved = self._autosave.shown if self._autosave is not None else None
            self._given = saved.notes.title if saved is not None else ""
        return self._given
