"""What Home shows: the games that can be continued, the next ones, and the person who plays."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QObject, QTimer

from formula_desktop.clock import today
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.models.words.next_game import (
    age_of,
    game_in_words,
    is_among_persons,
    person_of_last_game,
    together_with,
)
from formula_desktop.pages.play.tables import Tables
from formula_desktop.players import folded
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.kinds import PARTS, to_learn
from formula_desktop.shell.navigator import Navigator
from formula_desktop.shell.playing.next_games import NextGames
from formula_desktop.shell.playing.who_plays import WhoPlays
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.lists import MOST_READ_AT_ONCE, Lists
from formula_desktop.store.settings.of_persons import step_of
from formula_desktop.store.settings.settings import Age, Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from formula_desktop.pages.home.page import Home
    from formula_desktop.results.book import Book
    from formula_desktop.results.participants import Participant
    from formula_desktop.store.class_exercises import ClassExercises, WaitingExercises
    from formula_desktop.store.games.notes import Summary


class AtHome(QObject):
    """Keeps Home up to date while it is shown."""

    def __init__(
        self,
        home: Callable[[], Home | None],
        settings: Settings,
        navigator: Navigator,
        archive: Archive,
        lists: Lists,
        tables: Tables,
        who: WhoPlays,
        next_games: NextGames,
    ) -> None:
        """`home` returns Home once it has been made."""
        super().__init__(tables)
        self._home = home
        self._settings = settings
        self._navigator = navigator
        self._archive = archive
        self._lists = lists
        self._tables = tables
        self._who = who
        self._next_games = next_games
        self.has_games = self.goes_on = False
        """Whether Home has games, or anything to continue, whether or not it has been made."""
        for changed in (who.changed, archive.changed, lists.changed):
            changed.connect(self._follow_disk)
        tables.changed.connect(self._follow_game)
        app = QtGui.QGuiApplication.instance()
        assert isinstance(app, QtGui.QGuiApplication)  # otherwise there is no window
        app.applicationStateChanged.connect(self._follow_day)

    # --- the games ------------------------------------------------------------------------------

    @property
    def under_way(self) -> list[SavedGame]:
        """The game on the table and those that can be continued; perhaps none of many yet."""
        return self._all_under_way(self._shown)

    def _all_under_way(self, on_table: SavedGame | None) -> list[SavedGame]:
        listed = self.listed()
        if on_table is None:
            return listed
        own = self._archive.autosave.saved  # None before a change: its file is another program's
        return [on_table, *(each for each in listed if own is None or each.name != own.name)]

    def to_continue(self) -> SavedGame | None:
        """What is continued if no game is on the table: what Home offers first."""
        begun = [each for each in self.listed(waits=True) if _is_begun(each)]
        return next(iter(_lessons_first(begun)), None)

    @property
    def first_exercises(self) -> ClassExercises | None:
        """The exercises of a class that were at last, which are offered before games."""
        return next(iter(self._exercises), None)

    @property
    def _exercises(self) -> list[ClassExercises]:
        """The exercises of classes that wait, the latest first."""
        has_some = self._archive.autosave.places.how_many_exercises()
        return self.exercises.all() if has_some else []

    def follow_pupils(self, book: Book) -> None:
        """Have no exercises wait for somebody who is no longer there."""
        from formula_desktop.classes.teams import WHOLE_CLASS

        if self._exercises:
            self.exercises.follow_persons(lambda rota: book.rota(rota, WHOLE_CLASS))

    def _follow_classes(self) -> None:
        """Have the exercises that wait say what their classes are called by now."""
        book = self._archive.book_at_once
        if book is not None and self._exercises:
            with suppress(ResultsError):  # the next reader of the book reports it
                names = {each.key: each.name for each in book.classes()}
                self.exercises.follow_classes(names)

    @cached_property
    def exercises(self) -> WaitingExercises:
        """Has the exercises of classes that wait for another day."""
        from formula_desktop.store.class_exercises import WaitingExercises  # mostly there are none

        return WaitingExercises(self._archive.autosave.places.exercises)

    @property
    def waiting_lessons(self) -> list[SavedGame]:
        """The lessons that are not over, played last first."""
        return [each for each in self.under_way if _is_lesson(each)]

    @property
    def _shown(self) -> SavedGame | None:
        """The game on the table."""
        return self._archive.autosave.shown if self._tables.game is not None else None

    def listed(self, *, waits: bool = False) -> list[SavedGame]:
        """The games under way on disk, most recently played first; perhaps none of many yet."""
        with suppress(FileError):  # the page with all games reports the reason
            number = self._archive.autosave.places.how_many_under_way()
            if number:
                is_long = number > MOST_READ_AT_ONCE and not waits
                return self._lists.listed(Folder.UNDER_WAY, is_long=is_long)
        return []

    def show_games(self) -> None:
        """List the games that can be continued, as soon as one has been read, and the next ones."""
        self._follow_classes()
        on_table = self._shown
        name = "" if on_table is None else on_table.name
        found = _lessons_first(self._all_under_way(on_table))
        listed = [each for each in found if each.name == name or _is_begun(each)]
        exercises = self._exercises
        if not listed and self._lists.is_awaited(Folder.UNDER_WAY):
            return
        self.has_games, self.goes_on = bool(listed), bool(listed or exercises)
        home = self._home()
        if home is not None:
            home.show_under_way(listed, exercises, on_table=on_table)
            person = self._who.person
            choices = {name: self._next_games.alone_of(name, person) for name in PARTS}
            lasts = {name: self._next_games.choice_of(name, person) for name in PARTS}
            own = "" if person is None else person.name
            home.show_next(
                {name: game_in_words(choice) for name, choice in choices.items()},
                {name: age_of(choice) for name, choice in choices.items()},
                together={
                    name: together_with(choice.players, own)
                    for name, choice in lasts.items()
                    if is_among_persons(choice)
                },
                steps={name: reached for name in PARTS if (reached := self._step_of(name, person))},
                to_learn=to_learn(self._settings, has_games=bool(listed)),
                last=self._settings.last_game,
                has_class=self._has_class,
                age=self._settings.age,
            )

    def _step_of(self, name: str, person: Participant | None) -> int:
        """The number of the step with which the first steps go on; 0 unless they are begun."""
        reached = step_of(self._settings, person.key if person is not None else "", name)
        return reached + 1 if 0 < reached < PARTS[name].steps else 0

    @property
    def _has_class(self) -> bool:
        """Whether there is a class, or there was one in the last lesson; nobody waits for this.

        Whoever said that a class plays here gets one with the first lesson.
        """
        if self._settings.age is Age.CLASS:
            return True
        book = self._archive.book_at_once
        if book is None:
            return bool(self._settings.last_lesson)
        try:
            return bool(book.classes())
        except ResultsError:  # the next reader of the book reports it
            return False

    # --- the person -----------------------------------------------------------------------------

    def show_person(self) -> None:
        """Say who plays, and what of today is done; without results nothing new."""
        home, book = self._home(), self._archive.book_at_once
        if home is None or book is None:
            return
        from formula_desktop.models.results.at_home import read_at_home

        try:
            person = self._who.person or self._newcomer
            at_home = read_at_home(
                book,
                self._archive.persons,
                self._settings,
                today(),
                person,
                self._archive.records_under_way(person.key) if person is not None else (),
            )
        except ResultsError as error:
            self._archive.lost(error.trouble)
        else:
            home.show_person(at_home, may_be_another=bool(self._who.persons))

    @property
    def _newcomer(self) -> Participant | None:
        """Who played last, if without a name; a name would be that of a pupil."""
        name = person_of_last_game(self._settings)
        if not is_unchosen_name(name):
            return None
        persons = self._archive.persons
        return next((each for each in persons if folded(each.name) == folded(name)), None)

    # --- following ------------------------------------------------------------------------------

    def show(self) -> None:
        """Show everything; the person once the rest is painted, as many games take a moment."""
        self.show_games()
        QTimer.singleShot(0, self, self.show_person)

    @property
    def _is_shown(self) -> bool:
        return self._navigator.is_shown(self._navigator.home)

    def _follow_day(self) -> None:
        """Follow the date whenever somebody comes back to the program."""
        if self._is_shown:
            self.show_person()

    def _follow_disk(self) -> None:
        if self._is_shown:
            self.show()

    def _follow_game(self) -> None:
        """Follow the game or the turn, even if time runs out while Home is shown."""
        if self._is_shown and self._tables.game is not None:
            self.show_games()


def _lessons_first(games: Sequence[SavedGame]) -> list[SavedGame]:
    """The games with the lessons that wait before all others, however much is played meanwhile."""
    return sorted(games, key=lambda each: not _is_lesson(each))


def _is_begun(saved: SavedGame) -> bool:
    """Whether there is something to go on with; a game that was left at once is in *All games*."""
    summary = saved.summary
    turns = summary.turns
    if not KINDS[summary.game].has_rounds and not any(_scores_of_persons(summary)):
        turns -= sum(player.is_computer for player in summary.players)  # which may have begun
    return turns > 0 or summary.rounds > 1 or saved.notes.is_of_class


def _scores_of_persons(summary: Summary) -> Iterator[int]:
    pairs = zip(summary.players, summary.scores, strict=False)
    return (score for player, score in pairs if not player.is_computer)


def _is_lesson(saved: SavedGame) -> bool:
    if not saved.notes.is_of_class:
        return False
    from formula_desktop.results.records import is_lesson  # most games have no class

    return is_lesson(saved.notes)
