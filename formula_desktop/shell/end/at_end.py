"""What the end of a round or game tells and offers besides its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.pages.play.tables import Tables
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.models.table.any_game import AnyStep
    from formula_desktop.pages.play.play import TablePlay


class AtEnd(QObject):
    """A level that suits better, the personal bests that were beaten, and exercises.

    A play that is a record is announced at once.
    """

    practise_wanted = Signal(str, object)
    """Emitted with the key of a person, and the lines of the exercises to practise."""
    practice_wanted = Signal(str)
    """Emitted with the key of a person who has nothing left to try; "" if there are several."""
    certificate_wanted = Signal(object)
    """Emitted with the BeatenBest for which to print a certificate; None for those of a lesson."""

    def __init__(
        self, window: QWidget, settings: Settings, archive: Archive, tables: Tables
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._archive = archive
        self._tables = tables
        tables.made.connect(self._take_in)

    def _take_in(self, play: TablePlay) -> None:
        for may_be_another in (self._archive.changed, play.results_made):
            may_be_another.connect(lambda: self._propose_level(play))
        for may_be_beaten in (self._archive.changed, play.results_seen):
            may_be_beaten.connect(lambda: self._tell_bests(play))
        play.stepped.connect(lambda step: self._tell_record(play, step))
        play.results_made.connect(lambda: self._make_room_for_exercises(play))
        play.results_seen.connect(self.offer_exercises)
        play.results_made.connect(lambda: self._pass_on_certificate(play))

    def _propose_level(self, play: TablePlay) -> None:
        """Propose a more suitable level after a round, or once a game is in the results."""
        results = play.results
        if results is None or play.is_watching or not self._settings.suggest_level:
            return
        if results.is_ended:
            found = self._archive.proposal()
        else:
            found = play.proposal_between_rounds()
            if found is not None and not play.counts_until_undone():
                return
        if found is not None:
            results.propose(found)

    # --- personal bests -------------------------------------------------------------------------

    def _tell_bests(self, play: TablePlay) -> None:
        """Tell which personal bests were beaten, once the end has been painted."""
        results = play.results
        if results is None or not results.is_seen or play.is_watching:
            return
        if self._settings.tell_bests:
            archive = self._archive
            beaten = archive.beaten() if results.is_ended else archive.beaten_in_round()
            results.tell_bests(beaten)

    def _pass_on_certificate(self, play: TablePlay) -> None:
        assert play.results is not None  # they have just been made
        play.results.certificate_wanted.connect(self.certificate_wanted)
        if play.results.is_ended and play.game is not None and play.game.rota is not None:
            play.results.offer_certificates()

    def _tell_record(self, play: TablePlay, step: AnyStep) -> None:
        """Announce at once that a play is a record, unless it ends the game, whose end says so."""
        is_over = play.kind.is_over(play.state)
        if not self._settings.tell_bests or play.is_watching or is_over:
            return
        words = on_demand.record_in_words(play, step, self._archive.is_record)
        if words:
            on_demand.say_briefly(self._window, words, is_proud=True)

    # --- exercises ------------------------------------------------------------------------------

    def _make_room_for_exercises(self, play: TablePlay) -> None:
        """Leave room for exercises at the end of a game that counts for a person."""
        results = play.results
        assert results is not None  # they have just been made
        if results.is_ended and self._settings.own_exercises and play.counts_for_person:
            results.make_room_for_exercises()
            results.exercises_wanted.connect(self._practise)

    def end_search(self) -> None:
        """Offer what was found in a game that has just been searched, or no longer promise any."""
        self.offer_exercises(is_searched=True)

    def offer_exercises(self, *, is_searched: bool = False) -> None:
        """Offer what was missed in the game whose end is shown, and was not tried again."""
        play = self._tables.play
        results = play.results if play is not None else None
        if play is None or results is None or not results.offer.has_room or not results.is_seen:
            return
        from formula_desktop.pages.outcome.offer import Offered  # not before the end of a game

        players = play.state.players
        is_only = sum(not player.is_computer for player in players) == 1
        results.offer_exercises(
            tuple(
                Offered(
                    each.person, "" if is_only else players[each.seat].name, len(each.exercises)
                )
                for each in self._archive.mistakes()
            ),
            is_searched=is_searched,
        )

    def _practise(self, person: str) -> None:
        if not person:
            self.practice_wanted.emit(self._only_person())
            return
        found = {each.person: each.exercises for each in self._archive.mistakes()}
        if person in found:
            self.practise_wanted.emit(person, found[person])

    def _only_person(self) -> str:
        """The key of the only person at the table; "" if there are several, or it has none yet."""
        play = self._tables.play
        if play is None or play.game is None:
            return ""
        players, faces = play.state.players, play.game.faces
        persons = [seat for seat, player in enumerate(players) if not player.is_computer]
        return faces[persons[0]].participant if len(persons) == 1 and faces else ""
