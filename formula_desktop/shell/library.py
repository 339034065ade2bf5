"""The pages about what was played, and with the rules; each made when it is first shown."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from formula_desktop.look.presentation import Look
from formula_desktop.shell.archive import Archive

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

    from formula_desktop.pages.kept_games.page import GamesPage
    from formula_desktop.pages.rules.page import RulesPage
    from formula_desktop.pages.standings.page import ResultsPage
    from formula_desktop.widgets.menu_button import MenuButton


class Library(QObject):
    """All games, the results and the rules, in the window's stack."""

    home_wanted = Signal()
    back_wanted = Signal(object)
    """Go on with this page of the stack: the rules were opened from it."""
    game_wanted = Signal(object)
    """Put this SavedGame on the table."""
    save_wanted = Signal(object)
    leave_wanted = Signal(object)
    """Take this SavedGame off the table, at once."""
    look_back_wanted = Signal(object)
    """Look back on this SavedGame."""
    lesson_wanted = Signal(str)
    """Take the first steps in this game."""
    restored = Signal(object)
    """This SavedGame was damaged, and comes from a backup."""
    renamed = Signal(str, str)
    """Who had the first name has the second one now, which is empty for a person removed."""

    def __init__(
        self,
        archive: Archive,
        look: Look,
        stack: QStackedWidget,
        menu: Callable[[], QMenu],
        sits_at_table: Callable[[str], bool],
    ) -> None:
        """`menu` gives the window's; `sits_at_table` tells whether a participant, by key, plays in
        the game on the table.
        """
        super().__init__(stack)
        self._archive = archive
        self._look = look
        self._stack = stack
        self._menu = menu
        self._sits_at_table = sits_at_table
        self.games: GamesPage | None = None
        self.results: ResultsPage | None = None
        self.rules: RulesPage | None = None
        self.before_rules: QWidget | None = None  # the page from which they were opened
        look.changed.connect(self._follow_look)
        archive.changed.connect(self._follow_archive)
        archive.keeper.kept.connect(self._follow_archive)

    def show_games(self) -> None:
        """Show all games."""
        if self.games is None:
            self.games = self._made_games()
        self._stack.setCurrentWidget(self.games)
        self.games.focus_first()

    def show_results(self) -> None:
        """Show the results as they were left."""
        if self.results is None:
            self.results = self._made_results()
        self._show_book()
        self._stack.setCurrentWidget(self.results)
        self.results.focus_first()

    def show_standings(self) -> None:
        """Show how everybody stands, rather than who takes part."""
        self.show_results()
        assert self.results is not None
        self.results.show_standings()

    def show_rules(self, game: str, place: str = "") -> None:
        """Show the rules of a game, at a place."""
        if self.rules is None:
            self.rules = self._made_rules()
        if self._stack.currentWidget() is not self.rules:
            self.before_rules = self._stack.currentWidget()
            self._stack.setCurrentWidget(self.rules)
        self.rules.show_place(game, place)
        self.rules.focus_first()

    def show_players(self) -> None:
        """Show everybody who has played."""
        self.show_results()
        assert self.results is not None
        self.results.show_everybody()

    # --- how they are made ----------------------------------------------------------------------

    def _made_games(self) -> GamesPage:
        from formula_desktop.pages.kept_games.page import GamesPage

        keeper = self._archive.keeper
        page = GamesPage(keeper.games, self._look.theme, self.is_on_table, read=keeper.read)
        page.restored.connect(self.restored)
        page.home_wanted.connect(self.home_wanted)
        page.game_wanted.connect(self.game_wanted)
        page.save_wanted.connect(self.save_wanted)
        page.leave_wanted.connect(self.leave_wanted)
        page.look_back_wanted.connect(self.look_back_wanted)
        self._add(page, page.header_menu_button)
        page.show_as(self._look.theme, self._look.unit)
        return page

    def _made_results(self) -> ResultsPage:
        from formula_desktop.pages.standings.page import ResultsPage

        page = ResultsPage()
        page.home_wanted.connect(self.home_wanted)
        page.changed.connect(self._archive.changed)
        page.lost.connect(self._archive.lost)
        page.renamed.connect(self.renamed)
        self._add(page, *page.menu_buttons)
        page.show_as(self._look.theme, self._look.unit)
        return page

    def _made_rules(self) -> RulesPage:
        from formula_desktop.pages.rules.page import RulesPage

        page = RulesPage()
        page.home_wanted.connect(self.home_wanted)
        page.back_wanted.connect(lambda: self.back_wanted.emit(self.before_rules))
        page.lesson_wanted.connect(self.lesson_wanted)
        self._add(page, page.header_menu_button)
        page.show_as(self._look.theme, self._look.unit)
        return page

    def _add(self, page: QWidget, *menu_buttons: MenuButton) -> None:
        for button in menu_buttons:
            button.setMenu(self._menu())
            button.setVisible(sys.platform != "darwin")
        self._stack.addWidget(page)

    # --- keeping up -----------------------------------------------------------------------------

    def is_on_table(self, name: str) -> bool:
        """Whether a game, by its name, is on the table."""
        saved = self._archive.keeper.saved
        return saved is not None and saved.name == name

    def _show_book(self) -> None:
        if self.results is not None:
            self.results.show_book(
                self._archive.book,
                self._archive.keeper.games,
                trouble=self._archive.trouble,
                sits_at_table=self._sits_at_table,
            )

    def _follow_archive(self) -> None:
        if self.games is not None and self.games.isVisible():
            self.games.refresh()
        if self.results is not None and self.results.isVisible():
            self._show_book()

    def _follow_look(self) -> None:
        for page in (self.games, self.results, self.rules):
            if page is not None:
                page.show_as(self._look.theme, self._look.unit)
