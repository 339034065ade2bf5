"""The kinds of buttons and tabs that all pages use."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QTabBar


def button(
    role: str, pressed: Callable[[], object], *, takes_keyboard: bool = False
) -> QPushButton:
    """A button with a role from the style sheet; Enter presses it too.

    A click leaves keyboard focus where it is, on the table for example, unless the button
    `takes_keyboard`.
    """
    made = QPushButton()
    if role:
        made.setProperty("role", role)
    made.setAutoDefault(True)
    if not takes_keyboard:
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(lambda _checked: pressed())
    return made


def tab_bar(tabs: int) -> QTabBar:
    """A number of tabs, as wide as their texts."""
    made = QTabBar()
    made.setDrawBase(False)
    made.setExpanding(False)
    for _ in range(tabs):
        made.addTab("")
    return made
