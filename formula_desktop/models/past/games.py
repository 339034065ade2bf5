"""Past games on a table, only to look at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.kinds.kind import State
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.table.any_game import PlayMade
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.table.formula import FormulaGame, FormulaStep


class PastMatch(FormulaGame):
    """A match at one of its moments; the tray has the hand of the player who moved then."""

    step: FormulaStep | None = None
    """The play of the moment, None before the first play."""

    def __init__(self, past: Past, moment: Moment, parent: QObject | None = None) -> None:
        assert isinstance(past.state, Match)
        self._moment = moment
        super().__init__(past.state, parent)
        self.faces = past.faces
        self.look_at(past.state, moment, shows=past.shows(moment))

    def look_at(self, state: State, moment: Moment, *, shows: bool) -> None:
        """Show the match as it was after a moment, or after another play made there."""
        assert isinstance(state, Match)
        self._match, self._moment, self.step = state, moment, None
        if self.turns:
            self.step = PlayMade(moment.seat, self.turns[-1].play, *self.positions[-2:])
        self._is_covered = not shows
        self._show_seat(moment.seat)

    def _hand_of(self, seat: int) -> str:
        return self._moment.hand


class PastGame(DigifeudGame):
    """A game of Digifeud at one of its moments; the tray has the rack of the player who moved."""

    step: DigifeudStep | None = None
    """The play of the moment, None before the first play."""

    def __init__(self, past: Past, moment: Moment, parent: QObject | None = None) -> None:
        assert isinstance(past.state, Game)
        self._moment = moment
        super().__init__(past.state, parent)
        self.faces = past.faces
        self.look_at(past.state, moment, shows=past.shows(moment))

    def look_at(self, state: State, moment: Moment, *, shows: bool) -> None:
        """Show the game as it was after a moment, or after another play made there."""
        assert isinstance(state, Game)
        self._game, self._moment, self.step = state, moment, None
        if self.turns:
            self.step = PlayMade(moment.seat, self.turns[-1].play, *self.positions[-2:])
        self._is_covered = not shows
        self._show_seat(moment.seat)

    def _hand_of(self, seat: int) -> str:
        return self._moment.hand
