"""Telling the players something, or asking them, in one sentence, without stopping anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget

from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.signs import SIGNS

_RING_ROOM: Final = 8  # pixels around a button for the ring of its focus


def tell(parent: QWidget, text: str, details: str = "") -> QMessageBox:
    """Show one sentence, and softer what else is worth knowing; returns at once."""
    box = _box(parent, text, details)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    _suit_buttons(box)
    box.open()
    return box


def ask(
    parent: QWidget,
    text: str,
    details: str,
    answers: tuple[str, str],
    do: Callable[[], object],
    *,
    is_final: bool = False,
) -> QMessageBox:
    """Ask whether to do something; returns at once.

    The first answer does it, the second one and Escape do not. Enter gives the first answer,
    unless that `is_final`.
    """
    box = _box(parent, text, details)
    yes = box.addButton(answers[0], QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(answers[1], QMessageBox.ButtonRole.RejectRole)
    first = no if is_final else yes
    first.setProperty("role", "go")
    box.setDefaultButton(first)
    box.setEscapeButton(no)
    box.finished.connect(lambda: do() if box.clickedButton() is yes else None)
    _suit_buttons(box)
    box.open()
    return box


def _box(parent: QWidget, text: str, details: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QApplication.applicationDisplayName())
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(details)
    return box


def _suit_buttons(box: QMessageBox) -> None:
    """Buttons as elsewhere: words without pictures, and room for the ring around them."""
    for button in box.buttons():
        button.setIcon(QIcon())
    for row in box.findChildren(QDialogButtonBox):
        row.setContentsMargins(_RING_ROOM, _RING_ROOM, _RING_ROOM, _RING_ROOM)


def problem_in_words(error: OSError | FileError) -> str:
    """What went wrong with a file, in the window's language; the system's own words else."""
    if isinstance(error, FileError):
        return error.sentence(_translated, SIGNS)
    return error.strerror or str(error)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Sentences", text)
