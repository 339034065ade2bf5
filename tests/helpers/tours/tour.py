"""A tour of one screen after another; the other tours list the screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.kinds.registry import kind_of
from formula_desktop.look.presentation import unit_of
from formula_desktop.look.theme import BODY
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.window import game_in

LONG_NAMES = (
    "Maximiliaan-Alexander van de Berkenhorst",
    "Noor van der Berg-Schippers de Jongere",
    "Wolfeschlegelsteinhausenbergerdorffwelch",
    "N" * 41,
)
"""Names that may be cut off where there is little room, as they are in full elsewhere."""

Look = Callable[[str, QWidget], object]
"""Looks at a screen: its name and its widget."""


class Tour:
    """Puts something on the window and looks at it."""

    def __init__(self, window: MainWindow, qtbot: QtBot, look: Look) -> None:
        """`look` is given each screen."""
        self.window = window
        self.qtbot = qtbot
        self._look = look

    def settle(self) -> None:
        """Wait until everything suits the size of the window."""
        suited = self.window.look.theme.font(BODY, unit_of(self.window.size())).pixelSize()
        self.qtbot.waitUntil(lambda: QApplication.font().pixelSize() == suited)
        self.qtbot.wait(1)

    @property
    def opponent(self) -> QuickOpponent:
        """What plays for the computer."""
        quick = self.window.opponent
        assert isinstance(quick, QuickOpponent)
        return quick

    # --- looking --------------------------------------------------------------------------------

    def see(self, name: str, widget: QWidget | None = None) -> None:
        """Look at a widget, the window unless another one is given."""
        for _ in range(3):  # one change of the layout causes another
            QApplication.processEvents()
        self._look(name, widget or self.window)

    def see_dialog(self, name: str, dialog: QDialog | None = None) -> None:
        """See the dialog that is open, and close it."""
        open_ones = (each for each in self.window.findChildren(QDialog) if each.isVisible())
        dialog = dialog or next(open_ones)
        self.see(name, dialog)
        dialog.close()
        _take_away()

    def see_menu(self, name: str, button: QAbstractButton) -> None:
        """See the menu of a button, and close it."""
        button.click()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        self.see(name, menu)
        menu.close()
        _take_away()

    # --- games ----------------------------------------------------------------------------------

    def show_game(self, state: Any, seats: tuple[SavedSeat, ...] = ()) -> None:
        """Put a game on its table, and wait until a person may act or the result is there."""
        play = self.window.games.tables.table(kind_of(state).name)
        self.window.stack.setCurrentWidget(play.page)
        play.start(state, seats)
        game, page = play.game, play.page
        assert game is not None

        def is_ready() -> bool:
            waits = game.draft is not None or game.is_covered or game.opponent.is_thinking
            assert page.scene is not None
            return not page.scene.is_moving and (waits or play.results is not None)

        QApplication.processEvents()
        self.qtbot.waitUntil(is_ready)

    def uncover(self) -> None:
        """Take the seat of the player to move."""
        game = game_in(self.window)
        game.uncover()
        self.qtbot.waitUntil(lambda: game.draft is not None)


def _take_away() -> None:
    """Delete closed widgets at once; otherwise each later screen would style them again."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
