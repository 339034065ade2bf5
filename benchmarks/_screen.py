"""One run of the program for screens.py: goes to a screen several times, as a person does.

Arguments: the number of times, then the steps from Home to the screen; the last step is the click
that is measured. Prints a line for each time: the milliseconds from the click to the painted
screen, and the processor time.

A step is a pattern for the words on a control, or for its accessible name; after `menu ` for a menu
entry, after `tab ` for a tab. `row ` opens a row of the largest list, and `empty dialog` opens a
dialog with one button, for comparison.
"""

from __future__ import annotations

import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent))

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel, QModelIndex
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow, QWidget

EMPTY_DIALOG = "empty dialog"
STARTED_MS = 1500  # by then the program has done what waits for the first frame
STILL_MS = 250  # after a screen was painted; what it does then is not measured
PATIENCE_S = 20


def wait(milliseconds: int) -> None:
    """Let the program run."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def painted(click: Callable[[], object]) -> tuple[float, float]:
    """The milliseconds from a click until the screen is painted, and the processor time."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject
    from PySide6.QtWidgets import QApplication

    class Watch(QObject):
        """Records when a window paints changes."""

        has_painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() in (QEvent.Type.Paint, QEvent.Type.UpdateRequest):
                self.has_painted = True
            return False

    watch = Watch()
    started, worked = time.perf_counter(), time.process_time()
    click()
    screen = top()
    screen.installEventFilter(watch)
    while not watch.has_painted:
        QApplication.processEvents()
        if time.perf_counter() - started > PATIENCE_S:
            raise TimeoutError(f"nothing was painted in {screen}")
    QCoreApplication.sendPostedEvents()
    taken = (time.perf_counter() - started) * 1000, (time.process_time() - worked) * 1000
    screen.removeEventFilter(watch)
    return taken


# --- finding ---------------------------------------------------------------------------------


def main_window() -> QMainWindow:
    from PySide6.QtWidgets import QApplication, QMainWindow

    windows = (each for each in QApplication.topLevelWidgets() if isinstance(each, QMainWindow))
    return next(windows)


def top() -> QWidget:
    """The widget on top: a menu, a dialog, or else the window."""
    from PySide6.QtWidgets import QApplication

    popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    return popup or dialog or main_window()


def words(control: Any) -> Iterator[str]:
    """The texts of a control."""
    for name in ("text", "accessibleName", "iconText"):
        if hasattr(control, name):
            yield getattr(control, name)().replace("&", "")


def says(control: Any, pattern: str) -> bool:
    return any(re.match(pattern, each) for each in words(control))


def entry(pattern: str) -> QAction:
    """The entry of the window's menus that matches a pattern."""
    from PySide6.QtGui import QAction

    return next(each for each in main_window().findChildren(QAction) if says(each, pattern))


def row(model: QAbstractItemModel, pattern: str) -> QModelIndex:
    """The first row of a list that matches a pattern."""
    from PySide6.QtCore import Qt

    roles = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole
    rows = (model.index(number, 0) for number in range(model.rowCount()))
    return next(
        each for each in rows if any(re.search(pattern, str(each.data(role))) for role in roles)
    )


def click_for(step: str) -> Callable[[], object]:
    """The click of a step, with its target already found."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QMenu, QTabBar

    screen = top()
    kind, _, rest = step.partition(" ")
    if step == EMPTY_DIALOG:
        return open_empty_dialog
    if kind == "menu":
        chosen = entry(rest)
        if not chosen.isEnabled():
            raise LookupError(f"{rest!r} cannot be chosen")
        return chosen.trigger
    if kind == "tab":
        for bar in screen.findChildren(QTabBar):
            for at in range(bar.count()):
                if bar.isVisible() and re.match(rest, bar.tabText(at).replace("&", "")):
                    return lambda: bar.setCurrentIndex(at)
        raise LookupError(step)
    if kind == "row":
        lists = [each for each in screen.findChildren(QAbstractItemView) if each.isVisible()]
        largest = max(lists, key=lambda each: each.width() * each.height())
        largest.setCurrentIndex(row(largest.model(), rest))
        return lambda: QTest.keyClick(largest, Qt.Key.Key_Return)
    if isinstance(screen, QMenu):
        chosen = next(each for each in screen.actions() if says(each, step))
        screen.close()
        return chosen.trigger
    buttons = screen.findChildren(QAbstractButton)
    for button in buttons:
        if button.isVisible() and button.isEnabled() and says(button, step):
            return button.click
    raise LookupError(f"{step!r} among {[' | '.join(words(each)) for each in buttons]}")


# --- the way there and back ---------------------------------------------------------------------


def open_empty_dialog() -> None:
    from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout

    dialog = QDialog(main_window())
    QVBoxLayout(dialog).addWidget(QPushButton("OK"))
    dialog.open()


def go_home() -> None:
    """Close everything that is open."""
    from PySide6.QtWidgets import QApplication, QDialog

    while True:
        screen = top()
        if screen is main_window():
            break
        if isinstance(screen, QDialog):
            screen.reject()
        else:
            screen.close()
        QApplication.processEvents()
    entry("Home").trigger()  # does nothing at Home
    wait(STILL_MS)


def go(times: int, steps: list[str]) -> None:
    """Go to a screen a number of times and print how long the last click took."""
    for _ in range(times):
        for step in steps[:-1]:
            click_for(step)()
            wait(STILL_MS)
        taken, worked = painted(click_for(steps[-1]))
        print(taken, worked, flush=True)
        wait(STILL_MS)
        go_home()
    main_window().close()


def main(times: int, steps: list[str]) -> int:
    from formula_desktop.__main__ import main, prepare

    prepare()  # as in main, but before open_window is replaced
    from PySide6.QtCore import QTimer

    from formula_desktop.shell import app

    open_window = app.open_window

    def fail(*error: Any) -> None:
        traceback.print_exception(*error)
        os._exit(1)

    def begin() -> None:
        sys.excepthook = fail  # the program's own would open a dialog and go on
        go(times, steps)

    def open_and_begin(*given: Any) -> Any:
        window = open_window(*given)
        QTimer.singleShot(STARTED_MS, begin)
        return window

    app.open_window = open_and_begin  # type: ignore[assignment] # with a timer, but alike
    return main(["--language", "en"])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
