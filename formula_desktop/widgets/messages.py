"""Messages to the players, one sentence each, that interrupt nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QGridLayout, QMessageBox, QWidget

from formula_desktop.gamefile.errors import FileError
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.words.signs import signs
from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.layouts import pixels

_DETAILS: Final = 360  # units for details on one line; Qt would wrap them at the width of the text


def tell(parent: QWidget | None, text: str, details: str = "") -> QMessageBox:
    """Show one sentence, with less important details below it; returns at once."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QApplication.applicationDisplayName())
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(details)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    _suit(box)
    box.open()
    return box


def _suit(box: QMessageBox) -> None:
    """Style a message like questions: the same margins, and buttons without icons."""
    for button in box.buttons():
        button.setIcon(QIcon())
    edge, gap, grid = pixels(EDGE), pixels(GAP), box.layout()
    for row in box.findChildren(QDialogButtonBox):
        row.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        if (buttons := row.layout()) is not None:
            buttons.setSpacing(gap)
    if not isinstance(grid, QGridLayout):
        return
    grid.setVerticalSpacing(gap)
    grid.activate()
    beside = grid.cellRect(0, 1).x() - grid.cellRect(0, 0).x()  # the column for an icon
    least = edge - RING_ROOM
    grid.setContentsMargins(edge - beside, edge, least, least)
    details = box.fontMetrics().horizontalAdvance(box.informativeText())
    grid.setColumnMinimumWidth(1, min(details, pixels(_DETAILS)))


def problem_in_words(error: OSError | FileError) -> str:
    """What went wrong with a file, in the current language, or in the system's words."""
    if isinstance(error, FileError):
        return error.sentence(_translated, signs())
    return error.strerror or str(error)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Sentences", text)
