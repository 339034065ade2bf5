"""The page of an exercise of Formula."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from formula_desktop.arguments import FORMULA
from formula_desktop.formula.reasons import Reason
from formula_desktop.models.table.exercise import AnyExerciseGame
from formula_desktop.models.table.formula_exercise import FormulaExerciseGame
from formula_desktop.models.table.formula_lists import PlaysModel
from formula_desktop.pages.practise.exercise.page import ExercisePage
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.practise.day import HARD
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.formula.solving import counts_points
from formula_desktop.table.exercises.formula import ExerciseFormulaScene


class FormulaExercise(
    ExercisePage[FormulaExerciseGame, ExerciseFormulaScene, PlaysModel], FormulaPage
):
    """An exercise of Formula."""

    names_pupil_at_seat = True
    scene_class = ExerciseFormulaScene
    name = FORMULA
    without_digit = Reason.JOKER_WITHOUT_DIGIT

    def _made_game(self, exercise: Exercise) -> FormulaExerciseGame:
        return FormulaExerciseGame(exercise, self.person_name, self.tr("Computer"))

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        super()._buttons()
        self.draw_button.setParent(self)
        self.draw_button.hide()
        policy = self.sort_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # otherwise nothing keeps the buttons beside it apart
        self.sort_button.setSizePolicy(policy)
        return (self.play_button, self.show_button), (self.back_button, self.sort_button)

    def _show_state(self) -> None:
        super()._show_state()
        if self.game is not None:
            self.sort_button.setVisible(bool(self.game.hand.cards))
            self.sort_button.setEnabled(not self.game.is_done)

    def _counts_points(self, exercise: Exercise) -> bool:
        return counts_points(exercise)

    def _condition(self, game: AnyExerciseGame) -> str:
        """The same, and that a card may lie on an equal one if that is needed: few try it."""
        said = super()._condition(game)
        assert isinstance(game, FormulaExerciseGame)
        if self.puzzle == HARD or not game.needs_equal_card:
            return said
        return ", ".join(filter(None, (said, self.tr("a card may go on an equal one"))))
