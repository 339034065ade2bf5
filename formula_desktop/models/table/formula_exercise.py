"""An exercise of Formula at its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import ANSWER, Draft, Place, PlaceKind
from formula_desktop.formula.hint import Hint
from formula_desktop.formula.match import Match, Round
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from formula_desktop.lessons.parts import BEGAN, seats
from formula_desktop.models.table.exercise import ExerciseGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.practise.exercise import Exercise, Task
from formula_desktop.practise.formula.solving import needs_equal_card, solutions
from formula_desktop.practise.game import Miss
from formula_desktop.refusal import refuse


class FormulaExerciseGame(ExerciseGame[Position, Play, Draft, View, Hint], FormulaGame):
    """An exercise of Formula."""

    def __init__(self, exercise: Exercise, you: str, other: str) -> None:
        """`you` and `other` are the names of the players; the other one is not shown."""
        position = exercise.position
        assert isinstance(position, Position)
        first = Round("", (), (position,))
        super().__init__(exercise, Match(position.options, seats(you, other), BEGAN, (first,)))

    @cached_property
    def solutions(self) -> Sequence[Formula]:
        return solutions(self.exercise)

    @cached_property
    def needs_equal_card(self) -> bool:
        """Whether no solution does without a card on an equal one."""
        return needs_equal_card(self.exercise, self.solutions)

    @property
    def operators(self) -> tuple[Operator, ...]:
        """The operators to choose from; none where the sign lies there to stay."""
        return () if self.exercise.task is Task.ANSWER else self.state.options.operators

    @property
    def _lies_in_one_place(self) -> bool:
        solution = self.solution
        return isinstance(solution, Formula) and len(solution.cards) <= 1

    @property
    def _is_begun(self) -> bool:
        laid, answer = self.draft.play if self.draft is not None else None, self.solution
        if self.exercise.task is not Task.ANSWER or not isinstance(laid, Formula):
            return False
        assert isinstance(answer, Formula)  # nobody draws a card in an exercise
        cards = len(laid.cards)
        return cards < len(answer.cards) and answer.cards[:cards] == laid.cards

    def _is_part_of(self, solution: Play) -> bool:
        draft = self.draft
        assert isinstance(solution, Formula)  # nobody draws a card in an exercise
        if draft is None:
            return True
        if draft.operator not in (None, draft.view.operator, solution.operator):
            return False
        for cells, pieces in zip(draft.numbers, solution.numbers, strict=True):
            laid = [each.put for each in cells if each.put is not None]
            asked = [piece.value for piece in pieces if not piece.lies]
            values = [put.value for put in laid if put.value is not None]
            if Counter(values) - Counter(asked) or len(laid) > len(asked):
                return False
            if len(values) == len(asked) and values != asked:
                return False
        return True

    @property
    def may_have_more_digits(self) -> bool:
        """Whether the answer that is begun can have another digit, going by the sum alone.

        So nothing is told of the right answer.
        """
        draft = self.draft
        if self.exercise.task is not Task.ANSWER or draft is None or self.is_done:
            return False
        left, right, answer = map(len, draft.numbers)
        most = {
            Operator.ADD: max(left, right) + 1,
            Operator.MULTIPLY: left + right,
        }.get(draft.operator or Operator.ADD, left)
        can_go_on = any(
            Place(ANSWER, PlaceKind.BEHIND) in draft.places(index)
            for index in range(len(draft.view.hand))
            if not any(put.index == index for put in draft.puts)
        )
        return 0 < answer < most and can_go_on

    def takes(self, place: Place) -> bool:
        """Whether cards may go to a place."""
        return self.exercise.task is not Task.ANSWER or place.number == ANSWER

    def _free(self, kind: str, draft: Draft) -> int | None:
        used = {put.index for put in draft.puts}
        free = (at for at, card in enumerate(draft.view.hand) if card == kind and at not in used)
        return next(free, None)

    def _lay(self, index: int, draft: Draft) -> bool:
        place = Place(ANSWER, PlaceKind.BEHIND)
        if draft.view.hand[index] == JOKER or self.exercise.task is not Task.ANSWER:
            return False
        if place not in draft.places(index):
            return False
        self._go_on_from(draft)
        return self.put(index, place)

    def put(self, index: int, place: Place, digit: int | None = None) -> bool:
        if self.is_done:
            return False
        if not self.takes(place):
            self.refused.emit(refuse(Miss.NOT_THIS_SUM))
            return False
        return super().put(index, place, digit)

    def choose_operator(self, operator: Operator) -> None:
        if not self.is_done and operator in self.operators:
            super().choose_operator(operator)

    def choose_starting(self, number: int, digit: int) -> None:
        if not self.is_done:
            super().choose_starting(number, digit)
