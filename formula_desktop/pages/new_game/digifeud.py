"""The dialog that starts a new game of Digifeud."""

from __future__ import annotations

from formula_desktop.digifeud.options import Options
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import kind_of_options
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions


class NewDigifeud(NewGame[Options]):
    """Offers every option for two players."""

    kind = kind_of_options(Options())
    options: DigifeudOptions
    options_type = DigifeudOptions

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("&Who starts"), self.tr(
            "Whoever starts lays the first sum, over the square in the middle."
        )

    def _sentences(self) -> dict[str, str]:
        return {
            ReadyMade.SIX: self.tr("Numbers up to 20, and one operator per sum."),
            ReadyMade.EIGHT: self.tr("Numbers up to 50, and one operator per sum."),
            ReadyMade.TEN: self.tr("Longer sums, and four directions."),
            ReadyMade.PRINTED: self.tr("Plus, minus and times, longer sums, and two directions."),
        }
