"""Random events on the page: whatever is done, no card is lost, stuck or torn from its place.

FORMULA_MONKEY is how many events there are, for long runs; FORMULA_MONKEY_SEED the first seed.
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

from formula_desktop.formula.draft import Place
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.play import Formula
from formula_desktop.formula.view import View
from formula_desktop.players import Level, Player
from formula_desktop.scene import theme as themes
from formula_desktop.store.settings import ComputerSpeed
from formula_desktop.windows.languages import speak
from tests.formula.random_matches import random_options
from tests.models.games import NOOR, SAM, STARTED, QuickOpponent, cards_of, ways
from tests.windows.page import LEFT_BUTTON, PLAIN, RIGHT_BUTTON, Table

EVENTS = int(os.environ.get("FORMULA_MONKEY", "2000"))
FIRST_SEED = int(os.environ.get("FORMULA_MONKEY_SEED", "1"))
MATCHES = 4

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


def random_match(random: Random) -> Match:
    """Persons and computers, with any options."""
    computers = [Player(f"Computer {number}", Level.NORMAL) for number in range(2, 5)]
    players = [NOOR, *random.sample([SAM, *computers], random.randint(1, 4))]
    random.shuffle(players)
    dealer = random.randrange(len(players))
    return new_match(random_options(random), tuple(players), STARTED, dealer, new_deck(random))


class Monkey:
    """Does one thing at a time to a table."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.done: list[str] = []
        self.is_pressed = False

    def do(self) -> None:
        """Anything."""
        often = [
            self.press,
            self.move,
            self.move,
            self.release,
            self.key,
            self.sensible,
            self.sensible,
        ]
        seldom = [self.button, self.resize, self.speak, self.other, self.wait, self.theme]
        random = self.random
        action = random.choice(often) if random.random() < 0.85 else random.choice(seldom)
        self.done.append(action.__name__)
        action()

    def point(self) -> QPointF:
        """Mostly a point where something is."""
        scene, random = self.table.scene, self.random
        rects = [item.outline for item in scene.cards.hand] * 2
        rects += [item.rect for item in scene.place_items]
        rects += [item.outline for item in scene.cards.symbols.values()]
        rects += [scene.cards.stock.outline, scene.cards.gap.outline, scene.layout.tray]
        if scene.ring is not None:
            return scene.ring.centre_of(random.randrange(10))
        if random.random() < 0.1:
            rect = scene.sceneRect()
        else:
            rect = random.choice(rects)
        x = rect.left() + rect.width() * random.random()
        return QPointF(x, rect.top() + rect.height() * random.random())

    def a_button(self) -> Qt.MouseButton:
        return RIGHT_BUTTON if self.random.random() < 0.1 else LEFT_BUTTON

    def press(self) -> None:
        self.table.press(self.point(), self.a_button())

    def release(self) -> None:
        self.table.release(self.point(), self.a_button())

    def move(self) -> None:
        self.table.move(self.point())

    def sensible(self) -> None:
        """What somebody does who wants to play, so that rounds go on."""
        table, random = self.table, self.random
        draft = table.game.draft
        if table.page.uncover_button.isVisible():
            table.press_button(table.page.uncover_button)
        elif table.game.position.is_over and random.random() < 0.2:
            self.go_on()
        elif draft is None:
            return
        elif draft.refusal is None:
            table.press_button(table.page.play_button)
        elif table.scene.ring is not None:
            table.click(self.point())
        elif table.scene.held is None and not draft.puts and random.random() < 0.4:
            plays = sorted(legal_plays(draft.view), key=str)
            if plays:
                self.lay(draft.view, random.choice(plays))
            else:
                table.press_button(table.page.draw_button)
        elif table.scene.held is None and table.scene.cards.order:
            index = random.choice(table.scene.cards.order)
            places = draft.places(index)
            if places:
                self.drag(index, random.choice(places))

    def drag(self, index: int, place: Place) -> None:
        table = self.table
        target = table.place(place.number, place.where, place.index).rect.center()
        table.drag(table.scene.cards.hand[index].outline.center(), target)

    def lay(self, view: View, formula: Formula) -> None:
        """Put down all of a formula; now and then Play is for later."""
        table = self.table
        table.click(table.symbol(formula.operator).outline.center())
        for card, digit, place in ways(view, formula):
            draft = table.game.draft
            if draft is None:
                return
            put = {each.index for each in draft.puts}
            hand = [at for at, each in enumerate(view.hand) if each == card and at not in put]
            if not hand or place not in draft.places(hand[0]):
                return  # something else has been put there by a press that was still open
            self.drag(hand[0], place)
            if table.scene.ring is not None:
                table.click(table.scene.ring.centre_of(digit))
        if self.random.random() < 0.8:
            table.press_button(table.page.play_button)

    def go_on(self) -> None:
        table = self.table
        if table.game.match.has_reached_target:
            table.show_match(random_match(self.random), waits=False)
        else:
            table.game.next_round()

    def key(self) -> None:
        widget = QApplication.focusWidget() or self.table.view
        if self.random.random() < 0.4:
            QTest.keyClicks(widget, self.random.choice("0123456789*+-x/jq:"))
        else:
            modifiers = Qt.KeyboardModifier.ControlModifier if self.random.random() < 0.2 else PLAIN
            QTest.keyClick(widget, self.random.choice(KEYS), modifiers)

    def button(self) -> None:
        page = self.table.page
        buttons = [page.play_button, page.draw_button, page.back_button, page.sort_button]
        buttons += [page.undo_button, page.redo_button, page.uncover_button]
        button = self.random.choice(buttons)
        if button.isVisible():
            self.done.append(button.text())
            QTest.mouseClick(button, LEFT_BUTTON)

    def resize(self) -> None:
        self.table.page.resize(*self.random.choice(SIZES))

    def speak(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        speak(app, self.random.choice(("en", "nl")))

    def theme(self) -> None:
        self.table.page.change_theme(self.random.choice(themes.THEMES))

    def wait(self) -> None:
        QTest.qWait(self.random.choice((1, 5, 20)))

    def other(self) -> None:
        table, random = self.table, self.random
        table.settings.animation = random.random() < 0.5
        table.settings.computer_speed = random.choice((ComputerSpeed.AT_ONCE, ComputerSpeed.FAST))
        table.settings.say_when_no_play = random.random() < 0.5
        if random.random() < 0.2:
            table.page.hide()
            table.page.show()
        table.page.activateWindow()
        table.view.setFocus()


def assert_sound(table: Table) -> None:
    """What holds at every moment."""
    game, scene = table.game, table.scene
    assert cards_of(game) == 59
    assert sorted(scene.cards.order) == list(range(len(scene.cards.hand)))
    if not scene.is_moving:
        assert scene.cards.hand_cards == game.hand.hand
        assert not scene.cards.travelling
    lifted = [item for item in scene.cards.hand if item.face.lifted or item.scale() != 1]
    lifted += [item for item in scene.cards.symbols.values() if item.face.lifted]
    assert lifted == ([] if scene.held is None else [scene.held])
    assert scene.held is not None or not scene.is_dragging
    assert scene.held is not None or not table.visible_places
    assert scene.held is None or scene.ring is None
    for item in scene.cards.hand:
        if item is not scene.held and item not in scene.cards.still and not item.is_gliding:
            assert item.pos() == item.home
    for put in game.draft.puts if game.draft else ():
        assert game.hand.hand[put.index] == put.card
    room = scene.sceneRect().adjusted(-1, -1, 1, 1)
    assert all(room.contains(item.home) for item in scene.cards.hand)
    bars = table.view.horizontalScrollBar(), table.view.verticalScrollBar()
    assert [(bar.minimum(), bar.maximum()) for bar in bars] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + MATCHES))
def test_nothing_is_lost_whatever_is_done(qtbot: QtBot, seed: int) -> None:
    random = Random(seed)
    table = Table(qtbot, random_match(random), waits=False)
    monkey = Monkey(table, random)
    turns: set[str] = set()
    for _ in range(EVENTS // MATCHES):
        monkey.do()
        QApplication.processEvents()
        try:
            assert_sound(table)
        except AssertionError:
            print("seed", seed, "did", *monkey.done[-15:])
            raise
        turns.update(table.plays)
    assert len(turns) > 2  # else it has tried nothing
