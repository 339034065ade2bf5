"""The sums of exercises that belong together, such as those of a sheet or of a class."""

from __future__ import annotations

from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.registry import game_of


class Seen:
    """Remembers exercises, to tell whether another one asks for a sum of theirs.

    A sum is the same in whatever task it is asked for, and in whatever order its numbers stand.
    """

    def __init__(self, *, is_sheet: bool = False) -> None:
        """On a sheet all are seen at once: no sum that lies in one may be asked for in another."""
        self._is_sheet = is_sheet
        self.asked: list[str] = []
        """The sums that were asked for, in their order."""
        self._asked: set[str] = set()
        self._lying: set[str] = set()

    def add(self, exercise: Exercise) -> None:
        """Remember an exercise."""
        game = game_of(exercise)
        asked = game.asked(exercise)
        self.asked.extend(asked)
        self._asked.update(asked)
        if self._is_sheet:
            self._lying.update(game.lying(exercise))

    def has(self, exercise: Exercise) -> bool:
        """Whether an exercise asks for a sum that was seen, or shows one that was asked for."""
        game = game_of(exercise)
        if self._is_sheet and not self._asked.isdisjoint(game.lying(exercise)):
            return True
        asked = game.asked(exercise)
        return not (self._asked.isdisjoint(asked) and self._lying.isdisjoint(asked))

    def copy(self) -> Seen:
        """Another one that remembers the same."""
        made = Seen(is_sheet=self._is_sheet)
        made.asked = [*self.asked]
        made._asked, made._lying = {*self._asked}, {*self._lying}
        return made
