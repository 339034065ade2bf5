"""Asks where to save what is printed or exported, and saves it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from formula_desktop import safe
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.widgets.files import documents, say_saved
from formula_desktop.widgets.messages import tell

CSV: Final = "csv"
PDF: Final = "pdf"


def ask_where(
    parent: QWidget,
    title: str,
    name: str,
    kind: str,
    make: Callable[[], bytes],
    say: Callable[[Trouble], object] | None = None,
) -> QFileDialog:
    """Ask for a CSV or PDF file, and write the bytes from `make` to it; returns at once.

    Errors are reported in one sentence and leave the file as it was; `say`, if given, reports
    problems with the results.
    """
    dialog = QFileDialog(parent, title, documents())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind)
    dialog.setNameFilter(f"{kind.upper()} (*.{kind})")
    if QGuiApplication.platformName() == "offscreen":
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.selectFile(f"{file_name(name)}.{kind}")
    dialog.fileSelected.connect(lambda chosen: save(parent, Path(chosen), make, say))
    dialog.open()
    return dialog


def save(
    parent: QWidget,
    path: Path,
    make: Callable[[], bytes],
    say: Callable[[Trouble], object] | None = None,
) -> bool:
    """Write a file and report where, or why not; returns whether it was written."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # slow with many games
    try:
        safe.write(path, make(), is_private=False)
    except ResultsError as error:
        if say is not None:
            say(error.trouble)
        else:
            tell(parent, trouble_in_words(error.trouble))
    except OSError as error:
        text = QCoreApplication.translate("Exporting", "{file} cannot be saved: {problem}.")
        problem = error.strerror or str(error)
        tell(parent, text.replace("{file}", path.name).replace("{problem}", problem))
    else:
        say_saved(parent, path)
        return True
    finally:
        QGuiApplication.restoreOverrideCursor()
    return False


def file_name(text: str) -> str:
    """Turn a text into a file name that is valid on every system."""
    kept = "".join(" " if each in '<>:"/\\|?*' else each for each in text if each.isprintable())
    return " ".join(kept.split()).strip(". ") or "results"
