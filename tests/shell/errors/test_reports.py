"""An exception anywhere leaves a running program, one dialog and an entry in the log."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.places import ROOT
from tests.helpers.program import heeded
from tests.helpers.real_window.xvfb import XVFB, x_screen

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")

# The real program, in which something goes wrong in the way that its first argument names.
PROGRAM = """
import json, sys, threading
from PySide6.QtCore import QEvent, QObject, QThread, QTimer, qWarning
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from formula_desktop.shell import app as program

kind = sys.argv.pop(1)
kept = []

def in_slot(window):
    button = QPushButton(window)
    button.clicked.connect(lambda: 1 / 0)
    for _ in range(20):
        button.click()

def in_timer(window):
    timer = QTimer(window)
    timer.timeout.connect(lambda: {}["missing"])
    timer.start(1)

def in_paint(window):
    class Broken(QWidget):
        def paintEvent(self, event):
            painter = QPainter(self)
            painter.drawLine(0, 0, 9, 9)
            int("x")
    broken = Broken(window)
    broken.resize(50, 50)
    broken.show()
    timer = QTimer(window)
    timer.timeout.connect(broken.update)
    timer.start(5)

def in_thread(window):
    def run():
        [][7]
    for _ in range(5):
        threading.Thread(target=run).start()

def in_qthread(window):
    class Broken(QThread):
        def run(self):
            [][7]
    thread = Broken(window)
    thread.start()

def in_filter(window):
    class Broken(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.User:
                raise AttributeError("filter")
            return False
    broken = Broken(window)
    window.installEventFilter(broken)
    for _ in range(20):
        QApplication.postEvent(window, QEvent(QEvent.Type.User))

def in_delete(window):
    class Broken:
        def __del__(self):
            1 / 0
    Broken()

def in_dialog(window):
    from formula_desktop.shell.errors import dialogs as trouble_dialogs
    trouble_dialogs._Dialog = None
    in_slot(window)

def in_kept(window):
    run.trouble._is_kept = lambda: 1 / 0
    in_slot(window)

def in_deep(window):
    def deeper():
        deeper()
    QTimer.singleShot(0, deeper)

def of_qt(window):
    for _ in range(30):
        qWarning("Qt is not amused")

def over_dialog(window):
    window.show_settings()
    QTimer.singleShot(100, lambda: 1 / 0)

def begin():
    globals()[kind](run._window)
    QTimer.singleShot(600, look)

def look(patience=200):
    window = run._window
    dialogs = [each for each in QApplication.topLevelWidgets()
               if type(each).__name__ == "_Dialog" and each.isVisible()]
    if not dialogs and patience and kind not in ("in_delete", "in_dialog", "of_qt"):
        QTimer.singleShot(50, lambda: look(patience - 1))  # the machine is busy
        return
    said = {"dialogs": len(dialogs), "alive": window.isVisible()}
    for dialog in dialogs[:1]:
        said["parent"] = type(dialog.parent()).__name__
        said["text"] = dialog.title.text() + " " + dialog.text.text()
        copy, go_on = dialog.findChildren(QPushButton)
        said["buttons"] = [copy.text(), go_on.text(), go_on.isDefault()]
        copy.click()
        said["copied"] = QGuiApplication.clipboard().text()
        said["still"] = dialog.isVisible()
        go_on.click()
    def end():
        said["again"] = run.trouble.dialog is not None
        print(json.dumps(said))
        window.close()
    QTimer.singleShot(200, end)

old = program.Run.watch_over
def watch_over(self, app, window):
    global run
    run = self
    old(self, app, window)
    QTimer.singleShot(400, begin)
program.Run.watch_over = watch_over
from formula_desktop.__main__ import main
sys.exit(main())
"""


def run(kind: str, *arguments: str) -> tuple[dict[str, Any], str]:
    """What was shown, and what was printed."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, kind, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, (done.returncode, done.stderr[-2000:])
    return json.loads(done.stdout), done.stderr


def log_of(folder: Path) -> str:
    return "".join(each.read_text("utf-8") for each in sorted((folder / "logs").glob("*.log")))


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        ("in_slot", "ZeroDivisionError: division by zero"),
        ("in_timer", "KeyError: 'missing'"),
        ("in_paint", "ValueError: invalid literal for int() with base 10: 'x'"),
        ("in_thread", "IndexError: list index out of range"),
        ("in_qthread", "IndexError: list index out of range"),
        ("in_filter", "AttributeError: "),
        ("in_deep", "RecursionError: "),
        ("in_kept", "ZeroDivisionError: division by zero"),
    ],
)
def test_one_dialog_and_an_entry(data_folder: Path, kind: str, error: str) -> None:
    said, printed = run(kind)
    assert said["alive"]
    assert said["dialogs"] == 1
    assert said["buttons"] == ["Copy &details", "&Continue", True]
    assert said["text"].startswith("Something went wrong in the program. What happened")
    assert said["still"], "copying leaves the dialog open"
    assert error in said["copied"]
    assert said["copied"].startswith("Formula Desktop ")
    assert not said["again"], "the same trouble is told once"
    log = log_of(data_folder)
    assert error in log
    assert error in printed, "and in the terminal, as ever"
    assert 1 <= log.count("Traceback") <= 3
    assert len(log) < 20_000
    assert not (data_folder / "running.json").exists(), "it has ended well"


def test_it_says_that_the_game_is_kept(data_folder: Path) -> None:
    said, _ = run("in_slot", "--new", "formula")
    assert "Everything that has been played is saved." in said["text"]


