"""The first steps: their pages in the window, and navigation to and from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu

from formula_desktop.models.words.next_game import person_of_last_game
from formula_desktop.pages.lessons.page import AnyLessonPage
from formula_desktop.players import folded
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.kinds import PARTS
from formula_desktop.store.settings.of_persons import keep_step, step_of

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.results.participants import Participant


class Lessons(QObject):
    """The lesson pages of both games; a table behind them is paused."""

    rules_wanted = Signal(str)
    heard = Signal(object)
    """The Sound of what happens in a lesson."""

    def __init__(self, games: WindowGames, menu: QMenu, is_held: Callable[[], bool]) -> None:
        """`is_held` says whether the table behind stays paused after the lesson."""
        super().__init__(games)
        self._navigator = games.navigator
        self._games = games
        self._menu = menu
        self._is_held = is_held
        self._pages: dict[str, AnyLessonPage] = {}
        self.page: AnyLessonPage | None = None
        """The visible page."""
        self._held: TablePlay | None = None
        self._key = ""
        games.navigator.moved.connect(self._follow_navigator)

    def show(self, game: str) -> None:
        """Continue the first steps in a game where the player left off, once it is known who."""
        self._games.who.then(lambda: self._show(game))

    def _show(self, game: str) -> None:
        page, settings = self._page(game), self._games.settings
        person = self._games.who.person
        self._key = person.key if person is not None else ""
        number = step_of(settings, self._key, game)
        was_behind = self.page is not None and self._navigator.waits(self.page)
        if self.page not in (None, page):
            self.leave()
        self.page = page
        self._navigator.show(page, keeps_aside=not was_behind)
        play = self._games.tables.play
        if self._held is None and play is not None and play.game is not None:
            self._held = play
            play.hold()
        page.person = self._person()
        page.suit(settings.last[game])
        page.show_step(number if number < len(page.steps) else 0)

    def _person(self) -> Participant | None:
        """Who takes the first steps: who plays, of the last game, or else who practises."""
        settings, persons = self._games.settings, self._games.archive.persons
        if self._games.who.person is not None:
            return self._games.who.person
        name = folded(person_of_last_game(settings))
        played = next((each for each in persons if folded(each.name) == name), None)
        return played or next((each for each in persons if each.key == settings.practiser), None)

    def show_again(self) -> None:
        """Return from the rules to the current step."""
        if self.page is not None:
            self._navigator.show(self.page)
            self.page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Clear the lesson's table and resume the other one."""
        page, self.page = self.page, None
        if page is not None:
            page.clear()
            self._games.at_home.show_games()  # what Home offers depends on the step reached
        held, self._held = self._held, None
        if held is not None and not self._is_held():
            held.resume()

    def _page(self, game: str) -> AnyLessonPage:
        if game not in self._pages:
            lesson = PARTS[game].lesson
            assert lesson is not None  # otherwise nothing offers it
            page = self._pages[game] = lesson()(self._games.settings, self._games.look)
            page.header_menu_button.setMenu(self._menu)
            page.left.connect(self._navigator.back)
            page.reached.connect(partial(self._keep, game))
            page.game_wanted.connect(lambda: self._games.play_easy(game))
            page.rules_wanted.connect(lambda: self.rules_wanted.emit(game))
            page.sounds.heard.connect(self.heard)
            self._navigator.add(page, self.show_again, lambda: self.page is page)
        return self._pages[game]

    def _keep(self, game: str, step: int) -> None:
        """Keep how far somebody has come; with all steps taken, the game is known here."""
        settings = self._games.settings
        keep_step(settings, self._key, game, step)
        if step >= PARTS[game].steps and not settings.known[game]:
            settings.known[game] = True

    def _follow_navigator(self) -> None:
        """Close the lesson when its page is left, unless it waits behind a page aside."""
        page, navigator = self.page, self._navigator
        if page is not None and not navigator.is_shown(page) and not navigator.waits(page):
            self.leave()
