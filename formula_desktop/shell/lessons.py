"""The first steps: their pages in the window's stack, and the way there and back."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.pages.lessons.page import DigifeudLesson, FormulaLesson, LessonPage

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.main_window import MainWindow


class Lessons(QObject):
    """The two pages; a table behind them waits meanwhile, as it does while one looks back."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._stack = window.stack
        self._pages: dict[str, LessonPage] = {}
        self._shown: LessonPage | None = None
        self._came_from: QWidget | None = None
        self._held: TablePlay | None = None
        self._stack.currentChanged.connect(self._follow_stack)
        window.look.changed.connect(self._follow_look)

    @property
    def page(self) -> LessonPage | None:
        """The page that is shown."""
        return self._shown

    def show(self, game: str) -> None:
        """Take the first steps in a game up where they were left."""
        page, library = self._page(game), self._window.library
        current = self._stack.currentWidget()
        is_reading = current is library.rules and library.before_rules in self._pages.values()
        if current not in self._pages.values() and not is_reading:
            self._came_from = current
        settings = self._window.settings
        number = settings.lesson_digifeud if game == DIGIFEUD else settings.lesson_formula
        if self._shown not in (None, page):
            self.leave()
        self._shown = page
        self._stack.setCurrentWidget(page)
        self._hold_table()
        page.show_step(number if number < len(page.steps) else 0)

    def show_again(self) -> None:
        """Come back from the rules to the step that waits."""
        if self._shown is not None:
            self._stack.setCurrentWidget(self._shown)
            self._shown.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Have nothing on the table of the lesson, and let the other one go on."""
        page, self._shown = self._shown, None
        if page is not None:
            page.clear()
        held, self._held = self._held, None
        looking = self._window.looking
        if held is not None and not (looking is not None and looking.is_shown):
            held.resume()

    def go_back(self) -> None:
        """Go back to where the lesson was called from."""
        rules = self._window.library.rules
        if rules is not None and self._came_from is rules:
            self.leave()
            self._stack.setCurrentWidget(rules)
            rules.focus_first()
        else:
            self._window.go_back_to(self._came_from)

    # --- how it works ---------------------------------------------------------------------------

    def _page(self, game: str) -> LessonPage:
        if game not in self._pages:
            made = DigifeudLesson if game == DIGIFEUD else FormulaLesson
            window = self._window
            page = self._pages[game] = made(window.settings, window.look.theme)
            page.header_menu_button.setMenu(window.offered.menu)
            page.header_menu_button.setVisible(sys.platform != "darwin")
            page.left.connect(self.go_back)
            page.reached.connect(lambda number: self._keep(game, number))
            page.game_wanted.connect(lambda: self._play(game))
            page.rules_wanted.connect(lambda: window.show_rules(game))
            self._stack.addWidget(page)
        return self._pages[game]

    def _keep(self, game: str, number: int) -> None:
        """Take it up at this step the next time."""
        settings = self._window.settings
        if game == FORMULA:
            settings.lesson_formula = number
        else:
            settings.lesson_digifeud = number

    def _play(self, game: str) -> None:
        self._window.show_home()
        self._window.ask_new(game)

    def _hold_table(self) -> None:
        play = self._window.play
        if self._held is None and play is not None and play.game is not None:
            self._held = play
            play.hold()

    def _follow_stack(self) -> None:
        """Leave with the page, unless the rules are read meanwhile."""
        current = self._stack.currentWidget()
        if self._shown is not None and current not in (self._shown, self._window.library.rules):
            self.leave()

    def _follow_look(self) -> None:
        for page in self._pages.values():
            page.follow(self._window.look)
