"""A name for somebody whose name nobody has chosen, offered at the end of the first games."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from formula_desktop.gamefile.errors import FileError
from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.pages.play.tables import Tables
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.playing.who_plays import WhoPlays
from formula_desktop.store.games.seating import Deed, PersonChange, carry_out_in
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay

_MOST_OFFERS: Final = 2


class Naming(QObject):
    """Offers the only person, if nobody has chosen that name, to choose one."""

    seated = Signal(object)
    """Emitted with the SavedGame whose end is shown, once the new name and picture are in it."""

    def __init__(
        self, settings: Settings, archive: Archive, tables: Tables, who: WhoPlays, parent: QObject
    ) -> None:
        """`who` asks for the name."""
        super().__init__(parent)
        self._settings = settings
        self._archive = archive
        self._tables = tables
        self._who = who
        self._last_offer = "", 0  # the key of the game, and its number of rounds
        tables.made.connect(lambda play: play.results_made.connect(lambda: self._offer(play)))
        who.named.connect(self._seat_again)

    def _offer(self, play: TablePlay) -> None:
        """Offer it after the first round of each of the first games, and at its end."""
        results, shown = play.results, self._archive.autosave.shown
        if results is None or shown is None or results.person is None:
            return
        name = play.state.players[results.person].name
        if not play.counts_for_person or not is_unchosen_name(name):
            return
        rounds = 0 if results.is_ended else len(play.kind.rounds(play.state))
        game, rounds_before = self._last_offer
        if game != shown.notes.key:
            if self._settings.name_offers >= _MOST_OFFERS:
                return
            self._settings.name_offers += 1
            self._last_offer = shown.notes.key, rounds
        elif not results.is_ended and rounds != rounds_before:
            return
        key = shown.notes.seats[results.person].participant
        results.name_wanted.connect(lambda: self._who.ask_name(key, is_reseated=True))
        results.offer_name()

    def _seat_again(self, key: str) -> None:
        """Give a person in the game or round whose end is shown the name and picture just chosen.

        Other names, such as those chosen on Home, leave the game on the table as it is.
        """
        archive, play = self._archive, self._tables.play
        saved, book = archive.autosave.saved, archive.book
        if play is None or saved is None or book is None or play.results is None:
            return
        self._settings.name_offers = _MOST_OFFERS
        try:
            person = book.participant(key)
        except ResultsError as error:
            archive.lost(error.trouble)
            return
        if person is None:
            return
        play.leave()
        games = archive.autosave.games
        seats = tuple(
            replace(seat, colour=person.colour, picture=person.picture)
            if seat.participant == key
            else seat
            for seat in saved.notes.seats
        )
        change = PersonChange(Deed.RENAME, key, "", person.name)
        with suppress(FileError):  # then the next start renames the person in it
            games.note(saved, seats=seats)
            carry_out_in(games, change, games.now(saved))
        archive.changer.go_on()
        self.seated.emit(games.now(saved))