def test_it_is_told_over_the_dialog_that_is_open(data_folder: Path) -> None:
    said, _ = run("over_dialog")
    assert said["dialogs"] == 1
    assert said["parent"] == "SettingsDialog"


@pytest.mark.parametrize("kind", ["in_delete", "in_dialog", "of_qt"])
def test_what_is_only_written_down(data_folder: Path, kind: str) -> None:
    said, _ = run(kind)
    assert said["alive"]
    assert said["dialogs"] == 0
    log = log_of(data_folder)
    assert ("Qt's warning: Qt is not amused" if kind == "of_qt" else "ZeroDivisionError") in log
    if kind == "of_qt":
        assert log.count("not amused") == 4, "three in full, and that it were ten"


def test_a_start_that_fails_is_written_down(data_folder: Path) -> None:
    code = (
        "import sys\n"
        "from formula_desktop.shell import app\n"
        "app.open_window = lambda *_: 1 / 0\n"
        "from formula_desktop.__main__ import main\n"
        "sys.exit(main())\n"
    )
    done = start(code)
    assert done.returncode == 1
    log = log_of(data_folder)
    assert log.startswith("Formula Desktop ")
    assert log.count("ZeroDivisionError") == done.stderr.count("ZeroDivisionError") == 1
    assert not (data_folder / "running.json").exists()


# The next start

CRASH = """
import ctypes, sys
from PySide6.QtCore import QTimer
from formula_desktop.shell import app as program
old = program.Run.watch_over
def watch_over(run, app, window):
    old(run, app, window)
    def crash():
        autosave = window.games.autosave
        if autosave.saved is not None and autosave.is_kept:
            ctypes.string_at(0)
        QTimer.singleShot(50, crash)
    QTimer.singleShot(900, crash)
program.Run.watch_over = watch_over
from formula_desktop.__main__ import main
sys.exit(main())
"""

NEXT = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton
from formula_desktop.shell import app as program
is_told = sys.argv.pop(1) == "told"
old = program.Run.watch_over
def visible():
    return [each for each in QApplication.topLevelWidgets()
            if type(each).__name__ == "_Dialog" and each.isVisible()]
def watch_over(run, app, window):
    old(run, app, window)
    def look(patience=200):
        if is_told and patience and not (visible() and window.game is not None):
            QTimer.singleShot(50, lambda: look(patience - 1))  # the machine is busy
            return
        said = {"title": window.windowTitle(), "dialogs": len(visible())}
        for dialog in visible():
            said["text"] = dialog.title.text() + " " + dialog.text.text()
            buttons = dialog.findChildren(QPushButton)
            said["buttons"] = [each.text() for each in buttons]
            if len(buttons) == 2:
                buttons[0].click()
                said["log"] = "".join(
                    each.toPlainText() for each in dialog.findChildren(QPlainTextEdit))
            buttons[-1].click()
        print(json.dumps(said))
        window.close()
    QTimer.singleShot(900, look)
program.Run.watch_over = watch_over
from formula_desktop.__main__ import main
sys.exit(main())
"""


def start(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@on_unix
def test_after_a_crash_the_next_start_says_so_and_goes_on(data_folder: Path) -> None:
    assert start(CRASH, "--new", "formula").returncode < 0
    said = json.loads(start(NEXT, "told").stdout)
    assert said["dialogs"] == 1
    assert said["title"].startswith("Formula: ")
    assert said["text"] == (
        "The program ended unexpectedly last time. The game goes on where it was."
    )
    assert said["buttons"] == ["Show &log", "&Continue"]
    assert said["log"].startswith("Formula Desktop ")
    assert "Segmentation fault" in said["log"]
    assert "string_at" in said["log"]
    again = json.loads(start(NEXT, "not told").stdout)
    assert again["dialogs"] == 0, "that run has ended well"


@on_unix
def test_killed_at_home_it_says_no_more_than_that(data_folder: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "formula_desktop"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    deadline = time.monotonic() + 30
    while not (data_folder / "running.json").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    program.kill()
    program.wait(30)
    said = json.loads(start(NEXT, "told").stdout)
    assert said["text"] == "The program ended unexpectedly last time. "
    assert said["title"].startswith("Formula Desktop")


@on_unix
@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_who_is_asked_to_end_has_ended_well(data_folder: Path, how: str) -> None:
    with heeded(signal.Signals[how]):
        program = subprocess.Popen(
            [sys.executable, "-m", "formula_desktop", "--new", "formula"],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
    deadline = time.monotonic() + 30
    while not (data_folder / "running.json").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    program.send_signal(signal.Signals[how])
    _, said = program.communicate(timeout=30)
    assert program.returncode == 0, said
    assert not (data_folder / "running.json").exists()
    assert not (data_folder / "running.lock").exists()
    assert list((data_folder / "logs").iterdir()) == [], "nothing happened that were worth it"


@on_unix
@pytest.mark.skipif(XVFB is None, reason="there is no Xvfb")
def test_who_logs_off_has_ended_well(data_folder: Path) -> None:
    """Qt ends the program by itself when its screen has gone."""
    with x_screen() as environment:
        program = subprocess.Popen(
            [sys.executable, "-m", "formula_desktop", "--new", "formula"],
            cwd=ROOT,
            env=environment,
            stderr=subprocess.PIPE,
        )
        deadline = time.monotonic() + 30
        while not (data_folder / "running.json").exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert (data_folder / "running.json").exists()
    program.communicate(timeout=30)
    assert not (data_folder / "running.json").exists()
    assert len(list((data_folder / "games").glob("*.formula"))) == 1
