"""The pages with games, results and rules; each is created when first shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from formula_desktop.shell import on_demand

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from formula_desktop.pages.kept_games.page import GamesPage
    from formula_desktop.pages.rules.page import RulesPage
    from formula_desktop.pages.standings.page import ResultsPage
    from formula_desktop.results.bests import OwnBest
    from formula_desktop.results.standings import GameRow
    from formula_desktop.shell.games import WindowGames
    from formula_desktop.store.class_exercises import ClassExercises
    from formula_desktop.store.games.collection import SavedGame


class Library(QObject):
    """The pages with all games, the results and the rules."""

    look_back_wanted = Signal(object)
    """Emitted with a SavedGame to look back on."""
    moment_wanted = Signal(object, object)
    """Emitted with a SavedGame and the OwnBest in it to look back on."""
    print_wanted = Signal(object)
    """Emitted with a SavedGame to print."""
    certificate_wanted = Signal(str, object)
    """Emitted with the key of a person and the Best for which to print a certificate."""
    practise_wanted = Signal(str)
    """Emitted with the key of a person who repeats what is due, or begins to practise."""
    lesson_wanted = Signal(str)
    """Emitted with the game whose first steps to open."""

    def __init__(self, games: WindowGames, menu: Callable[[], QMenu]) -> None:
        """`menu` returns the window's menu."""
        super().__init__(games)
        self._games = games
        self._archive = games.archive
        self._look = games.look
        self._navigator = games.navigator
        self._menu = menu
        self.games: GamesPage | None = None
        self.results: ResultsPage | None = None
        self.rules: RulesPage | None = None
        games.archive.changed.connect(self._follow_archive)
        games.autosave.kept.connect(self._follow_archive)
        games.lists.changed.connect(self._refresh_games)

    def show_games(self) -> None:
        """Show all games."""
        if self.games is None:
            games, autosave = self._games, self._games.autosave
            page = self.games = on_demand.GamesPage(
                autosave.games,
                self._look,
                autosave.has_on_table,
                read=autosave.read,
                listed=games.lists.listed,
            )
            page.restored.connect(games.notices.restored)
            page.home_wanted.connect(self._navigator.go_home)
            page.game_wanted.connect(games.show_saved)
            page.save_wanted.connect(games.ask_save)
            page.leave_wanted.connect(games.leave_table)
            page.look_back_wanted.connect(self.look_back_wanted)
            page.print_wanted.connect(self.print_wanted)
            self._navigator.add(page, self.show_games)
            page.header_menu_button.setMenu(self._menu())
        self.games.turn_to_games()
        self._navigator.show(self.games)
        self.games.focus_first()

    def ask_delete(self, saved: SavedGame) -> None:
        """Ask whether to delete a game under way, which can be restored for a while."""
        words = on_demand.GameWords(self)
        title = self.tr("Delete “{name}”?").replace("{name}", words.name(saved))
        text = self.tr("You find it under All games, in Deleted, for 30 days.")
        answers = (self.tr("&Delete"), self.tr("&Cancel"))
        window = self._navigator.stack.window()
        question = on_demand.Question(window, title, text, answers, is_final=True)
        question.accepted.connect(lambda: self._delete(saved))
        question.open()

    def ask_delete_exercises(self, exercises: ClassExercises) -> None:
        """Ask whether exercises of a class wait no more."""
        title = self.tr("Delete the exercises with {name}?").replace("{name}", exercises.name)
        text = self.tr("The score is deleted for good. Each pupil’s tries stay in the results.")
        answers = (self.tr("&Delete"), self.tr("&Cancel"))
        window = self._navigator.stack.window()
        question = on_demand.Question(window, title, text, answers, is_final=True)
        question.accepted.connect(lambda: self._forget_exercises(exercises.school_class))
        question.open()

    def _forget_exercises(self, school_class: str) -> None:
        self._games.at_home.exercises.forget(school_class)
        self._games.at_home.show_games()
        self._games.changed.emit()

    def _delete(self, saved: SavedGame) -> None:
        from formula_desktop.gamefile.errors import FileError  # not needed for the first frame

        autosave, games = self._games.autosave, self._games.autosave.games
        if autosave.has_on_table(saved.name):
            self._games.leave_table()
        try:
            games.remove(games.now(saved))
        except FileError as error:
            self._games.notices.not_read(error)
        self._archive.changed.emit()

    def show_results(self) -> ResultsPage:
        """Show everybody's results."""
        page = self._results_page
        self._show_book(page)
        page.show_standings()
        return self._open(page)

    def show_players(self) -> ResultsPage:
        """Show all players."""
        page = self._results_page
        self._show_book(page)
        page.show_players()
        return self._open(page)

    def add_class(self, then: Callable[[str], object]) -> None:
        """Show the classes, and ask for a new one, `then` go on with its key."""
        self.show_classes().classes.changes.ask_new_and(then)

    def show_classes(self) -> ResultsPage:
        """Show the classes."""
        page = self._results_page
        self._show_book(page)
        page.show_classes()
        return self._open(page)

    def show_person(self, key: str) -> ResultsPage:
        """Show a person's page, which leads back to Home."""
        page = self._results_page
        self._show_book(page)
        page.show_person(key)
        return self._open(page)

    @property
    def _results_page(self) -> ResultsPage:
        if self.results is None:
            page = self.results = on_demand.ResultsPage(
                self._look, self._menu(), self._navigator.stack
            )
            page.home_wanted.connect(self._navigator.go_home)
            page.changed.connect(self._archive.changed)
            page.lost.connect(self._archive.lost)
            page.next_wanted.connect(self._games.begin_next)
            page.practise_wanted.connect(self.practise_wanted)
            page.look_back_wanted.connect(lambda row: self._look_back_on(row, None))
            page.moment_wanted.connect(self._look_back_on)
            page.certificate_wanted.connect(self.certificate_wanted)
            page.lesson_wanted.connect(self._games.ask_lesson)
            page.privacy_wanted.connect(lambda: on_demand.tell_privacy(page.window()))
            self._navigator.add(page, self._come_back_to_results)
        return self.results

    def _open(self, page: ResultsPage) -> ResultsPage:
        self._navigator.show(page)
        page.focus_first()
        return page

    def _come_back_to_results(self) -> None:
        self._show_book(self._results_page)
        self._open(self._results_page)

    def show_rules(self, game: str, place: str = "") -> None:
        """Show the rules of a game at a place."""
        if self.rules is None:
            page = self.rules = on_demand.RulesPage(self._look)
            page.home_wanted.connect(self._navigator.go_home)
            page.back_wanted.connect(self._navigator.back)
            page.lesson_wanted.connect(self.lesson_wanted)
            self._navigator.add(page, self._come_back_to_rules, is_aside=True)
            page.header_menu_button.setMenu(self._menu())
        self._navigator.show(self.rules)
        self.rules.show_place(game, place)
        self.rules.focus_first()

    def _come_back_to_rules(self) -> None:
        assert self.rules is not None
        self._navigator.show(self.rules)
        self.rules.focus_first()

    def _show_book(self, page: ResultsPage) -> None:
        next_games, at_home = self._games.next_games, self._games.at_home
        page.show_book(
            self._archive.book,
            self._archive.changer,
            trouble=self._archive.trouble,
            sits_at_table=self._games.autosave.is_played_by,
            next_of=lambda results: next_games.of(results, at_home.under_way),
            under_way=self._archive.records_under_way,
            leave_table=self._games.leave_table,
            is_child=next_games.is_child,
            is_family=next_games.is_for_family,
            forget_class=at_home.exercises.forget,
        )

    def _look_back_on(self, row: GameRow | None, own: OwnBest | None) -> None:
        """Look back on a game of the results, or on a record in it, if it is still saved.

        A record without a row is in a match that goes on.
        """
        games = self._games.autosave.games
        if row is not None:
            saved = games.finished_game(row.game, row.started, row.key)
        else:
            key = own.best.key if own is not None else ""
            under_way = self._games.at_home.under_way
            saved = next((each for each in under_way if each.notes.key == key), None)
        if saved is not None and own is not None:
            self.moment_wanted.emit(saved, own)
        elif saved is not None:
            self.look_back_wanted.emit(saved)
        elif self.results is not None:
            self.results.say_gone()

    def _refresh_games(self) -> None:
        if self.games is not None and self.games.isVisible():
            self.games.refresh()

    def _follow_archive(self) -> None:
        self._refresh_games()
        if self.results is not None and self.results.isVisible():
            self._show_book(self.results)
