"""Python's garbage collection, kept in the window's thread and out of Qt's calls."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 500
_TRIM_EVERY_MS: Final = 20_000
_THRESHOLDS: Final = (700, 4, 2)
"""Of allocations, and of collections of the younger generation: everything every few seconds, so
that the memory between is not scattered. What a start has made is left out, so it takes 5 ms."""


class Collector(QObject):
    """Collects garbage from a timer, instead of wherever an allocation happens to be one too many.

    By itself Python collects in whatever thread allocates, so the thread that writes games would
    take windows and timers apart that only the window's own may touch; or in the middle of a call
    that Qt makes to a widget, with Qt still going through that widget's children. Either ends the
    process now and then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._thresholds = gc.get_threshold()
        gc.set_threshold(*_THRESHOLDS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect)
        self._timer.start(_EVERY_MS)
        self._trimming = QTimer(self)
        self._trimming.timeout.connect(trim)
        self._trimming.start(_TRIM_EVERY_MS)

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        self._trimming.stop()
        gc.set_threshold(*self._thresholds)
        gc.enable()


def collect() -> None:
    """Collect what is due by Python's thresholds."""
    due = [
        generation
        for generation, (count, threshold) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if count > threshold
    ]
    if due:
        gc.collect(due[-1])


def trim() -> None:
    """Give memory back that has been freed; glibc keeps it between what is in use."""
    if sys.platform == "linux":
        # A Python may lack ctypes, or what that loads; another C library has no such function.
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).malloc_trim(0)
