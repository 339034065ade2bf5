"""The rows of the teams of a lesson: their names, no two with the same look, and their pupils."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.classes.teams import MOST, WHOLE_CLASS, Teams
from formula_desktop.look.theme import Theme
from formula_desktop.pages.new_game.lesson.team import Team
from formula_desktop.pages.new_game.participants import TEAM_LOOKS
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.store.games.notes import SavedSeat


class TeamRows:
    """As many rows as there can be teams; those of no team are hidden."""

    def __init__(
        self,
        theme: Theme,
        move_on: Callable[[str], object],
        renamed: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """`move_on` gets the key of a pupil who is clicked."""
        self.rows = tuple(Team(at, theme, move_on, renamed, parent) for at in range(1, MOST + 1))
        for team in self.rows:
            team.look_chosen.connect(lambda before, team=team: self._give_look(team, before))

    def show(self, teams: Teams, pupils: Mapping[str, Participant], class_name: str) -> None:
        """Show the teams, with their pupils by their keys; or the class as the only one."""
        self.rows[0].be_class(class_name if len(teams) == WHOLE_CLASS else "")
        for at, row_of in enumerate(self.rows):
            team = teams[at] if at < len(teams) else ()
            row_of.pupils.show_pupils([pupils[each] for each in team], frozenset())
            row_of.setVisible(at < len(teams))

    def show_kept(self, names: Sequence[str], looks: Sequence[str]) -> None:
        """Show the names and looks that the teams of a class had; the usual ones for the others."""
        nothing = ("",) * MOST
        for team, name, look in zip(
            self.rows, (*names, *nothing), (*looks, *nothing), strict=False
        ):
            team.show_as_before(name, look)
        self._keep_looks_apart()

    def show_fixed(self, players: Sequence[Player], faces: Sequence[SavedSeat]) -> None:
        """Show teams whose names and looks cannot be changed."""
        for team, player, face in zip(self.rows, players, faces, strict=False):
            team.show_as_before(player.name, f"{face.colour} {face.picture}")
            team.let_change(False)

    def _keep_looks_apart(self) -> None:
        """Have no two teams with the same picture, as old settings may say."""
        taken = set[str]()
        for team in self.rows:
            usual = ("", *(f"{colour} {picture}" for colour, picture in TEAM_LOOKS))
            for look in (team.look, *usual):
                team.show_look(look)
                if team.face.picture not in taken:
                    break
            taken.add(team.face.picture)

    def _give_look(self, to: Team, look: str) -> None:
        """Give the look that a team had before to the one whose picture it has taken."""
        for team in self.rows:
            if team is not to and team.face.picture == to.face.picture:
                team.show_look(look)
