"""Plays on Formula's page as a person does: with presses, moves and releases, and with keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop import resources
from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Draft, Place, Where
from formula_desktop.formula.match import Match
from formula_desktop.look import theme as themes
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.store.settings.settings import ComputerSpeed, Settings
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.formula.table import OPERATOR_PLACE
from formula_desktop.table.items import CardItem, PlaceItem
from tests.helpers.formula.games import STARTED

LEFT_BUTTON = Qt.MouseButton.LeftButton
RIGHT_BUTTON = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier

FELT = QPointF(300, 450)
"""Where a card can be let go without a meaning."""


class Table:
    """A page with a game, and a person's hands."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: themes.Theme = themes.LIGHT,
        animation: bool = False,
        speed: ComputerSpeed = ComputerSpeed.AT_ONCE,
        waits: bool = True,
    ) -> None:
        load_fonts()
        self.qtbot = qtbot
        self.settings = Settings()
        self.settings.animation = animation
        self.settings.computer_speed = speed
        self.page = FormulaPage(self.settings, theme)
        qtbot.addWidget(self.page, before_close_func=lambda _page: self.page.clear())
        self.page.resize(*size)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        self.rounds_over = 0
        self.page.round_over.connect(self._count_round)
        self.show_match(match, waits=waits)

    def show_match(self, match: Match, *, waits: bool = True) -> None:
        """Lay another match on the table, and wait until a person may act."""
        self.game = FormulaGame(match, clock=lambda: STARTED, random=Random(1))
        self.page.show_game(self.game)
        scene = self.page.scene
        assert scene is not None
        self.scene: FormulaScene = scene
        self.view = self.page.view
        if waits:
            self.qtbot.waitUntil(self.page.view.hasFocus)
            self.wait()

    def _count_round(self) -> None:
        self.rounds_over += 1

    # --- what there is --------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The draft of the person to move."""
        assert self.game.draft is not None
        return self.game.draft

    @property
    def reads(self) -> str:
        """What the draft reads, as a sum."""
        return self.draft.reads

    @property
    def plays(self) -> list[str]:
        """The plays of this round, written."""
        return [str(turn.play) for turn in self.game.match.round.turns]

    def card(self, card: str, number: int = 0) -> CardItem:
        """A card of the hand in the tray; the first one of several, from left to right."""
        same = [at for at in self.scene.cards.order if self.scene.cards.hand_cards[at] == card]
        return self.scene.cards.hand[same[number]]

    def symbol(self, operator: Operator) -> CardItem:
        """A symbol card beside the formula."""
        return self.scene.cards.symbols[operator]

    def place(self, number: int, where: Where = Where.BEHIND, index: int = 0) -> PlaceItem:
        """A place of the formula."""
        key = Place(number, where, index)
        return next(each for each in self.scene.place_items if each.key == key)

    @property
    def gap_place(self) -> PlaceItem:
        """The place in the gap, for symbols."""
        return next(each for each in self.scene.place_items if each.key == OPERATOR_PLACE)

    @property
    def visible_places(self) -> list[PlaceItem]:
        return [each for each in self.scene.place_items if each.isVisible()]

    # --- waiting --------------------------------------------------------------------------------

    def wait(self) -> None:
        """Wait until a person may act: to move, to take the seat, or at the end of a round."""
        self.qtbot.waitUntil(self._is_ready, timeout=20_000)

    def _is_ready(self) -> bool:
        game = self.game
        is_over = game.position.is_over and self.rounds_over > 0
        covered = game.is_covered and game.is_person_to_move
        return not self.scene.is_moving and (game.draft is not None or is_over or covered)

    def until(self, condition: Callable[[], bool], timeout: int = 5000) -> None:
        self.qtbot.waitUntil(condition, timeout=timeout)

    def until_still(self) -> None:
        """Wait until no card glides."""
        self.until(lambda: all(item.pos() == item.home for item in self.scene.cards.hand))

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
        # Qt takes two presses soon after another for a double click: not what is meant here
        QApplication.processEvents()
        self._forget_click()

    def _forget_click(self) -> None:
        """Let the next press be no second one of a double click."""
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

    def click_card(self, card: str, number: int = 0) -> None:
        self.click(self.card(card, number).outline.center())

    def drag_card(self, card: str, place: PlaceItem | QPointF, number: int = 0) -> None:
        """Drag a card of the tray to a place or a point."""
        end = place.rect.center() if isinstance(place, PlaceItem) else place
        self.drag(self.card(card, number).outline.center(), end)

    def hold(self, card: str) -> CardItem:
        """Drag a card of the hand over the felt, and don't let go."""
        item = self.card(card)
        centre = item.outline.center()
        self.start_drag(centre, centre + QPointF(60, -90))
        assert self.scene.held is item
        assert self.scene.is_dragging
        return item

    def press_button(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT_BUTTON)
        QApplication.processEvents()

    # --- the keyboard ---------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """A key, for whatever has the keyboard."""
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
        """Nothing is held, no place shows, and every card is at home and lies flat."""
        assert self.scene.held is None
        assert not self.scene.is_dragging
        assert not self.visible_places
        self.until_still()
        for item in self.scene.cards.hand:
            assert not item.face.lifted
            assert item.scale() == 1


def load_fonts() -> None:
    """The program's own typeface, once."""
    if "Atkinson Hyperlegible Next" not in QFontDatabase.families():
        for file in resources.fonts():
            QFontDatabase.addApplicationFont(str(file))


def drag_distance() -> int:
    """How far the pointer must go before a press becomes a drag."""
    return QGuiApplication.styleHints().startDragDistance()
