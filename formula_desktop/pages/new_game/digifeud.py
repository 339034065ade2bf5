"""The dialog that starts a new game of Digifeud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from formula_desktop.digifeud.game import PLAYERS
from formula_desktop.digifeud.options import usual_turn_limit
from formula_desktop.look.theme import Theme
from formula_desktop.models.words import levels
from formula_desktop.pages.new_game.choices import usual_digifeud
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import DigifeudChoice
from formula_desktop.store.settings.ready_made import (
    CLASSROOM_MINUTES,
    DIGIFEUD,
    Kind,
    ReadyDigifeud,
    read_own_digifeud,
)


class NewDigifeud(NewGame):
    """Offers every option; two players."""

    def __init__(
        self,
        theme: Theme,
        rules_link: RulesLinks,
        last: DigifeudChoice | None = None,
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
        own: str = "",
    ) -> None:
        """`rules_link` makes the way to the rules about an option.

        `last` is the choice to show first, the usual one when there is none. `persons` are offered
        for the seats; None while there are no results. `own` is the text of the player's own
        ready-made settings.
        """
        self.seats = DigifeudSeats(theme, persons)
        self.options = DigifeudOptions(rules_link)
        self.seats.add_below(self.options.time)
        super().__init__(
            theme, self.seats, self.options, (DIGIFEUD, read_own_digifeud(own)), parent
        )
        self.show_choice(last or usual_digifeud(self.tr("Player"), self.tr("Computer")))
        self.seats.changed.connect(self._suit_options)
        self._begin()

    @property
    def choice(self) -> DigifeudChoice | None:
        """What is chosen; None when it cannot be played."""
        if len(self.seats.seats) != PLAYERS or self.seats.problem:
            return None
        now = self.settings
        return DigifeudChoice(
            self.options.options,
            self.seats.players,
            self.seats.first_seat,
            now.is_shuffled,
            now.counts,
            now.is_projector,
            self.ready_key,
        )

    @property
    def settings(self) -> ReadyDigifeud:
        column = self.options
        options, has_usual_time = column.options, not column.is_limit_chosen
        if has_usual_time:
            options = replace(options, turn_limit_minutes=None)
        ends = column.counts.isChecked(), column.projector.isChecked()
        return ReadyDigifeud(options, column.is_shuffled, has_usual_time, *ends)

    def show_choice(self, choice: DigifeudChoice) -> None:
        """Show a choice that was made before."""
        self.seats.show_players(choice.players, choice.starts)
        minutes = choice.options.turn_limit_minutes
        usual = usual_turn_limit(has_two_persons=self._has_two_persons)
        ends = choice.counts, choice.is_projector
        now = ReadyDigifeud(choice.options, choice.is_shuffled, minutes == usual, *ends)
        known = self.ready.get(choice.ready_made)
        if known is not None and self._is_in_force(known, now):
            now = known  # which says whether its time stays when others play
        self._show_settings(now, choice.ready_made)

    @property
    def _has_two_persons(self) -> bool:
        return not any(player.is_computer for player in self.seats.players)

    def _suit_options(self) -> None:
        self.options.suit(has_two_persons=self._has_two_persons)

    def _show_ready(self, ready: ReadyDigifeud) -> None:
        two = self._has_two_persons
        minutes = ready.turn_limit(has_two_persons=two)
        options = replace(ready.options, turn_limit_minutes=minutes)
        self.options.show_options(options, is_shuffled=ready.is_shuffled, has_two_persons=two)
        self.options.is_limit_chosen = not ready.has_usual_time

    def _is_in_force(self, ready: ReadyDigifeud, now: ReadyDigifeud) -> bool:
        return ready.plays_as(now, has_two_persons=self._has_two_persons)

    def _title_in_words(self) -> str:
        return self.tr("New game of Digifeud")

    def _sentences(self) -> dict[str, str]:
        usual = self.tr("The usual game: plus, minus and times, longer sums, and two directions.")
        return {
            **({"": usual} if self._is_in_force(ReadyDigifeud(), self.settings) else {}),
            Kind.SIX: self.tr("Plus and minus, and one operation in a sum."),
            Kind.EIGHT: self.tr("Plus, minus and times, and one operation in a sum."),
            Kind.TEN: self.tr("Everything: all signs, longer sums, and four directions."),
            Kind.CLASSROOM: self.tr(
                "For the whole class: projector size, %n minute(s) for a turn, and it counts for "
                "nobody.",
                "",
                CLASSROOM_MINUTES,
            ),
            Kind.PRINTED: self.tr(
                "Plus, minus and times, longer sums, two directions, and 72 hours for a turn."
            ),
        }


class DigifeudSeats(Seats):
    """Two seats and who starts."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(PLAYERS, theme, persons)

    def _level_in_words(self, level: Level) -> str:
        return levels.of_digifeud(level)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Starts"), self.tr(
            "Who starts lays the first sum, over the square in the middle."
        )
