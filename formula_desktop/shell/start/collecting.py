"""Python's garbage collection, limited to the window's thread and kept out of Qt's calls."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 500
_TRIM_EVERY_MS: Final = 20_000
_THRESHOLDS: Final = (700, 4, 2)
"""The thresholds for allocations and for collections of the younger generation. Everything made
since the start is collected every few seconds, so that memory does not become fragmented."""


class Collector(QObject):
    """Collects garbage from a timer instead of during an arbitrary allocation.

    Python itself collects in whichever thread allocates: the one that writes games would then
    destroy windows and timers of another thread. A collection could also run while Qt is iterating
    over a widget's children. Either can crash the process.
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
        """Return garbage collection to Python."""
        self._timer.stop()
        self._trimming.stop()
        gc.set_threshold(*self._thresholds)
        gc.enable()


def collect() -> None:
    """Collect the generations that have reached Python's thresholds."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(due[-1])


def trim() -> None:
    """Return freed memory to the system; glibc keeps it between blocks that are in use."""
    if sys.platform == "linux":
        # Python may lack ctypes or a library it needs; another C library lacks this function.
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).malloc_trim(0)
