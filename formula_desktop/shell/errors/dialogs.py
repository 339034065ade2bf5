"""The dialogs about an error in this run or the last one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from formula_desktop.logs import without_home
from formula_desktop.store.run import log as run_log
from formula_desktop.widgets.asking import GAP, Asking
from formula_desktop.widgets.layouts import Part, pixels

_WIDTH: Final = 480  # in units
_LOG_WIDTH: Final = 860
_LOG_HEIGHT: Final = 520


def tell_of_trouble(window: QWidget, is_kept: bool | None, details: str) -> QDialog:
    """Say that something went wrong and that the program continues; returns at once.

    `is_kept` says whether the game on the table has been saved; None without a game.
    """
    sentences = {
        True: QCoreApplication.translate("Trouble", "Everything that has been played is saved."),
        False: QCoreApplication.translate("Trouble", "The last turn could not be saved."),
        None: "",
    }
    log = QCoreApplication.translate("Trouble", "What happened is written in the log.")
    box = _Dialog(
        QApplication.activeModalWidget() or window,
        QCoreApplication.translate("Trouble", "Something went wrong in the program."),
        f"{sentences[is_kept]} {log}".strip(),
    )
    box.offer_copy(details)
    box.open()
    return box


def tell_of_last_run(
    window: QWidget, folder: Path, logs: tuple[str, ...], *, goes_on: bool
) -> QDialog:
    """Say that the program ended unexpectedly last time; returns at once.

    `folder` holds the logs, and `goes_on` says whether that run's game is on the table.
    """
    text = ""
    if goes_on:
        text = QCoreApplication.translate("Trouble", "The game goes on where it was.")
    title = QCoreApplication.translate("Trouble", "The program ended unexpectedly last time.")
    box = _Dialog(window, title, text)
    written = run_log.read(folder, logs)
    if written:
        show = QCoreApplication.translate("Trouble", "Show &log")
        box.offer(show, lambda: show_log(box, written, folder))
    box.open()
    return box


def show_log(parent: QWidget, written: str, folder: Path) -> QDialog:
    """Show a log from this folder, to read and copy; returns at once."""
    view = QPlainTextEdit(written)
    view.setReadOnly(True)
    view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    view.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    title = QCoreApplication.translate("Trouble", "Log of the last run")
    box = _Dialog(parent, title, "", (view, 1))
    box.yes.setText(QCoreApplication.translate("Trouble", "&Close"))
    box.fit(_LOG_WIDTH)
    box.setMinimumHeight(pixels(_LOG_HEIGHT))
    box.offer_copy(f"{written}\n\nLog: {without_home(str(folder))}")
    box.open()
    return box


class _Dialog(Asking):
    """A main sentence, secondary ones, and the button that Enter presses, perhaps with another."""

    def __init__(self, parent: QWidget, title: str, text: str, *parts: Part) -> None:
        super().__init__(parent, *parts, pixels(GAP))
        self.setWindowTitle(QApplication.applicationDisplayName())
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.yes.setText(QCoreApplication.translate("Trouble", "&Continue"))
        self.yes.setFocus()
        self.no.clicked.disconnect(self.reject)
        self.no.setAutoDefault(True)
        self.no.hide()
        self.fit(_WIDTH)

    def fit(self, units: int) -> None:
        """Take a width, or the one that the buttons need."""
        self._units = units
        self.setFixedWidth(max(pixels(units), self.minimumSizeHint().width()))

    def offer(self, text: str, do: Callable[[], object]) -> None:
        """Add a button that leaves the dialog open."""
        self.no.setText(text)
        self.no.clicked.connect(do)
        self.no.show()
        self.fit(self._units)

    def offer_copy(self, details: str) -> None:
        """Add a button that copies the details and confirms it."""
        copied = QCoreApplication.translate("Trouble", "Copied")

        def copy() -> None:
            QGuiApplication.clipboard().setText(details)
            self.no.setText(copied)

        self.offer(QCoreApplication.translate("Trouble", "Copy &details"), copy)
