"""The dialogs about an error in this run or the last one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.logs import without_home
from formula_desktop.look import theme as look
from formula_desktop.store.run import log as run_log
from formula_desktop.widgets.plain_text import plain_label

_WIDTH: Final = 480  # in units
_LOG_WIDTH: Final = 860
_LOG_HEIGHT: Final = 520
_EDGE: Final = 28
_GAP: Final = 14


def tell_of_trouble(window: QWidget, is_kept: bool | None, details: str) -> QDialog:
    """Say that something went wrong and that the program continues; returns at once.

    `is_kept` says whether the game on the table has been saved; None without a game.
    """
    sentences = {
        True: QCoreApplication.translate("Trouble", "All that has been played is kept."),
        False: QCoreApplication.translate(
            "Trouble", "The last play could not be kept on the disk."
        ),
        None: "",
    }
    log = QCoreApplication.translate("Trouble", "What happened is written in the log.")
    box = _Dialog(
        QApplication.activeModalWidget() or window,
        QCoreApplication.translate("Trouble", "Something went wrong in the program."),
        f"{sentences[is_kept]} {log}".strip(),
    )
    box.add_copy(lambda: details)
    box.add_go_on()
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
        show = box.add_button(QCoreApplication.translate("Trouble", "Show log"))
        show.clicked.connect(lambda: show_log(box, written, folder))
    box.add_go_on()
    box.open()
    return box


def show_log(parent: QWidget, written: str, folder: Path) -> QDialog:
    """Show a log from this folder, to read and copy; returns at once."""
    box = _Dialog(parent, QCoreApplication.translate("Trouble", "Log of the last run"), "")
    box.add_text(written)
    box.add_copy(lambda: f"{written}\n\nLog: {without_home(str(folder))}")
    box.add_button(QCoreApplication.translate("Trouble", "Close"), is_main=True).clicked.connect(
        box.accept
    )
    box.open()
    return box


class _Dialog(QDialog):
    """A main sentence, secondary ones, and buttons; Enter presses the main one."""

    def __init__(self, parent: QWidget, title: str, text: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(QApplication.applicationDisplayName())
        self._unit = QFontInfo(QApplication.font()).pixelSize() / look.BODY.size
        edge, gap = round(_EDGE * self._unit), round(_GAP * self._unit)
        self.title = plain_label("title", title, wraps=True)
        self.text = plain_label(text=text, wraps=True)
        self.text.setVisible(bool(text))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(gap)
        self._column.addWidget(self.title)
        self._column.addWidget(self.text)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(gap)
        self._buttons.addStretch()
        self._column.addSpacing(gap)
        self._column.addLayout(self._buttons)
        self._units = _WIDTH
        self._suit_width()

    def add_button(self, text: str, *, is_main: bool = False) -> QPushButton:
        button = QPushButton(text)
        self._buttons.addWidget(button)
        if is_main:
            button.setProperty("role", "go")
            button.setDefault(True)
            button.setFocus()
        self._suit_width()
        return button

    def add_go_on(self) -> None:
        """Add the button that closes the dialog."""
        text = QCoreApplication.translate("Trouble", "Go on")
        self.add_button(text, is_main=True).clicked.connect(self.accept)

    def add_copy(self, details: Callable[[], str]) -> None:
        """Add a button that copies the details and confirms it."""
        button = self.add_button(QCoreApplication.translate("Trouble", "Copy details"))
        copied = QCoreApplication.translate("Trouble", "Copied")

        def copy() -> None:
            QGuiApplication.clipboard().setText(details())
            button.setText(copied)

        button.clicked.connect(copy)

    def add_text(self, written: str) -> None:
        """Add a long text with its own line breaks, between the sentences and the buttons."""
        view = QPlainTextEdit(written)
        view.setReadOnly(True)
        view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        view.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._column.insertWidget(2, view, 1)
        self.setMinimumHeight(round(_LOG_HEIGHT * self._unit))
        self._units = _LOG_WIDTH
        self._suit_width()

    def sizeHint(self) -> QSize:
        """The height of the texts at the fixed width, not at a narrower one."""
        return QSize(self.minimumWidth(), super().sizeHint().height())

    def _suit_width(self) -> None:
        width = round(self._units * self._unit)
        self.setFixedWidth(max(width, self._column.minimumSize().width()))
