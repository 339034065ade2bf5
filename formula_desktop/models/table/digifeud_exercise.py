"""An exercise of Digifeud at its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.hint import Hint
from formula_desktop.digifeud.play import Placed, Play, Sum
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import Square, name_of
from formula_desktop.digifeud.tiles import digit_on, kind_of
from formula_desktop.digifeud.view import View
from formula_desktop.lessons.parts import BEGAN, seats
from formula_desktop.models.table.any_game import Drafting
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.exercise import ExerciseGame, Stand
from formula_desktop.practise.digifeud.frames import OPERATOR_GAP, given, squares_of_gap
from formula_desktop.practise.digifeud.positions import alone
from formula_desktop.practise.digifeud.solving import best_solutions, best_with
from formula_desktop.practise.exercise import SEAT, WITH_GAP, Exercise
from formula_desktop.refusal import refuse


class DigifeudExerciseGame(ExerciseGame[Position, Play, Draft, View, Hint], DigifeudGame):
    """An exercise of Digifeud; the tiles of a sum to complete are put down from the beginning."""

    def __init__(self, exercise: Exercise, you: str, other: str) -> None:
        """`you` and `other` are the names of the players; the other one is not shown."""
        exercise = alone(exercise)
        position = exercise.position
        assert isinstance(position, Position)
        self._given = given(exercise.frame) if exercise.frame else ()
        gap = squares_of_gap(exercise.frame) if exercise.frame else frozenset()
        begun = _with_tiles(Draft(position.view(SEAT), gap=gap), self._given)
        assert begun is not None  # they are on the rack
        self._fixed = frozenset(put.index for put in begun.puts)
        self.fixed_squares: frozenset[Square] = frozenset(put.square for put in begun.puts)
        """The squares of the tiles that stay where they are."""
        self.drafting = Drafting(
            Position.view,
            lambda view: replace(begun, view=view),
            self._laid,
            lambda _view, play: Hint(play),
        )
        state = Game(position.options, seats(you, other), BEGAN, SEAT, "", "", (), (position,))
        super().__init__(exercise, state)

    def _laid(self, view: View, play: Play) -> Draft | None:
        """The draft of a sum that has the given tiles."""
        if not isinstance(play, Sum) or not {*self._given} <= {*play.put_down}:
            return None
        missing = tuple(place for place in play.put_down if place not in self._given)
        return _with_tiles(self.drafting.empty(view), missing)

    @property
    def _lies_in_one_place(self) -> bool:
        return len(self._asked) == 1

    @property
    def _asked(self) -> list[Square]:
        """The squares where the answer lies, in order; all of them, if no tiles are given."""
        solution = self.solution
        assert isinstance(solution, Sum)  # nobody passes in an exercise
        asked = (each.square for each in solution.put_down)
        return sorted(square for square in asked if square not in self.fixed_squares)

    @property
    def earned(self) -> Points | None:
        """What the sum that lies there in the end earns; None where no points are asked for."""
        laid = self.draft.play if self.draft is not None else None
        if not self.is_done or self.exercise.task in WITH_GAP or not isinstance(laid, Sum):
            return None
        if self.stand is Stand.SHOWN and laid != self.solution:
            return None
        return points_of(laid, self.position.board.layout)

    @property
    def gap(self) -> tuple[Square, ...]:
        """The squares of the tiles that a sum to complete lacks; empty for another task."""
        return tuple(self._asked) if self.exercise.task in WITH_GAP else ()

    @cached_property
    def solutions(self) -> Sequence[Sum]:
        return best_solutions(self.exercise)

    @property
    def _solution_with_draft(self) -> Play | None:
        found, draft = super()._solution_with_draft, self.draft
        if found is not None or draft is None:
            return found
        best = best_with(self.exercise, {put.square: put.tile for put in draft.puts})
        return best if best is not None and self._is_new(best) else None

    def _is_part_of(self, solution: Play) -> bool:
        assert isinstance(solution, Sum)  # nobody passes in an exercise
        return self.draft is None or self.draft.is_part_of(solution)

    @property
    def squares(self) -> tuple[Square, ...]:
        """All squares of the answer, with those of tiles that lie there."""
        solution = self.solution
        assert isinstance(solution, Sum)  # nobody passes in an exercise
        return tuple(each.square for each in solution.places)

    @property
    def given(self) -> frozenset[int]:
        """The tiles of the rack that are put down from the beginning."""
        return self._fixed

    @property
    def can_be_tried(self) -> bool:
        return super().can_be_tried and (not self.gap or self._is_whole)

    @property
    def _is_begun(self) -> bool:
        """Never: nothing is judged as long as a tile is missing in the gap."""
        return False

    def is_fixed(self, index: int) -> bool:
        return self.is_done or index in self._fixed

    def put(self, index: int, square: Square, digit: int | None = None) -> bool:
        if self.is_fixed(index):
            return False
        if square in self.fixed_squares:
            self.refused.emit(refuse(Reason.COVERED, square=name_of(square)))
            return False
        return super().put(index, square, digit)

    def _free(self, kind: str, draft: Draft) -> int | None:
        return draft.free(kind)

    def _lay(self, index: int, draft: Draft) -> bool:
        is_digit = draft.view.rack.tiles[index].isdigit()
        if is_digit is (OPERATOR_GAP in self.exercise.frame):  # blanks have a digit to choose first
            return False
        there, asked = {put.square for put in draft.puts}, self._asked
        left = [square for square in asked if square not in there]
        if not left and len(asked) == 1:  # in place of the one that lies there
            left = asked
        if not left:
            return False
        self._go_on_from(draft)
        return self.put(index, left[0])

    def take_back(self, index: int) -> None:
        if not self.is_fixed(index):
            super().take_back(index)


def _with_tiles(draft: Draft, places: tuple[Placed, ...]) -> Draft | None:
    """A draft with more tiles of the rack; None if that does not have them."""
    for place in places:
        index = draft.free(kind_of(place.tile))
        if index is None:
            return None
        draft = draft.put(index, place.square, digit_on(place.tile))
    return draft
