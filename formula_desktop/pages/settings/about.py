"""The About dialog: the program and its components."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QDir, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from formula_desktop import __version__, safe
from formula_desktop.pages.settings.licences import PARTS
from formula_desktop.store import places
from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label

_WIDTH: Final = 860  # in units: licences have hard line breaks, up to 104 characters
_TEXT_HEIGHT: Final = 200


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
        name = self.tr("Formula Desktop {version}")
        self.title = plain_label("title", name.format(version=__version__), wraps=True)
        about = self.tr(
            "Two number games to play together. No account, no internet: nothing about you is "
            "collected. Free software under the MIT licence.",
        )
        replaceable = self.tr(
            "Formula Desktop uses Qt and Qt for Python under the GNU LGPL, version 3: you may "
            "replace them with other versions.",
        )
        self.sentences = [plain_label(text=each, wraps=True) for each in (about, replaceable)]
        logs = self.tr(
            "What goes wrong is written to a log in this folder, without anybody’s name:"
        )
        self._about_logs = plain_label(text=logs, wraps=True)
        self.place_of_logs = QLineEdit(QDir.toNativeSeparators(str(self._logs)))
        self.place_of_logs.setReadOnly(True)
        self.place_of_logs.setAccessibleName(self.tr("Folder of the log"))
        self.open_logs_button = QPushButton(self.tr("&Open folder"))
        self.open_logs_button.clicked.connect(self._open_logs)
        self._heading = plain_label(text=self.tr("Licence for"))
        self.parts = ChoiceBox()
        self.parts.setAccessibleName(self._heading.text())
        for part in PARTS:
            self.parts.addItem(f"{part.name} – {part.licence}")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.parts.currentIndexChanged.connect(self._show_text)
        self.close_button = QPushButton(self.tr("&Close"))
        self.close_button.setProperty("role", "go")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._show_text()
        self.close_button.setFocus()

    def _open_logs(self) -> None:
        with suppress(OSError):  # it does not exist until the first problem
            safe.make_folder(self._logs)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs)))

    def _show_text(self) -> None:
        self.text.setPlainText(PARTS[self.parts.currentIndex()].text)

    def sizeHint(self) -> QSize:
        """The fixed width, which Qt needs to compute the height of the sentences."""
        return super().sizeHint().expandedTo(QSize(self.minimumWidth(), 0))

    def _lay_out(self) -> None:
        gap = pixels(GAP)
        whole = column(
            self.title,
            *self.sentences,
            self._about_logs,
            row((self.place_of_logs, 1), self.open_logs_button, gap=gap),
            row(self._heading, self.parts, STRETCH, gap=gap),
            (self.text, 1),
            row(STRETCH, self.close_button),
            gap=gap,
            edges=pixels(EDGE),
            inside=self,
        )
        self.text.setMinimumHeight(pixels(_TEXT_HEIGHT))
        self.setFixedWidth(max(pixels(_WIDTH), whole.minimumSize().width()))
