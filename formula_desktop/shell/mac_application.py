"""The application on macOS, where a double click starts no second program.

The system tells the running program which file to open. It tells a program that it has just started
only after the start.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import WindowArguments


class MacApplication(QApplication):
    """Hears which files are to be opened, and keeps them until somebody opens them."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._follow: Callable[[WindowArguments, str], None] | None = None
        self._asked: list[WindowArguments] = []

    def hear(self, follow: Callable[[WindowArguments, str], None]) -> None:
        """Let this open the files from now on, as it does for a second start elsewhere."""
        self._follow = follow
        self._follow_all()

    def event(self, event: QEvent) -> bool:
        """Take a request for a file, and leave everything else to Qt."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():  # else it is an address on the net, which is none of ours
            self._asked.append(WindowArguments(file=Path(event.file())))
            self._follow_all()
        return True

    def _follow_all(self) -> None:
        while self._follow is not None and self._asked:
            self._follow(self._asked.pop(0), "")
