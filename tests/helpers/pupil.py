"""Takes the first steps as a person does: with presses, moves and releases, and with keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import name_of
from formula_desktop.formula.draft import Place
from formula_desktop.formula.play import Formula
from formula_desktop.lessons import formula
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.models.table.lesson import AnyTaughtGame, Said
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.digifeud.page import Board
from tests.helpers.formula.games import ways

Key = Qt.Key


class Pupil(Board):
    """A lesson in the window, of either game, and a person's hands."""

    page: Any
    game: Any
    scene: Any

    def __init__(self, window: MainWindow, qtbot: QtBot, name: str) -> None:
        self.window = window
        self.qtbot = qtbot
        self.name = name
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        window.show_lesson(name)
        self.follow()

    def follow(self) -> None:
        """Wait until the step that is shown waits for the pupil."""
        assert self.window.teaching is not None
        page = self.window.teaching.page
        assert page is not None
        self.page = page
        self.view = page.view
        self.game = page.game
        self.scene = page.scene
        self.until(self._asks)
        QApplication.processEvents()

    def _asks(self) -> bool:
        return self.game.draft is not None and not self.scene.is_moving

    # --- the state ------------------------------------------------------------------------------

    @property
    def step(self) -> Any:
        return self.game.step

    @property
    def says(self) -> str:
        """The text shown besides the task."""
        panel = self.page.panel
        return panel.remark.text() if panel.remark.isVisible() else ""

    @property
    def is_formula(self) -> bool:
        return self.name == "formula"

    # --- what the pupil does --------------------------------------------------------------------

    def lay(self, play: Formula | Sum) -> None:
        """Put a play down with the mouse, card by card or tile by tile."""
        if isinstance(play, Formula):
            self._lay_formula(play)
        else:
            self._lay_sum(play)

    def _lay_formula(self, formula: Formula) -> None:
        draft = self.game.draft
        if draft.operator is not formula.operator:
            self.click(self.scene.cards.symbols[formula.operator].outline.center())
        used: set[int] = set()
        for card, digit, place in [*ways(draft.view, formula)]:
            index = self._free(card, used)
            self._drag_card(index, place)
            if self.scene.ring is not None:
                self.click(self.scene.ring.centre_of(digit))

    def _free(self, card: str, used: set[int]) -> int:
        hand = enumerate(self.game.draft.view.hand)
        index = next(at for at, each in hand if each == card and at not in used)
        used.add(index)
        return index

    def _drag_card(self, index: int, place: Place) -> None:
        self.until_still()
        start = self.scene.cards.hand[index].outline.center()
        end = next(each for each in self.scene.place_items if each.key == place)
        self.drag(start, end.rect.center())

    def _lay_sum(self, laid: Sum) -> None:
        there = self.game.draft.puts
        for put in self.game.drafting.laid(self.game.view, laid).puts:
            if put in there:
                continue
            start = self.scene.tiles.hand[put.index].outline.center()
            self.drag(start, self.at(name_of(put.square)))
            if self.scene.ring is not None:
                self.click(self.scene.ring.centre_of(put.digit))

    def do(self, play: Any) -> None:
        """Make a play with the mouse."""
        if isinstance(play, Formula | Sum):
            self.lay(play)
            self.press_button(self.page.play_button)
        elif self.is_formula:
            self.click(self.scene.cards.stock.outline.center())
        else:
            self.press_button(self.page.pass_button)

    def go_further(self) -> None:
        """Press *Next*."""
        assert self.game.said is Said.DONE
        self.press_button(self.page.next_button)

    @property
    def hand(self) -> Any:
        return self.scene.tray.hand


def taught(step: Any, qtbot: QtBot) -> Any:
    """A step that waits for the learner."""
    make: Any = TaughtFormula if isinstance(step, formula.Step) else TaughtDigifeud
    game: AnyTaughtGame = make(step, "Noor", "Computer")
    game.stepped.connect(game.go_on)
    game.go_on()
    qtbot.waitUntil(lambda: game.draft is not None)
    return game
