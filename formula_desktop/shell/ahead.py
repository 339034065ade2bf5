"""Imports ahead of time: the code of pages and dialogs, so that each opens quickly at first too."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

MODULES: Final = (
    "formula_desktop.models.table.formula",
    "formula_desktop.table.formula.scene",
    "formula_desktop.pages.table.page",
    "formula_desktop.pages.play.formula",
    "formula_desktop.table.digifeud.scene",
    "formula_desktop.pages.play.digifeud",
    "formula_desktop.pages.home.page",
    "formula_desktop.pages.new_game.dialog",
    "formula_desktop.pages.new_game.asking",
    "formula_desktop.pages.new_game.formula",
    "formula_desktop.pages.new_game.digifeud",
    "formula_desktop.pages.kept_games.page",
    "formula_desktop.charts.charts",
    "formula_desktop.widgets.files",
    "formula_desktop.pages.standings.table",
    "formula_desktop.pages.standings.printing",
    "formula_desktop.pages.standings.page",
    "formula_desktop.pages.rules.page",
    "formula_desktop.pages.rules.opening",
    "formula_desktop.pages.settings.dialog",
    "formula_desktop.pages.settings.about",
    "formula_desktop.pages.outcome.formula",
    "formula_desktop.pages.outcome.digifeud",
    "formula_desktop.pages.past.page",
    "formula_desktop.table.past.tables",
    "formula_desktop.shell.past",
    "formula_desktop.pages.lessons.page",
    "formula_desktop.shell.lessons",
)
"""The modules to import, those needed soonest first; each brings those it imports."""


def import_ahead(parent: QObject) -> None:
    """Import one module at a time; whatever the user does meanwhile comes in between."""
    left = iter(MODULES)
    timer = QTimer(parent)

    def import_next() -> None:
        module = next(left, None)
        if module is None:
            timer.stop()
            timer.deleteLater()
        else:
            import_module(module)

    timer.timeout.connect(import_next)
    timer.start(0)
