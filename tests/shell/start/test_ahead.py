"""Imports ahead of time."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.shell.start import ahead


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    imported: list[str] = []
    monkeypatch.setattr(ahead, "import_module", imported.append)
    return imported


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_one_module_is_imported_at_a_time(
    qtbot: QtBot, imported: list[str], window: QWidget
) -> None:
    ahead.ImportAhead(window, lambda: False)
    assert imported == []
    qtbot.waitUntil(lambda: window.findChild(ahead.ImportAhead) is None)
    assert imported == [*ahead.MODULES]


def test_nothing_is_imported_while_something_moves(
    qtbot: QtBot, imported: list[str], window: QWidget
) -> None:
    moving = [True]
    ahead.ImportAhead(window, lambda: bool(moving))
    qtbot.wait(100)
    assert imported == []
    moving.clear()
    qtbot.waitUntil(lambda: imported == [*ahead.MODULES])


def test_nothing_is_imported_soon_after_a_key_or_the_pointer(
    qtbot: QtBot, imported: list[str], window: QWidget
) -> None:
    handle = window.windowHandle()
    assert handle is not None
    uses: tuple[Callable[[], None], ...] = (
        lambda: QTest.keyClick(handle, Qt.Key.Key_A),
        lambda: QTest.mouseMove(handle, QPoint(5, 5)),
    )
    for use in uses:
        imported.clear()
        ahead.ImportAhead(window, lambda: False)
        use()
        qtbot.wait(ahead.REST_MS // 3)
        assert imported == []
        qtbot.waitUntil(lambda: imported == [*ahead.MODULES])


_IMPORTED = """
import sys
from importlib import import_module
from formula_desktop.shell import on_demand
from formula_desktop.shell.start import ahead
for module in ahead.MODULES:
    import_module(module)
print(*(each for each in on_demand.PLACES if ".pages." in each and each not in sys.modules))
"""


def test_no_page_is_left_to_import() -> None:
    done = subprocess.run([sys.executable, "-c", _IMPORTED], capture_output=True, check=True)
    assert done.stdout.split() == []
