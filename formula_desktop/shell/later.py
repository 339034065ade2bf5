"""A call that is made once, after a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(milliseconds: int, parent: QObject, call: Callable[[], object]) -> None:
    """Call this after a while, unless the parent is gone by then.

    Unlike those of `QTimer.singleShot`, the timer is a child of the parent, with the function's
    name: so the self-test finds it and need not wait.
    """
    timer = QTimer(parent)
    timer.setObjectName(call.__qualname__)
    timer.setSingleShot(True)
    timer.timeout.connect(timer.deleteLater)
    timer.timeout.connect(call)
    timer.start(milliseconds)
