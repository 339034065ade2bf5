"""An exception in a method called by Qt is reported, and never ends the program."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers.places import ROOT

# Qt calls these from within a call from Python, all of them again and again.
PROGRAM = """
import sys
from shiboken6 import Shiboken
from formula_desktop.shell.errors import overrides
if sys.argv[1] == "guarded":
    overrides.guard()
from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget
)

heard = set()
sys.excepthook = lambda kind, error, where: heard.add(str(error).split()[-1])
app = QApplication([])

def fail(name):
    if name in ("item", "press"):
        raise ValueError(name)
    if name == "paint":
        int("paint")
    if name == "event":
        {}["event"]
    if name == "filter":
        1 / 0

class Item(QGraphicsItem):
    def boundingRect(self):
        return QRectF(0, 0, 10, 10)

    def paint(self, painter, option, widget=None):
        painter.save()
        fail("item")

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)

class Table(QWidget):
    def event(self, event):
        if event.type() == QEvent.Type.User:
            fail("event")
        return super().event(event)

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.red)
        fail("paint")

class Filter(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.User + 1:
            fail("filter")
        return False

scene = QGraphicsScene()
item = Item()
scene.addItem(item)
view = View(scene)
view.show()
table = Table()
listener = Filter()
table.installEventFilter(listener)
table.show()

def again():
    again.turn += 1
    view.viewport().update()
    table.update()
    for kind in (QEvent.Type.User, QEvent.Type(QEvent.Type.User + 1)):
        app.postEvent(table, QEvent(kind))
        if again.turn % 2:
            app.sendEvent(table, QEvent(kind))

again.turn = 0
timer = QTimer()
timer.timeout.connect(again)
timer.start(1)
QTimer.singleShot(1000, app.quit)
app.exec()
print(again.turn > 50, *sorted(heard))
"""


def run(how: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, how],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_exceptions_are_heard_and_nothing_ends() -> None:
    done = run("guarded")
    assert done.returncode == 0, done.stderr[-2000:]
    assert "active painter" not in done.stderr
    turns, *heard = done.stdout.split()
    assert turns == "True"
    # the texts' last words: "by zero", "'event'", "item", "… with base 10: 'paint'"
    assert {"item", "zero"} <= set(heard)
    assert any("event" in each for each in heard)
    assert any("paint" in each for each in heard)


@pytest.mark.skipif(
    sys.version_info >= (3, 12) or sys.platform == "win32", reason="Python 3.11 on Unix only"
)
def test_without_it_the_program_dies() -> None:
    """Once this fails, PySide does it itself, and `overrides` can go with Python 3.11."""
    assert run("unguarded").returncode < 0


GENERIC = """
from typing import Generic, TypeVar
from PySide6.QtCore import QObject
from formula_desktop.shell.errors import overrides
overrides.guard()
T = TypeVar("T")
class Box(QObject, Generic[T]): ...
print(Box[int].__args__)
"""


def test_classes_of_qt_may_be_generic() -> None:
    done = subprocess.run(
        [sys.executable, "-c", GENERIC], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "(<class 'int'>,)\n", done.stderr
