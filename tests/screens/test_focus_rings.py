"""The ring around what has the keyboard is never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.look.focus import FocusRing
from tests.helpers.kept_games import keep
from tests.helpers.window import Open


def rings_cut(window: QWidget, page: QWidget) -> list[str]:
    """What Tab reaches on a page whose ring is cut off by what is around it."""
    found = []
    for widget in page.findChildren(QWidget):
        takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes_tab or not widget.isVisible() or not widget.isEnabled():
            continue
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        rings = [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]
        if not rings:
            continue
        assert widget.hasFocus()
        ring = rings[-1]  # what is painted leaves out a pixel at each side
        seen: QWidget | None = ring.parentWidget()
        while seen is not None and seen is not window.parentWidget():
            place = QRect(ring.mapTo(seen, QPoint()), ring.size()).adjusted(1, 1, -1, -1)
            if not seen.rect().contains(place):
                found.append(f"{type(widget).__name__} {widget.accessibleName()}")
                break
            seen = seen.parentWidget()
    return found


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_rings_at_home_are_whole(open_window: Open, qtbot: QtBot, number: int) -> None:
    keep(number)
    window = open_window()
    qtbot.waitUntil(lambda: window.look._has_controls)
    window.resize(1024, 640)
    qtbot.wait(200)
    window.activateWindow()
    assert rings_cut(window, window.home) == []


def test_a_ring_that_is_cut_is_found(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.waitUntil(lambda: window.look._has_controls)
    window.activateWindow()
    header = window.home.settings.parentWidget()
    layout = header.layout() if header is not None else None
    assert layout is not None
    layout.setContentsMargins(0, 0, 0, 0)
    QApplication.processEvents()
    assert rings_cut(window, window.home) == ["MenuButton Menu", "QPushButton "]
