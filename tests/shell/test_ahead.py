"""Imports ahead of time."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from formula_desktop.shell import ahead


def test_one_module_is_imported_at_a_time(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []
    monkeypatch.setattr(ahead, "import_module", imported.append)
    parent = QObject()
    ahead.import_ahead(parent)
    assert imported == []
    qtbot.waitUntil(lambda: parent.findChild(QTimer) is None)
    assert imported == [*ahead.MODULES]


_IMPORTED = """
import sys
from importlib import import_module
from formula_desktop.shell import ahead, on_demand
for module in ahead.MODULES:
    import_module(module)
print(*(each for each in on_demand.PLACES if ".pages." in each and each not in sys.modules))
"""


def test_no_page_is_left_to_import() -> None:
    done = subprocess.run([sys.executable, "-c", _IMPORTED], capture_output=True, check=True)
    assert done.stdout.split() == []
