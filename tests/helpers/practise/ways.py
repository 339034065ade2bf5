"""Solves exercises as those do who have no mouse: with fingers, and through a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessibleInterface, QInputDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import name_of
from formula_desktop.formula.draft import Place
from formula_desktop.formula.play import Formula
from formula_desktop.models.words.formula import card_in_words
from formula_desktop.practise.exercise import ONE_SUM
from tests.helpers.formula.games import ways
from tests.helpers.played_page import LEFT_BUTTON
from tests.helpers.practise.page import Practiser
from tests.helpers.screen.tree import below, children, found, interface, name, names, press

FINGER = 0
OTHER_FINGER = 1


class Fingers(Practiser):
    """Touches the screen as the window system reports it: Qt makes presses of that where it must.

    What `Practiser` does with the mouse is done with a finger.
    """

    def __init__(self, qtbot: QtBot, game: str, **shown: Any) -> None:
        super().__init__(qtbot, game, **shown)
        self._device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)

    @property
    def _window(self) -> QWindow:
        window = self.page.window().windowHandle()
        assert isinstance(window, QWindow)
        return window

    def _in_window(self, widget: QWidget, point: QPoint) -> QPoint:
        return widget.mapTo(widget.window(), point)

    def _on_table(self, point: QPointF) -> QPoint:
        return self._in_window(self.view.viewport(), self.pixel(point))

    def _put_down(self, at: QPoint, finger: int = FINGER) -> None:
        event = QTest.touchEvent(self._window, self._device, False)
        event.press(finger, at, self._window)
        event.commit()

    def _lift(self, at: QPoint, finger: int = FINGER) -> None:
        event = QTest.touchEvent(self._window, self._device, False)
        event.release(finger, at, self._window)
        event.commit()
        QApplication.processEvents()

    def press(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self._put_down(self._on_table(point))

    def move(self, point: QPointF) -> None:
        event = QTest.touchEvent(self._window, self._device, False)
        event.move(FINGER, self._on_table(point), self._window)
        event.commit()
        QApplication.processEvents()

    def release(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self._lift(self._on_table(point))

    def _forget_click(self) -> None:
        """Do nothing: two taps in a row are presses like any other."""

    def press_button(self, button: QWidget) -> None:
        middle = self._in_window(button, button.rect().center())
        self._put_down(middle)
        self._lift(middle)

    def touch_too(self, point: QPointF) -> None:
        """Tap with another finger, while the first one stays where it is."""
        at = self._on_table(point)
        for is_down in (True, False):
            event = QTest.touchEvent(self._window, self._device, False)
            event.stationary(FINGER)
            (event.press if is_down else event.release)(OTHER_FINGER, at, self._window)
            event.commit()
            QApplication.processEvents()

    def lay_by_taps(self, play: Formula | Sum) -> None:
        """Put a play down without dragging: tap a card or tile, then its place.

        The answer to a single sum has one place, so that one tap is enough.
        """
        for index, place, digit in self._steps(play):
            self.until_still()
            self.click(self.scene.tray.hand[index].outline.center())
            if self.game.exercise.task in ONE_SUM and self._card(index) != "*":
                assert self.scene.held is None, "a tap lays it"
                continue
            assert self.scene.held is self.scene.tray.hand[index], "a tap picks it up"
            if isinstance(place, Place):
                item = next(each for each in self.scene.place_items if each.key == place)
                self.click(item.rect.center())
            else:
                self.click(self.at(place))
            if self.scene.ring is not None:
                self.click(self.scene.ring.centre_of(digit))

    def _card(self, index: int) -> str:
        return str(self.scene.tray.hand_cards[index])

    def _steps(self, play: Formula | Sum) -> Iterator[tuple[int, Place | str, int | None]]:
        """The index of each card or tile to lay, its place or square, and its digit."""
        if isinstance(play, Sum):
            there = self.game.draft.puts
            for put in self.game.drafting.laid(self.game.view, play).puts:
                if put not in there:
                    yield put.index, name_of(put.square), put.digit
            return
        if self.game.draft.operator is not play.operator:
            self.click(self.scene.cards.symbols[play.operator].outline.center())
        used: set[int] = set()
        for card, digit, place in [*ways(self.game.draft.view, play)]:
            yield self._free(card, used), place, digit


class Reader(Practiser):
    """Finds everything by its name, and presses it as a screen reader does."""

    @property
    def top(self) -> QAccessibleInterface:
        """The table."""
        return interface(self.view)

    @property
    def read(self) -> list[str]:
        """Everything that can be read on the page."""
        return [name(each) for each in below(interface(self.page)) if not each.state().invisible]

    def can_read(self, text: str) -> bool:
        """Whether a text, which is not empty, can be read on the page."""
        return bool(text) and text.replace("(s)", "s") in self.read

    def lay(self, play: Formula | Sum) -> None:
        if isinstance(play, Sum):
            self._read_sum(play)
        else:
            self._read_formula(play)

    def _read_formula(self, formula: Formula) -> None:
        if self.game.draft.operator is not formula.operator:
            signs = [*self.scene.cards.symbols]
            shown = [each for each in signs if self.scene.cards.symbols[each].isVisible()]
            press(found(self.top, "Symbol cards").child(shown.index(formula.operator)))
        for card, digit, place in [*ways(self.game.draft.view, formula)]:
            self._press_in("Your cards…", card_in_words(card))
            places = [each.key for each in self.scene.places]
            press(children(found(self.top, "Places for …"))[places.index(place)])
            self._choose(digit)

    def _read_sum(self, laid: Sum) -> None:
        there = self.game.draft.puts
        for put in self.game.drafting.laid(self.game.view, laid).puts:
            if put in there:
                continue
            rack = [self.scene.tray.hand[each] for each in self.scene.tray.order]
            at = rack.index(self.scene.tray.hand[put.index])
            gone = sum(each in self._away for each in self.scene.tray.order[:at])
            press(children(found(self.top, "Your tiles…"))[at - gone])
            press(found(self.top, f"{name_of(put.square)}, empty…"))
            self._choose(put.digit)

    @property
    def _away(self) -> set[int]:
        return {put.index for put in self.game.draft.puts}

    def _press_in(self, group: str, wanted: str) -> None:
        those = found(self.top, group)
        press(children(those)[names(those).index(wanted)])

    def _choose(self, digit: int | None) -> None:
        if self.scene.ring is not None:
            assert digit is not None
            press(children(found(self.top, "Which digit?"))[digit])

    def press_button(self, button: QWidget) -> None:
        press(interface(button))
