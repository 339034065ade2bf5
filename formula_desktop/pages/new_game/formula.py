"""The dialog that starts a new match of Formula."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.formula.options import MOST_PLAYERS
from formula_desktop.look.theme import Theme
from formula_desktop.models.words import levels
from formula_desktop.pages.new_game.choices import usual_choice
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.formula_options import FormulaOptions
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import FormulaChoice
from formula_desktop.store.settings.ready_made import FORMULA, Kind, ReadyFormula, read_own_formula


class NewFormula(NewGame):
    """Offers every variation; two to five players."""

    def __init__(
        self,
        theme: Theme,
        rules_link: RulesLinks,
        last: FormulaChoice | None = None,
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
        own: str = "",
    ) -> None:
        """`rules_link` makes the way to the rules about an option.

        `last` is the choice to show first, the usual one when there is none. `persons` are offered
        for the seats; None while there are no results. `own` is the text of the player's own
        ready-made settings.
        """
        self.seats = FormulaSeats(theme, persons)
        self.options = FormulaOptions(rules_link)
        super().__init__(theme, self.seats, self.options, (FORMULA, read_own_formula(own)), parent)
        self.show_choice(last or usual_choice(self.tr("Player"), self.tr("Computer")))
        self._begin()

    @property
    def choice(self) -> FormulaChoice | None:
        """What is chosen; None when it cannot be played."""
        now = self.settings
        if now is None or self.seats.problem:
            return None
        return FormulaChoice(
            now.options,
            self.seats.players,
            self.seats.first_seat,
            now.counts,
            now.is_projector,
            self.ready_key,
        )

    @property
    def settings(self) -> ReadyFormula | None:
        options = self.options.options
        if options is None:
            return None
        ends = self.options.counts.isChecked(), self.options.projector.isChecked()
        return ReadyFormula(options, *ends)

    def show_choice(self, choice: FormulaChoice) -> None:
        """Show a choice that was made before."""
        self.seats.show_players(choice.players, choice.dealer)
        self._show_settings(
            ReadyFormula(choice.options, choice.counts, choice.is_projector), choice.ready_made
        )

    def _show_ready(self, ready: ReadyFormula) -> None:
        self.options.show_options(ready.options)

    def _is_in_force(self, ready: ReadyFormula, now: ReadyFormula) -> bool:
        return ready.plays_as(now)

    def _title_in_words(self) -> str:
        return self.tr("New game of Formula")

    def _sentences(self) -> dict[str, str]:
        return {
            Kind.SIX: self.tr("Plus and minus, and numbers of two cards at most."),
            Kind.EIGHT: self.tr("Plus, minus and times, and numbers of two cards at most."),
            Kind.TEN: self.tr("Everything: all signs, and numbers of up to three cards."),
            Kind.CLASSROOM: self.tr(
                "For the whole class: projector size, open cards, and it counts for nobody."
            ),
            Kind.PRINTED: self.tr(
                "All signs, numbers of up to three cards, no variations; most rounds win."
            ),
        }


class FormulaSeats(Seats):
    """Two to five seats and the first dealer."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(MOST_PLAYERS, theme, persons)

    def _level_in_words(self, level: Level) -> str:
        return levels.of_formula(level)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Deals first"), self.tr(
            "The player below the dealer in this list starts, then the next one below."
        )
