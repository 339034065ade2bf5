"""Random events on the board's page: no tile is lost, stuck or torn from its place.

DIGIFEUD_MONKEY is how many events there are, for long runs; DIGIFEUD_MONKEY_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.scene import theme as themes
from formula_desktop.store.settings import ComputerSpeed
from formula_desktop.windows.languages import speak
from tests.digifeud.random_games import random_options, random_sum
from tests.models.digifeud_games import Clock, assert_sound
from tests.models.games import COMPUTER, NOOR, SAM, STARTED, QuickOpponent
from tests.windows.board_page import Board
from tests.windows.page import LEFT_BUTTON, PLAIN, RIGHT_BUTTON

EVENTS = int(os.environ.get("DIGIFEUD_MONKEY", "2000"))
FIRST_SEED = int(os.environ.get("DIGIFEUD_MONKEY_SEED", "1"))
GAMES = 4

KEYS = [
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Left", "Right", "Up", "Down")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Return", "Space", "Escape", "Delete")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Tab", "Backtab", "Backspace", "F5", "Home")),
]
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (1100, 1000), (1600, 640)]


@pytest.fixture(autouse=True)
def _opponent(monkeypatch: pytest.MonkeyPatch) -> QuickOpponent:
    return QuickOpponent(monkeypatch)


@pytest.fixture(autouse=True)
def _english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(qapp, "en")


def random_game(random: Random) -> Game:
    """Persons and computers, with any options."""
    players = [NOOR, random.choice((SAM, COMPUTER))]
    random.shuffle(players)
    options = random_options(random)
    bags = new_bags(options, random)
    return new_game(options, tuple(players), STARTED, random.randrange(2), *bags)


class Monkey:
    """Does one thing at a time to a table."""

    def __init__(self, board: Board, random: Random) -> None:
        self.board = board
        self.random = random
        self.done: list[str] = []

    def do(self) -> None:
        """Anything."""
        often = [self.press, self.move, self.move, self.release, self.key, self.sensible]
        seldom = [self.button, self.resize, self.speak, self.other, self.wait, self.theme]
        random = self.random
        action = random.choice(often) if random.random() < 0.85 else random.choice(seldom)
        self.done.append(action.__name__)
        action()

    def point(self) -> QPointF:
        """Mostly a point where something is."""
        scene, random = self.board.scene, self.random
        if scene.ring is not None and random.random() < 0.7:
            return scene.ring.centre_of(random.randrange(10))
        rects = [item.outline for item in scene.tiles.hand] * 3
        rects += [place.rect for place in scene.squares[78:91]] * 2
        rects += [place.rect for place in random.sample(scene.squares, 20)]
        rects += [scene.layout.rack, scene.layout.rack, scene.sceneRect()]
        rect = random.choice(rects)
        x = rect.left() + rect.width() * random.random()
        return QPointF(x, rect.top() + rect.height() * random.random())

    def a_button(self) -> Qt.MouseButton:
        return RIGHT_BUTTON if self.random.random() < 0.1 else LEFT_BUTTON

    def press(self) -> None:
        self.board.press(self.point(), self.a_button())

    def release(self) -> None:
        self.board.release(self.point(), self.a_button())

    def move(self) -> None:
        self.board.move(self.point())

    def sensible(self) -> None:
        """What somebody does who wants to play, so that the game goes on."""
        board, random = self.board, self.random
        draft = board.game.draft
        if board.page.uncover_button.isVisible():
            board.press_button(board.page.uncover_button)
        elif board.game.position.is_over and random.random() < 0.2:
            board.show_game(random_game(random), waits=False)
        elif draft is None:
            return
        elif draft.refusal is None:
            board.press_button(board.page.play_button)
        elif board.scene.ring is not None:
            board.click(self.point())
        elif board.scene.held is None and random.random() < 0.5:
            self.lay()

    def lay(self) -> None:
        """Put down all of a sum; now and then Play is for later."""
        board, random = self.board, self.random
        laid = random_sum(board.game.position, random)
        if laid is None:
            return
        board.press_button(board.page.back_button)
        for put in draft_of(board.draft.view, laid).puts:
            if board.game.draft is None:
                return
            start = board.scene.tiles.hand[put.index].outline.center()
            board.drag(start, board.scene.layout.square(put.square).center())
            if board.scene.ring is not None:
                board.click(board.scene.ring.centre_of(put.digit or 0))
        if random.random() < 0.8:
            board.press_button(board.page.play_button)

    def key(self) -> None:
        widget = QApplication.focusWidget() or self.board.view
        if self.random.random() < 0.4:
            QTest.keyClicks(widget, self.random.choice("0123456789*+-x/jq:="))
        else:
            modifiers = Qt.KeyboardModifier.ControlModifier if self.random.random() < 0.2 else PLAIN
            QTest.keyClick(widget, self.random.choice(KEYS), modifiers)

    def button(self) -> None:
        page = self.board.page
        buttons = [page.play_button, page.back_button, page.sort_button, page.shuffle_button]
        buttons += [page.undo_button, page.redo_button, page.uncover_button, page.undo_button]
        buttons += [page.pass_button]
        button = self.random.choice(buttons)
        if button.isVisible():
            self.done.append(button.text())
            QTest.mouseClick(button, LEFT_BUTTON)

    def resize(self) -> None:
        self.board.page.resize(*self.random.choice(SIZES))

    def speak(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        speak(app, self.random.choice(("en", "nl")))

    def theme(self) -> None:
        self.board.page.change_theme(self.random.choice(themes.THEMES))

    def wait(self) -> None:
        QTest.qWait(self.random.choice((1, 5, 20)))

    def other(self) -> None:
        board, random = self.board, self.random
        board.settings.animation = random.random() < 0.5
        board.settings.computer_speed = random.choice((ComputerSpeed.AT_ONCE, ComputerSpeed.FAST))
        board.settings.say_when_no_play = random.random() < 0.5
        board.clock.pass_by(seconds=random.choice((-30, 1, 20, 20, 100)))
        if random.random() < 0.3:
            board.page._follow_clock()
        if random.random() < 0.2:
            board.page.hide()
            board.page.show()
        board.page.activateWindow()
        board.view.setFocus()


def assert_table_sound(board: Board) -> None:
    """What holds at every moment."""
    game, scene = board.game, board.scene
    assert_sound(game)
    items = scene.tiles.hand
    assert sorted(scene.tiles.order) == list(range(len(items)))
    assert len(scene.tiles.hand_cards) == len(items)
    if not scene.is_moving:
        assert scene.tiles.hand_cards == game.hand.hand
        assert not scene.tiles.travelling
        lies = {square for square, tile in enumerate(game.position.board.tiles) if tile}
        assert set(scene.tiles._lying) == lies
    lifted = [item for item in items if item.face.lifted or item.scale() != 1]
    assert lifted == ([] if scene.held is None else [scene.held])
    assert scene.held is not None or not scene.is_dragging
    assert scene.held is not None or not board.visible_places
    assert scene.held is None or scene.ring is None
    for item in items:
        if item is not scene.held and item not in scene.tiles.still and not item.is_gliding:
            assert item.pos() == item.home
    for put in game.draft.puts if game.draft else ():
        assert game.hand.hand[put.index] == put.kind
        assert items[put.index].home == scene.layout.square(put.square).topLeft()
    homes = {(item.home.x(), item.home.y()) for item in items}
    assert len(homes) == len(items)
    room = scene.sceneRect().adjusted(-1, -1, 1, 1)
    assert all(room.contains(item.home) for item in items)
    bars = board.view.horizontalScrollBar(), board.view.verticalScrollBar()
    assert [(bar.minimum(), bar.maximum()) for bar in bars] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + GAMES))
def test_nothing_is_lost_whatever_is_done(qtbot: QtBot, seed: int) -> None:
    random = Random(seed)
    board = Board(qtbot, random_game(random), waits=False, clock=Clock())
    monkey = Monkey(board, random)
    turns = 0
    for _ in range(EVENTS // GAMES):
        monkey.do()
        QApplication.processEvents()
        try:
            assert_table_sound(board)
        except AssertionError:
            print("seed", seed, "did", *monkey.done[-15:])
            raise
        turns = max(turns, len(board.plays))
    assert turns > 2  # else it has tried nothing
