"""How many exercises each team of a class has solved at the end.

The class reads it together, so nothing is said of a pupil: that is in the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.counts import TeamCount
from formula_desktop.classes.teams import MOST
from formula_desktop.look.theme import Theme
from formula_desktop.pages.practise.team_counts import TeamCounts
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label

_GAP: Final = 16  # units


class ClassEnd(QWidget):
    """A column for each team; hidden without teams."""

    def __init__(self) -> None:
        super().__init__()
        self._teams: tuple[TeamCount, ...] = ()
        self.columns = tuple(_Column() for _ in range(MOST))
        self._row = row(*((each, 1) for each in self.columns), inside=self)

    def show_teams(self, teams: Sequence[TeamCount]) -> None:
        """Show these teams."""
        self._teams = tuple(teams)
        self.setVisible(bool(teams))
        self.retranslate()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._row.setSpacing(round(_GAP * unit))
        for each in self.columns:
            each.plate.show_as(theme, unit)

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        for at, each in enumerate(self.columns):
            each.setVisible(at < len(self._teams))
            if at < len(self._teams):
                self._say(each, self._teams[at])

    def _say(self, place: _Column, team: TeamCount) -> None:
        place.plate.show_teams([team], -1)
        place.tried.setText(
            self.tr("{right} of {tried} right").format(right=team.right, tried=team.asked)
        )

    @property
    def said(self) -> list[str]:
        """What it says, for screen readers."""
        return [
            f"{team.name}: {place.tried.text()}"
            for team, place in zip(self._teams, self.columns, strict=False)
        ]


class _Column(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.plate = TeamCounts()
        self.tried = plain_label("status", wraps=True)
        self.tried.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column(self.plate, self.tried, STRETCH, inside=self)
