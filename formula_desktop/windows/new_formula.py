"""The dialog that starts a new match of Formula."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.formula.options import MOST_PLAYERS
from formula_desktop.results.participants import Participant
from formula_desktop.scene.theme import Theme
from formula_desktop.store.choice import FormulaChoice
from formula_desktop.windows.choices import usual_choice
from formula_desktop.windows.formula_options import FormulaOptions
from formula_desktop.windows.new_game import NewGame
from formula_desktop.windows.seats import Seats


class NewFormula(NewGame):
    """Offers every variation; two to five players."""

    def __init__(
        self,
        theme: Theme,
        last: FormulaChoice | None = None,
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
    ) -> None:
        """`last` is the choice to show first, the usual one when there is none.

        `persons` are offered for the seats; None while there are no results.
        """
        self.seats = FormulaSeats(theme, persons)
        self.options = FormulaOptions()
        super().__init__(theme, self.seats, self.options, parent)
        self.show_choice(last or usual_choice(self.tr("Player"), self.tr("Computer")))
        self._begin()

    @property
    def choice(self) -> FormulaChoice | None:
        """What is chosen; None when it cannot be played."""
        options = self.options.options
        if options is None or self.seats.problem:
            return None
        return FormulaChoice(options, self.seats.players, self.seats.first_seat)

    def show_choice(self, choice: FormulaChoice) -> None:
        """Show a choice that was made before."""
        self.seats.show_players(choice.players, choice.dealer)
        self.options.show_options(choice.options)
        self._follow()

    def _title_in_words(self) -> str:
        return self.tr("New game of Formula")


class FormulaSeats(Seats):
    """Two to five seats and the first dealer."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(MOST_PLAYERS, theme, persons)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Deals first"), self.tr(
            "The player below the dealer in this list starts, then the next one below."
        )
