"""The dialog that starts a new game of Digifeud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.digifeud.game import PLAYERS
from formula_desktop.digifeud.options import Options
from formula_desktop.kinds.digifeud import CLASSROOM_MINUTES, DIGIFEUD
from formula_desktop.kinds.kind import Ready, ReadyMade
from formula_desktop.look.theme import Theme
from formula_desktop.models.words import levels
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import Choice, usual_choice


class NewDigifeud(NewGame[Options]):
    """Offers every option for two players."""

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
        self.seats = DigifeudSeats(theme, persons)
        self.options = DigifeudOptions(rules_link)
        self.seats.add_below(self.options.time)
        super().__init__(theme, self.seats, self.options, DIGIFEUD, own, parent)
        self.show_choice(last or usual_choice(DIGIFEUD, self.tr("Player"), self.tr("Computer")))
        self._begin()

    def _title_in_words(self) -> str:
        return self.tr("New game of Digifeud")

    def _sentences(self) -> dict[str, str]:
        usual = self.tr("The usual game: plus, minus and times, longer sums, and two directions.")
        now = self.settings
        is_usual = now is not None and self._is_in_force(Ready(Options()), now)
        return {
            **({"": usual} if is_usual else {}),
            ReadyMade.SIX: self.tr("Plus and minus, and one operation in a sum."),
            ReadyMade.EIGHT: self.tr("Plus, minus and times, and one operation in a sum."),
            ReadyMade.TEN: self.tr("Everything: all signs, longer sums, and four directions."),
            ReadyMade.CLASSROOM: self.tr(
                "For the whole class: projector size, %n minute(s) for a turn, and it counts for "
                "nobody.",
                "",
                CLASSROOM_MINUTES,
            ),
            ReadyMade.PRINTED: self.tr(
                "Plus, minus and times, longer sums, two directions, and 72 hours for a turn."
            ),
        }


class DigifeudSeats(Seats):
    """Two seats, and which one starts."""

    def __init__(self, theme: Theme, persons: Sequence[Participant] | None = None) -> None:
        super().__init__(PLAYERS, theme, persons)

    def _level_in_words(self, level: Level) -> str:
        return levels.of_digifeud(level)

    def _first_in_words(self) -> tuple[str, str]:
        return self.tr("Starts"), self.tr(
            "Who starts lays the first sum, over the square in the middle."
        )
