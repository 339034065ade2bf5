"""What the pages of both games have in common: a game, and a person's actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop import resources
from formula_desktop.look.theme import FONT_FAMILY, Theme
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.pages.table.page import AnyTablePage
from formula_desktop.store.settings.settings import ComputerSpeed, Settings
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.view import TableView
from tests.helpers.looks import look_of

LEFT_BUTTON = Qt.MouseButton.LeftButton
RIGHT_BUTTON = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


P = TypeVar("P", bound=AnyTablePage, covariant=True)
"""A game's page."""
G = TypeVar("G", bound=AnyTableGame, covariant=True)
"""The game on it."""
S = TypeVar("S", bound=AnyTable, covariant=True)
"""Its table."""


class PlayedPage(ABC, Generic[P, G, S]):
    """A page with a game, and a person's hands."""

    page: P
    game: G
    scene: S
    view: TableView

    def __init__(self, qtbot: QtBot, theme: Theme, animation: bool, speed: ComputerSpeed) -> None:
        load_fonts()
        self.qtbot = qtbot
        self.look = look_of(theme)
        self.settings = Settings()
        self.settings.animation = animation
        self.settings.computer_speed = speed
        self.rounds_over = 0

    def _show(self, size: tuple[int, int]) -> None:
        """Show the page, which is still empty."""
        page = self.page
        self.qtbot.addWidget(page, before_close_func=lambda _page: page.clear())
        page.resize(*size)
        page.show()
        self.qtbot.waitExposed(page)
        page.round_over.connect(self._count_round)

    def _count_round(self) -> None:
        self.rounds_over += 1

    # --- the state ------------------------------------------------------------------------------

    @property
    @abstractmethod
    def visible_places(self) -> Sequence[PlaceItem]:
        """The places that may take what is held."""

    @property
    @abstractmethod
    def hand(self) -> Sequence[CardItem]:
        """What the player to move holds, from left to right or in the order of the hand."""

    # --- waiting --------------------------------------------------------------------------------

    def wait(self) -> None:
        """Wait until a person may act: to move, to take the seat, or at the end of a round."""
        self.qtbot.waitUntil(self._is_ready)

    def _is_ready(self) -> bool:
        game = self.game
        is_over = game.position.is_over and self.rounds_over > 0
        covered = game.is_covered and game.is_person_to_move
        return not self.scene.is_moving and (game.draft is not None or is_over or covered)

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def until_still(self) -> None:
        """Wait until nothing in the hand glides."""
        self.until(lambda: all(item.pos() == item.home for item in self.hand))

    # --- the mouse ------------------------------------------------------------------------------

    def pixel(self, point: QPointF) -> QPoint:
        """Where a point of the table is in the view."""
        return self.view.mapFromScene(point)

    def press(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        QTest.mousePress(self.view.viewport(), button, PLAIN, self.pixel(point))

    def move(self, point: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.pixel(point))
        QApplication.processEvents()

    def release(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        QTest.mouseRelease(self.view.viewport(), button, PLAIN, self.pixel(point))

    def click(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.press(point, button)
        self.release(point, button)
        # Qt takes two quick presses for a double click, which is not wanted here
        QApplication.processEvents()
        self._forget_click()

    def _forget_click(self) -> None:
        """Keep the next press from completing a double click."""
        QTest.mouseMove(self.view.viewport(), QPoint(1, 1))
        QApplication.processEvents()

    def double_click(self, point: QPointF) -> None:
        """Press, release, press as the second of a double click, release."""
        self.press(point)
        self.release(point)
        QTest.mouseDClick(self.view.viewport(), LEFT_BUTTON, PLAIN, self.pixel(point))
        self.release(point)  # which QTest leaves out
        QApplication.processEvents()

    def start_drag(self, start: QPointF, end: QPointF) -> None:
        """Press and move, without letting go."""
        self.press(start)
        for step in range(1, 5):
            self.move(start + (end - start) * step / 4)

    def drag(self, start: QPointF, end: QPointF) -> None:
        self.start_drag(start, end)
        self.release(end)
        QApplication.processEvents()

    def press_button(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT_BUTTON)
        QApplication.processEvents()

    # --- the keyboard ---------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key in the widget that has the focus."""
        widget = QApplication.focusWidget()
        assert widget is not None, "nothing has the keyboard"
        QTest.keyClick(widget, key, modifiers)
        QApplication.processEvents()

    def keys(self, text: str) -> None:
        """Type characters."""
        for character in text:
            widget = QApplication.focusWidget()
            assert widget is not None, "nothing has the keyboard"
            QTest.keyClicks(widget, character)
            QApplication.processEvents()

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a control has the keyboard."""
        for _ in range(40):
            if widget.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab does not lead there")

    # --- what must always hold ------------------------------------------------------------------

    def assert_nothing_held(self) -> None:
        """Nothing is held, no place is highlighted, and the hand is in its place and flat."""
        assert self.scene.held is None
        assert not self.scene.is_dragging
        assert not self.visible_places
        self.until_still()
        for item in self.hand:
            assert not item.face.lifted
            assert item.scale() == 1


AnyPlayedPage = PlayedPage[AnyTablePage, AnyTableGame, AnyTable]
"""The page of any game with its hands."""


def load_fonts() -> None:
    """The program's own typeface, once."""
    if FONT_FAMILY not in QFontDatabase.families():
        for file in resources.fonts():
            QFontDatabase.addApplicationFont(str(file))


def drag_distance() -> int:
    """How far the pointer must go before a press becomes a drag."""
    return QGuiApplication.styleHints().startDragDistance()
