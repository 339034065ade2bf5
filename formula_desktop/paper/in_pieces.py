"""Work on many pages in pieces, so that the window answers and can cancel it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.layouts import STRETCH, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label

_FEW: Final = 40
"""The most pages that are done at once: this takes less than half a second."""
_PIECE_MS: Final = 15
_WIDTH: Final = 420  # in units


class Progress(NamedTuple):
    """How many pages are done, and how many there are."""

    done: int
    pages: int


Pieces = Generator[Progress, None, None]
"""Work that says how far it is before the first page and after each one; it can be closed."""


def in_pieces(
    parent: QWidget | None,
    work: Pieces,
    finished: Callable[[], object] = lambda: None,
    failed: Callable[[OSError], object] = lambda _error: None,
) -> None:
    """Do work page by page: a few pages at once, more of them behind a dialog.

    Then `finished` is called, or `failed` with what went wrong; after a cancel, neither.
    """
    try:
        first = next(work, None)
        if first is None or first.pages <= _FEW:
            for _ in work:
                pass
            finished()
            return
    except OSError as error:
        failed(error)
        return
    Working(parent, work, first, finished, failed).open()


class Working(QDialog):
    """How far the work is, and a button that cancels it."""

    def __init__(
        self,
        parent: QWidget | None,
        work: Pieces,
        first: Progress,
        finished: Callable[[], object],
        failed: Callable[[OSError], object],
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._work: Pieces | None = work
        self._finished, self._failed = finished, failed
        self.said = plain_label("status")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.cancel = QPushButton()
        self.cancel.setText(QCoreApplication.translate("Asking", "&Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.setWindowTitle(QCoreApplication.translate("PrintPage", "Print"))
        gap = pixels(GAP)
        parts = (self.said, self.bar, row(STRETCH, self.cancel))
        column(*parts, gap=gap, edges=pixels(EDGE), inside=self)
        self.setFixedWidth(pixels(_WIDTH))
        self._say(first)
        QTimer.singleShot(0, self, self._go_on)

    def _say(self, progress: Progress) -> None:
        self.bar.setMaximum(progress.pages)
        self.bar.setValue(progress.done)
        text = QCoreApplication.translate("Printing", "Page {page} of {pages}")
        self.said.setText(text.format(page=progress.done, pages=progress.pages))

    def _go_on(self) -> None:
        """Do some pages, as many as nobody notices."""
        if self._work is None:
            return
        clock = QElapsedTimer()
        clock.start()
        progress: Progress | None = None
        try:
            while not clock.hasExpired(_PIECE_MS):
                progress = next(self._work, None)
                if progress is None:
                    self._end(self._finished)
                    return
        except OSError as error:
            failure = error
            self._end(lambda: self._failed(failure))
            return
        if progress is not None:
            self._say(progress)
        QTimer.singleShot(0, self, self._go_on)

    def _end(self, then: Callable[[], object]) -> None:
        self._work = None
        self.accept()
        then()

    def done(self, result: int) -> None:
        """Stop working when it is cancelled."""
        if self._work is not None:
            self._work.close()
            self._work = None
        super().done(result)
