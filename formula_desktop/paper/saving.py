"""Asks where to save what is printed or exported, and saves it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QPageSize
from PySide6.QtWidgets import QFileDialog, QWidget

from formula_desktop import safe
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.paper.document import Document
from formula_desktop.paper.in_pieces import in_pieces
from formula_desktop.paper.printing import pdf_by_page, usual_paper
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.widgets.files import documents, say_saved
from formula_desktop.widgets.messages import tell

CSV: Final = "csv"
_PDF: Final = "pdf"


def ask_where(
    parent: QWidget,
    title: str,
    name: str,
    kind: str,
    make: Callable[[], bytes],
    say: Callable[[Trouble], object] | None = None,
) -> QFileDialog:
    """Ask for a CSV file, and write the bytes from `make` to it; returns at once.

    Errors are reported in one sentence and leave the file as it was; `say`, if given, reports
    problems with the results.
    """
    return _ask(parent, title, name, kind, lambda path: save(parent, path, make, say))


def ask_pdf(parent: QWidget, document: Document, paper: QPageSize | None = None) -> QFileDialog:
    """Ask where to save a document as PDF; returns at once.

    A long one is made in pieces, so that the window answers meanwhile. Errors are reported as by
    `ask_where`.
    """

    def begin(path: Path) -> None:
        buffer = QBuffer()
        pages = pdf_by_page(document, paper or usual_paper(), buffer)
        in_pieces(
            parent,
            pages,
            lambda: save(parent, path, lambda: bytes(buffer.data().data())),
            lambda error: _tell_problem(parent, path, error),
        )

    title = QCoreApplication.translate("Printing", "Save as PDF")
    return _ask(parent, title, document.name(), _PDF, begin)


def _ask(
    parent: QWidget, title: str, name: str, kind: str, chosen: Callable[[Path], object]
) -> QFileDialog:
    dialog = QFileDialog(parent, title, documents())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind)
    dialog.setNameFilter(f"{kind.upper()} (*.{kind})")
    if QGuiApplication.platformName() == "offscreen":
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.selectFile(f"{file_name(name)}.{kind}")
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
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
        _tell_problem(parent, path, error)
    else:
        say_saved(parent, path)
        return True
    finally:
        QGuiApplication.restoreOverrideCursor()
    return False


def _tell_problem(parent: QWidget, path: Path, error: OSError) -> None:
    text = QCoreApplication.translate("Exporting", "{file} cannot be saved: {problem}.")
    problem = error.strerror or str(error)
    tell(parent, text.replace("{file}", path.name).replace("{problem}", problem))


def file_name(text: str) -> str:
    """Turn a text into a file name that is valid on every system."""
    kept = "".join(" " if each in '<>:"/\\|?*' else each for each in text if each.isprintable())
    return " ".join(kept.split()).strip(". ") or "results"
