"""Random actions at a table, one after another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look import theme as themes
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.played_page import LEFT_BUTTON, PLAIN, RIGHT_BUTTON

CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = [
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Left", "Right", "Up", "Down")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Return", "Space", "Escape", "Delete")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Tab", "Backtab", "Backspace", "F5", "Home")),
]
LETTERS = "0123456789*+-x/jq:="
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (1100, 1000), (1600, 640)]


class Monkey(ABC):
    """Does one thing at a time to a table, as a `Table` of `page.py` lends it."""

    def __init__(self, table: Any, random: Random, speak: Callable[[str], object]) -> None:
        self.table = table
        self.random = random
        self._speak = speak
        self.done: list[str] = []

    # --- for each game --------------------------------------------------------------------------

    @abstractmethod
    def rects(self) -> list[QRectF]:
        """Where something is."""

    @abstractmethod
    def buttons(self) -> list[QPushButton]:
        """The buttons of the page; Undo and Redo are there anyway."""

    @abstractmethod
    def sensible(self) -> None:
        """What a player would do, so that games continue."""

    # --- anything -------------------------------------------------------------------------------

    def do(self) -> None:
        """Anything."""
        action = self.random.choice(self.often() if self.random.random() < 0.85 else self.seldom())
        self.done.append(action.__name__)
        action()

    def often(self) -> list[Callable[[], None]]:
        return [*(self.press, self.move, self.move, self.release, self.key), self.sensible]

    def seldom(self) -> list[Callable[[], None]]:
        return [*(self.button, self.resize, self.speak, self.other, self.wait, self.theme)]

    def point(self) -> QPointF:
        """Mostly a point where something is."""
        scene, random = self.table.scene, self.random
        if scene.ring is not None and random.random() < 0.7:
            on_ring: QPointF = scene.ring.centre_of(random.randrange(10))
            return on_ring
        rect = scene.sceneRect() if random.random() < 0.1 else random.choice(self.rects())
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

    def key(self) -> None:
        widget = QApplication.focusWidget() or self.table.view
        if self.random.random() < 0.4:
            QTest.keyClicks(widget, self.random.choice(LETTERS))
        else:
            modifiers = CONTROL if self.random.random() < 0.2 else PLAIN
            QTest.keyClick(widget, self.random.choice(KEYS), modifiers)

    def button(self) -> None:
        page = self.table.page
        buttons = [page.undo_button, page.uncover_button, *self.buttons()]
        button = self.random.choice(buttons)
        if button.isVisible():
            self.done.append(button.text())
            QTest.mouseClick(button, LEFT_BUTTON)

    def resize(self) -> None:
        self.table.page.resize(*self.random.choice(SIZES))

    def speak(self) -> None:
        self._speak(self.random.choice(tuple(LANGUAGES)))

    def theme(self) -> None:
        theme = self.random.choice(themes.THEMES)
        self.table.look.show(self.table.look.now._replace(theme=theme))

    def wait(self) -> None:
        QTest.qWait(self.random.choice((1, 5, 20)))

    def other(self) -> None:
        table, random = self.table, self.random
        self.hurry()
        table.settings.say_when_no_play = random.random() < 0.5
        if random.random() < 0.2:
            table.page.hide()
            table.page.show()
        table.page.activateWindow()
        table.view.setFocus()

    def hurry(self) -> None:
        """Make the computer answer soon."""
        settings, random = self.table.settings, self.random
        settings.animation = random.random() < 0.5
        settings.computer_speed = random.choice((ComputerSpeed.AT_ONCE, ComputerSpeed.FAST))


def assert_holding_sound(table: Any) -> None:
    """Nothing is stuck, displaced or out of sight, whether or not something is held."""
    scene = table.scene
    tray = scene.tray
    items = tray.hand
    assert sorted(tray.order) == list(range(len(items)))
    assert len(tray.hand_cards) == len(items)
    if not scene.is_moving:
        assert tray.hand_cards == table.game.hand.hand
        assert not tray.travelling
    assert scene.held is not None or not scene.is_dragging
    assert scene.held is not None or not any(place.isVisible() for place in scene.places)
    assert scene.held is None or scene.ring is None
    for item in items:
        if item is not scene.held and item not in tray.still and not glides(item):
            assert item.pos() == item.home
    room = scene.sceneRect().adjusted(-1, -1, 1, 1)
    assert all(room.contains(item.home) for item in items)
    bars = table.view.horizontalScrollBar(), table.view.verticalScrollBar()
    assert [(bar.minimum(), bar.maximum()) for bar in bars] == [(0, 0), (0, 0)]


def glides(item: Any) -> bool:
    """Whether an item is moving back to its place."""
    return item._glide is not None and item._glide.state() == QAbstractAnimation.State.Running


def lifted(items: list[Any], held: Any) -> bool:
    """Whether exactly what is held is lifted."""
    up = [item for item in items if item.face.lifted or item.scale() != 1]
    return up == ([] if held is None else [held])
