"""Python's garbage collection, kept in the window's thread and out of Qt's calls."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 500


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
        gc.freeze()  # what a start has made stays anyway
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect)
        self._timer.start(_EVERY_MS)

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()


def collect() -> None:
    """Collect what is due by Python's own thresholds."""
    due = [
        generation
        for generation, (count, threshold) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if count > threshold
    ]
    if due:
        gc.collect(due[-1])
