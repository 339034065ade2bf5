"""Faults on the screens of a tour."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import SizeChoice
from formula_desktop.table.view import TableView
from tests.helpers.screen.seen import cut, overlapping, too_small
from tests.helpers.screen.visible import widgets


class Eyes:
    """Find cut-off texts, overlaps on a table, and small texts in projector size."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.found: set[tuple[str, str]] = set()
        self.screens = 0

    def __call__(self, name: str, widget: QWidget) -> None:
        self.screens += 1
        self.found |= {(name, text) for text in cut(widget)}
        if self._window.settings.size is SizeChoice.PROJECTOR:
            self._look_for_projector(name, widget)
        view = next((each for each in widgets(widget) if isinstance(each, TableView)), None)
        if view is not None:
            pairs = overlapping(view)
            self.found |= {(name, f"{text!r} under {other!r}") for text, other in pairs}

    def _look_for_projector(self, name: str, widget: QWidget) -> None:
        """What is too small, or larger than the window."""
        window = self._window
        small = too_small(widget, window.height())
        self.found |= {(name, f"small: {text}") for text in small}
        if widget.width() > window.width() or widget.height() > window.height():
            self.found.add((name, f"large: {widget.size()}"))
