"""Solves exercises on their page as a person does: with the mouse, and with keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.play import Formula
from formula_desktop.look import theme as themes
from formula_desktop.pages.practise.exercise.digifeud import DigifeudExercise
from formula_desktop.pages.practise.exercise.formula import FormulaExercise
from formula_desktop.practise.exercise import WITH_GAP, Exercise, Task
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.formula.games import ways
from tests.helpers.played_page import CONTROL, PlayedPage
from tests.helpers.pupil import Key, Pupil

PAGES = {each.name: each for each in (DigifeudExercise, FormulaExercise)}


class Practiser(Pupil):
    """A page of exercises, and a person's hands."""

    def __init__(
        self,
        qtbot: QtBot,
        game: str,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: themes.Theme = themes.LIGHT,
        speed: ComputerSpeed = ComputerSpeed.AT_ONCE,
    ) -> None:
        PlayedPage.__init__(self, qtbot, theme, False, speed)
        self.name = game
        self.page = PAGES[game](self.settings, self.look)
        self.view = self.page.view
        self.heard: list[tuple[bool, bool]] = []
        self.page.tried.connect(lambda first, right: self.heard.append((first, right)))
        self._show(size)

    def show(self, exercise: Exercise, number: int = 0, total: int = 0) -> None:
        """Show an exercise, and wait until it can be tried."""
        self.heard.clear()
        self.page.activateWindow()
        self.page.show_exercise(exercise, number, total)
        self.game, self.scene = self.page.game, self.page.scene
        self.until(lambda: self._asks() and self.view.hasFocus())
        QApplication.processEvents()

    # --- the state ------------------------------------------------------------------------------

    @property
    def laid(self) -> Any:
        """The play on the table."""
        return self.game.draft.play

    # --- what the person does -------------------------------------------------------------------

    def lay_by_keys(self, play: Formula | Sum) -> None:
        """Put a play down with keys alone."""
        if self.game.exercise.task in (Task.ANSWER, *WITH_GAP):
            self._write(play)
            return
        if isinstance(play, Sum):
            self._type_sum(play)
            return
        draft = self.game.draft
        if draft.operator is not play.operator:
            self.keys(play.operator.value)
        for card, digit, place in [*ways(draft.view, play)]:
            self.keys("j" if card == "*" else card)
            for _ in range(12):
                if self.scene.focused is not None and self.scene.focused.key == place:
                    break
                self.key(Key.Key_Tab)
            self.key(Key.Key_Return)
            if self.scene.ring is not None:
                self.keys(str(digit))

    def _write(self, play: Formula | Sum) -> None:
        """Type what is missing, from the left to the right."""
        there = {put.square for put in self.game.draft.puts} if isinstance(play, Sum) else set()
        if isinstance(play, Sum):
            self.keys("".join(each.tile for each in play.put_down if each.square not in there))
        else:
            self.keys("".join(card for card, _, _ in ways(self.game.draft.view, play)))

    def _type_sum(self, laid: Sum) -> None:
        there = {put.square for put in self.game.draft.puts}
        for place in laid.put_down:
            if place.square not in there:
                self.scene.stand_on(place.square)
                self.keys("j" if place.tile[0] == "*" else place.tile)
                if self.scene.ring is not None:
                    self.keys(place.tile[-1])

    def try_it(self, *, by_keys: bool = False) -> None:
        """Press *Play*."""
        if by_keys:
            self.key(Key.Key_Return, CONTROL)
        else:
            self.press_button(self.page.play_button)
