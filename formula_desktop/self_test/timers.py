"""The program's timers, shortened and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer

HURRIED_MS: Final = 10
"""The interval to which every longer one is shortened."""

SEVERAL: Final = 3
"""How often a repeating timer must fire."""


class Timers:
    """The timers among the children of the program's objects, by name.

    A name consists of the parent's class and attribute, or is the timer's own. Timers of Qt's own
    objects have none and are left alone.
    """

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.needed: dict[str, int] = {}
        """How often each timer found must fire."""

    def hurry(self, roots: Iterable[QObject]) -> None:
        """Shorten all current timers and count the new ones."""
        for root in roots:
            for timer in root.findChildren(QTimer):
                self._hurry(timer)

    @property
    def missing(self) -> list[str]:
        """The timers that have not fired often enough."""
        return sorted(name for name, times in self.needed.items() if self.fired[name] < times)

    def _hurry(self, timer: QTimer) -> None:
        name = _name(timer)
        if not name:
            return
        if timer.property("counted") is None:
            timer.setProperty("counted", True)
            timer.timeout.connect(partial(self._count, name))
            self.needed[name] = 1 if timer.isSingleShot() else SEVERAL
        if timer.interval() > HURRIED_MS:
            timer.setInterval(HURRIED_MS)

    def _count(self, name: str) -> None:
        self.fired[name] += 1


def _name(timer: QTimer) -> str:
    parent = timer.parent()
    held = (attribute for attribute, value in vars(parent).items() if value is timer)
    attribute = next(held, "")
    kind = type(parent)
    own = f"{kind.__module__}.{kind.__qualname__}.{attribute}" if attribute else timer.objectName()
    return own.removeprefix("formula_desktop.")
