"""One start for start.py: opens a window, prints when it was painted and the processor time used,
and closes it.

Arguments: `bare`, or the program's own arguments; the last one is the time before the process was
started, by the same clock.
"""

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))


def watch(window: Any, started: int) -> None:
    """Wait for the first paint event of a window and for its content to reach the screen."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                window.removeEventFilter(self)
                QTimer.singleShot(0, end)
            return False

    def end() -> None:
        print((time.monotonic_ns() - started) / 1e6, time.process_time_ns() / 1e6, flush=True)
        window.close()

    window.installEventFilter(Watch(window))


def show_bare(started: int) -> int:
    """Show the smallest program with a window."""
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(["bare"])
    window = QWidget()
    watch(window, started)
    window.resize(1280, 800)
    window.show()
    return app.exec()


def show_program(arguments: list[str], started: int) -> int:
    """Show the real program and watch its window."""
    from formula_desktop.__main__ import main, prepare

    prepare()  # as in main, but before open_window is replaced
    from formula_desktop.shell import app

    open_window = app.open_window

    def open_watched(*given: Any) -> Any:
        window = open_window(*given)
        watch(window, started)
        return window

    app.open_window = open_watched  # type: ignore[assignment] # with a watch, but alike
    return main(arguments)


if __name__ == "__main__":
    *which, before = sys.argv[1:]
    sys.exit(show_bare(int(before)) if which == ["bare"] else show_program(which, int(before)))
