"""The games on disk and the results of finished ones, for the window."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from itertools import chain, islice
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from formula_desktop.clock import steady_now
from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.results.changer import Changer
from formula_desktop.players import folded
from formula_desktop.results.trouble import MENDED, ResultsError, Trouble
from formula_desktop.shell import on_demand
from formula_desktop.store import permissions
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.folders import Folder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formula_desktop.kinds.kind import State
    from formula_desktop.results.bests import BeatenBest, Best, Feat
    from formula_desktop.results.book import Book
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.results.participants import Participant
    from formula_desktop.results.practice import GameMistakes
    from formula_desktop.results.records import Record
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import Notes, SavedSeat

_WAIT_S: Final = 3.0
"""How long to wait for the results to open when the user asks to see them."""
_WAIT_AGAIN_S: Final = 0.5
"""The same after opening has failed before."""
_CLOSE_S: Final = 10.0
_MOST_UNDER_WAY: Final = 5
"""The games of a person that are read: people wait for this whenever they come to Home."""
_MOST_RECORDS: Final = 20
"""The records of games that go on which are kept."""

_log = logging.getLogger(__name__)


class Archive(QObject):
    """Opens the results, enters finished games and organizes the games at startup, in threads.

    The results come first, as people wait for them. A problem with them never stops a game: what
    cannot be entered now is entered later.
    """

    changed = Signal()
    """Emitted when other games are under way or the results have changed."""
    troubled = Signal(object)
    """Emitted with the Trouble when there is a problem with the results; once for each kind."""
    ended_late = Signal(object)
    """Emitted with the games that ended while the program was closed, as (state, SavedGame)."""

    _done = Signal(object, bool)
    _in_order = Signal(object, bool)

    def __init__(self, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self.autosave = autosave
        self.trouble: Trouble | None = None
        """Why there is no book, or only a read-only one."""
        self.keys: dict[str, str] = {}
        """The participants' keys by name, for when the results are unavailable."""
        self.under_way: Callable[[], Sequence[SavedGame]] = tuple
        """Returns the games that go on, played last first."""
        self._records: dict[str, tuple[State, Notes, Record]] = {}
        """Those of games that go on, by their keys, and what each was made of."""
        self._book: Book | None = None
        self._has_been_open = False
        self._reported: set[Trouble] = set()
        self._thread: Thread | None = None
        self._ordering: Thread | None = None
        self._noting: Thread | None = None
        self._is_closing = False
        self.changer = Changer(autosave.games, autosave.person_changes, autosave.is_taken, self)
        for has_changed in (self.changer.applied, self.changer.done):
            has_changed.connect(self.changed)
        autosave.resumed.connect(self.changer.go_on)
        self._done.connect(self._take_in)
        self._in_order.connect(self._take_in_order)
        autosave.ended.connect(lambda _state, saved: self._enter(saved))

    def open(self) -> None:
        """Start opening the results, after the first frame; called again after a problem."""
        if self._thread is None and not self._is_closing:
            self._thread = Thread(target=self._run, name="archive", daemon=True)
            self._thread.start()

    def open_first(self) -> None:
        """Start opening the results, unless a game in the first frame has needed them already."""
        if self._book is None:
            self.open()

    @property
    def is_opening(self) -> bool:
        """Whether its thread is opening the results, or entering what they lack."""
        return self._thread is not None

    @property
    def is_in_order(self) -> bool:
        """Whether all games have been put in order since the start."""
        return self._ordering is not None and not self._ordering.is_alive()

    @property
    def book(self) -> Book | None:
        """The results; None if unavailable, with the reason in `trouble`."""
        if self._book is None:
            self.open()
        if self._thread is not None:
            self._thread.join(_WAIT_S if self.trouble is None else _WAIT_AGAIN_S)
            # deliver what the thread has reported
            QCoreApplication.sendPostedEvents(self)
        return self._book

    @property
    def book_at_once(self) -> Book | None:
        """The results if they are open now; nobody waits for them."""
        return self._book

    @property
    def persons(self) -> tuple[Participant, ...]:
        """The persons in the results, if those are open now; nobody waits for them."""
        book = self.book_at_once
        if book is None:
            return ()
        try:
            return tuple(each for each in book.participants() if not each.is_computer)
        except ResultsError as error:
            self.lost(error.trouble)
            return ()

    def seats_now(self, seats: Sequence[SavedSeat]) -> tuple[SavedSeat, ...]:
        """Seats with the colours and pictures that their persons have by now.

        A seat keeps those noted when its game began only if nobody in the results sits there.
        """
        persons = {each.key: each for each in self.persons}
        return tuple(
            replace(seat, colour=person.colour, picture=person.picture)
            if (person := persons.get(seat.participant)) is not None
            else seat
            for seat in seats
        )

    def lost(self, trouble: Trouble) -> None:
        """Reopen the book after it could not be read or written, which may repair it.

        Damage or loss is reported when there is a book again, anything else at once.
        """
        if self._book is not None:
            self._book.close()
            self._book = None
            self.trouble = trouble
        if trouble in MENDED:
            self._reported.discard(trouble)
        else:
            self._tell(trouble)
        self.open()

    def _tell(self, trouble: Trouble) -> None:
        if trouble not in self._reported:
            self._reported.add(trouble)
            _log.warning("The results: %s", trouble.name)
            self.troubled.emit(trouble)

    def is_record(self, person: str, game: str, feat: Feat, value: int) -> bool:
        """Whether a play is better than all that a person has laid in games that count.

        False while the results are not open: no turn waits for them.
        """
        if self._book is None or self.trouble is not None:
            return False
        try:
            if not self._book.is_record(person, game, feat, value):
                return False
            best = on_demand.Best(game, feat, value, "", 0, steady_now())
            return not on_demand.is_beaten(best, person, self._other_records(person))
        except ResultsError as error:
            self.lost(error.trouble)
            return False

    def is_newcomer(self, person: str, game: str) -> bool:
        """Whether a person has finished no game of a kind yet.

        False while the results are not open: no turn waits for them.
        """
        if self._book is None or self.trouble is not None or not person:
            return False
        try:
            return not self._book.has_finished(person, game)
        except ResultsError as error:
            self.lost(error.trouble)
            return False

    def proposal(self) -> Proposal | None:
        """A more suitable level after the game on the table, which has ended; None to keep it."""
        shown = self.autosave.shown
        if shown is None or self.trouble is not None or self.book is None:
            return None
        try:
            return self.book.proposal(shown.notes.key)
        except ResultsError as error:
            self.lost(error.trouble)
            return None

    def beaten(self) -> tuple[BeatenBest, ...]:
        """The personal bests that were beaten in the game on the table, which has ended."""
        shown = self.autosave.shown
        if shown is None or self.trouble is not None or self.book is None:
            return ()
        try:
            found = self.book.beaten(shown.notes.key)
            return tuple(
                each
                for each in found
                if not on_demand.is_beaten(each.best, each.person, self._other_records(each.person))
            )
        except ResultsError as error:
            self.lost(error.trouble)
            return ()

    def beaten_in_round(self) -> tuple[BeatenBest, ...]:
        """The personal bests that were beaten in the round of the game on the table that is over.

        The match goes on, so the results do not have them yet.
        """
        shown, state = self.autosave.shown, self.autosave.state
        if shown is None or state is None or self.trouble is not None or self.book is None:
            return ()
        record = on_demand.record_of(state, shown.notes)
        found: list[BeatenBest] = []
        try:
            for seat in record.seats:
                if seat.participant and seat.level is None:
                    before = self._bests_before(self.book, seat.participant, record.game)
                    about = record, seat.participant, seat.name, before
                    found += on_demand.beaten_in_round(*about)
        except ResultsError as error:
            self.lost(error.trouble)
        return tuple(found)

    def _bests_before(self, book: Book, person: str, game: str) -> tuple[Best, ...]:
        """Every best of a person in all games but the one on the table."""
        others = [each for each in self._other_records(person) if each.game == game]
        in_others = chain.from_iterable(on_demand.bests_in_rounds(each, person) for each in others)
        return on_demand.better(book.every_best(person, game), in_others)

    def records_under_way(self, person: str) -> tuple[Record, ...]:
        """The games of a person that go on and will count, the last ones of many."""
        seated = (
            saved
            for saved in self.under_way()
            if any(seat.participant == person for seat in saved.notes.seats)
        )
        found = []
        for saved in islice(seated, _MOST_UNDER_WAY):
            with suppress(FileError):  # the list of all games says why
                state, now = self.autosave.read(saved, renames=False)
                record = self._record_of(state, now.notes)
                if record.may_count:
                    found.append(record)
        return tuple(found)

    def _record_of(self, state: State, notes: Notes) -> Record:
        """The record of a game that goes on, made anew only once it has changed."""
        known = self._records.get(notes.key)
        if known is not None and known[0] is state and known[1] == notes:
            return known[2]
        if len(self._records) > _MOST_RECORDS:
            self._records.clear()
        record = on_demand.record_of(state, notes)
        self._records[notes.key] = state, notes, record
        return record

    def _other_records(self, person: str) -> list[Record]:
        """The same without the game on the table."""
        shown = self.autosave.shown
        own = shown.notes.key if shown is not None else ""
        return [record for record in self.records_under_way(person) if record.key != own]

    def mistakes(self) -> list[GameMistakes]:
        """What was missed in the game on the table, and has not been tried again."""
        shown = self.autosave.shown
        if shown is None or self.trouble is not None or self.book is None:
            return []
        try:
            return self.book.mistakes_in(shown.notes.key)
        except ResultsError as error:
            self.lost(error.trouble)
            return []

    def close(self) -> None:
        """Stop the threads and close the results."""
        self.changer.close()
        self._is_closing = True
        for thread in (self._thread, self._ordering, self._noting):
            if thread is not None:
                thread.join(_CLOSE_S)
        if self._book is not None:
            self._book.backup()
            self._book.close()
            self._book = None

    def _run(self) -> None:
        trouble: Trouble | None = Trouble.NOT_READ
        is_open = False
        try:
            trouble, is_open = self._catch_up()
        finally:  # whatever happened, anyone waiting for the results is notified
            if not self._is_closing:
                self._done.emit(trouble, is_open)

    def _goes_on(self) -> bool:
        return not self._is_closing

    def _put_in_order(self) -> None:
        """Organize the games, which may take long, and report those whose time has run out."""
        games = self.autosave.games
        late: list[tuple[State, SavedGame]] = []
        has_moved = False
        permissions.mend(games.places)
        with suppress(FileError):  # as far as the disk allows; saving a game reports the problem
            before = {*games.names(Folder.FINISHED)}
            on_demand.sweep(games, goes_on=self._goes_on)
            if self._goes_on():
                moment, is_taken = steady_now(), self.autosave.is_taken
                late = on_demand.end_late(games, moment, is_taken, self._goes_on)
            has_moved = before != {*games.names(Folder.FINISHED)}
        on_demand.read_ahead(games, self._goes_on)
        if not self._is_closing:
            self._in_order.emit(late, has_moved)

    def _catch_up(self) -> tuple[Trouble | None, bool]:
        """Enter the missing games; returns any problem, and whether there are results."""
        was_there = self.trouble is Trouble.GONE
        games = self.autosave.games
        if self._has_been_open and not games.places.data.is_dir():
            # it may come back, so no new one is created
            return Trouble.NOT_READ, False
        opened = on_demand.open_results(games.places.results_file)
        trouble = opened.trouble
        if opened.book is not None:
            if trouble is None and on_demand.is_emptied(opened.book, games, was_there=was_there):
                trouble = Trouble.GONE
            entered, not_entered = on_demand.catch_up(opened.book, games, self._goes_on)
            trouble = trouble or not_entered
            _log.info("Games entered that were missing in the results: %d", entered)
            opened.book.backup()
            opened.book.close()
        return trouble, opened.book is not None

    def _note_reported(self, late: list[tuple[State, SavedGame]]) -> None:
        for _, saved in late:
            with suppress(FileError):  # it is reported once more
                self.autosave.games.note(saved, is_untold=False)

    def _take_in_order(self, late: list[tuple[State, SavedGame]], has_moved: bool) -> None:
        """Report what has ended late, and enter what is finished only now."""
        if self._is_closing:
            return
        if has_moved:
            self.open()
        if late:
            _log.info("Games that have ended late: %d", len(late))
            self.ended_late.emit(late)
            self._noting = Thread(
                target=self._note_reported, args=(late,), name="reported", daemon=True
            )
            self._noting.start()
        if late or has_moved:
            self.changed.emit()

    def _take_in(self, trouble: Trouble | None, is_open: bool) -> None:
        self._thread = None
        if self._is_closing:
            return
        before = self._book, self.trouble
        if self._book is None and not is_open:
            self.trouble = trouble
        elif self._book is None:
            try:
                self._book = on_demand.Book.open(self.autosave.places.results_file, is_checked=True)
                self.keys |= self._keys_in(self._book)
                self.trouble = None
                self._has_been_open = True
            except ResultsError as error:
                self.trouble = error.trouble
                trouble = trouble or error.trouble
        if trouble is not None:
            self._tell(trouble)
        if self._ordering is None:
            self._ordering = Thread(target=self._put_in_order, name="order", daemon=True)
            self._ordering.start()
            self.changer.go_on()  # with what an earlier run has left
        if before != (self._book, self.trouble):  # listeners may ask for the book again
            self.changed.emit()

    def _keys_in(self, book: Book) -> dict[str, str]:
        """The keys by name, in case the book is lost just as a game starts."""
        with suppress(ResultsError):  # the next reader of the book reports it
            persons = [each for each in book.participants() if not each.is_computer]
            return {folded(each.name): each.key for each in persons}
        return {}

    def _enter(self, saved: SavedGame) -> None:
        """Enter a finished game; if that fails, it is entered with the next one."""
        book = self.book
        if book is None:
            return
        try:
            on_demand.enter_saved(book, self.autosave.games, saved)
            _log.info("The game is entered in the results")
        except ResultsError as error:
            self.lost(error.trouble)
        self.changed.emit()
