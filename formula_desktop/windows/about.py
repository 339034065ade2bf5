"""What this program is, for whoever asks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from formula_desktop import __version__
from formula_desktop.windows.messages import tell


def tell_about(parent: QWidget) -> None:
    """Say what this program is."""
    name = QCoreApplication.translate("MainWindow", "Formula Desktop {version}")
    about = QCoreApplication.translate(
        "MainWindow",
        "Two arithmetic games for the table. No account, no network: nothing about you is "
        "collected. Free software under the MIT licence.",
    )
    tell(parent, name.format(version=__version__), about)
