"""Garbage is collected by the window's thread, and by no other."""

from __future__ import annotations

import gc
import sys
import threading
import weakref

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.shell.start.collecting import trim


class Knot(QObject):
    """Garbage that only a collection finds."""

    def __init__(self, gone: list[str]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: gone.append(threading.current_thread().name))


def allocate() -> list[list[int]]:
    """Far more than Python collects after, most of it kept."""
    return [[each] for each in range(50 * gc.get_threshold()[0])]


def test_a_thread_takes_no_window_apart(qapp: QApplication, qtbot: QtBot) -> None:
    gone: list[str] = []
    Knot(gone)
    kept: list[object] = []
    thread = threading.Thread(target=lambda: kept.append(allocate()), name="another")
    thread.start()
    thread.join()
    assert not gone
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [threading.main_thread().name]


def test_nothing_is_collected_in_the_middle_of_a_call(qapp: QApplication) -> None:
    gone: list[str] = []
    Knot(gone)
    kept = allocate()
    assert kept
    assert not gone


@pytest.mark.parametrize("is_there", [True, False])
def test_memory_is_given_back_where_python_can_ask_for_it(
    monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    if not is_there:
        monkeypatch.setitem(sys.modules, "ctypes", None)
    trim()
