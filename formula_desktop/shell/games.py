"""The games in the window: starting, opening, continuing and saving them."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.clock import steady_now
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import KINDS, kind_of, read_any_file
from formula_desktop.look.presentation import Look
from formula_desktop.models.results.next_game import (
    NextGame,
    choice_for,
)
from formula_desktop.models.words.next_game import (
    age_in,
    easy_choice,
)
from formula_desktop.pages.play.tables import Tables
from formula_desktop.players import Player, folded
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.end.at_end import AtEnd
from formula_desktop.shell.end.naming import Naming
from formula_desktop.shell.end.search import ExerciseSearch
from formula_desktop.shell.game_settings import GameSettings
from formula_desktop.shell.kinds import PARTS
from formula_desktop.shell.navigator import Navigator
from formula_desktop.shell.notices import Notices
from formula_desktop.shell.playing.at_home import AtHome
from formula_desktop.shell.playing.next_games import NextGames
from formula_desktop.shell.playing.who_plays import WhoPlays
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.lists import Lists
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.games.seating import Deed, PersonChange
from formula_desktop.store.settings.last_choice import AnyChoice
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.store.settings.of_persons import hand_on
from formula_desktop.store.settings.settings import Age, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from formula_desktop.classes.teams import Rota
    from formula_desktop.engine.client import OpponentMaker
    from formula_desktop.pages.home.page import Home
    from formula_desktop.pages.new_game.dialog import NewGame
    from formula_desktop.pages.play.play import TablePlay


class WindowGames(QObject):
    """Starts, opens and saves the games that the window's pages ask for."""

    changed = Signal()
    """Emitted when other actions have become possible."""
    exercises_wanted = Signal(str)
    """Emitted with the key of a class that is to solve exercises."""
    class_wanted = Signal(object)
    """Emitted with what goes on once there is a class: one is to be added for a lesson."""
    hands_wanted = Signal(object)
    """Emitted with a NewGame dialog, to have its players hold their hands on other screens."""

    def __init__(
        self,
        window: QWidget,
        home: Callable[[], Home | None],
        settings: Settings,
        look: Look,
        navigator: Navigator,
        opponent: OpponentMaker,
    ) -> None:
        """`window` is the parent of the dialogs; `opponent` makes what plays for the computer.

        `home` returns Home once it has been made.
        """
        super().__init__(window)
        self._window = window
        self.settings = settings
        self.look = look
        self.navigator = navigator
        self.opponent = opponent
        self.autosave = Autosave(parent=self)
        self.lists = Lists(self.autosave.games, self)
        self.archive = Archive(self.autosave, self)
        self.archive.changer.applied.connect(self._follow_person)
        self.search = ExerciseSearch(self.autosave.games, settings, self._is_busy, self)
        self.archive.changed.connect(self.search.begin_soon)
        self.who = WhoPlays(window, settings, look, self.archive)
        self.who.leave_table = self.leave_table
        self.next_games = NextGames(settings, self.archive, self.who)
        self.tables = Tables(
            lambda name: PARTS[name].play()(settings, self.autosave, look, window, opponent), window
        )
        self.notices = Notices(self.autosave, self.archive, settings, window)
        self.at_end = AtEnd(window, settings, self.archive, self.tables)
        naming = Naming(settings, self.archive, self.tables, self.who, self)
        naming.seated.connect(self._show_end)
        self.search.entered.connect(self.at_end.end_search)
        self.tables.made.connect(self._take_in)
        self.tables.new_wanted.connect(self.ask_new)
        self._own = GameSettings(settings, lambda: self.autosave.shown, self._is_table_shown)
        navigator.moved.connect(self._own.follow_page)
        navigator.moved.connect(self.at_end.offer_exercises)  # some may have been tried meanwhile
        self.at_home = AtHome(
            home,
            settings,
            navigator,
            self.archive,
            self.lists,
            self.tables,
            self.who,
            self.next_games,
        )
        self.archive.under_way = lambda: self.at_home.under_way
        may_change = (
            self.who.changed,
            self.archive.changed,
            self.lists.changed,
            self.tables.changed,
        )
        for others_are_possible in may_change:
            others_are_possible.connect(self.changed)

    @property
    def is_moving(self) -> bool:
        """Whether anything travels on the table."""
        scene = self.tables.play.page.scene if self.tables.play is not None else None
        return scene is not None and scene.is_moving

    def _is_busy(self) -> bool:
        """Whether anything moves, or the end of a game is about to be painted."""
        play = self.tables.play
        is_end_awaited = play is not None and play.results is not None and not play.results.is_seen
        return self.is_moving or is_end_awaited

    def _take_in(self, play: TablePlay) -> None:
        self.navigator.add(play.page, self.go_on, lambda: play.game is not None)
        play.pupils = self._names_of_pupils
        play.is_newcomer = self.archive.is_newcomer
        play.seats_now = self.archive.seats_now
        for others_may_look_otherwise in (self.archive.changed, self.who.named):
            others_may_look_otherwise.connect(play.follow_persons)
        self.navigator.moved.connect(play.follow_persons)  # or on the pages about persons
        play.who_is_here_wanted.connect(self._ask_who_is_here)

    def show_table(self, name: str) -> TablePlay:
        """Show the table of a game."""
        play = self.tables.table(name)
        self.navigator.show(play.page)
        return play

    def _show_game_on_table(self) -> None:
        play = self.show_table(self.tables.name)
        play.page.view.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
        play.show_results()
        self.changed.emit()

    def show_saved(self, saved: SavedGame) -> None:
        """Put a saved game on the table, or continue it if it is already there."""
        if self.autosave.has_on_table(saved.name):
            self._show_game_on_table()
            return
        try:
            state, now = self.autosave.read(saved)
        except FileError as error:
            self.refuse(error)
            return
        self._own.use_saved(now.notes)
        self.show_table(kind_of(state).name).show_game(state, now)
        self.notices.restored(now)

    def _show_end(self, saved: SavedGame) -> None:
        self.show_saved(saved)
        assert self.tables.play is not None  # a game has just been shown
        self.tables.play.show_results()

    def show_by_name(self, name: str) -> None:
        """Put the game under way with this name on the table, if there is one."""
        games = self.autosave.games
        saved = games.saved(name, Folder.UNDER_WAY) if name else None
        if saved is not None and os.path.exists(games.path(saved)):  # noqa: PTH110 - raises nothing
            self.show_saved(saved)

    def refuse(self, error: FileError) -> None:
        """Report that a saved game cannot be read, and show what there is instead."""
        self.notices.not_read(error)
        self.archive.changed.emit()

    def go_on(self) -> None:
        """Continue the game that is under way, or the one played last."""
        if self.tables.game is not None:
            self._show_game_on_table()
            return
        saved = self.at_home.to_continue()
        if saved is not None:
            self.show_saved(saved)
            return
        self.at_home.show_games()
        self.changed.emit()

    def leave_table(self) -> None:
        """Take the game off the table, in whatever state it is."""
        if self.tables.play is not None:
            self.tables.play.leave()

    def put_aside(self) -> None:
        """Keep a game under way when Home is shown, but close one that is over or only watched."""
        play = self.tables.play
        if play is not None:
            play.close_results()
            if play.is_watching or play.is_over:
                play.leave()
        self.at_home.show()

    def ask_new_with_hands(self) -> None:
        """Ask for the settings of a new game whose players hold their hands on other screens."""
        dialog = self.ask_new(self.next_games.last)
        dialog.seats.elsewhere.click()

    def choose_age(self, age: Age) -> None:
        """Have the next games and exercises be for this age, or for a class."""
        self.settings.age = age
        self.follow_age()

    def follow_age(self) -> None:
        """Have the next games be for the age that has just been chosen."""
        self.next_games.suit_age()
        self.at_home.show_games()

    def ask_new(self, name: str, *, is_for_class: bool = False) -> NewGame[object]:
        """Ask for the settings of a new game; returns the dialog, which is open."""
        dialog = on_demand.ask_new(
            name,
            PARTS[name].new_game(),
            self.settings.last_of_class[name] or self.next_games.choice(name).written,
            self.look.theme,
            self.settings,
            self._window,
            self.start,
            lambda game, option: on_demand.RulesLink(game, option, self.look),
            self.archive.book,
            self.archive.lost,
            self.hands_wanted.emit,
        )
        if is_for_class and not dialog.classroom.isChecked():
            dialog.classroom.click()
        return dialog

    def play(self, name: str) -> None:
        """Start a game at once: as the last one, but after one among persons against the computer.

        A newcomer gets one that can be won. If a person of several plays alone, it is asked first
        who that is. For a class its settings are asked for.
        """
        if self.settings.age is Age.CLASS:
            self.ask_new(name, is_for_class=True)
            return

        def start() -> None:
            choice = self.next_games.alone(name)
            self.settings.last[name] = choice.written
            self.start(choice)

        if self.next_games.is_for_one(name):
            self.who.then(start)
        else:
            start()

    def play_together(self, name: str) -> None:
        """Start a game at once among the persons of the last one."""
        self.start(self.next_games.choice(name))

    def play_easy(self, name: str) -> None:
        """Start a game at once that a newcomer can win, such as the first after the lesson."""
        choice, last = self.next_games.easy(name), self.settings.last
        last[name] = last[name] or choice.written
        self.start(choice)

    def start(self, choice: AnyChoice, faces: tuple[SavedSeat, ...] = ()) -> None:
        """Start the chosen game; `faces` are the seats' pictures and colours."""
        self._own.use_chosen(choice)
        counts, is_of_class = choice.counts, choice.is_of_class
        self.begin(choice.dealt(steady_now()), faces, counts=counts, is_of_class=is_of_class)

    def ask_lesson(self, class_key: str = "") -> None:
        """Ask for the teams of a lesson, of the class with this key or any, and begin it."""
        archive = self.archive
        on_demand.ask_lesson(
            archive.book,
            archive.lost,
            self.settings,
            self.look.theme,
            self._window,
            lambda: self.class_wanted.emit(self.ask_lesson),
            self.start_lesson,
            self.at_home.waiting_lessons,
            self.show_saved,
            self.exercises_wanted.emit,
            class_key,
        )

    def start_lesson(
        self, choice: AnyChoice, rota: Rota, faces: tuple[SavedSeat, ...], class_name: str
    ) -> None:
        """Start a game whose players are teams of pupils; it is called after the class."""
        self._own.use_chosen(choice)
        self.settings.use_for_game({**self.settings.of_game, **rota.written})
        title = self.tr("Lesson with {name}").replace("{name}", class_name)
        state = choice.dealt(steady_now())
        self.begin(state, faces, counts=False, is_of_class=True, title=title)

    def _ask_who_is_here(self) -> None:
        archive, game = self.archive, self.tables.game
        if game is not None and game.rota is not None:
            theme, window = self.look.theme, self._window
            on_demand.ask_who_is_here(
                archive.book, archive.lost, self.settings, theme, window, game
            )

    def _names_of_pupils(self) -> dict[str, str]:
        """The names of the persons in the results, by their keys; this may wait for them."""
        _ = self.archive.book
        return {each.key: each.name for each in self.archive.persons}

    def _is_table_shown(self) -> bool:
        play = self.tables.play
        return play is not None and self.navigator.is_about(play.page)

    def begin_next(self, wanted: SavedGame | NextGame) -> None:
        """Continue a game, or begin a new one for a person, which is remembered as the last."""
        if isinstance(wanted, NextGame):
            usual = self.tables.table(wanted.game).against_computer()
            if wanted.is_first:
                usual = easy_choice(KINDS[wanted.game], None, age_in(self.settings))
            choice = choice_for(wanted, usual)
            self.settings.last[wanted.game] = choice.written
            self.start(choice)
        else:
            self.show_saved(wanted)

    def start_against_computer(self, name: str) -> None:
        """Start a game against the computer without asking."""
        self.start(self.tables.table(name).against_computer())

    def begin(
        self,
        state: State,
        faces: tuple[SavedSeat, ...] = (),
        *,
        counts: bool = True,
        is_of_class: bool = False,
        title: str = "",
    ) -> None:
        """Start a game that has been dealt; `faces` belong to its players, by seat."""
        self._keep_known(kind_of(state).name)
        kinds = {"counts": counts, "is_of_class": is_of_class}
        seats = partial(self._seats_for, state.players, faces, **kinds)
        if not self._window.isVisible():
            play = self.show_table(kind_of(state).name)
            play.start_in_first_frame(state, seats, counts=counts)
            return
        given = seats()
        self.show_table(kind_of(state).name).start(state, given, counts=counts, title=title)
        if not is_of_class:
            self.who.follow_seats(given)

    def _keep_known(self, name: str) -> None:
        """Keep that a game is played, so that it starts with its first steps no more."""
        settings = self.settings
        knows_all = self.at_home.has_games and not settings.last_game
        for each in PARTS if knows_all else (name,):
            if not settings.known[each]:
                settings.known[each] = True
        settings.last_game = name

    def go_on_from(self, state: State, faces: tuple[SavedSeat, ...]) -> None:
        """Continue a past game as a new one, which looks like it if it is on the table."""
        self._own.use_same()
        self.show_table(kind_of(state).name).go_on_from(state, faces)

    def take_seats(self) -> None:
        """Complete the game that was started in the first frame, if one was."""
        if self.tables.play is not None:
            self.tables.play.take_seats()

    def _seats_for(
        self,
        players: tuple[Player, ...],
        faces: tuple[SavedSeat, ...],
        *,
        counts: bool,
        is_of_class: bool,
    ) -> tuple[SavedSeat, ...]:
        archive = self.archive
        kinds = {"counts": counts, "is_of_class": is_of_class}
        return on_demand.seats_for(
            players, faces, archive.book, archive.lost, archive.keys, **kinds
        )

    def watch(self, name: str) -> None:
        """Let the computer play against itself."""
        self._own.use_none()
        self.show_table(name).watch()

    def ask_open(self) -> None:
        """Ask for a file to open."""
        on_demand.ask_open(self._window, self.open_file)

    def open_file(self, path: Path) -> None:
        """Open a game file; if it is refused, the current game stays."""
        saved = self.autosave.games.saved_at(path)
        if saved is not None:  # already in our own store
            self.show_saved(saved)
            return
        try:
            state = read_any_file(path)
        except FileError as error:
            self.notices.not_opened(path, error)
        else:
            self._own.use_none()
            play = self.show_table(kind_of(state).name)
            play.show_game(state)
            self.notices.opened(is_over=play.is_over)

    def ask_save(self, saved: SavedGame | None = None) -> None:
        """Ask where to save a game, by default the one on the table, if that is allowed."""
        on_demand.if_allowed(Lockable.SHARING, self._window, lambda: self._ask_save(saved))

    def _ask_save(self, saved: SavedGame | None) -> None:
        if saved is not None:
            try:
                state, now = self.autosave.read(saved)
            except FileError as error:
                self.notices.not_read(error)
            else:
                on_demand.ask_save(self._window, state, now.notes.title)
                self.notices.restored(now)
        elif self.tables.play is not None:
            self.tables.play.ask_save()

    @property
    def names(self) -> list[str]:
        """The players and the title of the game, which must be kept out of the log."""
        state, saved = self.autosave.state, self.autosave.saved
        players = state.players if state is not None else ()
        names = [player.name for player in players if not player.is_computer]
        return [*names, saved.notes.title if saved is not None else "", *self.archive.keys]

    def _follow_person(self, change: PersonChange) -> None:
        """Rename or remove a person in the choices for the next game, and of who practises."""
        if change.deed is not Deed.RENAME and self.settings.practiser == change.key:
            self.settings.practiser = change.heir
        if change.deed is not Deed.RENAME:
            on_demand.forget_pupil(self.settings, change.key)
            hand_on(self.settings, change.key, change.heir)
        new = "" if change.deed is Deed.REMOVE else change.name
        on_demand.rename_in_choices(self.settings, change.old_name, new)
        self.archive.keys.pop(folded(change.old_name), None)
        game, book = self.tables.game, self.archive.book_at_once
        if book is not None and change.deed is not Deed.RENAME:
            self.at_home.follow_pupils(book)
        if game is not None and game.rota is not None and book is not None:
            game.follow_persons(self._names_of_pupils(), book.rota(game.rota))
