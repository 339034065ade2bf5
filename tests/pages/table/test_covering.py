"""Several people on one computer, in the window: who sees which hand, in both settings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import draft_of as laid_sum
from formula_desktop.digifeud.game import new_bags, new_game
from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.look.faces import FaceKind
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings
from tests.helpers.digifeud.page import Board
from tests.helpers.formula.games import NOOR, SAM, STARTED, ways
from tests.helpers.formula.page import Table
from tests.helpers.played_page import CONTROL

ZOE = Player("Zoë")
THREE = (NOOR, SAM, ZOE)
both_settings = pytest.mark.parametrize("covers", [True, False], ids=["covered", "open"])


class _InWindow:
    """A table in the program's own window."""

    def __init__(self, qtbot: QtBot, window: MainWindow, state: Any) -> None:
        self.qtbot: Any = qtbot
        self.settings: Any = window.settings
        window.games.begin(state)
        self.game: Any = window.game
        assert window.play is not None
        self.page: Any = window.play.page
        self.scene: Any = self.page.scene
        self.view: Any = self.page.view
        self.rounds_over = 0
        self.page.round_over.connect(self._count_round)
        window.activateWindow()
        self.wait()

    def _count_round(self) -> None:
        self.rounds_over += 1

    def wait(self) -> None:
        raise NotImplementedError

    @property
    def name(self) -> str:
        """Who is to move."""
        return str(self.game.player_to_move.name)

    @property
    def backs(self) -> int:
        """How many cards or tiles of the tray show their back."""
        hand = [item.face.kind for item in self.scene.tray.hand]
        return hand.count(FaceKind.BACK)

    def take_seat(self, covers: bool, things: str, number: int) -> None:
        """The player to move takes the seat, by mouse or key, if that is asked."""
        game, button, texts = self.game, self.page.uncover_button, self.scene.texts
        hand = len(game.hand.hand)
        assert texts._title.text() == f"{self.name}’s {things}"
        assert button.isVisible() is covers
        assert game.is_covered is covers
        assert self.backs == (hand if covers else 0)
        if not covers:
            assert game.draft is not None
            return
        assert button.text() == f"Show {self.name}’s {things}"
        assert texts.remark == f"Now it is {self.name}’s turn."
        assert game.draft is None
        if number % 2:
            self.tab_to(button)
            self.key(Qt.Key.Key_Return)
        else:
            self.press_button(button)
        assert not button.isVisible()
        assert self.backs == 0
        assert game.draft is not None

    tab_to: Any
    key: Any
    press_button: Any


class FormulaTable(_InWindow, Table):
    """A match in the window."""

    wait = Table.wait

    def take_turn(self, number: int) -> None:
        """Lay the formula with most cards, or else draw or pass."""
        view = self.game.draft.view
        plays = [*LegalPlays(view)]
        if not plays:
            self.press_button(self.page.draw_button)
            return
        best = max(plays, key=lambda play: (len(play.cards), str(play)))
        self.click(self.symbol(best.operator).outline.center())
        for card, digit, place in ways(view, best):
            put = {each.index for each in self.draft.puts}
            index = next(at for at, each in enumerate(view.hand) if each == card and at not in put)
            target = self.place(place.number, place.where, place.index).rect.center()
            self.drag(self.scene.cards.hand[index].outline.center(), target)
            if self.scene.ring is not None:
                self.click(self.scene.ring.centre_of(digit))
        assert str(self.draft.play) == str(best)
        if number % 2:
            self.key(Qt.Key.Key_Return, CONTROL)
        else:
            self.press_button(self.page.play_button)


class DigifeudTable(_InWindow, Board):
    """A game in the window."""

    wait = Board.wait

    def take_turn(self) -> None:
        """Lay the best sum, or pass."""
        view = self.draft.view
        found = best_plays(view, 1)
        if not found:
            self.game.pass_turn()
            return
        for put in laid_sum(view, found[0].play).puts:
            square = self.scene.layout.square(put.square).center()
            self.drag(self.scene.tiles.hand[put.index].outline.center(), square)
            if self.scene.ring is not None:
                self.click(self.scene.ring.centre_of(put.digit))
        self.press_button(self.page.play_button)


def three_persons(seed: int = 2) -> Match:
    return new_match(Options(), THREE, STARTED, 2, new_deck(Random(seed)))


@both_settings
def test_a_round_of_three_persons(
    window: MainWindow, qtbot: QtBot, settings: Settings, covers: bool
) -> None:
    settings.cover_hands = covers
    table = FormulaTable(qtbot, window, three_persons())
    names, number = [], 0
    while not table.game.position.is_over:
        names.append(table.name)
        table.take_seat(covers, "cards", number)
        turns = len(table.game.turns)
        table.take_turn(number)
        assert len(table.game.turns) == turns + 1
        table.wait()
        number += 1
        assert number < 200, "the round goes on for ever"
    expected = [THREE[turn % 3].name for turn in range(number)]
    assert names == expected
    assert number > 6
    assert not table.game.is_covered
    assert table.backs == 0, "what is left in a hand is there for all to see"


@both_settings
def test_digifeud_of_two_persons(
    window: MainWindow, qtbot: QtBot, settings: Settings, covers: bool
) -> None:
    settings.cover_hands = covers
    bags = new_bags(BoardOptions(), Random(4))
    table = DigifeudTable(qtbot, window, new_game(BoardOptions(), (NOOR, SAM), STARTED, 1, *bags))
    names = []
    for number in range(8):
        names.append(table.name)
        table.take_seat(covers, "tiles", number)
        table.take_turn()
        assert len(table.game.turns) == number + 1
        table.wait()
    assert names == ["Sam", "Noor"] * 4


def test_the_setting_lifts_the_cover_that_lies_there(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    table = FormulaTable(qtbot, window, three_persons())
    assert table.backs > 0
    settings.cover_hands = False
    QApplication.processEvents()
    assert table.backs == 0
    assert not table.page.uncover_button.isVisible()
    assert table.page.sort_button.isEnabled()
    table.take_turn(0)
    table.wait()
    table.take_seat(False, "cards", 0)
    settings.cover_hands = True
    assert table.backs == 0, "who sits there goes on"
    table.take_turn(0)
    table.wait()
    table.take_seat(True, "cards", 0)


@both_settings
def test_undo_asks_for_the_seat_again_where_hands_are_covered(
    window: MainWindow, qtbot: QtBot, settings: Settings, covers: bool
) -> None:
    settings.cover_hands = covers
    table = FormulaTable(qtbot, window, three_persons())
    table.take_seat(covers, "cards", 0)
    table.take_turn(0)
    table.wait()
    table.take_seat(covers, "cards", 0)
    table.press_button(table.page.undo_button)
    assert window.play is not None
    assert window.play.questions.open is not None
    table.press_button(window.play.questions.open.yes)
    table.wait()
    assert table.name == "Noor"
    table.take_seat(covers, "cards", 0)
