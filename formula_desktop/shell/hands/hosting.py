"""When the dialog of hands on other screens is shown: on a wish, or since somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from formula_desktop.shell.hands.hands import Hands

if TYPE_CHECKING:
    from formula_desktop.pages.new_game.dialog import NewGame
    from formula_desktop.shell.games import WindowGames


class Hosting(QObject):
    """Shows who asks for a seat, and how one gets to the table."""

    def __init__(self, games: WindowGames, window: QWidget) -> None:
        super().__init__(window)
        self._games, self._window = games, window
        self._seats_dialog: QDialog | None = None
        """Where seats are chosen now."""
        self.hands = Hands(games)
        self.hands.knocked.connect(self._tell)

    def show(self) -> None:
        """Open the table for other screens, and show how one gets to it."""
        if self._games.tables.game is None:
            self._games.ask_new_with_hands()
        else:
            self.hands.open()
            self._show_over(self._window)

    def choose(self, dialog: NewGame[object]) -> None:
        """The same while seats are chosen in a dialog."""
        self._seats_dialog = dialog
        dialog.finished.connect(self._forget_dialog)
        self.hands.choose_seats(dialog.seats, dialog)
        self._show_over(dialog)

    def _forget_dialog(self) -> None:
        self._seats_dialog = None

    def _show_over(self, parent: QWidget) -> None:
        from formula_desktop.shell.hands.dialog import HandsDialog  # with what draws a QR code

        HandsDialog(self.hands, parent).open()

    def _tell(self) -> None:
        """Show who asks: at once, or when what is asked on the large screen is answered."""
        from formula_desktop.shell.hands.dialog import HandsDialog  # as above

        modal = QApplication.activeModalWidget()
        if modal is None or modal is self._seats_dialog:
            self._show_over(modal or self._window)
        elif isinstance(modal, QDialog) and not isinstance(modal, HandsDialog):
            modal.finished.connect(self._tell_soon)  # the dialog of hands shows who comes

    def _tell_soon(self) -> None:
        QTimer.singleShot(0, self, self._tell_if_waiting)

    def _tell_if_waiting(self) -> None:
        if self.hands.guests:
            self._tell()
