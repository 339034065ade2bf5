"""Printing: its page in the window, and what can be printed there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from formula_desktop.classes.teams import read_rota
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.results.participant import read_bests
from formula_desktop.models.words.table import asked_in_words
from formula_desktop.pages.practise.worksheet import WorksheetPanel
from formula_desktop.pages.printing.certificate import CertificatePanel
from formula_desktop.pages.printing.cutting import CuttingPanel
from formula_desktop.pages.printing.page import PrintPage
from formula_desktop.pages.printing.played import PlayedGamePanel
from formula_desktop.pages.rules.panel import RulesPanel
from formula_desktop.pages.rules.printed import OfGame
from formula_desktop.paper.panel import Panel
from formula_desktop.paper.played.any_game import PlayedGame
from formula_desktop.paper.report import Report
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.results.bests import BeatenBest, Best
from formula_desktop.results.lesson_bests import LessonBests, lesson_bests
from formula_desktop.results.records import is_lesson, record_of
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.kinds import PARTS, on_paper
from formula_desktop.shell.practice.start import last_wanted
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted

_MOST_GAMES: Final = 100
"""The most games that are offered; any other one can be printed from the list of all games."""


class Printing(QObject):
    """The page for printing."""

    def __init__(self, games: WindowGames, menu: QMenu) -> None:
        super().__init__(games)
        self._games = games
        self._navigator = games.navigator
        self._settings = games.settings
        self._lesson = LessonBests()
        self.worksheet = WorksheetPanel()
        self.cutting = CuttingPanel()
        self.rules = RulesPanel([*PARTS])
        self.game = PlayedGamePanel(self._report_of)
        self.certificate = CertificatePanel(self._bests_of)
        panels = (self.worksheet, self.game, self.certificate, self.rules, self.cutting)
        self.page = PrintPage(games.look, panels, games.navigator.stack)
        self.page.header_menu_button.setMenu(menu)
        self.page.left.connect(games.navigator.back)
        self.page.home_wanted.connect(games.navigator.go_home)
        games.navigator.add(self.page, self._come_back, is_aside=True)

    def show(self) -> None:
        """Show the page; a worksheet begins with what is practised."""
        self._offer_all(self._games.autosave.shown)
        self._come_back()

    def show_rules(self, game: str) -> None:
        """Show the rules of a game, those of the game on the table as it is played."""
        self._offer_all(self._games.autosave.shown)
        self.rules.offer(game, self._options_of(game))
        self._choose(self.rules)

    def show_game(self, saved: SavedGame | None) -> None:
        """Show a saved game; without one, the game on the table."""
        self._offer_all(saved or self._games.autosave.shown)
        self._choose(self.game)

    def show_certificate(self, person: str, best: Best) -> None:
        """Show a certificate for a best of the person with this key."""
        self._offer_all(self._games.autosave.shown)
        self._offer_certificates(person, best)
        self._choose(self.certificate)

    def show_certificate_of(self, beaten: BeatenBest | None) -> None:
        """Show a certificate for a best that was beaten; without one, all of the lesson."""
        if beaten is not None:
            self.show_certificate(beaten.person, beaten.best)
        else:
            self._show_all_certificates()

    def show_certificates_of_class(self, bests: LessonBests) -> None:
        """Show the certificates of a class that has practised."""
        self._show_all_certificates(bests)

    def _show_all_certificates(self, of_class: LessonBests | None = None) -> None:
        """Show those of a class that has practised; else those of the lesson on the table."""
        self._offer_all(self._games.autosave.shown)
        if of_class is not None:
            self._lesson = of_class
            self._offer_certificates()
        self.certificate.choose_all()
        self._choose(self.certificate)

    def _offer_all(self, chosen: SavedGame | None) -> None:
        settings = self._settings
        self.worksheet.show_wanted(self._wanted(), settings.school_year)
        offered = self._offered(chosen)
        self.game.offer(offered, chosen)
        self._lesson = self._read_lesson(offered)
        self._offer_certificates()
        state = self._games.autosave.state
        if state is not None:
            game = kind_of(state).name
            self.rules.offer(game, self._options_of(game))

    def _wanted(self) -> Wanted:
        """What a class practises at the table that is shown, or else what is practised freely."""
        games, play = self._games, self._games.tables.play
        state, shown = games.autosave.state, games.autosave.shown
        is_there = play is not None and self._navigator.is_about(play.page)
        if is_there and state is not None and shown is not None and shown.notes.is_of_class:
            name = kind_of(state).name
            if name in WITH_EXERCISES:
                return Wanted(name, exercises_of(name).range_of(state.options))
        return last_wanted(self._settings)

    def _options_of(self, game: str) -> OfGame | None:
        """What the game on the table is played with; None if it is no such game."""
        state = self._games.autosave.state
        if state is None or kind_of(state).name != game:
            return None
        without = kind_of(state).without(state.options)
        return OfGame(without, on_paper(PlayedGame(state, "", False, ())).options)

    def _choose(self, panel: Panel) -> None:
        self.page.choose(panel)
        self._come_back()

    def _come_back(self) -> None:
        self._navigator.show(self.page)
        self.page.focus_first()

    # --- games ----------------------------------------------------------------------------------

    def _offered(self, chosen: SavedGame | None) -> list[SavedGame]:
        """The game on the table, a chosen one, and the latest others, each once."""
        lists = self._games.lists
        found: dict[str, SavedGame] = {}
        try:
            kept = [*lists.listed(Folder.UNDER_WAY), *lists.listed(Folder.FINISHED)]
        except FileError:
            kept = []  # the list of all games says why
        latest = sorted(kept, key=lambda each: each.summary.moved, reverse=True)[:_MOST_GAMES]
        for saved in (self._games.autosave.shown, chosen, *latest):
            if saved is not None:
                found.setdefault(saved.name, saved)
        return [*found.values()]

    def _report_of(self, saved: SavedGame) -> Report | None:
        autosave = self._games.autosave
        state, shown = autosave.state, autosave.shown
        if state is None or shown is None or shown.name != saved.name:
            try:
                state, saved = autosave.read(saved)
            except FileError as error:
                self._games.refuse(error)
                return None
        notes, names = saved.notes, {each.key: each.name for each in self._games.archive.persons}
        rota = read_rota(notes.settings, names)
        asked = [] if rota is None else asked_in_words(state, rota, names)
        was_stopped = notes.not_counted is NotCounted.STOPPED
        played = PlayedGame(
            state, notes.title, notes.has_ended, (*asked,), was_stopped, notes.is_of_class
        )
        return on_paper(played).report

    # --- personal bests -------------------------------------------------------------------------

    def _offer_certificates(self, person: str = "", best: Best | None = None) -> None:
        self.certificate.offer(self._games.archive.persons, person, best, self._lesson)

    def _bests_of(self, person: str) -> Sequence[Best]:
        """Those of the results, and those of the last lesson."""
        of_lesson = self._lesson.pupils.get(person, ())
        book = self._games.archive.book
        if book is None:
            return of_lesson
        try:
            under_way = self._games.archive.records_under_way(person)
            return (*read_bests(book, person, under_way=under_way), *of_lesson)
        except ResultsError as error:
            self._games.archive.lost(error.trouble)
            return of_lesson

    def _read_lesson(self, offered: Sequence[SavedGame]) -> LessonBests:
        """What was done best in the first lesson among these games, if there is one."""
        autosave, book = self._games.autosave, self._games.archive.book
        saved = next((each for each in offered if is_lesson(each.notes)), None)
        if saved is None or book is None:
            return LessonBests()
        try:
            state, shown = autosave.state, autosave.shown
            if state is None or shown is None or shown.name != saved.name:
                state, saved = autosave.read(saved)
            record = record_of(state, saved.notes)
            rota = book.rota(record.rota)
        except FileError:
            return LessonBests()  # the list of all games says why
        except ResultsError as error:
            self._games.archive.lost(error.trouble)
            return LessonBests()
        return LessonBests() if rota is None else lesson_bests(record, rota)
