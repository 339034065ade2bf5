"""Where practising starts: who practises, what there is today, and what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from formula_desktop.clock import today
from formula_desktop.kinds.kind import LEAFLETS, ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.next_game import age_in, person_of_last_game
from formula_desktop.practise import wanted as wanted_
from formula_desktop.practise.day import HARD, suited_place
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.training.ended import EndedPuzzle, PuzzlePlace
from formula_desktop.practise.wanted import USUAL, Wanted
from formula_desktop.shell import on_demand
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.practice.records import Records
from formula_desktop.store.settings.last_choice import read_choice
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.store.settings.settings import NOBODY, Age, Settings

if TYPE_CHECKING:
    from formula_desktop.pages.practise.page import PractisePage
    from formula_desktop.pages.standings.changes import ParticipantChanges

_OF_OLDER: Final = (ReadyMade.TEN, *LEAFLETS)
"""The ready-made settings of those for whom the easy puzzles are too easy."""
_SMALL: Final = 20
"""With numbers up to this, practice begins with cards."""

_DAYS: Final = 30
"""So many days with puzzles say which one suits."""
_DAYS_BACK: Final = 365
"""From so many earlier days a hard puzzle is offered, as many as the calendar has."""

NEWCOMER: Final = "newcomer"
"""In place of a key too: who practises as long as there are no persons, added with a session."""


class Start(QObject):
    """The page with all that can be practised, and who practises."""

    made = Signal(object)
    """Emitted with the page, once it is there."""

    def __init__(self, games: WindowGames, menu: QMenu, records: Records) -> None:
        super().__init__(games)
        self._navigator = games.navigator
        self._games = games
        self._settings = games.settings
        self._menu = menu
        self._records = records
        self.page: PractisePage | None = None
        """The page; None until it is needed."""
        self._adding: ParticipantChanges | None = None
        self._solved_by_nobody: dict[date, frozenset[str]] = {}
        self._not_at_once_by_nobody: dict[date, frozenset[str]] = {}
        games.archive.changed.connect(self._write_again)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)  # otherwise there is no window
        app.applicationStateChanged.connect(self._write_again)

    # --- the page -------------------------------------------------------------------------------

    def show(self) -> None:
        """Show all that can be practised."""
        page = self.write()
        self._navigator.show(page)
        page.focus_first()

    def write(self) -> PractisePage:
        """The page with what can be practised today."""
        page = self.made_page()
        self._records.wait()
        self._write(page)
        return page

    def made_page(self) -> PractisePage:
        """The page, which is made when it is first needed."""
        if self.page is None:
            page = self.page = on_demand.PractisePage(self._games.look, self._navigator.stack)
            page.header_menu_button.setMenu(self._menu)
            page.wanted_changed.connect(self.keep_wanted)
            page.person_wanted.connect(self._choose_person)
            page.new_person_wanted.connect(self._ask_new_person)
            page.copy_wanted.connect(self._ask_copy)
            page.save_wanted.connect(self._ask_save)
            page.left.connect(self._navigator.back)
            self._navigator.add(page, self.show)
            self.made.emit(page)
        return self.page

    def _write(self, page: PractisePage) -> None:
        """Write on the page what can be practised today."""
        person, wanted = self.person, self.wanted
        if self.is_for_newcomer:
            page.show_people({NEWCOMER: usual_name()}, NEWCOMER)
        else:
            page.show_people(self._records.names(), person)
        day = today()
        page.show_day(day, self.solved(person), self.not_at_once(person))
        counts = self._records.once_more(person, day), self._records.following(person, day)
        page.show_mistakes(*counts[0], *counts[1])
        page.show_wanted(wanted, self._settings.school_year)
        page.be_for_class(self._records.has_class or self._settings.age is Age.CLASS)
        page.show_best(self._records.best(person, wanted))

    def _write_again(self) -> None:
        """Follow the results, and the date whenever somebody comes back to the program."""
        if self.page is not None and self._navigator.is_shown(self.page):
            self._write(self.page)

    # --- who practises --------------------------------------------------------------------------

    @property
    def person(self) -> str:
        """The key of who practises: who was chosen, or else the person of the last game."""
        kept, names = self._settings.practiser, self._records.names()
        if kept == NOBODY or kept in names:
            return kept.replace(NOBODY, "")
        return self._records.key_of(person_of_last_game(self._settings))

    @property
    def is_for_newcomer(self) -> bool:
        """Whether somebody practises who is added with the first session."""
        return self._settings.practiser != NOBODY and self._records.has_nobody

    def add_newcomer(self) -> None:
        """Add that person."""
        if self.is_for_newcomer:
            self._settings.practiser = self._records.add(usual_name())

    def _choose_person(self, key: str) -> None:
        self._settings.practiser = {"": NOBODY, NEWCOMER: ""}.get(key, key)
        self._write(self.made_page())

    def _ask_new_person(self) -> None:
        archive, page = self._games.archive, self.made_page()
        if self._adding is None:
            self._adding = on_demand.ParticipantChanges(
                page,
                self._games.look,
                lambda trouble: on_demand.tell(page, on_demand.trouble_in_words(trouble)),
            )
            self._adding.changed.connect(self._choose_person)
        self._adding.use(archive.book, None, lambda _key: False)
        self._adding.ask_new()

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def wanted(self) -> Wanted:
        return last_wanted(self._settings)

    def keep_wanted(self, wanted: Wanted) -> None:
        """Keep what is practised freely."""
        self._settings.practised = wanted_.written(wanted)
        if self.page is not None:
            self._settings.school_year = self.page.freely.year
            self.page.show_best(self._records.best(self.person, wanted))

    # --- the puzzles of a day -------------------------------------------------------------------

    def solved(self, person: str) -> Mapping[date, frozenset[str]]:
        """The puzzles that a person has solved, as they are written, by their days."""
        return self._records.solved(person) if person else self._solved_by_nobody

    def not_at_once(self, person: str) -> Mapping[date, frozenset[str]]:
        """Those of them that were tried, but not solved alone and at once."""
        return self._records.not_at_once(person) if person else self._not_at_once_by_nobody

    def suited_puzzle(self, person: str, game: str, day: date) -> int:
        """The place of the puzzle that suits a person, from 0 for the easy one of a day.

        It follows from the ready-made settings of the last game, and from what was solved before.
        """
        solved, not_at_once = self.solved(person), self.not_at_once(person)
        days = sorted({each for each in (*solved, *not_at_once) if each < day}, reverse=True)
        none = frozenset[str]()

        def tried(each: date) -> tuple[bool | None, ...]:
            right, helped = solved.get(each, none), not_at_once.get(each, none)
            return tuple(
                text in right and text not in helped if text in right | helped else None
                for text in puzzles(game, each)
            )

        choice = read_choice(KINDS[game], self._settings.last[game])
        is_new = choice is None and not self._settings.last_game
        key = age_in(self._settings) if is_new else choice.ready_made if choice else ""
        is_older = key in _OF_OLDER
        least = exercises_of(game).puzzle_of_older if is_older else 0
        return suited_place(least, map(tried, days[:_DAYS]))

    def after_puzzle(self, person: str, place: PuzzlePlace) -> EndedPuzzle:
        """What to tell after a puzzle, and which others to offer.

        The next one is a harder one of the same game and day; else one of the other game that is
        not easier; else the last hard one of an earlier day. It is never one that was solved.
        """
        solved, not_at_once = self.solved(person), self.not_at_once(person)
        game, day, at = place

        def left(game: str, day: date, from_: int) -> Iterator[PuzzlePlace]:
            of_day = solved.get(day, frozenset())
            for each, text in enumerate(puzzles(game, day)):
                if each >= from_ and text not in of_day:
                    yield PuzzlePlace(game, day, each)

        def following() -> Iterator[PuzzlePlace]:
            yield from left(game, day, at + 1)
            for other in WITH_EXERCISES:
                if other != game:
                    yield from left(other, day, at)
            for days in range(1, min(_DAYS_BACK, (day - date.min).days) + 1):
                yield from left(game, day - timedelta(days), HARD)

        easier = next((each for each in left(game, day, 0) if each.at < at), None)
        none = frozenset[str]()
        of_day = solved.get(day, none), not_at_once.get(day, none)
        return EndedPuzzle(place, *of_day, next(following(), None), easier)

    def remember_of_nobody(
        self, day: date, solved: frozenset[str], not_at_once: frozenset[str]
    ) -> None:
        """Remember until the program ends what nobody in particular solved, and not at once."""
        alone = self._solved_by_nobody.get(day, frozenset()) - self._not_at_once_of(day)
        self._solved_by_nobody[day] = self._solved_by_nobody.get(day, frozenset()) | solved
        tried = self._not_at_once_of(day) | not_at_once
        self._not_at_once_by_nobody[day] = tried - alone - (solved - not_at_once)

    def _not_at_once_of(self, day: date) -> frozenset[str]:
        return self._not_at_once_by_nobody.get(day, frozenset())

    def share(self, day: date, at: QPoint) -> None:
        """Ask at this point of the screen how to share the result of a day."""
        page = self.made_page()
        self._write(page)
        page.puzzles.choose(day)
        page.puzzles.menu.popup(at)

    def _ask_copy(self, as_picture: bool) -> None:
        page = self.made_page()
        on_demand.if_allowed(Lockable.SHARING, page, lambda: self._copy(page, as_picture))

    def _copy(self, page: PractisePage, as_picture: bool) -> None:
        if as_picture:
            on_demand.copy_picture(page, page.day_picture())
        else:
            QGuiApplication.clipboard().setText(page.day_text())
            page.copied()

    def _ask_save(self) -> None:
        """Ask where to save the result of the day as a picture."""
        page = self.made_page()
        name = f"{page.puzzles.heading.text()} {page.puzzles.day.isoformat()}"
        on_demand.if_allowed(
            Lockable.SHARING,
            page,
            lambda: on_demand.ask_save_picture(page, page.day_picture(), name),
        )


def last_wanted(settings: Settings) -> Wanted:
    """What was practised freely last, or else what the last game was played with.

    Without either it is what suits the age of those who play here. Small numbers begin with cards:
    beginners see a single sum best on them.
    """
    kept, last = settings.practised, settings.last_game
    if not kept and not last:
        return _usual_at(age_in(settings))
    if kept or last not in WITH_EXERCISES:
        return wanted_.read(kept)
    choice = read_choice(KINDS[last], settings.last[last])
    if choice is None:
        return _usual_at(age_in(settings))
    range_ = exercises_of(last).range_of(choice.options)
    is_small = range_.largest is not None and range_.largest <= _SMALL
    return Wanted(USUAL.game if is_small else last, range_)


def _usual_at(age: ReadyMade) -> Wanted:
    if age is ReadyMade.SIX:
        return USUAL
    options = KINDS[USUAL.game].ready_made[age].options
    return Wanted(USUAL.game, exercises_of(USUAL.game).range_of(options))


def usual_name() -> str:
    """What somebody is called as long as no name was given, as in a new game."""
    return QCoreApplication.translate("Seats", "Player")
