"""Imports ahead of time: the code of pages and dialogs, so that each opens quickly at first too."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

MODULES: Final = (
    "formula_desktop.models.table.formula",
    "formula_desktop.table.formula.scene",
    "formula_desktop.pages.table.page",
    "formula_desktop.pages.play.formula",
    "formula_desktop.table.digifeud.scene",
    "formula_desktop.pages.play.digifeud",
    "formula_desktop.sounds.sounds",
    "formula_desktop.pages.home.page",
    "formula_desktop.pages.home.who_plays",
    "formula_desktop.pages.home.age_of",
    "formula_desktop.pages.new_game.dialog",
    "formula_desktop.pages.new_game.asking",
    "formula_desktop.pages.new_game.formula",
    "formula_desktop.pages.new_game.digifeud",
    "formula_desktop.pages.new_game.lesson.asking",
    "formula_desktop.pages.kept_games.page",
    "formula_desktop.charts.charts",
    "formula_desktop.widgets.files",
    "formula_desktop.pages.standings.table",
    "formula_desktop.paper.printing",
    "formula_desktop.pages.standings.page",
    "formula_desktop.pages.rules.page",
    "formula_desktop.pages.rules.opening",
    "formula_desktop.pages.settings.dialog",
    "formula_desktop.pages.settings.about",
    "formula_desktop.pages.outcome.formula",
    "formula_desktop.pages.outcome.digifeud",
    "formula_desktop.pages.play.records",
    "formula_desktop.models.results.own_games",
    "formula_desktop.engine.mistakes",
    "formula_desktop.pages.past.page",
    "formula_desktop.table.past.tables",
    "formula_desktop.shell.past",
    "formula_desktop.pages.lessons.page",
    "formula_desktop.shell.lessons",
    "formula_desktop.pages.practise.page",
    "formula_desktop.pages.practise.exercise.formula",
    "formula_desktop.pages.practise.exercise.digifeud",
    "formula_desktop.pages.practise.ended",
    "formula_desktop.shell.practice.practice",
    "formula_desktop.shell.paper.printing",
    "formula_desktop.pages.play.hands_of_formula",
    "formula_desktop.pages.play.hands_of_digifeud",
)
"""The modules to import, those needed soonest first; each brings those it imports."""


_EVERY_MS: Final = 5
REST_MS: Final = 400
"""How long no key and no pointer was used before a module is imported."""

_USES: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
    QEvent.Type.TouchUpdate,
    QEvent.Type.Wheel,
)


class ImportAhead(QObject):
    """Imports one module at a time, as long as the window rests: one can take two frames."""

    def __init__(self, window: QWidget, is_moving: Callable[[], bool]) -> None:
        """`is_moving` returns whether anything moves in the window."""
        super().__init__(window)
        self._is_moving = is_moving
        self._left = iter(MODULES)
        self._used = QElapsedTimer()
        self._handle = window.windowHandle()
        if self._handle is not None:  # it has been shown
            self._handle.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._import_next)
        self._timer.start(_EVERY_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _USES:
            self._used.start()
        return False

    def _import_next(self) -> None:
        if self._is_moving() or (self._used.isValid() and not self._used.hasExpired(REST_MS)):
            return
        module = next(self._left, None)
        if module is not None:
            import_module(module)
            return
        QScrollArea().viewport()  # PySide makes the classes of all widgets then, once in a run
        self._timer.stop()
        if self._handle is not None:
            self._handle.removeEventFilter(self)
        self.deleteLater()
