"""The page of an exercise of Digifeud."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.models.table.digifeud_exercise import DigifeudExerciseGame
from formula_desktop.models.table.digifeud_lists import SumsModel
from formula_desktop.pages.practise.exercise.page import ExercisePage
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.practise.exercise import Exercise
from formula_desktop.table.exercises.digifeud import ExerciseDigifeudScene


class DigifeudExercise(
    ExercisePage[DigifeudExerciseGame, ExerciseDigifeudScene, SumsModel], DigifeudPage
):
    """An exercise of Digifeud."""

    # Repeated because Qt finds signals only in the first of two bases.
    pass_wanted = Signal()

    scene_class = ExerciseDigifeudScene
    name = DIGIFEUD
    without_digit = Reason.BLANK_WITHOUT_DIGIT
    hugs_words = True

    def _made_game(self, exercise: Exercise) -> DigifeudExerciseGame:
        return DigifeudExerciseGame(exercise, self.person_name, self.tr("Computer"))

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        super()._buttons()
        self.pass_button.setParent(self)
        self.pass_button.hide()
        return (self.play_button, self.back_button), (self.shuffle_button, self.show_button)

    def _show_state(self) -> None:
        super()._show_state()
        if self.game is not None:
            self.shuffle_button.setEnabled(not self.game.is_done)
