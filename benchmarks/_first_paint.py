"""One start for start.py: opens a window, prints when it has been painted, and closes it.

Arguments: `bare`, or the program's own arguments; the last one is the time before the process was
started, by the clock that this process reads too.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class Watch(QObject):
    """Waits for the first paint event of a window, and for what is painted to reach the screen."""

    def __init__(self, window: QWidget, started: int) -> None:
        super().__init__(window)
        self._window = window
        self._started = started
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self._end)
        return False

    def _end(self) -> None:
        print((time.monotonic_ns() - self._started) / 1e6, flush=True)
        self._window.close()


def show_bare(started: int) -> int:
    """The least that a program with a window does."""
    app = QApplication(["bare"])
    window = QWidget()
    Watch(window, started)
    window.resize(1280, 800)
    window.show()
    return app.exec()


def show_program(arguments: list[str], started: int) -> int:
    """The program as it is, with somebody watching its window."""
    from formula_desktop.__main__ import main
    from formula_desktop.windows import app

    open_window = app.open_window

    def open_watched(*given: object) -> QWidget:
        window = open_window(*given)  # type: ignore[arg-type] # handed on as it came
        Watch(window, started)
        return window

    app.open_window = open_watched  # type: ignore[assignment] # with a watch, but alike
    return main(arguments)


if __name__ == "__main__":
    *which, before = sys.argv[1:]
    sys.exit(show_bare(int(before)) if which == ["bare"] else show_program(which, int(before)))
