"""The dialog that starts a new game of Digifeud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.digifeud.game import PLAYERS
from formula_desktop.results.participants import Participant
from formula_desktop.scene.theme import Theme
from formula_desktop.store.choice import DigifeudChoice
from formula_desktop.windows.choices import usual_digifeud
from formula_desktop.windows.digifeud_options import DigifeudOptions
from formula_desktop.windows.new_game import NewGame
from formula_desktop.windows.seats import Seats


class NewDigifeud(NewGame):
    """Offers every option; two players."""

    def __init__(
        self,
        theme: Theme,
        last: DigifeudChoice | None = None,
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
    ) -> None:
        """`last` is the choice to show first, the usual one when there is none.

        `persons` are offered for the seats; None while there are no results.
        """
        self.seats = DigifeudSeats(theme, persons)
        self.options = DigifeudOptions()
        self.seats.add_below(self.options.time)
        super().__init__(theme, self.seats, self.options, parent)
        self.show_choice(last or usual_digifeud(self.tr("Player"), self.tr("Computer")))
        self.seats.changed.connect(self._suit_options)
        self._begin()

    @property
    def choice(self) -> DigifeudChoice | None:
        """What is chosen; None when it cannot be played."""
        if len(self.seats.seats) != PLAYERS or self.seats.problem:
            return None
        return DigifeudChoice(
            self.options.options,
            self.seats.players,
            self.seats.first_seat,
            self.options.is_shuffled,
        )

    def show_choice(self, choice: DigifeudChoice) -> None:
        """Show a choice that was made before."""
        self.seats.show_players(choice.players, choice.starts)
        self.options.show_options(
            choice.options,
            is_shuffled=choice.is_shuffled,
            has_two_persons=self._has_two_persons,
        )
        self._follow()

    @property
    def _has_two_persons(self) -> bool:
        return not any(player.is_computer for player in self.seats.players)

    def _suit_options(self) -> None:
        self.options.suit(has_two_persons=self._has_two_persons)

    def _title_in_words(self) -> str:
        return self.tr("New game of Digifeud")


class DigifeudSeats(Seats):
    """Two seats and who starts."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(PLAYERS, theme, persons)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Starts"), self.tr(
            "Who starts lays the first sum, over the square in the middle."
        )
