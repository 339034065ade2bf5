"""The program with a window: makes the application, opens what the arguments ask for, runs."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from formula_desktop import resources, screen
from formula_desktop.arguments import PROGRAM, WindowArguments

if TYPE_CHECKING:
    from formula_desktop.windows.main_window import MainWindow

_STARTED_MS: Final = 500  # by then the first frame has been shown


def run(arguments: WindowArguments) -> int:
    """Open the window and give the exit status once it has been closed."""
    if arguments.screenshot is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_app()
    QTimer.singleShot(_STARTED_MS, app, gc.enable)
    if arguments.screenshot is not None:
        from formula_desktop.windows.screenshot import watch_and_save

        return watch_and_save(app, arguments)
    _end_on_interrupt(app)
    window = open_window(app, arguments)
    status = app.exec()
    del window
    return status


def make_app() -> QApplication:
    """The application with its name, icon and typeface."""
    with screen.explained():
        # QApplication.setStyle gives a QStyle back, whose enums in Python take 6 ms to make.
        app = QApplication([PROGRAM, "-style", "Fusion"])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Formula Desktop")
    app.setDesktopFileName(PROGRAM)
    for font in resources.fonts():
        QFontDatabase.addApplicationFont(str(font))
    return app


def open_window(app: QApplication, arguments: WindowArguments) -> MainWindow:
    """The window, shown, with what the arguments ask for in it."""
    from formula_desktop.store.settings import Settings
    from formula_desktop.windows.main_window import MainWindow

    window = MainWindow(app, Settings(), arguments.language or "")
    if arguments.watch:
        window.watch(arguments.watch)
    elif arguments.new:
        window.start_against_computer(arguments.new)
    if arguments.full_screen:
        window.show_full_screen(True)
    window.show()
    if arguments.file is not None:
        window.open_file(arguments.file)
    return window


def _end_on_interrupt(app: QApplication) -> None:
    """Let Ctrl+C in the terminal, and a request to end, close the window as a click would.

    Python looks at signals only between its own instructions, and waits in Qt for long; so each
    signal writes to a pipe that wakes Qt. Only what Qt calls then ends the program: the handler
    itself may run in the middle of painting, where nothing may be taken off the table.
    """
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return
    woken, waker = os.pipe()
    os.set_blocking(woken, False)
    os.set_blocking(waker, False)
    signal.set_wakeup_fd(waker)
    notifier = QSocketNotifier(woken, QSocketNotifier.Type.Read, app)

    def end() -> None:
        os.read(woken, 64)
        app.closeAllWindows()
        app.quit()

    notifier.activated.connect(end)
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda _signal, _frame: None)
