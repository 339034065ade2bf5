"""Which pupil of each team is asked, in a game whose seats are the teams of a lesson."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from formula_desktop.classes.teams import Rota, Teams
from formula_desktop.kinds.kind import Position, State
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.store.games.states import moved_in_turn, turns_of_seats


class AskedTeams(QObject, metaclass=AbstractQObject):
    """The teams of a lesson; who is asked follows from how many turns each has had."""

    rota_changed = Signal()
    """Other pupils are in the teams of a lesson, or another one is asked."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        """The game as files store it."""
        self.rota: Rota | None = None
        """Whose turn it is within each team, in a lesson; the seats are the teams."""
        self.pupils: Mapping[str, str] = {}
        """The names of the pupils in it, by their keys."""

    @property
    @abstractmethod
    def position(self) -> Position:
        """The position in which somebody is asked."""

    @property
    def pupil(self) -> str:
        """The name of the pupil whose turn it is; empty except in a lesson."""
        seat = self.position.to_move
        if self.rota is None or seat is None:
            return ""
        return self.pupils.get(self.rota.asked(seat, self.turns_of(seat)), "")

    @property
    def played_last(self) -> str:
        """The key of the pupil who had the last turn of a lesson; empty if there was none."""
        moved = moved_in_turn(self.state)
        if self.rota is None or not moved:
            return ""
        return self.rota.asked(moved[-1], moved.count(moved[-1]) - 1)

    def skip_pupil(self) -> None:
        """Ask the next pupil of the team in place of the one whose turn it is."""
        seat = self.position.to_move
        if self.rota is not None and seat is not None:
            self._use_rota(self.rota.skipping(seat, self._turns_of_all))

    @property
    def teams(self) -> Teams:
        """The pupils of each team of a lesson, in the order in which they come next."""
        return () if self.rota is None else self.rota.following(self._turns_of_all)

    def change_teams(self, teams: Teams) -> None:
        """Have these pupils in the teams from now on, as some have come and others are absent."""
        if self.rota is not None:
            self._use_rota(self.rota.changed(self._turns_of_all, teams))

    def follow_persons(self, pupils: Mapping[str, str], rota: Rota | None) -> None:
        """Have these names, by their keys, and a rota without those who are gone; None if a team
        has nobody any more."""
        self.pupils = {**pupils}
        self._use_rota(rota)

    def _use_rota(self, rota: Rota | None) -> None:
        if rota != self.rota:
            self.rota = rota
            self.rota_changed.emit()

    @property
    def _turns_of_all(self) -> list[int]:
        return turns_of_seats(self.state)

    def turns_of(self, seat: int) -> int:
        """How many turns a seat has had in the whole game."""
        return self._turns_of_all[seat]
