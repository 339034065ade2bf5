"""The dialogs for choosing game files to open and to save."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QMimeData, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.store.places import SUFFIX

QT_TEXTS: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Texts of Qt's own dialog that its translations lack; ours are used instead."""


def ask_open(parent: QWidget, chosen: Callable[[Path], None]) -> None:
    """Ask for a game to open; returns at once."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Open a game"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.open()


def ask_where_to_save(parent: QWidget, suggested: str, chosen: Callable[[Path], None]) -> None:
    """Ask where to save a game; returns at once.

    A name with a dot in it gets the suffix of games as well, unless all files are listed.
    """
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save the game"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX[1:])
    dialog.selectFile(suggested)

    def follow(name: str) -> None:
        path, filters = Path(name), dialog.nameFilters()
        is_complete = path.suffix.lower() == SUFFIX or dialog.selectedNameFilter() == filters[1]
        named = path if is_complete else path.with_name(path.name + SUFFIX)
        if named == path or not os.path.exists(named):  # noqa: PTH110 - False without permission
            chosen(named)
        else:  # the dialog has asked about the original name only
            ask_where_to_save(parent, str(named), chosen)

    dialog.fileSelected.connect(follow)
    dialog.open()


def dropped_file(data: QMimeData) -> Path | None:
    """The game file dragged onto the window; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() == SUFFIX else None


def documents() -> str:
    """The initial folder of a dialog; if it does not exist, Qt would take its name for a file's."""
    places = QStandardPaths.StandardLocation
    folder = QStandardPaths.writableLocation(places.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, documents())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    games = QCoreApplication.translate("Files", "Games")
    everything = QCoreApplication.translate("Files", "All files")
    dialog.setNameFilters([f"{games} (*{SUFFIX})", f"{everything} (*)"])
    if QGuiApplication.platformName() == "offscreen":
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    return dialog
