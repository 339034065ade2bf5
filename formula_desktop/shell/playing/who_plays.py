"""Who plays now: the only person, whoever was chosen today, or whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.clock import today
from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.look.presentation import Look
from formula_desktop.models.words.next_game import person_of_last_game
from formula_desktop.players import folded
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.of_persons import take_steps
from formula_desktop.store.settings.settings import NOBODY, Age, Settings

if TYPE_CHECKING:
    from formula_desktop.pages.standings.changes import ParticipantChanges
    from formula_desktop.results.participants import Participant


class WhoPlays(QObject):
    """Knows who plays, and asks when there are several; remembered until tomorrow.

    Somebody whose name nobody has chosen is only the newcomer of the first games, and pupils are
    asked for nothing here: their teacher seats them.
    """

    changed = Signal()
    """Emitted when somebody else plays."""
    named = Signal(str)
    """Emitted with the key of somebody who has just got a name or another picture."""

    def __init__(self, window: QWidget, settings: Settings, look: Look, archive: Archive) -> None:
        """`window` is the parent of the dialogs."""
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._look = look
        self._archive = archive
        self._adding: ParticipantChanges | None = None
        self._then: Callable[[], object] | None = None
        self.leave_table: Callable[[], object] = lambda: None
        """Puts the game on the table away."""
        settings.changed.connect(self._follow_setting)

    @property
    def persons(self) -> tuple[Participant, ...]:
        """Who can be asked for: persons with a name of their own who are not in a class."""
        book = self._archive.book_at_once
        named = [each for each in self._archive.persons if not is_unchosen_name(each.name)]
        if book is None or not named:
            return ()
        try:
            classes = book.classes()
            pupils = {pupil.key for each in classes for pupil in book.pupils(each.key)}
        except ResultsError as error:
            self._archive.lost(error.trouble)
            return ()
        return tuple(each for each in named if each.key not in pupils)

    @property
    def person(self) -> Participant | None:
        """Who plays, probably: the last one; None if nobody has a name yet."""
        persons, settings = self.persons, self._settings
        if self._is_of_today:
            everybody = self._archive.persons  # somebody may have got into a class since
            chosen = next((each for each in everybody if each.key == settings.player), None)
            if chosen is not None:
                return chosen
        name = folded(person_of_last_game(settings))
        lately = (each for each in persons if each.key == settings.player)
        last = (each for each in persons if folded(each.name) == name)
        only = persons if len(persons) == 1 else ()
        return next((each for found in (lately, last, only) for each in found), None)

    @property
    def is_known(self) -> bool:
        """Whether nobody has to be asked who plays."""
        persons, person = self.persons, self.person
        if not persons:
            return True
        is_only = len(persons) == 1 and person == persons[0]
        return is_only or (self._is_of_today and person is not None)

    @property
    def _is_of_today(self) -> bool:
        return bool(self._settings.player) and self._settings.player_day == today().isoformat()

    def choose(self, key: str) -> None:
        """Have this person play until somebody else does, or until tomorrow."""
        settings, before = self._settings, self.person
        settings.player, settings.player_day = key, today().isoformat()
        if settings.practiser not in ("", NOBODY, key):
            settings.practiser = key
        if before is None or before.key != key:
            self.changed.emit()

    def follow_seats(self, seats: Sequence[SavedSeat]) -> None:
        """Remember the only person in the seats of a game that begins; pupils are seated only."""
        everybody = {each.key for each in self._archive.persons}
        seated = [seat.participant for seat in seats if seat.participant in everybody]
        if len(seated) == 1 and any(each.key == seated[0] for each in self.persons):
            self.choose(seated[0])

    def _follow_setting(self, name: str) -> None:
        """Follow who was chosen for practising, unless it is a pupil."""
        key = self._settings.practiser
        if name != Settings.practiser.name or key in ("", NOBODY, self._settings.player):
            return
        if any(each.key == key for each in self.persons):
            self.choose(key)

    # --- asking ---------------------------------------------------------------------------------

    def then(self, go_on: Callable[[], object]) -> None:
        """Go on, once it is known who plays."""
        _ = self._archive.book  # waits for it a little, as the game that follows would
        if self.is_known:
            go_on()
        else:
            self.ask(go_on)

    def ask(self, go_on: Callable[[], object] | None = None) -> None:
        """Ask who plays, then perhaps go on; Escape leaves everything as it is."""
        person = self.person
        dialog = on_demand.AskWhoPlays(
            self.persons, person.key if person is not None else "", self._look, self._window
        )

        def choose(key: str) -> None:
            self.choose(key)
            if go_on is not None:
                go_on()

        def add() -> None:
            self._then = go_on
            self._add()

        dialog.chosen.connect(choose)
        dialog.new_wanted.connect(add)
        dialog.open()

    def ask_name(self, key: str, *, is_reseated: bool = False) -> None:
        """Ask the newcomer with this key for a name and a picture.

        The game on the table, in which a name stays as it is, is put away, unless `is_reseated`
        tells that `named` has the name changed in it.
        """
        changes = self._changes(is_reseated=is_reseated)
        if changes is None:
            return
        self._then = None
        if not is_reseated:
            self.leave_table()
        try:
            changes.follow(self._archive.book.participant(key) if self._archive.book else None)
        except ResultsError as error:
            self._archive.lost(error.trouble)
        else:
            changes.ask_change()

    def _add(self) -> None:
        changes = self._changes()
        if changes is not None:
            changes.ask_new()

    def _changes(self, *, is_reseated: bool = False) -> ParticipantChanges | None:
        archive = self._archive
        if archive.book is None:
            return None
        if self._adding is None:
            made = on_demand.ParticipantChanges(self._window, self._look, archive.lost)
            self._adding = made
            made.changed.connect(self._take_in)
        sits_at_table = (lambda _key: False) if is_reseated else archive.autosave.is_played_by
        self._adding.use(archive.book, archive.changer, sits_at_table)
        self._adding.leave_table = self.leave_table
        return self._adding

    def _take_in(self, key: str) -> None:
        """Have somebody play who has just been added or got a name."""
        go_on, self._then = self._then, None
        if key:
            take_steps(self._settings, key)
            self.choose(key)
            self.named.emit(key)
            self.changed.emit()
            self._ask_age(key, go_on)

    def _ask_age(self, key: str, go_on: Callable[[], object] | None) -> None:
        """Ask how old somebody new is, unless that person is the only one or has played."""
        person, settings = self.person, self._settings
        is_asked = settings.age is not Age.CLASS and not settings.is_locked(Settings.age)
        if person is None or len(self.persons) < 2 or not is_asked or self._has_played(key):
            if go_on is not None:
                go_on()
            return
        dialog = on_demand.AskAgeOf(person.name, self._look, self._window)

        def follow(age: Age | None) -> None:
            if age is not None:
                settings.age_of[key] = age.value
                self.changed.emit()
            if go_on is not None:
                go_on()

        dialog.chosen.connect(follow)
        dialog.open()

    def _has_played(self, key: str) -> bool:
        book = self._archive.book_at_once
        try:
            return book is None or bool(book.games(key))
        except ResultsError:  # the next reader of the book reports it
            return True
