"""The pages with games, results and rules; each is created when first shown."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from formula_desktop.look.presentation import Look
from formula_desktop.shell import on_demand
from formula_desktop.shell.navigator import Navigator

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from formula_desktop.pages.kept_games.page import GamesPage
    from formula_desktop.pages.rules.page import RulesPage
    from formula_desktop.pages.standings.page import ResultsPage
    from formula_desktop.shell.archive import Archive
    from formula_desktop.widgets.menu_button import MenuButton


class Library(QObject):
    """The pages with all games, the results and the rules."""

    home_wanted = Signal()
    game_wanted = Signal(object)
    """Emitted with a SavedGame to put on the table."""
    save_wanted = Signal(object)
    leave_wanted = Signal(object)
    """Emitted with a SavedGame to take off the table at once."""
    look_back_wanted = Signal(object)
    """Emitted with a SavedGame to look back on."""
    lesson_wanted = Signal(str)
    """Emitted with the game whose first steps to open."""
    restored = Signal(object)
    """Emitted with a SavedGame that was damaged and restored from a backup."""
    renamed = Signal(str, str)
    """Emitted with the old and new name of a person; the new one is empty if removed."""

    def __init__(
        self,
        archive: Archive,
        look: Look,
        navigator: Navigator,
        menu: Callable[[], QMenu],
        sits_at_table: Callable[[str], bool],
    ) -> None:
        """`menu` returns the window's menu; `sits_at_table` says whether the participant with this
        key plays in the game on the table."""
        super().__init__(navigator)
        self._archive = archive
        self._look = look
        self._navigator = navigator
        self._menu = menu
        self._sits_at_table = sits_at_table
        self.games: GamesPage | None = None
        self.results: ResultsPage | None = None
        self.rules: RulesPage | None = None
        archive.changed.connect(self._follow_archive)
        archive.autosave.kept.connect(self._follow_archive)

    def show_games(self) -> None:
        """Show all games."""
        if self.games is None:
            self.games = self._made_games()
        self._navigator.show(self.games)
        self.games.focus_first()

    def show_results(self) -> None:
        """Show the results, in the tab that was open last."""
        if self.results is None:
            self.results = self._made_results()
        self._show_book()
        self._navigator.show(self.results)
        self.results.focus_first()

    def show_standings(self) -> None:
        """Show the standings tab of the results."""
        self.show_results()
        assert self.results is not None
        self.results.show_standings()

    def show_rules(self, game: str, place: str = "") -> None:
        """Show the rules of a game at a place."""
        if self.rules is None:
            self.rules = self._made_rules()
        self._navigator.show(self.rules)
        self.rules.show_place(game, place)
        self.rules.focus_first()

    def _come_back_to_rules(self) -> None:
        assert self.rules is not None
        self._navigator.show(self.rules)
        self.rules.focus_first()

    def show_players(self) -> None:
        """Show the tab with everybody who has played."""
        self.show_results()
        assert self.results is not None
        self.results.show_everybody()

    def _made_games(self) -> on_demand.GamesPage:
        autosave = self._archive.autosave
        is_on_table = autosave.has_on_table
        page = on_demand.GamesPage(autosave.games, self._look, is_on_table, read=autosave.read)
        page.restored.connect(self.restored)
        page.home_wanted.connect(self.home_wanted)
        page.game_wanted.connect(self.game_wanted)
        page.save_wanted.connect(self.save_wanted)
        page.leave_wanted.connect(self.leave_wanted)
        page.look_back_wanted.connect(self.look_back_wanted)
        self._navigator.add(page, self.show_games)
        self._give_menu(page.header_menu_button)
        return page

    def _made_results(self) -> on_demand.ResultsPage:
        page = on_demand.ResultsPage(self._look)
        page.home_wanted.connect(self.home_wanted)
        page.changed.connect(self._archive.changed)
        page.lost.connect(self._archive.lost)
        page.renamed.connect(self.renamed)
        self._navigator.add(page, self.show_results)
        self._give_menu(*page.menu_buttons)
        return page

    def _made_rules(self) -> on_demand.RulesPage:
        page = on_demand.RulesPage(self._look)
        page.home_wanted.connect(self.home_wanted)
        page.back_wanted.connect(self._navigator.back)
        page.lesson_wanted.connect(self.lesson_wanted)
        self._navigator.add(page, self._come_back_to_rules, is_aside=True)
        self._give_menu(page.header_menu_button)
        return page

    def _give_menu(self, *buttons: MenuButton) -> None:
        for button in buttons:
            button.setMenu(self._menu())
            button.setVisible(sys.platform != "darwin")

    def _show_book(self) -> None:
        if self.results is not None:
            self.results.show_book(
                self._archive.book,
                self._archive.autosave.games,
                trouble=self._archive.trouble,
                sits_at_table=self._sits_at_table,
            )

    def _follow_archive(self) -> None:
        if self.games is not None and self.games.isVisible():
            self.games.refresh()
        if self.results is not None and self.results.isVisible():
            self._show_book()
