"""The rings around focused controls, and whether they are cut off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from formula_desktop.look.focus import FocusRing


def rings_cut(window: QWidget, page: QWidget) -> list[str]:
    """Controls in the tab order whose ring is cut off by the widgets around them."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)  # the keyboard is in use
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
