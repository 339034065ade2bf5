"""The widgets that can be seen on a screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def widgets(widget: QWidget) -> list[QWidget]:
    """A widget and those inside it, as far as they can be seen; each before what is inside it.

    Most of a window is hidden: its other pages. They are not gone through.
    """
    found: list[QWidget] = []
    waiting = [widget]
    while waiting:
        each = waiting.pop()
        if each.isVisible():
            found.append(each)
            inside = [child for child in each.children() if isinstance(child, QWidget)]
            waiting += reversed(inside)
    return found
