"""The dialog that starts a new match of Formula."""

from __future__ import annotations

from formula_desktop.formula.options import Options
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import kind_of_options
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.formula_options import FormulaOptions


class NewFormula(NewGame[Options]):
    """Offers every variation for two to five players."""

    kind = kind_of_options(Options())
    options: FormulaOptions
    options_type = FormulaOptions

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("&First dealer"), self.tr(
            "The player below the dealer in this list starts, then the next one below."
        )

    def _sentences(self) -> dict[str, str]:
        return {
            ReadyMade.SIX: self.tr("Numbers up to 20."),
            ReadyMade.EIGHT: self.tr("Numbers up to 100."),
            ReadyMade.TEN: self.tr("Numbers of up to three cards."),
            ReadyMade.PRINTED: self.tr("All signs, and no variations; most rounds win."),
            ReadyMade.POINTS: self.tr("Every answer earns points; the match ends at 250."),
            ReadyMade.TIMES_DIVIDE: self.tr(
                "Only times and divided by, and up to four cards in one turn."
            ),
            ReadyMade.FIVES: self.tr(
                "When an answer can be divided by 5, all the others take a card."
            ),
        }
