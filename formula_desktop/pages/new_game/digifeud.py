"""The dialog that starts a new game of Digifeud."""

from __future__ import annotations

from formula_desktop.digifeud.options import Options
from formula_desktop.kinds.digifeud import CLASSROOM_MINUTES
from formula_desktop.kinds.kind import Ready, ReadyMade
from formula_desktop.kinds.registry import kind_of_options
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions


class NewDigifeud(NewGame[Options]):
    """Offers every option for two players."""

    kind = kind_of_options(Options())
    options: DigifeudOptions
    options_type = DigifeudOptions

    def _lay_out(self) -> None:
        self.seats.add_below(self.options.time)
        super()._lay_out()

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("&Who starts"), self.tr(
            "Whoever starts lays the first sum, over the square in the middle."
        )

    def _sentences(self) -> dict[str, str]:
        usual = self.tr("The usual game: plus, minus and times, longer sums, and two directions.")
        now = self.settings
        is_usual = now is not None and self._is_in_force(Ready(Options()), now)
        return {
            **({"": usual} if is_usual else {}),
            ReadyMade.SIX: self.tr("Plus and minus, numbers up to 20, and one operator per sum."),
            ReadyMade.EIGHT: self.tr(
                "Plus, minus and times, numbers up to 50, and one operator per sum."
            ),
            ReadyMade.TEN: self.tr("Everything: all signs, longer sums, and four directions."),
            ReadyMade.CLASSROOM: self.tr(
                "For the whole class: projector size, %n minute(s) per turn, and it does not "
                "count in the results.",
                "",
                CLASSROOM_MINUTES,
            ),
            ReadyMade.PRINTED: self.tr(
                "Plus, minus and times, longer sums, two directions, and 72 hours per turn."
            ),
        }
