"""A single delayed call."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(milliseconds: int, parent: QObject, call: Callable[[], object]) -> None:
    """Call a function after a delay, unless the parent is deleted first.

    Unlike that of `QTimer.singleShot`, the timer is a child of the parent and named after the
    function, so the self-test can find it and need not wait.
    """
    timer = QTimer(parent)
    timer.setObjectName(call.__qualname__)
    timer.setSingleShot(True)
    timer.timeout.connect(timer.deleteLater)
    timer.timeout.connect(call)
    timer.start(milliseconds)
