"""On macOS the system tells the program that runs which file to open."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.helpers.game_files import case_file
from tests.helpers.places import ROOT

# In a process of its own: there can be one application only, and the tests have theirs.
SCRIPT = """
import json, sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from formula_desktop.arguments import WindowArguments
from formula_desktop.store.run.session import Session
from formula_desktop.shell.app import Run, open_window
from formula_desktop.shell.start.mac_application import MacApplication

def ask(file):
    QCoreApplication.sendEvent(app, QFileOpenEvent(file))

first, second = sys.argv[1:]
this_run = Run(Session())
app = MacApplication(["formula-desktop"])
ask(first)
window = open_window(app, WindowArguments())
this_run.watch_over(app, window)
seen = [window.game is not None]
app.hear(this_run.follow)
seen.append(type(window.game).__name__)
ask(QUrl("https://example.org/game"))
seen.append(type(window.game).__name__)
QTimer.singleShot(0, lambda: ask(second))
QTimer.singleShot(100, lambda: (seen.append(type(window.game).__name__), app.quit()))
app.exec()
this_run.end()
print(json.dumps(seen))
"""


def test_a_file_is_opened_also_when_it_is_told_of_before_the_window_is_there() -> None:
    files = (case_file("digifeud-chain"), case_file("formula-428-after-sum"))
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *map(str, files)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [False, "DigifeudGame", "DigifeudGame", "FormulaGame"]
