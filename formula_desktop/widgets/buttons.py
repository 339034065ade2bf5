"""The kinds of buttons that all pages use."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton


def button(role: str, pressed: Callable[[], object]) -> QPushButton:
    """A button of a role that the style sheet knows; Enter presses it, too."""
    made = QPushButton()
    if role:
        made.setProperty("role", role)
    made.setAutoDefault(True)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the table
    made.clicked.connect(lambda _checked: pressed())
    return made
