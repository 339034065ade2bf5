"""The dialog that starts a new match of Formula."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.formula.options import MOST_PLAYERS, Options
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.look.theme import Theme
from formula_desktop.models.words import levels
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.formula_options import FormulaOptions
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import Choice, usual_choice


class NewFormula(NewGame[Options]):
    """Offers every variation for two to five players."""

    def __init__(
        self,
        theme: Theme,
        rules_link: RulesLinks,
        last: Choice[Options] | None = None,
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
        own: str = "",
    ) -> None:
        """`rules_link` creates the link to the rules about an option.

        `last` is the choice to show first, by default the usual one. `persons` are suggested for
        the seats; None while there are no results. `own` is the text of the player's own ready-made
        settings.
        """
        self.seats = FormulaSeats(theme, persons)
        self.options = FormulaOptions(rules_link)
        super().__init__(theme, self.seats, self.options, FORMULA, own, parent)
        self.show_choice(last or usual_choice(FORMULA, self.tr("Player"), self.tr("Computer")))
        self._begin()

    def _title_in_words(self) -> str:
        return self.tr("New game of Formula")

    def _sentences(self) -> dict[str, str]:
        return {
            ReadyMade.SIX: self.tr("Plus and minus, and numbers of two cards at most."),
            ReadyMade.EIGHT: self.tr("Plus, minus and times, and numbers of two cards at most."),
            ReadyMade.TEN: self.tr("Everything: all signs, and numbers of up to three cards."),
            ReadyMade.CLASSROOM: self.tr(
                "For the whole class: projector size, open cards, and it counts for nobody."
            ),
            ReadyMade.PRINTED: self.tr(
                "All signs, numbers of up to three cards, no variations; most rounds win."
            ),
        }


class FormulaSeats(Seats):
    """Two to five seats, and the first dealer."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(MOST_PLAYERS, theme, persons)

    def _level_in_words(self, level: Level) -> str:
        return levels.of_formula(level)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Deals first"), self.tr(
            "The player below the dealer in this list starts, then the next one below."
        )
