"""Telling the players something in one sentence, without stopping anything."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.signs import SIGNS


def tell(parent: QWidget, text: str, details: str = "") -> QMessageBox:
    """Show one sentence, and softer what else is worth knowing; returns at once."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QCoreApplication.applicationName())
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(details)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.open()
    return box


def problem_in_words(error: OSError | FileError) -> str:
    """What went wrong with a file, in the window's language; the system's own words else."""
    if isinstance(error, FileError):
        return error.sentence(_translated, SIGNS)
    return error.strerror or str(error)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Sentences", text)
