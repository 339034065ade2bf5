"""The application on macOS, where a double click does not start a second program.

The system tells the running program which file to open; one that it has just started, only later.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import WindowArguments


class MacApplication(QApplication):
    """Collects the files to be opened until there is a window to open them."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._follow: Callable[[WindowArguments, str], None] | None = None
        self._asked: list[WindowArguments] = []

    def hear(self, follow: Callable[[WindowArguments, str], None]) -> None:
        """Pass files to this function from now on, as for a second start on other systems."""
        self._follow = follow
        self._follow_all()

    def event(self, event: QEvent) -> bool:
        """Handle requests to open a file; leave everything else to Qt."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():  # otherwise it is a URL, which is not ours
            self._asked.append(WindowArguments(file=Path(event.file())))
            self._follow_all()
        return True

    def _follow_all(self) -> None:
        while self._follow is not None and self._asked:
            self._follow(self._asked.pop(0), "")
