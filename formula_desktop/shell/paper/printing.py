"""Printing: its page in the window, and what can be printed there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from formula_desktop.pages.practise.worksheet import WorksheetPanel
from formula_desktop.pages.printing.cutting import CuttingPanel
from formula_desktop.pages.printing.page import PrintPage
from formula_desktop.pages.rules.panel import RulesPanel
from formula_desktop.practise import wanted
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.kinds import PARTS


class Printing(QObject):
    """The page for printing."""

    def __init__(self, games: WindowGames, menu: QMenu) -> None:
        super().__init__(games)
        self._navigator = games.navigator
        self._settings = games.settings
        self.worksheet = WorksheetPanel()
        self.cutting = CuttingPanel()
        self.rules = RulesPanel([*PARTS])
        panels = (self.worksheet, self.rules, self.cutting)
        self.page = PrintPage(games.look, panels, games.navigator.stack)
        self.page.header_menu_button.setMenu(menu)
        self.page.left.connect(games.navigator.back)
        self.page.home_wanted.connect(games.navigator.go_home)
        games.navigator.add(self.page, self._come_back)

    def show(self) -> None:
        """Show the page; a worksheet begins with what is practised freely."""
        self.worksheet.show_wanted(wanted.read(self._settings.practised))
        self._come_back()

    def _come_back(self) -> None:
        self._navigator.show(self.page)
        self.page.focus_first()
