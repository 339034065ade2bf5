"""The About dialog: the program and its components."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, QDir, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QFontInfo
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from formula_desktop import __version__
from formula_desktop.look import theme as look
from formula_desktop.pages.settings.licences import PARTS
from formula_desktop.store import places
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.plain_text import plain_label

_WIDTH: Final = 860  # in units: licences have hard line breaks, up to 104 characters
_TEXT_HEIGHT: Final = 200
_EDGE: Final = 28
_GAP: Final = 14


def tell_about(parent: QWidget) -> About:
    """Show the About dialog; returns at once."""
    about = About(parent)
    about.open()
    return about


class About(QDialog):
    """The version, a few sentences, the location of the log, and the licence of every component."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._logs = places.current().logs
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(QApplication.applicationDisplayName())
        name = QCoreApplication.translate("MainWindow", "Formula Desktop {version}")
        self.title = plain_label("title", name.format(version=__version__), wraps=True)
        about = QCoreApplication.translate(
            "MainWindow",
            "Two arithmetic games for the table. No account, no network: nothing about you is "
            "collected. Free software under the MIT licence.",
        )
        replaceable = QCoreApplication.translate(
            "About",
            "It uses Qt and Qt for Python under the GNU LGPL, version 3: you may put other "
            "versions in their place.",
        )
        self.sentences = [plain_label(text=each, wraps=True) for each in (about, replaceable)]
        logs = QCoreApplication.translate(
            "About", "What goes wrong is written to a log in this folder, without anybody's name:"
        )
        self._about_logs = plain_label(text=logs, wraps=True)
        self.place_of_logs = QLineEdit(QDir.toNativeSeparators(str(self._logs)))
        self.place_of_logs.setReadOnly(True)
        self.place_of_logs.setAccessibleName(
            QCoreApplication.translate("About", "Folder of the log")
        )
        self.open_logs_button = QPushButton(QCoreApplication.translate("About", "Open folder"))
        self.open_logs_button.clicked.connect(self._open_logs)
        self._heading = plain_label(text=QCoreApplication.translate("About", "Licence of"))
        self.parts = ChoiceBox()
        self.parts.setAccessibleName(self._heading.text())
        for part in PARTS:
            self.parts.addItem(f"{part.name} – {part.licence}")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(QCoreApplication.translate("About", "Text of the licence"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.parts.currentIndexChanged.connect(self._show_text)
        self.close_button = QPushButton(QCoreApplication.translate("About", "Close"))
        self.close_button.setProperty("role", "go")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._show_text()
        self.close_button.setFocus()

    def _open_logs(self) -> None:
        with suppress(OSError):  # it does not exist until the first problem
            self._logs.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs)))

    def _show_text(self) -> None:
        self.text.setPlainText(PARTS[self.parts.currentIndex()].text)

    def sizeHint(self) -> QSize:
        """The fixed width, which Qt needs to compute the height of the sentences."""
        return super().sizeHint().expandedTo(QSize(self.minimumWidth(), 0))

    def _lay_out(self) -> None:
        unit = QFontInfo(QApplication.font()).pixelSize() / look.BODY.size
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        choice = QHBoxLayout()
        choice.setSpacing(gap)
        choice.addWidget(self._heading)
        choice.addWidget(self.parts)
        choice.addStretch()
        logs = QHBoxLayout()
        logs.setSpacing(gap)
        logs.addWidget(self.place_of_logs, 1)
        logs.addWidget(self.open_logs_button)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(gap)
        column.addWidget(self.title)
        for sentence in self.sentences:
            column.addWidget(sentence)
        column.addWidget(self._about_logs)
        column.addLayout(logs)
        column.addLayout(choice)
        column.addWidget(self.text, 1)
        column.addLayout(buttons)
        self.text.setMinimumHeight(round(_TEXT_HEIGHT * unit))
        self.setFixedWidth(max(round(_WIDTH * unit), column.minimumSize().width()))
