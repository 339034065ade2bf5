"""What the first frame of Home does without, so that it comes soon."""

import subprocess
import sys
from functools import cache

_START = """
import sys
from formula_desktop.__main__ import prepare
prepare()
import PySide6.QtCore
from formula_desktop.arguments import WindowArguments
from formula_desktop.shell import app as program
app = program.make_app()
window = program.open_window(app, WindowArguments())

# the pointer may be where the window appears
from PySide6.QtGui import QEnterEvent
at = PySide6.QtCore.QPointF(5, 5)
app.sendEvent(window.home.formula, QEnterEvent(at, at, at))

class FirstFrame(PySide6.QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == PySide6.QtCore.QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # before what the window itself has put off until then
            PySide6.QtCore.QTimer.singleShot(0, self, self.end)
        return False

    def end(self):
        import linecache
        print("Qt" in vars(PySide6.QtCore))
        print(any("formula_desktop" in name for name in linecache.cache))
        print(*sys.modules)
        app.quit()

window.home.installEventFilter(FirstFrame(window))
app.exec()
"""


_LATER = {
    "command line": {"formula_desktop.parsing"},
    "menus": {"formula_desktop.shell.actions"},
    "controls and focus": {"formula_desktop.look.controls", "formula_desktop.look.focus"},
    "games": {"formula_desktop.formula", "formula_desktop.digifeud", "formula_desktop.gamefile"},
    "results": {"formula_desktop.results", "sqlite3"},
    "garbage": {"formula_desktop.shell.collecting"},
    "of Python": {"dataclasses", "json", "datetime", "configparser"},
}


@cache
def _first_frame() -> list[str]:
    """What was there when Home had been painted, a line for each question."""
    command = [sys.executable, "-c", _START]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.splitlines()


def test_enums_of_qt_wait_until_home_has_been_painted() -> None:
    """PySide6 makes all enums of the namespace Qt at its first use, which takes 16 ms."""
    assert _first_frame()[0] == "False"


def test_pyside_does_not_read_our_sources() -> None:
    assert _first_frame()[1] == "False"


def test_what_the_first_frame_does_without_is_not_imported() -> None:
    there = set(_first_frame()[2].split())
    assert {"formula_desktop.pages.home.page", "PySide6.QtWidgets"} <= there
    assert not there & set().union(*_LATER.values())
