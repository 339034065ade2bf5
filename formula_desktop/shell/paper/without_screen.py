"""What the commands share that save something as a PDF file, without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from formula_desktop import PROGRAM, logs, resources, safe, screen
from formula_desktop.arguments import LANGUAGES
from formula_desktop.parsing import Parser
from formula_desktop.store.settings.locks import Lockable, locks

if TYPE_CHECKING:
    from formula_desktop.paper.document import Document

_PAPERS: Final = {"a4": "A4", "letter": "Letter"}


def add_out(parser: Parser) -> None:
    """Add the argument for the file."""
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.pdf", help="save it there")


def add_paper(parser: Parser) -> None:
    """Add the arguments for the paper and the language."""
    parser.add_argument("--paper", choices=_PAPERS, help="that of your country if not given")
    parser.add_argument("--language", choices=LANGUAGES, help="that of the system if not given")


def begin(found: argparse.Namespace, parser: Parser) -> None:
    """Follow `--debug`, and refuse a file of another kind."""
    if found.debug:
        logs.show_in_terminal()
    if found.out.suffix.lower() != ".pdf":
        parser.error("--out saves a file of the kind .pdf, so its name ends with that")


def save(found: argparse.Namespace, made: Callable[[], Document]) -> int:
    """Save what `made` makes; status 1 with one sentence if that is locked or impossible."""
    if Lockable.SHARING in locks().deeds:  # a terminal asks for no PIN
        return fail("saving for others is locked on this computer")
    try:
        found.out.parent.stat()  # a missing folder may be a typo, so it is not created
        safe.write(found.out, _pdf(found, made), is_private=False)
    except OSError as error:
        return fail(f"{found.out} cannot be saved: {error.strerror or error}")
    return 0


def fail(sentence: str) -> int:
    """Say what went wrong; returns the exit status."""
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return 1


def _pdf(found: argparse.Namespace, made: Callable[[], Document]) -> bytes:
    """The bytes of a PDF file; Qt is only imported for it. Raises OSError."""
    if not os.environ.get("QT_QPA_PLATFORM"):
        screen.go_without(os.environ)
    from PySide6.QtGui import QFontDatabase, QGuiApplication, QPageSize

    from formula_desktop.look.languages import Language
    from formula_desktop.paper.printing import pdf

    app = QGuiApplication([PROGRAM])
    app.setApplicationName(PROGRAM)
    for font in resources.fonts():
        QFontDatabase.addApplicationFont(str(font))
    Language(app).speak(found.language or "")
    paper = QPageSize(QPageSize.PageSizeId[_PAPERS[found.paper]]) if found.paper else None
    return pdf(made(), paper)
