"""How many teams there are, or the whole class."""

from __future__ import annotations

from collections.abc import Callable

from formula_desktop.classes.teams import FEWEST, MOST, WHOLE_CLASS
from formula_desktop.pages.new_game.lesson.chosen_chips import ChosenChips
from formula_desktop.pages.new_game.lesson.teams import LessonTeams


class TeamNumbers(ChosenChips):
    """Chips with the numbers of teams that there can be."""

    def __init__(self, chosen: Callable[[int], object]) -> None:
        """`chosen` gets a number of teams."""
        super().__init__(MOST - WHOLE_CLASS + 1, lambda at: chosen(at + WHOLE_CLASS))

    def show_teams(self, teams: LessonTeams) -> None:
        """Offer as many teams as there can be, with the wanted number as the chosen one."""
        self.choose(teams.number - WHOLE_CLASS)
        for at, chip in enumerate(self.chips, WHOLE_CLASS):
            chip.setVisible(teams.least <= at <= teams.most)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        whole, *several = self.chips
        whole.setText(self.tr("whole class"))
        for at, chip in enumerate(several, FEWEST):
            chip.setText(str(at))
            chip.setAccessibleName(self.tr("{number} teams").format(number=at))
