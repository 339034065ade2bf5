"""The title of the window: the game in it, by the name it was given or by who plays.

On Home no game is in the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from formula_desktop.arguments import DIGIFEUD

if TYPE_CHECKING:
    from formula_desktop.windows.main_window import MainWindow


class Title:
    """Asks the disk for a title only when another game or another page is shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._shown: tuple[Any, QWidget | None] = None, None
        self._given = ""

    def show(self) -> None:
        """Name the game in the language of the window."""
        translate, window = QCoreApplication.translate, self._window
        is_digifeud = window.tables.name == DIGIFEUD
        if window.game is None or window.stack.currentWidget() is window.home:
            title = translate("MainWindow", "Formula Desktop")
        elif given := self._title_of_game():
            text = translate("MainWindow", "Formula: {title}")
            if is_digifeud:
                text = translate("MainWindow", "Digifeud: {title}")
            title = text.replace("{title}", given)
        else:
            names = ", ".join(player.name for player in window.game.players)
            text = translate("MainWindow", "Formula: {names}")
            if is_digifeud:
                text = translate("MainWindow", "Digifeud: {names}")
            title = text.format(names=names)
        window.setWindowTitle(title.replace("[*]", "") + "[*]")

    def _title_of_game(self) -> str:
        """The title that the game in the window was given by its players."""
        shown = (self._window.game, self._window.stack.currentWidget())
        if shown != self._shown:  # else the disk would be asked at every card
            self._shown = shown
            saved = self._window.keeper.shown
            self._given = saved.notes.title if saved is not None else ""
        return self._given
