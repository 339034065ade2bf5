"""What the first frame of Home does without, so that it comes soon."""

import subprocess
import sys

_START = """
import PySide6.QtCore
from formula_desktop.__main__ import prepare
prepare(games=False)
from formula_desktop.arguments import WindowArguments
from formula_desktop.windows import app as program
app = program.make_app()
window = program.open_window(app, WindowArguments())

class FirstFrame(PySide6.QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == PySide6.QtCore.QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # before what the window itself has put off until then
            PySide6.QtCore.QTimer.singleShot(0, self, self.end)
        return False

    def end(self):
        print("Qt" in vars(PySide6.QtCore))
        app.quit()

window.home.installEventFilter(FirstFrame(window))
app.exec()
"""


def test_enums_of_qt_wait_until_home_has_been_painted() -> None:
    """PySide6 makes all enums of the namespace Qt at its first use, which takes 16 ms."""
    command = [sys.executable, "-c", _START]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["False"]
