"""Who of a class is here, and in which team, while a lesson is being chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from formula_desktop.classes.teams import (
    FEWEST,
    WHOLE_CLASS,
    Rota,
    Teams,
    by_lot,
    dealt,
    evened,
    joined,
    moved,
    without,
)
from formula_desktop.store.settings.last_lesson import LastLesson


class LessonTeams:
    """The teams of a class: by lot, by the list, by hand, or those of another lesson."""

    def __init__(self, least: int, most: int, last: LastLesson, random: Random) -> None:
        """There are at least and at most so many; `random` draws lots."""
        self.least, self.most = least, most
        self.number = FEWEST
        """How many teams are wanted."""
        self.teams: Teams = ()
        """The keys of the pupils of each team."""
        self.set_aside: Teams = ()
        """The teams that were too many for the game that was chosen since."""
        self._last, self._random = last, random
        self._waiting: Teams = ()
        self._pupils: tuple[str, ...] = ()
        self._absent: frozenset[str] = frozenset()
        self._are_by_hand = False
        """Whether somebody was moved by hand."""

    def begin(
        self,
        school_class: str,
        pupils: Sequence[str],
        absent: Collection[str],
        waiting: Teams,
        *,
        is_whole: bool,
    ) -> None:
        """Begin with the pupils of a class, some of whom may be absent.

        Its teams are those that it has in what is `waiting`, or had last, or else new ones. A class
        that `is_whole` has had none.
        """
        self._pupils, self._waiting = tuple(pupils), waiting
        self._absent = frozenset(absent) & {*pupils}
        self._are_by_hand, self.set_aside = False, ()
        is_last = school_class == self._last.school_class
        is_taken = self._take(waiting) or (is_last and self._take_last())
        if is_whole and self.number != WHOLE_CLASS:
            self.number, is_taken = WHOLE_CLASS, False
        if not is_taken:
            self.draw_lots()

    def go_on(self, teams: Teams) -> None:
        """Have the teams of a lesson that goes on; who is in none is absent."""
        self.teams, self.number = teams, len(teams)
        self._absent = frozenset(self._pupils) - _members(teams)
        self._are_by_hand = True

    @property
    def present(self) -> list[str]:
        """The keys of the pupils who are there, in the order of the list."""
        return [each for each in self._pupils if each not in self._absent]

    @property
    def absent(self) -> frozenset[str]:
        """The keys of the pupils who are not there."""
        return self._absent

    @property
    def rota(self) -> Rota:
        """The teams as they are now."""
        return Rota(self.teams)

    # --- making them ----------------------------------------------------------------------------

    def want(self, number: int) -> None:
        """Have so many teams: those that wait if they are so many, or else new ones."""
        if number == len(self.teams):
            return
        self.number, self.set_aside = number, ()
        if len(self._waiting) != number or not self._take(self._waiting):
            self.draw_lots()

    def draw_lots(self) -> None:
        """Have as many teams as are wanted, by lot."""
        self._deal(by_lot(self.present, self.number, self._random))

    def count_off(self) -> None:
        """Have as many teams as are wanted, in the order of the list."""
        self._deal(dealt(self.present, self.number))

    def _deal(self, teams: Teams) -> None:
        self._are_by_hand, self.set_aside = False, ()
        self.teams = self._last.in_turn(teams)

    def _take(self, had: Teams) -> bool:
        """Have the teams of another lesson, if they fit what is played now.

        Who was absent that day joins a team on another.
        """
        here = {*self.present}
        teams = tuple(tuple(each for each in team if each in here) for team in had)
        if not Rota(teams).is_ready or not self._fits(teams):
            return False
        self.teams, self.number = teams, len(teams)
        for pupil in sorted(here - _members(teams)):
            self.teams = joined(self.teams, pupil)
        self.teams = self._last.in_turn(self.teams)
        return True

    def _take_last(self) -> bool:
        """Have the teams of the last lesson, or else the last ones that fit what is played now."""
        last = self._last
        return self._take(last.teams if self._fits(last.teams) else last.last_teams)

    def _fits(self, teams: Teams) -> bool:
        return self.least <= len(teams) <= self.most

    # --- changing them --------------------------------------------------------------------------

    def fit(self, most: int) -> None:
        """Have no more teams than a game can have; those that were too many for another come back
        with one that has so many."""
        self.most = most
        before = self.set_aside
        if before and len(before) <= most:
            self._come_back(before)
        elif self.number > most:
            teams, are_by_hand = self.teams, self._are_by_hand
            self.number = most
            self.draw_lots()
            self.set_aside, self._are_by_hand = teams, are_by_hand

    def _come_back(self, before: Teams) -> None:
        """Have earlier teams again, of those who are here now."""
        self.teams, self.number, self.set_aside = before, len(before), ()
        had = _members(before)
        for pupil in had - {*self.present}:
            self.teams = without(self.teams, pupil)
        for pupil in [each for each in self.present if each not in had]:
            self.teams = joined(self.teams, pupil)

    def toggle(self, pupil: str) -> None:
        """Leave a pupil out, or have the pupil join the smallest team."""
        if pupil in self._absent:
            self.teams = joined(self.teams, pupil)
        else:
            self.teams = without(self.teams, pupil)
        self._absent ^= {pupil}
        if not self._are_by_hand:
            self.teams = evened(self.teams)

    def move_on(self, pupil: str) -> int:
        """Move a pupil to the team after this one; returns which that is."""
        before = next(at for at, team in enumerate(self.teams) if pupil in team)
        after = (before + 1) % len(self.teams)
        self.teams = moved(self.teams, pupil, after)
        self._are_by_hand, self.set_aside = True, ()
        return after


def _members(teams: Teams) -> set[str]:
    """The keys of all pupils in some teams."""
    return {each for team in teams for each in team}
