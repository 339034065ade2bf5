"""Opening a dialog styles its widgets once: a style sheet is slow, and follows each new parent."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.shell.main_window import MainWindow

_WITH_TEXT = (QLabel, QAbstractButton)
POLISHED = Qt.WidgetAttribute.WA_WState_Polished


class _StyledAgain(QObject):
    """Notes the labels and buttons that have a style already and get another."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        changes = event.type() == QEvent.Type.StyleChange
        if changes and isinstance(watched, _WITH_TEXT) and watched.testAttribute(POLISHED):
            self.found.append(f"{type(watched).__name__} {watched.text()}")
        return False


@pytest.mark.parametrize(
    "opening",
    [
        lambda window: window.show_settings(),
        lambda window: window.games.ask_new(FORMULA),
        lambda window: window.games.ask_new(DIGIFEUD),
    ],
    ids=["settings", "new Formula", "new Digifeud"],
)
def test_a_dialog_is_styled_once(
    window: MainWindow, qapp: QApplication, opening: Callable[[MainWindow], object]
) -> None:
    styled_again = _StyledAgain()
    qapp.installEventFilter(styled_again)
    opening(window)
    qapp.processEvents()
    qapp.removeEventFilter(styled_again)
    buttons_of_box = {"QPushButton Close"}  # QDialogButtonBox parents its button after styling it
    assert set(styled_again.found) <= buttons_of_box
    dialog = qapp.activeModalWidget()
    assert dialog is not None
    dialog.close()
